import Foundation

/// The Swift packages of libraries that CocoaPods has too: where a pod is not installed, the same library is fetched as its package.
enum PodPackages {
    /// The package of a pod that the Podfile names; nil for one that is known to have none.
    ///
    /// - Parameter installed: the version that `Podfile.lock` says, which was resolved from what the Podfile asks for.
    static func package(for pod: Podfile.Pod, installed: String?) -> PackageReference? {
        if let address = pod.git {
            guard address.hasPrefix("https://") else { return nil }
            let requirement: PackageReference.Requirement =
                pod.commit.map { .revision($0) } ?? pod.branch.map { .branch($0) } ?? pod.tag.flatMap(version).map { .exact($0) } ?? anyVersion
            return PackageReference(source: .remote(url: address, requirement))
        }
        guard let repository = repositories[pod.rootName] else { return nil }
        let requirement: PackageReference.Requirement = installed.flatMap(version).map { .exact($0) } ?? Self.requirement(pod.requirements)
        return PackageReference(source: .remote(url: "https://github.com/\(repository)", requirement))
    }

    static let anyVersion: PackageReference.Requirement = .range("0.0.1", "1000.0.0")

    /// CocoaPods' requirements as SwiftPM has them: `~> 5.4` is anything up to 6, `~> 5.4.1` up to 5.5.
    static func requirement(_ texts: [String]) -> PackageReference.Requirement {
        for text in texts {
            let parts = text.split(separator: " ").map(String.init)
            guard let last = parts.last, let full = version(last) else { continue }
            switch parts.count == 1 ? "=" : parts[0] {
            case "=": return .exact(full)
            case "~>": return last.split(separator: ".").count > 2 ? .upToNextMinor(full) : .upToNextMajor(full)
            case ">=", ">": return .range(full, "1000.0.0")
            case "<": return .range("0.0.1", full)
            default: continue
            }
        }
        return anyVersion
    }

    /// A version of three numbers; nil for a text that is none.
    static func version(_ text: String) -> String? {
        let plain = text.hasPrefix("v") ? String(text.dropFirst()) : text
        var numbers = plain.split(separator: "-", maxSplits: 1)[0].split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(numbers.count), numbers.allSatisfy({ Int($0) != nil }) else { return nil }
        while numbers.count < 3 { numbers.append("0") }
        return numbers.joined(separator: ".") + plain.drop { $0 != "-" }
    }

    /// By the pods' names, the places of packages in Swift that make modules of the same names as the pods do.
    private static let repositories: [String: String] = [
        "AEXML": "tadija/AEXML", "AMPopTip": "andreamazz/AMPopTip", "AMScrollingNavbar": "andreamazz/AMScrollingNavbar",
        "AcknowList": "vtourraine/AcknowList", "Action": "RxSwiftCommunity/Action", "ActiveLabel": "optonaut/ActiveLabel.swift",
        "Agrume": "JanGorman/Agrume", "Alamofire": "Alamofire/Alamofire", "AlamofireImage": "Alamofire/AlamofireImage",
        "AlamofireNetworkActivityIndicator": "Alamofire/AlamofireNetworkActivityIndicator", "Anchorage": "Rightpoint/Anchorage",
        "BadgeSwift": "evgenyneu/swift-badge", "BetterSegmentedControl": "gmarm/BetterSegmentedControl", "BonMot": "Rightpoint/BonMot",
        "Bond": "DeclarativeHub/Bond", "BulletinBoard": "alexisakers/BulletinBoard", "CGFloatLiteral": "devxoul/CGFloatLiteral",
        "CLTypingLabel": "cl7/CLTypingLabel", "Cache": "hyperoslo/Cache", "CalendarKit": "richardtop/CalendarKit", "Cartography": "robb/Cartography",
        "Charts": "danielgindi/Charts", "CodableFirebase": "alickbass/CodableFirebase", "CollectionKit": "SoySauceLab/CollectionKit",
        "CombineCocoa": "CombineCommunity/CombineCocoa", "CombineExt": "CombineCommunity/CombineExt", "Cosmos": "evgenyneu/Cosmos",
        "CountryPickerView": "kizitonwose/CountryPickerView", "CryptoSwift": "krzyzanowskim/CryptoSwift", "DGCharts": "danielgindi/Charts",
        "DateTimePicker": "itsmeichigo/DateTimePicker", "DeepDiff": "onmyway133/DeepDiff", "Defaults": "sindresorhus/Defaults",
        "DeviceKit": "devicekit/DeviceKit", "DifferenceKit": "ra1028/DifferenceKit", "Differentiator": "RxSwiftCommunity/RxDataSources",
        "Dip": "AliSoftware/Dip", "Disk": "saoudrizwan/Disk", "Dodo": "evgenyneu/Dodo", "DropDown": "AssistoLab/DropDown",
        "DynamicColor": "yannickl/DynamicColor", "ESTabBarController-swift": "eggswift/ESTabBarController", "EasyPeasy": "nakiostudio/EasyPeasy",
        "EmptyDataSet-Swift": "Xiaoye220/EmptyDataSet-Swift", "Eureka": "xmartlabs/Eureka", "Fakery": "vadymmarkov/Fakery",
        "FeedKit": "nmdias/FeedKit", "FittedSheets": "gordontucker/FittedSheets", "FloatingPanel": "scenee/FloatingPanel",
        "FoldingCell": "Ramotion/folding-cell", "FontAwesome.swift": "thii/FontAwesome.swift", "GRDB.swift": "groue/GRDB.swift",
        "Gifu": "kaishin/Gifu", "GradientLoadingBar": "fxm90/GradientLoadingBar", "GrowingTextView": "KennethTsang/GrowingTextView",
        "HGCircularSlider": "HamzaGhazouani/HGCircularSlider", "Hero": "HeroTransitions/Hero", "HydraAsync": "malcommac/Hydra",
        "IQKeyboardManagerSwift": "hackiftekhar/IQKeyboardManager", "ImageSlideshow": "zvonicek/ImageSlideshow",
        "InputBarAccessoryView": "nathantannar4/InputBarAccessoryView", "Instructions": "ephread/Instructions",
        "JTAppleCalendar": "patchthecode/JTAppleCalendar", "JWTDecode": "auth0/JWTDecode.swift",
        "KDCircularProgress": "kaandedeoglu/KDCircularProgress", "KeychainAccess": "kishikawakatsumi/KeychainAccess",
        "KeychainSwift": "evgenyneu/keychain-swift", "Kingfisher": "onevcat/Kingfisher", "Koloda": "Yalantis/Koloda",
        "LBTATools": "bhlvoong/LBTATools", "LTMorphingLabel": "lexrus/LTMorphingLabel", "Lightbox": "hyperoslo/Lightbox", "Loaf": "schmidyy/Loaf",
        "Localize-Swift": "marmelroy/Localize-Swift", "Mantis": "guoyingtao/Mantis", "M13Checkbox": "Marxon13/M13Checkbox",
        "MapleBacon": "JanGorman/MapleBacon",
        "MarqueeLabel": "cbpowell/MarqueeLabel", "Material": "CosmicMind/Material", "McPicker": "kmcgill88/McPicker-iOS", "MessageKit": "MessageKit/MessageKit",
        "ModelMapper": "lyft/mapper", "Motion": "CosmicMind/Motion", "Moya": "Moya/Moya", "Moya-ObjectMapper": "ivanbruel/Moya-ObjectMapper",
        "MultiSlider": "yonat/MultiSlider", "NSObject+Rx": "RxSwiftCommunity/NSObject-Rx",
        "NVActivityIndicatorView": "ninjaprox/NVActivityIndicatorView", "Nimble": "Quick/Nimble",
        "NotificationBannerSwift": "Daltron/NotificationBanner", "Nuke": "kean/Nuke", "OAuthSwift": "OAuthSwift/OAuthSwift",
        "ObjectMapper": "tristanhimmelman/ObjectMapper", "PKHUD": "pkluz/PKHUD", "Pageboy": "uias/Pageboy", "PagingKit": "kazuhiro4949/PagingKit",
        "PanModal": "slackhq/PanModal", "Parchment": "rechsteiner/Parchment", "PhoneNumberKit": "marmelroy/PhoneNumberKit",
        "PinLayout": "layoutBox/PinLayout", "Polyline": "raphaelmor/Polyline", "PopupDialog": "Orderella/PopupDialog",
        "Presentr": "IcaliaLabs/Presentr", "ProgressHUD": "relatedcode/ProgressHUD", "PromiseKit": "mxcl/PromiseKit", "Quick": "Quick/Quick",
        "RangeSeekSlider": "WorldDownTown/RangeSeekSlider", "ReSwift": "ReSwift/ReSwift", "ReachabilitySwift": "ashleymills/Reachability.swift",
        "ReactiveKit": "DeclarativeHub/ReactiveKit", "ReactiveSwift": "ReactiveCocoa/ReactiveSwift", "ReactorKit": "ReactorKit/ReactorKit",
        "Result": "antitypical/Result", "Reusable": "AliSoftware/Reusable", "ReusableKit": "devxoul/ReusableKit", "RxAlamofire": "RxSwiftCommunity/RxAlamofire",
        "RxBlocking": "ReactiveX/RxSwift", "RxCocoa": "ReactiveX/RxSwift", "RxDataSources": "RxSwiftCommunity/RxDataSources",
        "RxFlow": "RxSwiftCommunity/RxFlow", "RxGesture": "RxSwiftCommunity/RxGesture", "RxKeyboard": "RxSwiftCommunity/RxKeyboard",
        "RxOptional": "RxSwiftCommunity/RxOptional", "RxRelay": "ReactiveX/RxSwift", "RxSwift": "ReactiveX/RxSwift",
        "RxSwiftExt": "RxSwiftCommunity/RxSwiftExt", "RxTest": "ReactiveX/RxSwift", "RxWebKit": "RxSwiftCommunity/RxWebKit",
        "RxViewController": "devxoul/RxViewController",
        "SCLAlertView": "vikmeup/SCLAlertView-Swift", "SDCAlertView": "sberrevoets/SDCAlertView", "SQLite.swift": "stephencelis/SQLite.swift",
        "SWXMLHash": "drmohundro/SWXMLHash", "SideMenu": "jonkykong/SideMenu", "SideMenuSwift": "kukushi/SideMenu",
        "Siesta": "bustoutsolutions/siesta", "Siren": "ArtSabintsev/Siren", "SkeletonView": "Juanpe/SkeletonView",
        "SkyFloatingLabelTextField": "Skyscanner/SkyFloatingLabelTextField", "SnapKit": "SnapKit/SnapKit",
        "Socket.IO-Client-Swift": "socketio/socket.io-client-swift", "Spring": "MengTo/Spring", "Starscream": "daltoniam/Starscream",
        "Stevia": "freshOS/Stevia", "SteviaLayout": "freshOS/Stevia", "Stubber": "devxoul/Stubber", "SwiftChart": "gpbl/SwiftChart",
        "SwiftDate": "malcommac/SwiftDate", "SwiftEntryKit": "huri000/SwiftEntryKit", "SwiftHash": "onmyway133/SwiftHash",
        "SwiftKeychainWrapper": "jrendel/SwiftKeychainWrapper", "SwiftLocation": "malcommac/SwiftLocation",
        "SwiftMessages": "SwiftKickMobile/SwiftMessages", "SwiftPriorityQueue": "davecom/SwiftPriorityQueue", "SwiftProtobuf": "apple/swift-protobuf",
        "SwiftSoup": "scinfu/SwiftSoup",
        "SwiftSpinner": "icanzilb/SwiftSpinner", "SwifterSwift": "SwifterSwift/SwifterSwift", "SwiftyBeaver": "SwiftyBeaver/SwiftyBeaver",
        "SwiftyGif": "kirualex/SwiftyGif", "SwiftyJSON": "SwiftyJSON/SwiftyJSON", "SwiftyStoreKit": "bizz84/SwiftyStoreKit",
        "SwiftyUserDefaults": "sunshinejr/SwiftyUserDefaults", "Swinject": "Swinject/Swinject",
        "SwinjectAutoregistration": "Swinject/SwinjectAutoregistration", "SwinjectStoryboard": "Swinject/SwinjectStoryboard",
        "SwipeCellKit": "SwipeCellKit/SwipeCellKit", "TLPhotoPicker": "tilltue/TLPhotoPicker", "Tabman": "uias/Tabman",
        "TagListView": "ElaWorkshop/TagListView", "Then": "devxoul/Then", "TinyConstraints": "roberthein/TinyConstraints",
        "Toast-Swift": "scalessec/Toast-Swift", "Toucan": "gavinbunney/Toucan", "TransitionButton": "AladinWay/TransitionButton",
        "UICircularProgressRing": "luispadron/UICircularProgressRing", "UIColor_Hex_Swift": "yeahdongcn/UIColor-Hex-Swift",
        "UIImageColors": "jathu/UIImageColors", "URLNavigator": "devxoul/URLNavigator", "Valet": "square/Valet",
        "ViewAnimator": "marcosgriselli/ViewAnimator", "WeakMapTable": "ReactorKit/WeakMapTable", "XCGLogger": "DaveWoodCom/XCGLogger",
        "XCoordinator": "quickbirdstudios/XCoordinator", "XLPagerTabStrip": "xmartlabs/XLPagerTabStrip",
        "XMLCoder": "CoreOffice/XMLCoder", "YPImagePicker": "Yummypets/YPImagePicker", "ZIPFoundation": "weichsel/ZIPFoundation",
        "ZLPhotoBrowser": "longitachi/ZLPhotoBrowser", "Zip": "marmelroy/Zip", "lottie-ios": "airbnb/lottie-ios",
        "paper-onboarding": "Ramotion/paper-onboarding",
    ]
}
