internal import InterfaceFiles

extension UIColor {
    /// The colour set of this name in the main bundle's asset catalogues, or nil. It adapts to traits as the set says.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour set of this name in `bundle` (nil: the main bundle). With traits given, the colour for those; without,
    /// a colour that adapts.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let asset = BundleCatalogs.of(bundle).asset(.color, named: name) else {
            MissingResource.color(name, in: bundle)
            return nil
        }
        let variant: (UITraitCollection) -> UIColor? = { traits in
            AssetEntryMatching.best(of: asset.entries, for: AssetEnvironment(traits))?.color.flatMap(UIColor.catalogColor)
        }
        if let traitCollection {
            guard let color = variant(traitCollection), case .fixed(let fixed) = color.resolvedColor(with: traitCollection).source
            else { return nil }
            self.init(cgColor: fixed)
        } else {
            self.init(source: .catalog(name: name, variant: variant))
        }
    }

    /// A colour as a catalogue states it.
    static func catalogColor(_ color: AssetEntry.Color) -> UIColor? {
        switch color {
        case .components(let space, let red, let green, let blue, let alpha):
            if space == "display-p3" {
                return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
            }
            return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .gray(_, let white, let alpha):
            return UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
        case .reference(let name):
            let bare: String = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            return SystemColor(rawValue: bare).map(UIColor.system)
        }
    }
}
