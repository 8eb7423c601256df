extension UIImage {
    /// The traits a picture is meant for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        public let traitCollection: UITraitCollection?
        /// The language and region that a picture is meant for; nil for any. Default nil. Since iOS 17.
        public internal(set) var locale: Locale?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        public convenience init(locale: Locale?) {
            self.init(traits: nil)
            self.locale = locale
        }

        public convenience init(traitCollection: UITraitCollection?) {
            self.init(traits: traitCollection)
        }

        /// The same configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            make(traits: traitCollection).with(locale)
        }

        /// The same configuration for another language and region.
        open func withLocale(_ locale: Locale?) -> Self { make(traits: traitCollection).with(locale) }

        private func with(_ locale: Locale?) -> Self {
            self.locale = locale
            return self
        }

        /// This configuration with everything that `otherConfiguration` specifies replaced.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return merged(with: other).with(other.locale ?? locale)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        func make(traits: UITraitCollection?) -> Self {
            unsafeDowncast(Configuration(traits: traits), to: Self.self)
        }

        func merged(with other: Configuration) -> Self {
            make(traits: Self.merge(traitCollection, other.traitCollection))
        }

        static func merge(_ first: UITraitCollection?, _ second: UITraitCollection?) -> UITraitCollection? {
            guard let first else { return second }
            guard let second else { return first }
            return UITraitCollection(traitsFrom: [first, second])
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
            return other.traitCollection == traitCollection && other.locale == locale
        }

        open override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
