import Testing

@testable import QuinceSceneKit

/// Surfaces and what they are made of.
@Suite("SceneKit's geometries") struct SCNGeometryTests {
    @Test("the built-in shapes have the size that they were given, and a part for each material")
    func shapes() {
        let box = SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0)
        #expect(SIMD3(box.boundingBox.min) == SIMD3<Float>(-0.5, -1, -1.5) && SIMD3(box.boundingBox.max) == SIMD3<Float>(0.5, 1, 1.5))
        #expect(box.elementCount == 6 && box.sources(for: .vertex).first?.vectorCount == 24)
        box.width = 5
        #expect(box.boundingBox.max.x == 2.5)
        #expect(SCNCylinder(radius: 0.5, height: 1).elementCount == 3)
        #expect(SCNTube(innerRadius: 0.3, outerRadius: 0.5, height: 1).elementCount == 4)
        #expect(SCNCone(topRadius: 0, bottomRadius: 0.5, height: 1).elementCount == 2)
        let pyramid = SCNPyramid(width: 1, height: 2, length: 1)
        #expect(pyramid.elementCount == 5 && pyramid.boundingBox.min.y == 0 && pyramid.boundingBox.max.y == 2)
    }

    @Test("the triangles of every shape show to the outside")
    func outside() {
        let shapes: [SCNGeometry] = [
            SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0.2), SCNSphere(radius: 1), SCNPlane(width: 1, height: 2), SCNFloor(),
            SCNCylinder(radius: 0.5, height: 1), SCNCone(topRadius: 0.2, bottomRadius: 0.5, height: 1),
            SCNTube(innerRadius: 0.3, outerRadius: 0.5, height: 1), SCNCapsule(capRadius: 0.3, height: 1.4), SCNTorus(ringRadius: 0.5, pipeRadius: 0.2),
            SCNPyramid(width: 1, height: 1, length: 1), SCNShape(path: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)), extrusionDepth: 1),
        ]
        for shape in shapes {
            let mesh = shape.mesh
            #expect(mesh.triangleCount > 0)
            for part in mesh.parts {
                for index in stride(from: 0, to: part.indices.count - 2, by: 3) {
                    let corners = (0..<3).map { Int(part.indices[index + $0]) }
                    let a = mesh.positions[corners[0]]
                    let face = (mesh.positions[corners[1]] - a).cross(mesh.positions[corners[2]] - a)
                    guard face.length > 1e-6 else { continue }
                    #expect(face.dot(mesh.normals[corners[0]] + mesh.normals[corners[1]] + mesh.normals[corners[2]]) > 0)
                }
            }
        }
    }

    @Test("sources and elements of arrays come back as they were")
    func sources() throws {
        let source = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0)])
        #expect((source.vectorCount, source.componentsPerVector, source.bytesPerComponent, source.dataStride) == (3, 3, 4, 12))
        let element = SCNGeometryElement(indices: [UInt16(0), 1, 2], primitiveType: .triangles)
        #expect((element.primitiveCount, element.bytesPerIndex) == (1, 2))
        let geometry = SCNGeometry(sources: [source], elements: [element])
        #expect(geometry.mesh.positions == [SIMD3<Float>(0, 0, 0), SIMD3<Float>(1, 0, 0), SIMD3<Float>(0, 1, 0)])
        #expect(geometry.mesh.triangleCount == 1)
        let copy = try #require(geometry.copy() as? SCNGeometry)
        #expect(copy.mesh.triangleCount == 1 && copy.firstMaterial === geometry.firstMaterial)
    }

    @Test("vectors of interleaved data are read by offset and stride, as many as there are")
    func interleaved() {
        let values: [Float] = [9, 1, 2, 3, 9, 4, 5, 6]
        let data = values.withUnsafeBytes { Data($0) }
        let source = SCNGeometrySource(
            data: data, semantic: .vertex, vectorCount: 1000, usesFloatComponents: true, componentsPerVector: 3, bytesPerComponent: 4, dataOffset: 4,
            dataStride: 16)
        #expect(MeshReading.vectors(source).map(\.xyz) == [SIMD3<Float>(1, 2, 3), SIMD3<Float>(4, 5, 6)])
    }

    @Test("indices without a point are left out")
    func brokenIndices() {
        let source = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0)])
        let element = SCNGeometryElement(indices: [UInt32(0), 1, 2, 0, 1, 3, 7, .max, 1], primitiveType: .triangles)
        let geometry = SCNGeometry(sources: [source], elements: [element])
        #expect(geometry.mesh.triangleCount == 1)
        #expect(SCNGeometry(sources: [], elements: [element]).mesh.triangleCount == 0)
        let short = SCNGeometryElement(data: Data([0, 1]), primitiveType: .triangleStrip, primitiveCount: 1_000_000, bytesPerIndex: 1)
        #expect(SCNGeometry(sources: [source], elements: [short]).mesh.triangleCount == 0)
    }

    @Test("strips and polygons become triangles")
    func primitives() {
        let square = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0), SCNVector3(1, 1, 0)])
        let strip = SCNGeometryElement(indices: [UInt8(0), 1, 2, 3], primitiveType: .triangleStrip)
        #expect(strip.primitiveCount == 2)
        #expect(SCNGeometry(sources: [square], elements: [strip]).mesh.parts[0].indices == [0, 1, 2, 2, 1, 3])
        let polygon = SCNGeometryElement(indices: [Int32(4), 0, 1, 3, 2], primitiveType: .polygon)
        #expect(polygon.primitiveCount == 1)
        #expect(SCNGeometry(sources: [square], elements: [polygon]).mesh.parts[0].indices == [0, 1, 3, 0, 3, 2])
    }

    @Test("an area with a hole is cut into pieces of its size")
    func holes() {
        let outside = [SIMD2<Float>(0, 0), SIMD2<Float>(4, 0), SIMD2<Float>(4, 4), SIMD2<Float>(0, 4)]
        let hole = [SIMD2<Float>(1, 1), SIMD2<Float>(1, 3), SIMD2<Float>(3, 3), SIMD2<Float>(3, 1)]
        func area(_ pieces: [[SIMD2<Float>]]) -> Float {
            var sum: Float = 0
            for piece in pieces {
                for index in 1..<(piece.count - 1) {
                    let a = piece[index] - piece[0], b = piece[index + 1] - piece[0]
                    sum += (a.x * b.y - a.y * b.x) / 2
                }
            }
            return sum
        }
        #expect(abs(area(Trapezoids.of([outside, hole], isEvenOdd: false)) - 12) < 1e-4)
        #expect(abs(area(Trapezoids.of([outside], isEvenOdd: true)) - 16) < 1e-4)
        #expect(Trapezoids.isInside(SIMD2<Float>(0.5, 2), [outside, hole], isEvenOdd: false))
        #expect(!Trapezoids.isInside(SIMD2<Float>(2, 2), [outside, hole], isEvenOdd: false))
    }

    @Test("the points of a Wavefront file make a geometry, and a file without faces none")
    func objects() throws {
        let text = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\nf 1/1/1 2 -1\nf 1 2 99\n"
        let geometry = try #require(ObjectFile.geometry(Data(text.utf8)))
        #expect(geometry.mesh.triangleCount == 3)
        #expect(ObjectFile.geometry(Data("v 0 0 0".utf8)) == nil)
        #expect(throws: (any Error).self) { try SCNScene(url: URL(fileURLWithPath: "/nowhere/ship.scn")) }
        #expect(SCNScene(named: "no such scene.scn") == nil)
    }
}
