import UIKit

/// A cloth cover with the title on it.
final class CoverView: UIView {
    private let cloth = UIView()
    private let spine = UIView()
    private let titleLabel = UILabel()
    private let authorLabel = UILabel()

    private static let colors: [UIColor] = [
        UIColor(red: 0.30, green: 0.38, blue: 0.33, alpha: 1), UIColor(red: 0.55, green: 0.25, blue: 0.22, alpha: 1),
        UIColor(red: 0.21, green: 0.32, blue: 0.46, alpha: 1), UIColor(red: 0.50, green: 0.40, blue: 0.22, alpha: 1),
        UIColor(red: 0.38, green: 0.27, blue: 0.43, alpha: 1),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        cloth.layer.cornerRadius = 4
        cloth.layer.shadowOpacity = 0.3
        cloth.layer.shadowRadius = 6
        cloth.layer.shadowOffset = CGSize(width: 0, height: 4)
        spine.backgroundColor = UIColor.black.withAlphaComponent(0.18)
        titleLabel.font = .boldSystemFont(ofSize: 17)
        titleLabel.numberOfLines = 0
        authorLabel.font = .systemFont(ofSize: 12)
        for label in [titleLabel, authorLabel] {
            label.textColor = UIColor(red: 0.97, green: 0.91, blue: 0.76, alpha: 1)
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
        }
        let text = UIStackView(arrangedSubviews: [titleLabel, UIView(), authorLabel])
        text.axis = .vertical
        for child in [cloth, spine, text] as [UIView] { child.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(cloth)
        cloth.addSubview(spine)
        cloth.addSubview(text)
        NSLayoutConstraint.activate([
            cloth.topAnchor.constraint(equalTo: topAnchor), cloth.bottomAnchor.constraint(equalTo: bottomAnchor),
            cloth.centerXAnchor.constraint(equalTo: centerXAnchor), cloth.widthAnchor.constraint(equalToConstant: 130),
            cloth.heightAnchor.constraint(equalToConstant: 186),
            spine.topAnchor.constraint(equalTo: cloth.topAnchor), spine.bottomAnchor.constraint(equalTo: cloth.bottomAnchor),
            spine.leadingAnchor.constraint(equalTo: cloth.leadingAnchor), spine.widthAnchor.constraint(equalToConstant: 12),
            text.topAnchor.constraint(equalTo: cloth.topAnchor, constant: 18),
            text.bottomAnchor.constraint(equalTo: cloth.bottomAnchor, constant: -14),
            text.leadingAnchor.constraint(equalTo: spine.trailingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: cloth.trailingAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func show(title: String, author: String, number: Int) {
        titleLabel.text = title
        authorLabel.text = author
        cloth.backgroundColor = Self.colors[number % Self.colors.count]
    }
}
