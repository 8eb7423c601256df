import UIKit

/// The language of all headers and footers.
@preconcurrency @MainActor open class MJRefreshConfig: NSObject {
    public class var `default`: MJRefreshConfig { AppServices.object { MainActor.assumeIsolated { MJRefreshConfig() } } }

    /// A language's identifier, such as `zh-Hans`. Default nil: that which the user prefers.
    open var languageCode: String? {
        didSet {
            if languageCode != oldValue { NotificationCenter.default.post(name: .MJRefreshDidChangeLanguage, object: self) }
        }
    }
    /// A bundle of the app's with other words, by the same keys. Default nil.
    open var i18nBundle: Bundle?
    /// The file of words in that bundle, without its ending. Default nil: `Localizable`.
    open var i18nFilename: String?

    var words: [String: String] {
        let language: String = languageCode ?? Locale.preferredLanguages.first ?? "en"
        return RefreshWords.table(of: RefreshWords.language(for: language))
    }
}

extension Bundle {
    /// A text of the library's in the language of headers and footers.
    @preconcurrency @MainActor public class func mj_localizedString(forKey key: String) -> String { mj_localizedString(forKey: key, value: nil) }

    @preconcurrency @MainActor public class func mj_localizedString(forKey key: String, value: String?) -> String {
        let config: MJRefreshConfig = .default
        let text: String = config.words[key] ?? value ?? ""
        return config.i18nBundle?.localizedString(forKey: key, value: text, table: config.i18nFilename) ?? text
    }
}

/// The words by language.
enum RefreshWords {
    /// The language whose words are shown for one that the user prefers: Chinese in either script, or English.
    static func language(for preferred: String) -> String {
        guard preferred.hasPrefix("zh") else { return "en" }
        return preferred.contains("Hans") ? "zh-Hans" : "zh-Hant"
    }

    static func table(of language: String) -> [String: String] {
        let column: Int = ["en", "zh-Hans", "zh-Hant"].firstIndex(of: language) ?? 0
        return rows.mapValues { $0[column] }
    }

    private static let rows: [String: [String]] = [
        MJRefreshHeaderIdleText: ["Pull down to refresh", "下拉可以刷新", "下拉可以刷新"],
        MJRefreshHeaderPullingText: ["Release to refresh", "松开立即刷新", "鬆開立即刷新"],
        MJRefreshHeaderRefreshingText: ["Loading...", "正在刷新数据中...", "正在刷新數據中..."],
        MJRefreshAutoFooterIdleText: ["Tap or pull up to load more", "点击或上拉加载更多", "點擊或上拉加載更多"],
        MJRefreshAutoFooterRefreshingText: ["Loading...", "正在加载更多的数据...", "正在加載更多的數據..."],
        MJRefreshAutoFooterNoMoreDataText: ["No more data", "已经全部加载完毕", "已經全部加載完畢"],
        MJRefreshBackFooterIdleText: ["Pull up to load more", "上拉可以加载更多", "上拉可以加載更多"],
        MJRefreshBackFooterPullingText: ["Release to load more", "松开立即加载更多", "鬆開立即加載更多"],
        MJRefreshBackFooterRefreshingText: ["Loading...", "正在加载更多的数据...", "正在加載更多的數據..."],
        MJRefreshBackFooterNoMoreDataText: ["No more data", "已经全部加载完毕", "已經全部加載完畢"],
        MJRefreshHeaderLastTimeText: ["Last update: ", "最后更新：", "最後更新："],
        MJRefreshHeaderDateTodayText: ["Today", "今天", "今天"],
        MJRefreshHeaderNoneLastDateText: ["No record", "无记录", "無記錄"],
    ]
}
