import UIKit

/// A cell whose picture may be a file's.
@preconcurrency @MainActor open class PFTableViewCell: UITableViewCell {
    private let picture = PFImageView()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(picture)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(picture)
    }

    open override var imageView: PFImageView? { picture }

    /// The picture is a square as high as the cell, and the words are beside it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height: CGFloat = contentView.bounds.height
        picture.frame = CGRect(x: 0, y: 0, width: picture.image == nil && picture.file == nil ? 0 : height, height: height)
        let least: CGFloat = picture.frame.maxX + 15
        for label in [textLabel, detailTextLabel].compactMap({ $0 }) where picture.frame.width > 0 && label.frame.minX < least {
            let end: CGFloat = label.frame.maxX
            label.frame.origin.x = least
            label.frame.size.width = max(0, min(label.frame.width, contentView.bounds.maxX - least))
            if end > label.frame.maxX, detailTextLabel == nil { label.frame.size.width = end - least }
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        (picture.file, picture.image) = (nil, nil)
    }
}

/// A cell with a picture, which may be a file's, and a line of words below it.
@preconcurrency @MainActor open class PFCollectionViewCell: UICollectionViewCell {
    public let textLabel = UILabel()
    public let imageView = PFImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center
        imageView.contentMode = .scaleAspectFit
        contentView.addSubview(imageView)
        contentView.addSubview(textLabel)
    }

    /// Does nothing, for subclasses that show an object.
    open func update(from object: PFObject?) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds: CGRect = contentView.bounds
        let height: CGFloat = textLabel.text?.isEmpty ?? true ? 0 : min(textLabel.sizeThatFits(bounds.size).height, bounds.height)
        textLabel.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        imageView.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - height)
    }
}
