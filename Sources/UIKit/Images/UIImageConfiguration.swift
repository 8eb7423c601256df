extension UIImage {
    /// The traits a picture is meant for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        public convenience init(traitCollection: UITraitCollection?) {
            self.init(traits: traitCollection)
        }

        /// The same configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            make(traits: traitCollection)
        }

        /// This configuration with everything that `otherConfiguration` specifies replaced.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return merged(with: other)
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
            return other.traitCollection == traitCollection
        }

        open override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
