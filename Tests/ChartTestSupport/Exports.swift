// Charts of every kind are the program's own; tests of all modules name them.
@_exported public import ChartGallery
