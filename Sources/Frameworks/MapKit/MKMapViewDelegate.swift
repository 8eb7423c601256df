import QuinceCoreLocation
import UIKit

/// Hears of a map. Every method is optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) throws(Unimplemented)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) throws(Unimplemented)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) throws(Unimplemented) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) throws(Unimplemented) -> MKOverlayRenderer
    func mapViewWillStartLoadingMap(_ mapView: MKMapView) throws(Unimplemented)
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) throws(Unimplemented)
    func mapViewWillStartRenderingMap(_ mapView: MKMapView) throws(Unimplemented)
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) throws(Unimplemented)
    func mapViewWillStartLocatingUser(_ mapView: MKMapView) throws(Unimplemented)
    func mapViewDidStopLocatingUser(_ mapView: MKMapView) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) throws(Unimplemented)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) throws(Unimplemented) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:regionWillChangeAnimated:", on: self, [mapView, animated])
    }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:regionDidChangeAnimated:", on: self, [mapView, animated])
    }
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidChangeVisibleRegion:", on: self, [mapView])
    }
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidFinishLoadingMap:", on: self, [mapView])
    }
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) throws(Unimplemented) -> MKAnnotationView? {
        try ObjCRuntime.invokeOptional("mapView:viewFor:", on: self, [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didAdd:", on: self, [mapView, views])
    }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:annotationView:calloutAccessoryControlTapped:", on: self, [mapView, view, control])
    }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didSelect:", on: self, [mapView, view])
    }
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didDeselect:", on: self, [mapView, view])
    }
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didSelectAnnotation:", on: self, [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didDeselectAnnotation:", on: self, [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didChange:animated:", on: self, [mapView, mode, animated])
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didUpdate:", on: self, [mapView, userLocation])
    }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) throws(Unimplemented) -> MKOverlayRenderer {
        try ObjCRuntime.invokeOptional("mapView:rendererFor:", on: self, [mapView, overlay])
    }
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewWillStartLoadingMap:", on: self, [mapView])
    }
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidFailLoadingMap:withError:", on: self, [mapView, error])
    }
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewWillStartRenderingMap:", on: self, [mapView])
    }
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidFinishRenderingMap:fullyRendered:", on: self, [mapView, fullyRendered])
    }
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewWillStartLocatingUser:", on: self, [mapView])
    }
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidStopLocatingUser:", on: self, [mapView])
    }
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didFailToLocateUserWithError:", on: self, [mapView, error])
    }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:annotationView:didChange:fromOldState:", on: self, [mapView, view, newState, oldState])
    }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didAddOverlayRenderers:", on: self, [mapView, renderers])
    }
    public func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) throws(Unimplemented)
        -> MKClusterAnnotation
    {
        try ObjCRuntime.invokeOptional("mapView:clusterAnnotationForMemberAnnotations:", on: self, [mapView, memberAnnotations])
    }
}
