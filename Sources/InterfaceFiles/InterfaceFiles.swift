/// InterfaceFiles: reads the files an Xcode project ships beside its code into plain values. It knows no UIKit class:
/// the same reading serves the app at run time and the tools that check a project.
///
/// | folder | reads | gives |
/// |---|---|---|
/// | `AssetCatalog` | `.xcassets` folders | `AssetCatalog`, its entries, and `AssetEntryMatching`, which chooses one |
/// | `InfoPlist` | keys of an Info.plist | the value for a device: `DeviceVariants` |
/// | `InterfaceBuilder` | `.xib`, `.storyboard` and their compiled form | `InterfaceDocument` and its elements; `InterfaceAudit` says what will not be shown |
/// | `Strings` | `.strings` | `StringsTable` |
