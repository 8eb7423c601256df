#include "world.h"

extern "C" {

ph_world *ph_world_create(void *context, ph_filter filter, ph_contact contact) { return new ph_world(context, filter, contact); }
void ph_world_free(ph_world *world) { delete world; }
void ph_world_step(ph_world *world, float seconds) { world->world.Step(seconds, 8, 4); }

ph_body *ph_body_create(ph_world *world, int64_t number, ph_vector position, float angle, const ph_vector *corners, int count, float radius) {
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position = vec(position);
    definition.angle = angle;
    definition.userData.pointer = static_cast<uintptr_t>(number);
    b2Body *made = world->world.CreateBody(&definition);
    b2FixtureDef fixture;
    b2PolygonShape polygon;
    b2CircleShape circle;
    if (count >= 3) {
        b2Vec2 points[b2_maxPolygonVertices];
        int used = count < b2_maxPolygonVertices ? count : b2_maxPolygonVertices;
        for (int i = 0; i < used; i++) points[i] = vec(corners[i]);
        polygon.Set(points, used);
        fixture.shape = &polygon;
    } else {
        circle.m_radius = radius;
        fixture.shape = &circle;
    }
    fixture.density = 1;
    made->CreateFixture(&fixture);
    return handle(made);
}

ph_body *ph_edge_create(ph_world *world, int64_t number, ph_vector from, ph_vector to) {
    b2BodyDef definition;
    definition.userData.pointer = static_cast<uintptr_t>(number);
    b2Body *made = world->world.CreateBody(&definition);
    b2EdgeShape edge;
    edge.SetTwoSided(vec(from), vec(to));
    made->CreateFixture(&edge, 0);
    return handle(made);
}

void ph_body_free(ph_world *world, ph_body *b) { world->world.DestroyBody(body(b)); }

ph_state ph_body_state(const ph_body *b) {
    const b2Body *it = body(b);
    return {vec(it->GetPosition()), it->GetAngle(), vec(it->GetLinearVelocity()), it->GetAngularVelocity(), it->IsAwake()};
}

float ph_body_mass(const ph_body *b) { return body(b)->GetMass(); }

void ph_body_set_material(ph_body *b, ph_material material) {
    b2Body *it = body(b);
    it->SetType(material.isFixed ? b2_staticBody : b2_dynamicBody);
    it->SetLinearDamping(material.linearDamping);
    it->SetAngularDamping(material.angularDamping);
    for (b2Fixture *fixture = it->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(material.density);
        fixture->SetFriction(material.friction);
        fixture->SetRestitution(material.restitution);
    }
    it->SetFixedRotation(!material.allowsRotation);
    it->ResetMassData();
}

void ph_body_move(ph_body *b, ph_vector position, float angle) {
    body(b)->SetTransform(vec(position), angle);
    body(b)->SetAwake(true);
}

void ph_body_set_velocity(ph_body *b, ph_vector velocity, float angular) {
    body(b)->SetLinearVelocity(vec(velocity));
    body(b)->SetAngularVelocity(angular);
}

void ph_body_force(ph_body *b, ph_vector force, ph_vector offset) {
    body(b)->ApplyForce(vec(force), body(b)->GetWorldCenter() + vec(offset), true);
}

void ph_body_impulse(ph_body *b, ph_vector impulse, ph_vector offset) {
    body(b)->ApplyLinearImpulse(vec(impulse), body(b)->GetWorldCenter() + vec(offset), true);
}

void ph_body_refilter(ph_body *b) {
    for (b2Fixture *fixture = body(b)->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
    body(b)->SetAwake(true);
}

ph_joint *ph_distance_create(ph_world *world, ph_body *a, ph_vector pointA, ph_body *b, ph_vector pointB) {
    ph_joint *made = new ph_joint;
    b2Body *other = b ? body(b) : nullptr;
    b2Vec2 end = vec(pointB);
    if (!other) {
        b2BodyDef definition;
        definition.position = end;
        definition.userData.pointer = static_cast<uintptr_t>(-1);
        made->anchor = other = world->world.CreateBody(&definition);
        end = b2Vec2(0, 0);
    }
    b2DistanceJointDef definition;
    definition.Initialize(body(a), other, body(a)->GetWorldPoint(vec(pointA)), other->GetWorldPoint(end));
    definition.collideConnected = true;
    made->joint = made->distance = static_cast<b2DistanceJoint *>(world->world.CreateJoint(&definition));
    return made;
}

void ph_distance_set(ph_joint *joint, float length, float frequency, float damping, bool isRope) {
    b2DistanceJoint *it = joint->distance;
    it->SetMinLength(0);
    it->SetMaxLength(1e6f);
    it->SetLength(length);
    if (isRope) {
        it->SetStiffness(0);
        it->SetDamping(0);
        it->SetMaxLength(length);
    } else if (frequency > 0) {
        float stiffness = 0, drag = 0;
        b2LinearStiffness(stiffness, drag, frequency, damping, it->GetBodyA(), it->GetBodyB());
        it->SetStiffness(stiffness);
        it->SetDamping(drag);
    } else {
        it->SetStiffness(0);
        it->SetDamping(0);
        it->SetMaxLength(length);
        it->SetMinLength(length);
    }
    it->GetBodyA()->SetAwake(true);
    it->GetBodyB()->SetAwake(true);
}

void ph_distance_set_anchor(ph_world *, ph_vector point, ph_joint *joint) {
    if (!joint->anchor) return;
    joint->anchor->SetTransform(vec(point), 0);
    joint->distance->GetBodyA()->SetAwake(true);
}

ph_joint *ph_pin_create(ph_world *world, ph_body *a, ph_body *b, ph_vector point, float frictionTorque, bool hasRange, float low, float high) {
    b2RevoluteJointDef definition;
    definition.Initialize(body(a), body(b), vec(point));
    definition.enableMotor = frictionTorque > 0;
    definition.maxMotorTorque = frictionTorque;
    definition.enableLimit = hasRange;
    definition.lowerAngle = low;
    definition.upperAngle = high;
    definition.collideConnected = true;
    ph_joint *made = new ph_joint;
    made->joint = world->world.CreateJoint(&definition);
    return made;
}

ph_joint *ph_weld_create(ph_world *world, ph_body *a, ph_body *b, ph_vector point) {
    b2WeldJointDef definition;
    definition.Initialize(body(a), body(b), vec(point));
    definition.collideConnected = true;
    ph_joint *made = new ph_joint;
    made->joint = world->world.CreateJoint(&definition);
    return made;
}

void ph_joint_free(ph_world *world, ph_joint *joint) {
    world->world.DestroyJoint(joint->joint);
    if (joint->anchor) world->world.DestroyBody(joint->anchor);
    delete joint;
}

}  // extern "C"
