// A file that imports SwiftUI has Foundation too, as on Apple's platforms.
@_exported public import Foundation
@_exported public import Observation
