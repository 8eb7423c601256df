// Box2D for UIKit's dynamics: what Swift cannot call in C++. Lengths are metres, y grows downward, angles turn as on screen.
#pragma once
#include <stdbool.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

typedef struct ph_world ph_world;
typedef struct ph_body ph_body;
typedef struct ph_joint ph_joint;

typedef struct { float x, y; } ph_vector;
typedef struct { ph_vector position; float angle; ph_vector velocity; float angularVelocity; bool isAwake; } ph_state;
typedef struct {
    float density, friction, restitution, linearDamping, angularDamping;
    bool isFixed, allowsRotation;
} ph_material;

/// Whether two things, by their numbers, push one another.
typedef bool (*ph_filter)(void *context, int64_t a, int64_t b);
/// Two things touch at a point (`began`), or no longer.
typedef void (*ph_contact)(void *context, int64_t a, int64_t b, ph_vector point, bool began);

ph_world *ph_world_create(void *context, ph_filter filter, ph_contact contact);
void ph_world_free(ph_world *world);
void ph_world_step(ph_world *world, float seconds);

/// A body of up to eight corners about its middle, or, with none, a circle.
ph_body *ph_body_create(ph_world *world, int64_t number, ph_vector position, float angle, const ph_vector *corners, int count, float radius);
/// A line that does not move.
ph_body *ph_edge_create(ph_world *world, int64_t number, ph_vector from, ph_vector to);
void ph_body_free(ph_world *world, ph_body *body);
ph_state ph_body_state(const ph_body *body);
float ph_body_mass(const ph_body *body);
void ph_body_set_material(ph_body *body, ph_material material);
void ph_body_move(ph_body *body, ph_vector position, float angle);
void ph_body_set_velocity(ph_body *body, ph_vector velocity, float angular);
/// At an offset from the body's middle, which does not turn with it.
void ph_body_force(ph_body *body, ph_vector force, ph_vector offset);
void ph_body_impulse(ph_body *body, ph_vector impulse, ph_vector offset);
/// Checks anew what pushes what.
void ph_body_refilter(ph_body *body);

/// Holds two points at a distance: rigidly, by a spring (`frequency` above 0), or as a rope that only keeps them from going farther.
/// `b` may be null: then `pointB` is a place of the world. Points are in the bodies' own coordinates.
ph_joint *ph_distance_create(ph_world *world, ph_body *a, ph_vector pointA, ph_body *b, ph_vector pointB);
void ph_distance_set(ph_joint *joint, float length, float frequency, float damping, bool isRope);
void ph_distance_set_anchor(ph_world *world, ph_vector point, ph_joint *joint);
ph_joint *ph_pin_create(ph_world *world, ph_body *a, ph_body *b, ph_vector point, float frictionTorque, bool hasRange, float low, float high);
ph_joint *ph_weld_create(ph_world *world, ph_body *a, ph_body *b, ph_vector point);
void ph_joint_free(ph_world *world, ph_joint *joint);

#ifdef __cplusplus
}
#endif
