extension UIImage {
    /// Size, weight, scale and colours of a symbol. What one configuration leaves open, another can supply.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The values that are specified; nil means left open.
        struct Values: Equatable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var hierarchicalColor: UIColor?
            var paletteColors: [UIColor]?
            var prefersMonochrome: Bool = false
            /// The symbol's own colours, where it has some: none of those here has, and they take the tint.
            var prefersMulticolor: Bool = false

            func merged(with other: Values) -> Values {
                var result: Values = self
                if other.pointSize != nil || other.textStyle != nil {
                    result.pointSize = other.pointSize
                    result.textStyle = other.textStyle
                }
                if let weight = other.weight { result.weight = weight }
                if let scale = other.scale { result.scale = scale }
                if other.hierarchicalColor != nil || other.paletteColors != nil || other.prefersMonochrome || other.prefersMulticolor {
                    result.hierarchicalColor = other.hierarchicalColor
                    result.paletteColors = other.paletteColors
                    result.prefersMonochrome = other.prefersMonochrome
                    result.prefersMulticolor = other.prefersMulticolor
                }
                return result
            }
        }

        let values: Values

        init(values: Values, traits: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traits)
        }

        /// A configuration that specifies nothing.
        public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(values: Values()) }

        public convenience init(scale: SymbolScale) {
            self.init(values: Values(scale: scale))
        }

        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(values: Values(weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// The size of a text style, which follows Dynamic Type.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(textStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(textStyle: textStyle, scale: scale))
        }

        /// The size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(values: Values(pointSize: font.pointSize, weight: font.symbolWeight))
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
        }

        /// One colour, fainter for what surrounds the main part.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(hierarchicalColor: hierarchicalColor))
        }

        /// A colour for each part, the main part first.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(paletteColors: paletteColors))
        }

        /// One colour for all parts.
        public class func preferringMonochrome() -> Self {
            unsafeDowncast(SymbolConfiguration(values: Values(prefersMonochrome: true)), to: Self.self)
        }

        /// The colours that a symbol has by itself; symbols without such are drawn in one.
        public class func preferringMulticolor() -> Self {
            unsafeDowncast(SymbolConfiguration(values: Values(prefersMulticolor: true)), to: Self.self)
        }

        /// The same without point size, text style and weight: only the scale and colours stay.
        public func withoutTextStyle() -> Self {
            var copy: Values = values
            copy.textStyle = nil
            return make(copy)
        }

        public func withoutScale() -> Self {
            var copy: Values = values
            copy.scale = nil
            return make(copy)
        }

        public func withoutWeight() -> Self {
            var copy: Values = values
            copy.weight = nil
            return make(copy)
        }

        public func withoutPointSizeAndWeight() -> Self {
            var copy: Values = values
            copy.pointSize = nil
            copy.weight = nil
            return make(copy)
        }

        /// The methods' names before Swift had the others.
        public func configurationWithoutTextStyle() -> Self { withoutTextStyle() }
        public func configurationWithoutScale() -> Self { withoutScale() }
        public func configurationWithoutWeight() -> Self { withoutWeight() }
        public func configurationWithoutPointSizeAndWeight() -> Self { withoutPointSizeAndWeight() }

        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { otherConfiguration?.values == values }

        private func make(_ values: Values) -> Self {
            unsafeDowncast(SymbolConfiguration(values: values, traits: traitCollection), to: Self.self)
        }

        override func make(traits: UITraitCollection?) -> Self {
            unsafeDowncast(SymbolConfiguration(values: values, traits: traits), to: Self.self)
        }

        override func merged(with other: Configuration) -> Self {
            let traits: UITraitCollection? = Self.merge(traitCollection, other.traitCollection)
            let added: Values = (other as? SymbolConfiguration)?.values ?? Values()
            return unsafeDowncast(SymbolConfiguration(values: values.merged(with: added), traits: traits), to: Self.self)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.values == values && other.traitCollection == traitCollection
        }

        public override var hash: Int { values.pointSize?.hashValue ?? 0 }

        /// The size in points under `traits`. A symbol of no stated size is as large as body text at the default setting.
        func pointSize(for traits: UITraitCollection) -> CGFloat {
            if let style = values.textStyle { return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize }
            return values.pointSize ?? 17
        }
    }
}
