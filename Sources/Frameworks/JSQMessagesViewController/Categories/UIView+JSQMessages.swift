import UIKit

extension UIView {
    /// Constrains an edge of the view to the same one of a subview.
    public func jsq_pinSubview(_ subview: UIView!, toEdge attribute: NSLayoutConstraint.Attribute) {
        guard let subview else { return }
        addConstraint(
            NSLayoutConstraint(item: self, attribute: attribute, relatedBy: .equal, toItem: subview, attribute: attribute, multiplier: 1, constant: 0))
    }

    /// Constrains all edges of the view to those of a subview.
    public func jsq_pinAllEdges(ofSubview subview: UIView!) {
        for edge in [NSLayoutConstraint.Attribute.bottom, .top, .leading, .trailing] { jsq_pinSubview(subview, toEdge: edge) }
    }
}
