import UIKit

/// One hour: the time, the sky, the temperature.
class HourCell: UICollectionViewCell {
    private let timeLabel = UILabel()
    private let skyView = UIImageView()
    private let temperatureLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .secondarySystemGroupedBackground
        background.cornerRadius = 14
        backgroundConfiguration = background
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .secondaryLabel
        temperatureLabel.font = .preferredFont(forTextStyle: .headline)
        skyView.contentMode = .scaleAspectFit
        skyView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
        let stack = UIStackView(arrangedSubviews: [timeLabel, skyView, temperatureLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.distribution = .equalSpacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ hour: Hour) {
        timeLabel.text = "\(hour.hour):00"
        skyView.image = UIImage(systemName: hour.sky.symbolName)
        skyView.tintColor = hour.sky.color
        temperatureLabel.text = Degrees.text(hour.temperature)
    }
}
