#include "world.h"

namespace {
struct Ray : b2RayCastCallback {
    void *context;
    ph_found found;
    float ReportFixture(b2Fixture *fixture, const b2Vec2 &point, const b2Vec2 &normal, float fraction) override {
        return found(context, handle(fixture->GetBody()), number(fixture), vec(point), vec(normal), fraction);
    }
};

struct Query : b2QueryCallback {
    void *context;
    ph_found found;
    bool ReportFixture(b2Fixture *fixture) override {
        return found(context, handle(fixture->GetBody()), number(fixture), {0, 0}, {0, 0}, 0) != 0;
    }
};

void add(ph_body *b, const b2Shape &shape, float density) { body(b)->CreateFixture(&shape, density); }
}  // namespace

extern "C" {

void ph_world_set_gravity(ph_world *world, ph_vector gravity) { world->world.SetGravity(vec(gravity)); }

void ph_world_listen(ph_world *world, ph_filter pushes, ph_impact impact) {
    world->pushes = pushes;
    world->impact = impact;
}

ph_body *ph_thing_create(ph_world *world, int64_t number, ph_vector position, float angle) {
    b2BodyDef definition;
    definition.position = vec(position);
    definition.angle = angle;
    definition.userData.pointer = static_cast<uintptr_t>(number);
    return handle(world->world.CreateBody(&definition));
}

void ph_body_add_polygon(ph_body *b, const ph_vector *corners, int count) {
    b2Vec2 points[b2_maxPolygonVertices];
    int used = count < b2_maxPolygonVertices ? count : b2_maxPolygonVertices;
    for (int i = 0; i < used; i++) points[i] = vec(corners[i]);
    b2PolygonShape polygon;
    polygon.Set(points, used);
    add(b, polygon, 1);
}

void ph_body_add_circle(ph_body *b, ph_vector middle, float radius) {
    b2CircleShape circle;
    circle.m_p = vec(middle);
    circle.m_radius = radius;
    add(b, circle, 1);
}

void ph_body_add_edge(ph_body *b, ph_vector from, ph_vector to) {
    b2EdgeShape edge;
    edge.SetTwoSided(vec(from), vec(to));
    add(b, edge, 0);
}

void ph_body_set_mass(ph_body *b, float mass) {
    b2MassData data;
    body(b)->GetMassData(&data);
    if (data.mass <= 0 || mass <= 0) return;
    data.I *= mass / data.mass;
    data.mass = mass;
    body(b)->SetMassData(&data);
}

void ph_body_set_precise(ph_body *b, bool isPrecise) { body(b)->SetBullet(isPrecise); }
void ph_body_set_gravity_scale(ph_body *b, float scale) { body(b)->SetGravityScale(scale); }
void ph_body_set_awake(ph_body *b, bool isAwake) { body(b)->SetAwake(isAwake); }
void ph_body_torque(ph_body *b, float torque) { body(b)->ApplyTorque(torque, true); }
void ph_body_turn(ph_body *b, float angularImpulse) { body(b)->ApplyAngularImpulse(angularImpulse, true); }
float ph_body_inertia(const ph_body *b) { return body(b)->GetInertia(); }
ph_vector ph_body_middle(const ph_body *b) { return vec(body(b)->GetWorldCenter()); }

bool ph_body_contains(const ph_body *b, ph_vector point) {
    for (const b2Fixture *fixture = body(b)->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        if (fixture->TestPoint(vec(point))) return true;
    }
    return false;
}

void ph_world_ray(ph_world *world, ph_vector from, ph_vector to, void *context, ph_found found) {
    // A ray of no length meets nothing.
    if (from.x == to.x && from.y == to.y) return;
    Ray ray;
    ray.context = context;
    ray.found = found;
    world->world.RayCast(&ray, vec(from), vec(to));
}

void ph_world_query(ph_world *world, ph_vector low, ph_vector high, void *context, ph_found found) {
    Query query;
    query.context = context;
    query.found = found;
    b2AABB box;
    box.lowerBound = vec(low);
    box.upperBound = vec(high);
    world->world.QueryAABB(&query, box);
}

ph_joint *ph_slide_create(ph_world *world, ph_body *a, ph_body *b, ph_vector point, ph_vector axis, bool hasRange, float low, float high) {
    b2PrismaticJointDef definition;
    b2Vec2 direction = vec(axis);
    direction.Normalize();
    definition.Initialize(body(a), body(b), vec(point), direction);
    definition.enableLimit = hasRange;
    definition.lowerTranslation = low;
    definition.upperTranslation = high;
    definition.collideConnected = true;
    ph_joint *made = new ph_joint;
    made->joint = world->world.CreateJoint(&definition);
    return made;
}

void ph_pin_motor(ph_joint *joint, float speed, float torque) {
    b2RevoluteJoint *pin = static_cast<b2RevoluteJoint *>(joint->joint);
    pin->EnableMotor(torque > 0);
    pin->SetMotorSpeed(speed);
    pin->SetMaxMotorTorque(torque);
}

ph_vector ph_joint_force(const ph_joint *joint, float seconds) { return vec(joint->joint->GetReactionForce(1 / seconds)); }
float ph_joint_torque(const ph_joint *joint, float seconds) { return joint->joint->GetReactionTorque(1 / seconds); }

}  // extern "C"
