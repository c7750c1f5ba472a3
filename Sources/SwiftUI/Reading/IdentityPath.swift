/// Where a view stands in the tree of views, which is what tells it apart from one reading to the next.
package nonisolated struct IdentityPath: Hashable {
  /// A step down the tree.
  package enum Step: Hashable {
    /// The child at a place.
    case index(Int)
    /// The branch of a condition.
    case branch(Bool)
    /// An id given by the author.
    case id(AnyHashable)
    /// A view of a type.
    case type(ObjectIdentifier)
    /// What stands in a role beside the content: a background, a label.
    case role(String)
  }

  var steps: [Step] = []
}
