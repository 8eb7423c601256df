/// InterfaceFiles: reads the files an Xcode project ships beside its code into plain values. It knows no UIKit class:
/// the same reading serves the app at run time and the tools that check a project.
///
/// | folder | reads | gives |
/// |---|---|---|
/// | `AssetCatalog` | `.xcassets` folders | `AssetCatalog`, its entries, and `AssetEntryMatching`, which chooses one |
/// | `Strings` | `.strings` | `StringsTable` |
