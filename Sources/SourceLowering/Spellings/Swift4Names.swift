/// Names that Apple's frameworks have in Swift 4 and that Swift 4.2 renamed, as the frameworks' API notes do for a target whose
/// `SWIFT_VERSION` is 4.
///
/// One rename a line: the old name, then what stands for it. Facts from the SDKs' API notes and Xcode's migration to Swift 4.2.
enum Swift4Names {
    /// Types, constants and functions by their old global names.
    static let globals: [String: String] = parse(typeNames, constants, animationConstants, otherFrameworks)

    /// Members by their old names, whatever their type.
    static let members: [String: String] = parse(memberNames)

    /// Names of notifications, which stood in `NSNotification.Name`.
    static let notifications: [String: String] = parse(notificationNames)

    private static func parse(_ tables: String...) -> [String: String] {
        var names: [String: String] = [:]
        for table in tables {
            for line in table.split(separator: "\n") {
                let words: [Substring] = line.split(separator: " ")
                if words.count == 2 { names[String(words[0])] = String(words[1]) }
            }
        }
        return names
    }

    static let typeNames: String = """
        RunLoopMode RunLoop.Mode
        NSAttributedStringKey NSAttributedString.Key
        NSAttributedStringDocumentType NSAttributedString.DocumentType
        NSAttributedStringDocumentAttributeKey NSAttributedString.DocumentAttributeKey
        NSAttributedStringDocumentReadingOptionKey NSAttributedString.DocumentReadingOptionKey
        NSAttributedStringEnumerationOptions NSAttributedString.EnumerationOptions
        NSControlCharacterAction NSLayoutManager.ControlCharacterAction
        NSGlyphProperty NSLayoutManager.GlyphProperty
        NSLayoutAttribute NSLayoutConstraint.Attribute
        NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
        NSLayoutRelation NSLayoutConstraint.Relation
        NSTextEffectStyle NSAttributedString.TextEffectStyle
        NSTextLayoutOrientation NSLayoutManager.TextLayoutOrientation
        NSTextStorageEditActions NSTextStorage.EditActions
        NSTextTabOptionKey NSTextTab.OptionKey
        UIAccessibilityCustomRotorDirection UIAccessibilityCustomRotor.Direction
        UIAccessibilityCustomSystemRotorType UIAccessibilityCustomRotor.SystemRotorType
        UIAccessibilityHearingDeviceEar UIAccessibility.HearingDeviceEar
        UIAccessibilityNotifications UIAccessibility.Notification
        UIActivityCategory UIActivity.Category
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIActivityType UIActivity.ActivityType
        UIActivityViewControllerCompletionWithItemsHandler UIActivityViewController.CompletionWithItemsHandler
        UIAlertActionStyle UIAlertAction.Style
        UIAlertControllerStyle UIAlertController.Style
        UIApplicationExtensionPointIdentifier UIApplication.ExtensionPointIdentifier
        UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
        UIApplicationOpenExternalURLOptionsKey UIApplication.OpenExternalURLOptionsKey
        UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
        UIApplicationShortcutIconType UIApplicationShortcutIcon.IconType
        UIApplicationState UIApplication.State
        UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UIBlurEffectStyle UIBlurEffect.Style
        UIButtonType UIButton.ButtonType
        UICloudSharingPermissionOptions UICloudSharingController.PermissionOptions
        UICollectionElementCategory UICollectionView.ElementCategory
        UICollectionUpdateAction UICollectionViewUpdateItem.Action
        UICollectionViewCellDragState UICollectionViewCell.DragState
        UICollectionViewDropIntent UICollectionViewDropProposal.Intent
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UICollectionViewFlowLayoutSectionInsetReference UICollectionViewFlowLayout.SectionInsetReference
        UICollectionViewReorderingCadence UICollectionView.ReorderingCadence
        UICollectionViewScrollDirection UICollectionView.ScrollDirection
        UICollectionViewScrollPosition UICollectionView.ScrollPosition
        UICollisionBehaviorMode UICollisionBehavior.Mode
        UIContextualActionStyle UIContextualAction.Style
        UIContextualActionHandler UIContextualAction.Handler
        UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
        UIControlEvents UIControl.Event
        UIControlState UIControl.State
        UIDatePickerMode UIDatePicker.Mode
        UIDeviceBatteryState UIDevice.BatteryState
        UIDocumentBrowserActionAvailability UIDocumentBrowserAction.Availability
        UIDocumentBrowserErrorCode UIDocumentBrowserError.Code
        UIDocumentBrowserImportMode UIDocumentBrowserViewController.ImportMode
        UIDocumentBrowserUserInterfaceStyle UIDocumentBrowserViewController.BrowserUserInterfaceStyle
        UIDocumentChangeKind UIDocument.ChangeKind
        UIDocumentSaveOperation UIDocument.SaveOperation
        UIDocumentState UIDocument.State
        UIEventSubtype UIEvent.EventSubtype
        UIEventType UIEvent.EventType
        UIFontDescriptorAttributeName UIFontDescriptor.AttributeName
        UIFontDescriptorFeatureKey UIFontDescriptor.FeatureKey
        UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
        UIFontDescriptorTraitKey UIFontDescriptor.TraitKey
        UIFontTextStyle UIFont.TextStyle
        UIGestureRecognizerState UIGestureRecognizer.State
        UIGuidedAccessRestrictionState UIAccessibility.GuidedAccessRestrictionState
        UIImageOrientation UIImage.Orientation
        UIImagePickerControllerCameraCaptureMode UIImagePickerController.CameraCaptureMode
        UIImagePickerControllerCameraDevice UIImagePickerController.CameraDevice
        UIImagePickerControllerCameraFlashMode UIImagePickerController.CameraFlashMode
        UIImagePickerControllerImageURLExportPreset UIImagePickerController.ImageURLExportPreset
        UIImagePickerControllerQualityType UIImagePickerController.QualityType
        UIImagePickerControllerSourceType UIImagePickerController.SourceType
        UIImageRenderingMode UIImage.RenderingMode
        UIImageResizingMode UIImage.ResizingMode
        UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
        UIInputViewStyle UIInputView.Style
        UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
        UILayoutConstraintAxis NSLayoutConstraint.Axis
        UIMenuControllerArrowDirection UIMenuController.ArrowDirection
        UINavigationControllerOperation UINavigationController.Operation
        UINavigationItemLargeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode
        UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
        UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
        UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
        UIPageViewControllerOptionsKey UIPageViewController.OptionsKey
        UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
        UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
        UIPasteboardName UIPasteboard.Name
        UIPasteboardOption UIPasteboard.OptionsKey
        UIPressPhase UIPress.Phase
        UIPressType UIPress.PressType
        UIPreviewActionStyle UIPreviewAction.Style
        UIPrinterCutterBehavior UIPrinter.CutterBehavior
        UIPrinterJobTypes UIPrinter.JobTypes
        UIPrintInfoDuplex UIPrintInfo.Duplex
        UIPrintInfoOrientation UIPrintInfo.Orientation
        UIPrintInfoOutputType UIPrintInfo.OutputType
        UIProgressViewStyle UIProgressView.Style
        UIPushBehaviorMode UIPushBehavior.Mode
        UIScreenOverscanCompensation UIScreen.OverscanCompensation
        UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
        UIScrollViewIndexDisplayMode UIScrollView.IndexDisplayMode
        UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
        UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
        UISearchBarIcon UISearchBar.Icon
        UISearchBarStyle UISearchBar.Style
        UISegmentedControlSegment UISegmentedControl.Segment
        UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
        UISplitViewControllerPrimaryEdge UISplitViewController.PrimaryEdge
        UIStackViewAlignment UIStackView.Alignment
        UIStackViewDistribution UIStackView.Distribution
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UISystemAnimation UIView.SystemAnimation
        UITabBarItemPositioning UITabBar.ItemPositioning
        UITabBarSystemItem UITabBarItem.SystemItem
        UITableViewCellAccessoryType UITableViewCell.AccessoryType
        UITableViewCellDragState UITableViewCell.DragState
        UITableViewCellEditingStyle UITableViewCell.EditingStyle
        UITableViewCellFocusStyle UITableViewCell.FocusStyle
        UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
        UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
        UITableViewCellStateMask UITableViewCell.StateMask
        UITableViewCellStyle UITableViewCell.CellStyle
        UITableViewDropIntent UITableViewDropProposal.Intent
        UITableViewRowActionStyle UITableViewRowAction.Style
        UITableViewRowAnimation UITableView.RowAnimation
        UITableViewScrollPosition UITableView.ScrollPosition
        UITableViewSeparatorInsetReference UITableView.SeparatorInsetReference
        UITableViewStyle UITableView.Style
        UITextBorderStyle UITextField.BorderStyle
        UITextDropAction UITextDropProposal.Action
        UITextDropPerformer UITextDropProposal.Performer
        UITextDropProgressMode UITextDropProposal.ProgressMode
        UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
        UITextFieldViewMode UITextField.ViewMode
        UITouchPhase UITouch.Phase
        UITouchProperties UITouch.Properties
        UITouchType UITouch.TouchType
        UIViewAnimationCurve UIView.AnimationCurve
        UIViewAnimationOptions UIView.AnimationOptions
        UIViewAnimationTransition UIView.AnimationTransition
        UIViewAutoresizing UIView.AutoresizingMask
        UIViewContentMode UIView.ContentMode
        UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
        UIViewTintAdjustmentMode UIView.TintAdjustmentMode
        UIWebPaginationBreakingMode UIWebView.PaginationBreakingMode
        UIWebPaginationMode UIWebView.PaginationMode
        UIWebViewNavigationType UIWebView.NavigationType
        UIWindowLevel UIWindow.Level
        """
}
