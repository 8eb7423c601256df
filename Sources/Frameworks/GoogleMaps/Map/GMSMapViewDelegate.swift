import ObjectRuntime
import QuinceCoreLocation
import UIKit

/// Hears of a map. Every method is optional.
@preconcurrency @MainActor public protocol GMSMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: GMSMapView, willMove gesture: Bool) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) throws(Unimplemented)
    /// True keeps the map from selecting the marker.
    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) throws(Unimplemented) -> Bool
    func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) throws(Unimplemented)
    /// Never called: there are no places of interest.
    func mapView(_ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) throws(Unimplemented) -> UIView?
    func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) throws(Unimplemented) -> UIView?
    func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker) throws(Unimplemented)
    func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker) throws(Unimplemented)
    /// True keeps the map from going to the user's place.
    func didTapMyLocationButton(for mapView: GMSMapView) throws(Unimplemented) -> Bool
    func mapView(_ mapView: GMSMapView, didTapMyLocation location: CLLocationCoordinate2D) throws(Unimplemented)
    func mapViewDidStartTileRendering(_ mapView: GMSMapView) throws(Unimplemented)
    func mapViewDidFinishTileRendering(_ mapView: GMSMapView) throws(Unimplemented)
    func mapViewSnapshotReady(_ mapView: GMSMapView) throws(Unimplemented)
}

extension GMSMapViewDelegate {
    public func mapView(_ mapView: GMSMapView, willMove gesture: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:willMove:", on: self, [mapView, gesture])
    }
    public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didChange:", on: self, [mapView, position])
    }
    public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:idleAt:", on: self, [mapView, position])
    }
    public func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didTapAt:", on: self, [mapView, coordinate])
    }
    public func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didLongPressAt:", on: self, [mapView, coordinate])
    }
    public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("mapView:didTapMarker:", on: self, [mapView, marker])
    }
    public func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didTapInfoWindowOf:", on: self, [mapView, marker])
    }
    public func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didLongPressInfoWindowOf:", on: self, [mapView, marker])
    }
    public func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didTapOverlay:", on: self, [mapView, overlay])
    }
    public func mapView(
        _ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didTapPOIWithPlaceID:name:location:", on: self, [mapView, placeID, name, location])
    }
    public func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) throws(Unimplemented) -> UIView? {
        try ObjCRuntime.invokeOptional("mapView:markerInfoWindow:", on: self, [mapView, marker])
    }
    public func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) throws(Unimplemented) -> UIView? {
        try ObjCRuntime.invokeOptional("mapView:markerInfoContents:", on: self, [mapView, marker])
    }
    public func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didCloseInfoWindowOf:", on: self, [mapView, marker])
    }
    public func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didBeginDragging:", on: self, [mapView, marker])
    }
    public func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didEndDragging:", on: self, [mapView, marker])
    }
    public func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didDrag:", on: self, [mapView, marker])
    }
    public func didTapMyLocationButton(for mapView: GMSMapView) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("didTapMyLocationButtonFor:", on: self, [mapView])
    }
    public func mapView(_ mapView: GMSMapView, didTapMyLocation location: CLLocationCoordinate2D) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didTapMyLocation:", on: self, [mapView, location])
    }
    public func mapViewDidStartTileRendering(_ mapView: GMSMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidStartTileRendering:", on: self, [mapView])
    }
    public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidFinishTileRendering:", on: self, [mapView])
    }
    public func mapViewSnapshotReady(_ mapView: GMSMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewSnapshotReady:", on: self, [mapView])
    }
}
