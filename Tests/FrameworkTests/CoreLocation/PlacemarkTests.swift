import QuinceContacts
import QuinceCoreLocation
import QuinceIntents
import QuinceMapKit
import Testing

@Suite("Placemarks") struct PlacemarkTests {
    private let address: CNPostalAddress = {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = ("1 Infinite Loop", "Cupertino", "CA")
        (address.postalCode, address.isoCountryCode) = ("95014", "US")
        return address
    }()

    @Test("a placemark is made of a name and an address, and gives the address back") func addresses() {
        let location = CLLocation(latitude: 37.33, longitude: -122.03)
        let placemark = CLPlacemark(location: location, name: "Home", postalAddress: address)
        #expect(placemark.name == "Home" && placemark.locality == "Cupertino" && placemark.location?.coordinate.latitude == 37.33)
        #expect(placemark.postalAddress?.street == "1 Infinite Loop" && placemark.postalAddress?.isoCountryCode == "US")
        let bare = CLPlacemark(location: location, name: nil, postalAddress: nil)
        #expect(bare.name == nil && bare.postalAddress == nil)
    }

    @Test("a map's placemark has an address too") func mapPlacemark() {
        let placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), postalAddress: address)
        #expect(placemark.coordinate.longitude == 2 && placemark.countryCode == "US" && placemark.postalAddress?.postalCode == "95014")
    }
}
