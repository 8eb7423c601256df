extension LinkedFrameworks {
    /// The modules that stand for libraries of which an app has sources among its own, by those files' names. Categories alone, such as `UIImage+GIF.m`,
    /// may be anybody's.
    package static func parts(amongObjectiveC files: Set<String>) -> Set<String> {
        Set(
            objectiveCParts.filter { part in
                let classes: Set<String> = part.value.filter { !$0.contains("+") }
                return !files.isDisjoint(with: classes.isEmpty ? part.value : classes)
            }.keys)
    }

    /// The sources of those that are a part, which a pod has among its own.
    package static let objectiveCParts: [String: Set<String>] = [
        "AFNetworking": [
            "AFAutoPurgingImageCache.m", "AFHTTPRequestOperation.m", "AFHTTPRequestOperationManager.m", "AFHTTPSessionManager.m", "AFImageDownloader.m",
            "AFNetworkActivityIndicatorManager.m", "AFNetworkReachabilityManager.m", "AFSecurityPolicy.m", "AFURLConnectionOperation.m",
            "AFURLRequestSerialization.m", "AFURLResponseSerialization.m", "AFURLSessionManager.m", "UIActivityIndicatorView+AFNetworking.m",
            "UIAlertView+AFNetworking.m", "UIButton+AFNetworking.m", "UIImage+AFNetworking.m", "UIImageView+AFNetworking.m", "UIProgressView+AFNetworking.m",
            "UIRefreshControl+AFNetworking.m", "UIWebView+AFNetworking.m", "WKWebView+AFNetworking.m",
        ],
        "Appirater": ["Appirater.m"],
        "UIScrollView_InfiniteScroll": ["UIScrollView+InfiniteScroll.m"],
        "YouTubeiOSPlayerHelper": ["YTPlayerView.m"],
        "BDBOAuth1Manager": [
            "BDBOAuth1RequestOperationManager.m", "BDBOAuth1RequestSerializer.m", "BDBOAuth1SessionManager.m", "NSDictionary+BDBOAuth1Manager.m",
            "NSString+BDBOAuth1Manager.m", "NSURL+BDBOAuth1Manager.m",
        ],
        "ChameleonFramework": [
            "ChameleonConstants.m", "Chameleon_.m", "NSArray+Chameleon.m", "UIAppearance+Swift.m", "UIButton+Chameleon.m", "UIColor+Chameleon.m",
            "UIColor+ChameleonPrivate.m", "UIImage+ChameleonPrivate.m", "UILabel+Chameleon.m", "UINavigationController+Chameleon.m",
            "UIView+ChameleonPrivate.m", "UIViewController+Chameleon.m",
        ],
        "JSQMessagesViewController": [
            "JSQAudioMediaItem.m", "JSQAudioMediaViewAttributes.m", "JSQLocationMediaItem.m", "JSQMediaItem.m", "JSQMessage.m", "JSQMessagesAvatarImage.m",
            "JSQMessagesAvatarImageFactory.m", "JSQMessagesBubbleImage.m", "JSQMessagesBubbleImageFactory.m", "JSQMessagesBubblesSizeCalculator.m",
            "JSQMessagesCellTextView.m", "JSQMessagesCollectionView.m", "JSQMessagesCollectionViewCell.m", "JSQMessagesCollectionViewCellIncoming.m",
            "JSQMessagesCollectionViewCellOutgoing.m", "JSQMessagesCollectionViewFlowLayout.m", "JSQMessagesCollectionViewFlowLayoutInvalidationContext.m",
            "JSQMessagesCollectionViewLayoutAttributes.m", "JSQMessagesComposerTextView.m", "JSQMessagesInputToolbar.m", "JSQMessagesKeyboardController.m",
            "JSQMessagesLabel.m", "JSQMessagesLoadEarlierHeaderView.m", "JSQMessagesMediaPlaceholderView.m", "JSQMessagesMediaViewBubbleImageMasker.m",
            "JSQMessagesTimestampFormatter.m", "JSQMessagesToolbarButtonFactory.m", "JSQMessagesToolbarContentView.m",
            "JSQMessagesTypingIndicatorFooterView.m", "JSQMessagesViewController.m", "JSQPhotoMediaItem.m", "JSQSystemSoundPlayer.m",
            "JSQSystemSoundPlayer+JSQMessages.m", "JSQVideoMediaItem.m", "NSBundle+JSQMessages.m", "NSString+JSQMessages.m", "UIColor+JSQMessages.m",
            "UIDevice+JSQMessages.m", "UIImage+JSQMessages.m", "UIView+JSQMessages.m",
        ],
        "PureLayout": [
            "ALView+PureLayout.m", "NSArray+PureLayout.m", "NSLayoutConstraint+PureLayout.m",
        ],
        "JVFloatLabeledTextField": [
            "JVFloatLabeledTextField.m", "JVFloatLabeledTextView.m", "NSString+TextDirectionality.m",
        ],
        "FMDB": [
            "FMDatabase.m", "FMResultSet.m", "FMDatabaseQueue.m", "FMDatabasePool.m", "FMDatabaseAdditions.m",
        ],
        "CocoaLumberjack": [
            "DDLog.m", "DDTTYLogger.m", "DDFileLogger.m", "DDASLLogger.m", "DDOSLogger.m", "DDLoggerNames.m", "DDAbstractDatabaseLogger.m", "DDASLLogCapture.m",
        ],
        "OHHTTPStubs": [
            "HTTPStubs.m", "HTTPStubsResponse.m", "HTTPStubs+NSURLSessionConfiguration.m", "HTTPStubsPathHelpers.m", "NSURLRequest+HTTPBodyTesting.m",
            "HTTPStubsMethodSwizzling.m",
        ],
        "DZNEmptyDataSet": ["UIScrollView+EmptyDataSet.m"],
        "FSCalendar": [
            "FSCalendar.m", "FSCalendarAppearance.m", "FSCalendarCalculator.m", "FSCalendarCell.m", "FSCalendarCollectionView.m",
            "FSCalendarCollectionViewLayout.m", "FSCalendarConstants.m", "FSCalendarDelegationFactory.m", "FSCalendarDelegationProxy.m",
            "FSCalendarExtensions.m", "FSCalendarHeaderView.m", "FSCalendarScopeHandle.m", "FSCalendarSeparatorDecorationView.m",
            "FSCalendarStickyHeader.m", "FSCalendarTransitionCoordinator.m", "FSCalendarWeekdayView.m",
        ],
        "iCarousel": ["iCarousel.m"],
        "MJRefresh": [
            "MJRefreshAutoFooter.m", "MJRefreshAutoGifFooter.m", "MJRefreshAutoNormalFooter.m", "MJRefreshAutoStateFooter.m", "MJRefreshBackFooter.m",
            "MJRefreshBackGifFooter.m", "MJRefreshBackNormalFooter.m", "MJRefreshBackStateFooter.m", "MJRefreshComponent.m", "MJRefreshConfig.m",
            "MJRefreshConst.m", "MJRefreshFooter.m", "MJRefreshGifHeader.m", "MJRefreshHeader.m", "MJRefreshNormalHeader.m", "MJRefreshNormalTrailer.m",
            "MJRefreshStateHeader.m", "MJRefreshStateTrailer.m", "MJRefreshTrailer.m", "NSBundle+MJRefresh.m", "UICollectionViewLayout+MJRefresh.m",
            "UIScrollView+MJExtension.m", "UIScrollView+MJRefresh.m", "UIView+MJExtension.m",
        ],
        "ObjCReachability": ["Reachability.m"],
        "ProgressHUDs": [
            "JGProgressHUD.m", "JGProgressHUDAnimation.m", "JGProgressHUDErrorIndicatorView.m", "JGProgressHUDFadeAnimation.m",
            "JGProgressHUDFadeZoomAnimation.m", "JGProgressHUDImageIndicatorView.m", "JGProgressHUDIndeterminateIndicatorView.m",
            "JGProgressHUDIndicatorView.m", "JGProgressHUDPieIndicatorView.m", "JGProgressHUDRingIndicatorView.m", "JGProgressHUDShadow.m",
            "JGProgressHUDSuccessIndicatorView.m", "MBProgressHUD.m", "SVIndefiniteAnimatedView.m", "SVProgressAnimatedView.m", "SVProgressHUD.m",
            "SVRadialGradientLayer.m",
        ],
        "RxCocoaRuntime": ["_RX.m", "_RXDelegateProxy.m", "_RXKVOObserver.m", "_RXObjCRuntime.m"],
        "SDWebImage": [
            "FLAnimatedImageView+WebCache.m", "MKAnnotationView+WebCache.m", "NSData+ImageContentType.m", "SDAnimatedImage.m",
            "SDAnimatedImagePlayer.m", "SDAnimatedImageRep.m", "SDAnimatedImageView+WebCache.m", "SDAnimatedImageView.m", "SDAssociatedObject.m",
            "SDAsyncBlockOperation.m", "SDCallbackQueue.m", "SDDeviceHelper.m", "SDDiskCache.m", "SDDisplayLink.m", "SDFileAttributeHelper.m",
            "SDGraphicsImageRenderer.m", "SDImageAPNGCoder.m", "SDImageAssetManager.m", "SDImageAWebPCoder.m", "SDImageCache.m",
            "SDImageCacheConfig.m", "SDImageCacheDefine.m", "SDImageCachesManager.m", "SDImageCachesManagerOperation.m", "SDImageCoder.m",
            "SDImageCoderHelper.m", "SDImageCodersManager.m", "SDImageFrame.m", "SDImageFramePool.m", "SDImageGIFCoder.m", "SDImageGraphics.m",
            "SDImageHEICCoder.m", "SDImageIOAnimatedCoder.m", "SDImageIOCoder.m", "SDImageLoader.m", "SDImageLoadersManager.m",
            "SDImageTransformer.m", "SDInternalMacros.m", "SDMemoryCache.m", "SDWeakProxy.m", "SDWebImageCacheKeyFilter.m",
            "SDWebImageCacheSerializer.m", "SDWebImageCoder.m", "SDWebImageCoderHelper.m", "SDWebImageCodersManager.m", "SDWebImageCompat.m",
            "SDWebImageDecoder.m", "SDWebImageDefine.m", "SDWebImageDownloader.m", "SDWebImageDownloaderConfig.m", "SDWebImageDownloaderDecryptor.m",
            "SDWebImageDownloaderOperation.m", "SDWebImageDownloaderRequestModifier.m", "SDWebImageDownloaderResponseModifier.m",
            "SDWebImageError.m", "SDWebImageFrame.m", "SDWebImageGIFCoder.m", "SDWebImageImageIOCoder.m", "SDWebImageIndicator.m",
            "SDWebImageManager.m", "SDWebImageOperation.m", "SDWebImageOptionsProcessor.m", "SDWebImagePrefetcher.m", "SDWebImageTransition.m",
            "SDWebImageWebPCoder.m", "UIButton+WebCache.m", "UIColor+SDHexString.m", "UIImage+ExtendedCacheData.m", "UIImage+ForceDecode.m",
            "UIImage+GIF.m", "UIImage+MemoryCacheCost.m", "UIImage+Metadata.m", "UIImage+MultiFormat.m", "UIImage+Transform.m", "UIImage+WebP.m",
            "UIImageView+HighlightedWebCache.m", "UIImageView+WebCache.m", "UIView+WebCache.m", "UIView+WebCacheOperation.m",
            "UIView+WebCacheState.m",
        ],
        "SWRevealViewController": ["SWRevealViewController.m"],
    ]
}
