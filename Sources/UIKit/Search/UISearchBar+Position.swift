extension UISearchBar: UIBarPositioning {
    /// As its delegate says; any where it says nothing.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
