// Files that import RealmSwift alone use Foundation's types.
@_exported import ObjectRuntime
