// What the module's files share.
#pragma once
#include <box2d/box2d.h>

#include "scenes.h"

namespace physics {
inline b2Vec2 vec(ph_vector v) { return b2Vec2(v.x, v.y); }
inline ph_vector vec(const b2Vec2 &v) { return {v.x, v.y}; }
inline b2Body *body(ph_body *b) { return reinterpret_cast<b2Body *>(b); }
inline const b2Body *body(const ph_body *b) { return reinterpret_cast<const b2Body *>(b); }
inline ph_body *handle(b2Body *b) { return reinterpret_cast<ph_body *>(b); }
inline int64_t number(b2Fixture *fixture) { return static_cast<int64_t>(fixture->GetBody()->GetUserData().pointer); }
}  // namespace physics

using namespace physics;

struct ph_joint {
    b2DistanceJoint *distance = nullptr;
    b2Joint *joint = nullptr;
    // What a distance joint to a place of the world ends at.
    b2Body *anchor = nullptr;
};

struct ph_world : b2ContactFilter, b2ContactListener {
    b2World world;
    void *context;
    ph_filter filter;
    ph_contact contact;
    ph_filter pushes = nullptr;
    ph_impact impact = nullptr;
    // Ends of contacts have no point of their own.
    ph_world(void *context, ph_filter filter, ph_contact contact) : world(b2Vec2(0, 0)), context(context), filter(filter), contact(contact) {
        world.SetContactFilter(this);
        world.SetContactListener(this);
    }

    bool ShouldCollide(b2Fixture *a, b2Fixture *b) override { return filter(context, number(a), number(b)); }

    void tell(b2Contact *c, bool began) {
        b2WorldManifold manifold;
        c->GetWorldManifold(&manifold);
        ph_vector point = c->GetManifold()->pointCount > 0 ? vec(manifold.points[0]) : vec(c->GetFixtureA()->GetBody()->GetPosition());
        contact(context, number(c->GetFixtureA()), number(c->GetFixtureB()), point, began);
    }
    void BeginContact(b2Contact *c) override { tell(c, true); }
    void EndContact(b2Contact *c) override { tell(c, false); }
    void PreSolve(b2Contact *c, const b2Manifold *) override {
        if (pushes && !pushes(context, number(c->GetFixtureA()), number(c->GetFixtureB()))) c->SetEnabled(false);
    }
    void PostSolve(b2Contact *c, const b2ContactImpulse *impulse) override {
        if (!impact) return;
        b2WorldManifold manifold;
        c->GetWorldManifold(&manifold);
        float sum = 0;
        for (int i = 0; i < impulse->count; i++) sum += impulse->normalImpulses[i];
        impact(context, number(c->GetFixtureA()), number(c->GetFixtureB()), vec(manifold.normal), sum);
    }
};
