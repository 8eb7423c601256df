import Foundation

/// The frameworks beside UIKit, as a table in Markdown: how many types each has, and whether it works or only answers as a simulator does.
struct FrameworkTable {
    /// The folder that has one folder for each framework.
    let folder: URL

    /// "answers only" where the simulator's own answer is absence or refusal.
    static let notes: [String: String] = [
        "HealthKit":
            "samples, workouts, routes and statistics in a store that is kept, all of its queries; nobody entered date of birth, sex and the like; answers only: activity rings, sessions of a watch",
        "Metal": "answers only: there is no graphics processor; the protocols and descriptors that apps name",
        "MetalKit": "a view of its clear colour; answers only: there is no graphics processor, nothing is drawn or loaded",
        "ARKit":
            "configurations, anchors and reference images are kept; views of scenes and sprites over black; answers only: no configuration is supported, sessions fail, nothing is found",
        "VisionKit": "answers only: scanners of documents and data and the analysis of pictures are not supported",
        "CoreNFC": "messages as bytes, records of texts and addresses; answers only: there is no reader, sessions become invalid",
        "DeviceCheck": "answers only: not supported",
        "MetricKit": "answers only: no reports come",
        "QuickLookThumbnailing": "pictures and PDF documents become thumbnails; icons with the ending of the name for other files",
        "HomeKit": "homes, rooms, zones and scenes that are kept; answers only: no accessory is near",
        "ExternalAccessory": "answers only: nothing is connected",
        "SoundAnalysis": "answers only: no sounds are told apart",
        "ActivityKit": "answers only: no live activities",
        "WeatherKit": "the weather as values; answers only: it is refused",
        "Messages": "messages, layouts and stickers, which a browser shows; answers only: there is no conversation",
        "CarPlay": "templates are kept; answers only: no car connects",
        "AddressBook": "the people of Contacts, by functions; no groups",
        "AddressBookUI": "people are chosen, shown and written down",
        "XCTest": "what the toolchain's own lacks: attachments, activities, expected failures, issues, metrics",
        "AVFoundation":
            "files tell their length and tags, players and recorders keep time by the session's clock; compositions, instructions and mixes are kept; plain samples are read, written, cut and joined; answers only: capture (no camera), decoding and encoding (fail)",
        "AVKit": "a page that names the film, with controls; answers only: picture in picture",
        "Accelerate":
            "vImage: buffers, box blurs, matrices and permutations of four channels, half floats; vDSP: sums, means, extremes and products; no transforms, no BLAS, no BNNS",
        "PushKit": "answers only: no token comes, and no push",
        "AdSupport": "answers only: the identifier is zero",
        "AppTrackingTransparency": "answers only: declined",
        "AudioToolbox": "sounds of the system have numbers and end at once; audio queues and units are not there",
        "AuthenticationServices": "answers only: nobody is signed in",
        "BackgroundTasks": "answers only: requests are refused, as in a simulator",
        "CFNetwork": "what Foundation has of authentication and local services; answers only: no challenge of trust comes, nothing is published or found",
        "CallKit": "answers only: calls are refused",
        "CloudKit": "records, zones, shares and subscriptions hold their fields; answers only: no account, so that every operation fails with that",
        "CommonCrypto": "digests, authentication codes, AES and triple DES, keys from passwords, by libcrypto",
        "Compression": "whole: LZFSE, LZ4, LZMA, deflate and Brotli (where its library is), filters",
        "Contacts": "an address book that is kept",
        "ContactsUI": "people are chosen and shown",
        "Combine": "OpenCombine, and what it lacks",
        "CoreData":
            "data models, objects, contexts, SQLite and in-memory stores, results controllers, batches, history, lightweight migration; not there: mapping models, binary and custom stores, Spotlight; iCloud's container is local; answers only: query generations are kept, reads are of the newest state",
        "CoreBluetooth": "answers only: unsupported",
        "CoreHaptics": "patterns are read and written; answers only: engines are not supported",
        "CoreLocation": "the place a host gives, live updates, regions and monitored circles; answers only without one: declined. Geocoding fails",
        "CoreML": "values and arrays, what models say of themselves; answers only: no model runs, so that predictions fail",
        "CoreAudio": "Core Audio Types' names",
        "CoreAudioTypes": "descriptions of streams, lists of buffers, stamps of time; of layouts the tags",
        "CoreMedia": "times, ranges, blocks of memory, samples with their attachments, formats; no queues of buffers, no tags",
        "CoreMotion": "answers only: no sensors",
        "AVFAudio": "AVFoundation's names",
        "CoreServices": "names of types",
        "CoreSpotlight": "what is indexed is kept while the app runs and found by its own queries; objects of Core Data are indexed as they are saved",
        "CoreTelephony": "answers only: no telephone",
        "CoreVideo": "pixel buffers, their planes, pools and attachments; no textures",
        "CryptoKit": "digests, codes, sealed boxes, key derivation, Curve25519 and NIST's curves, by libcrypto; no Secure Enclave, no PEM and DER",
        "EventKit": "calendars, events that repeat and reminders, kept in the container; nobody is invited",
        "EventKitUI": "events are shown and written",
        "GameKit": "answers only: nobody is signed in; a quiet page in place of Game Center",
        "GameplayKit": "random numbers, states, entities, graphs, scenes and minimax; seeds give other numbers than Apple's",
        "GroupActivities": "activities and their metadata; answers only: there is no call, no session begins",
        "ImageIO": "PNG, JPEG, GIF, TIFF, BMP, ICO and WebP with their metadata; PNG and JPEG are written; no animated WebP, no HEIC, no XMP",
        "Intents": "answers only: nobody speaks, interactions are taken and not kept",
        "IntentsUI": "the button; answers only: a quiet page that is cancelled",
        "LinkPresentation": "a link's title and address; answers only: fetching fails",
        "LocalAuthentication": "answers only: nobody is enrolled, no passcode",
        "MapKit":
            "an even page with annotations, clusters, callouts and overlays at their places, by their priorities; an app's own tiles; GeoJSON; the map goes with its user; answers only: search, directions and Look Around fail, tiles from the network do not come",
        "MediaPlayer": "now playing and commands are kept; answers only: an empty library that may not be read, nothing to pick",
        "MessageUI": "answers only: nothing can be sent; drafts are shown and cancelled",
        "MetalPerformanceShaders": "answers only: there is no graphics processor, so no device supports it; the threshold filter's declarations",
        "MobileCoreServices": "names and functions of types",
        "MultipeerConnectivity": "answers only: nobody is near; the browser shows that it looks",
        "NaturalLanguage":
            "words, sentences and paragraphs; languages and scripts by their letters; kinds of tokens; no embeddings, no models; answers only: no parts of speech and names are known",
        "NearbyInteraction": "sessions and tokens; answers only: nobody is near",
        "Network":
            "connections and listeners of TCP, UDP and local sockets; not there: encryption, which fails, services, browsing; answers only: the path is satisfied",
        "NotificationCenter": "protocols of Today widgets",
        "PDFKit":
            "documents, text, searches, selections, outlines, annotations and forms, views and thumbnails, by poppler; files are written anew as objects; no encryption is written, no find bar",
        "PassKit": "requests, contacts, errors and buttons; answers only: no wallet, no cards",
        "PencilKit":
            "canvases, strokes as splines with masks, drawings in a format of their own, tool pickers with pen, marker, pencil, eraser and lasso; no ruler and machine-read text",
        "Photos": "the device's photos, albums, places and favourites, edited and handed out as files; answers only: no films, no live photos, no cloud",
        "PhotosUI": "photos are picked",
        "QuickLook": "pictures and texts, a quiet page for other files",
        "ReplayKit": "answers only: nothing is recorded",
        "RxCocoaRuntime":
            "no framework of Apple's: in place of RxCocoa's part in Objective-C, proxies of delegates, observed key paths, and messages of controllers",
        "Firebase":
            "no framework of Apple's: in place of the library in Objective-C, accounts, Firestore, realtime database and storage of an empty project that is kept in the app's container; no phone numbers, other accounts, messages and functions",
        "SWRevealViewController":
            "no framework of Apple's: in place of the library in Objective-C, a front controller over a rear and a right one, with its segues, gestures and animations",
        "AFNetworking":
            "no framework of Apple's: in place of the library in Objective-C, requests over URLSession with its serializers and errors, pictures of views, reachability, the indicator of loading; certificates are not pinned",
        "ObjCReachability":
            "no framework of Apple's: in place of the class in Objective-C of Apple's sample code, whether a host or the Internet can be reached, and by what",
        "RswiftResources":
            "no framework of Apple's: in place of the library of R.swift, whose symbols builds make here: pictures, colours, texts, fonts, files, nibs, storyboards, segues by names that the compiler knows",
        "GoogleMaps":
            "no framework of Apple's: in place of the library in Objective-C, a map without streets: cameras, projections, markers with info windows, lines, polygons, circles, pictures, gestures, geometry; no addresses, no panoramas",
        "GooglePlaces":
            "no framework of Apple's: in place of the library in Objective-C, questions about places, which end as without a network, and the page that they are looked for on",
        "PureLayout":
            "no framework of Apple's: in place of the library in Objective-C, Auto Layout constraints by short names: edges, axes, sizes, margins, the safe area, rows of views, priorities of blocks",
        "JSQMessagesViewController":
            "no framework of Apple's: in place of the library in Objective-C, a chat with bubbles, avatars, media, a toolbar that grows with its text; answers only: sounds are not heard",
        "JVFloatLabeledTextField":
            "no framework of Apple's: in place of the library in Objective-C, text fields and text views whose placeholders go up over the text",
        "FMDB":
            "no framework of Apple's: in place of the library in Objective-C, SQLite databases by statements: rows, parameters, transactions, save points, queues and pools",
        "CocoaLumberjack":
            "no framework of Apple's: in place of the library in Objective-C, messages by levels to the console and to files, with formatters and loggers of an app's own",
        "AppCenterSDK":
            "no framework of Apple's: in place of the library in Objective-C; answers only: nothing is sent, no crash and no newer version is found",
        "AppMetricaSDK":
            "no framework of Apple's: in place of the library in Objective-C, configurations, profiles and events as values; answers only: nothing is sent",
        "Appirater":
            "no framework of Apple's: in place of the library in Objective-C, uses and events are counted; answers only: without a network nobody is asked for a rating",
        "BDBOAuth1Manager":
            "no framework of Apple's: in place of the library in Objective-C, requests of AFNetworking that are signed by OAuth 1.0a, tokens that are asked for and kept in the keychain",
        "SVGKit":
            "no framework of Apple's: in place of the library in Objective-C, drawings in SVG by name, file, address and data, their sizes, pictures and views; no document, no layers of elements",
        "UIScrollView_InfiniteScroll":
            "no framework of Apple's: in place of the library in Objective-C, more content when a scroll view comes to its end, with an indicator behind it",
        "YouTubeiOSPlayerHelper":
            "no framework of Apple's: in place of the library in Objective-C, the view with its delegate; answers only: the service's page cannot be loaded, nothing plays",
        "OHHTTPStubs":
            "no framework of Apple's: in place of the library in Objective-C, requests that are answered in place of servers, by conditions",
        "DZNEmptyDataSet":
            "no framework of Apple's: in place of the library in Objective-C, picture, words and button where a table or collection has no rows",
        "MJRefresh":
            "no framework of Apple's: in place of the library in Objective-C, headers and footers that refresh, with words in English and Chinese",
        "ParseSDK":
            "no framework of Apple's: in place of the library in Objective-C, objects, queries and pins that are kept on the device, files, rights, tasks, the pages and lists of ParseUI; answers only: no server is reached, nobody signs in, no push",
        "ChameleonFramework":
            "no framework of Apple's: in place of the library in Objective-C, flat colours, contrasts, gradients, schemes, colours of pictures, themes",
        "iCarousel":
            "no framework of Apple's: in place of the library in Objective-C, views side by side, on circles and behind each other, which a finger leafs through",
        "FSCalendar":
            "no framework of Apple's: in place of the library in Objective-C, months and weeks that are leafed through, days that are selected, events, looks by day",
        "FacebookSDK":
            "no framework of Apple's: in place of the library for login, requests, events and sharing, its buttons, tokens and contents; answers only: logins are cancelled, requests fail without a network, events go nowhere",
        "FirebaseCombineSwift": "no framework of Apple's: the publishers of Firebase's methods",
        "FirebaseUI":
            "no framework of Apple's: in place of the library in Objective-C, lists and collections of what queries of Firebase find, pictures of its storage, pages for signing in with an address and a password; answers only: signing in at other providers is given up",
        "GoogleSignIn":
            "no framework of Apple's: in place of the library in Objective-C, the buttons; answers only: nobody signed in before, and signing in is cancelled",
        "ProgressHUDs":
            "no framework of Apple's: in place of JGProgressHUD, MBProgressHUD and SVProgressHUD, libraries in Objective-C, with all of their looks, animations and delays",
        "RealmSwift":
            "no framework of Apple's: in place of the library in C++ and Objective-C, objects that are kept in a file of its own form in the app's container, queries, links, observers, migrations; no synchronisation",
        "SDWebImage":
            "no framework of Apple's: in place of the library in Objective-C, pictures of image views and buttons, cache, loader, prefetcher, transformers, coders (SVG and WebP too)",
        "SQLite3": "the system's SQLite",
        "SafariServices": "a page that names the address, with Safari's bars",
        "SceneKit": "points, directions and matrices as values, trees of nodes; scenes are kept and not drawn",
        "Security":
            "a keychain in the app's container, random bytes, keys of RSA and of NIST's curves; answers only: trust in certificates that the app does not anchor itself",
        "Social":
            "the sheet of sharing extensions; posts are written and cancelled, requests are made and not signed; answers only: no network is signed in to",
        "Accessibility": "custom content, which elements keep for whoever asks; charts, hearing devices and braille are left out",
        "Accounts": "answers only: there are no accounts, and access is refused",
        "GameController": "copies of controllers with values; answers only: none is connected, no keyboard and no mouse",
        "Speech": "answers only: not available",
        "SpriteKit":
            "scenes, sprites, labels, shapes, particles, cameras, actions, physics on Box2D, transitions, files of scenes; sounds are silent; no shaders, lights, films and warps",
        "StoreKit": "answers only: no products",
        "Symbols": "effects of symbols, of which UIKit has them all; layers of a symbol move as one",
        "SystemConfiguration": "answers only: every host can be reached",
        "UniformTypeIdentifiers": "types whole: the system's, the app's own and dynamic ones",
        "UserNotifications": "asked and kept, requests stay pending; those without a trigger are delivered",
        "UserNotificationsUI": "what extensions that show notifications conform to; answers only: notifications are not opened up",
        "Vision": "answers only: nothing is recognised, every request fails; conversions of places work",
        "WatchConnectivity": "answers only: not supported",
        "WebKit":
            "a page that names the address, or the words of an HTML text; history, progress, delegates, downloads of files and texts found in pages; answers only: script fails, nothing comes from the network, pages have no media and leave no data",
        "WidgetKit": "answers only: no widgets",
        "zlib": "the system's zlib",
        "simd": "vectors, matrices and quaternions",
        "SharedWithYou": "answers only: nothing was shared",
        "AppClip": "the link of an activity; answers only: no place is confirmed",
        "ShazamKit": "pieces as values; answers only: nothing is recognised",
        "CoreMIDI": "lists of packets, the app's own clients, ports and endpoints; answers only: no instrument is connected",
        "AssetsLibrary": "the photos of Photos by the names that went before",
        "iAd": "banners have their sizes; answers only: none is loaded, nobody is tracked",
        "JavaScriptCore":
            "script by Debian's JavaScriptCore where it is installed: contexts, values, exceptions, closures of usual types; objects go in and come back, without their methods; elsewhere each script raises an exception that says so",
        "CoreTransferable": "representations as data, JSON, other values and files; providers of items take and give them",
        "VideoToolbox": "pictures of buffers; answers only: nothing encodes or decodes films",
        "TipKit":
            "tips, their status kept in the container, views, popovers, cells and groups; rules of parameters, which begin anew at each launch, and of events; of SwiftUI a tip's words and pictures; no cloud",
        "AdServices": "answers only: there is no token",
        "NetworkExtension":
            "private networks, hotspots and rules are kept as values; answers only: nothing is loaded, saved or joined, as in a simulator",
        "GLKit":
            "vectors, matrices and quaternions, frames of a controller; effects are kept; answers only: there is no OpenGL, nothing is drawn, no texture is loaded",
        "OpenGLES": "the names that apps use; answers only: there is no graphics processor, no context is made, functions do nothing",
        "AppIntents":
            "intents, their parameters, things, queries and shortcuts as apps declare them; an intent that the app performs has its result; answers only: the system runs none, nobody is asked for values, no views of results",
    ]

    func text() throws -> String {
        var lines = [
            "", "## Frameworks beside UIKit", "",
            "Each is linked by the apps that import it. *Answers only* marks what has the simulator's own answer, absence or refusal.", "",
            "| framework | types | here |", "|---|---|---|",
        ]
        for name in Self.notes.keys.sorted() {
            let names = try DeclaredNames(folders: [folder.appendingPathComponent(name)])
            lines.append("| `\(name)` | \(names.qualifiedTypes.count) | \(Self.notes[name] ?? "") |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
