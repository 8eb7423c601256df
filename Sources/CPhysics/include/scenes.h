// What scenes need of Box2D besides what UIKit's dynamics do: bodies of several forms, masks, rays, sliding joints. Here y grows as the caller says.
#pragma once
#include "physics.h"
#ifdef __cplusplus
extern "C" {
#endif

/// Two things pushed one another, along a direction from `a` to `b`, and how hard.
typedef void (*ph_impact)(void *context, int64_t a, int64_t b, ph_vector normal, float impulse);
/// Something was met; what it returns ends a search (0) or lets it go on (1), for a ray up to that part of it.
typedef float (*ph_found)(void *context, ph_body *body, int64_t number, ph_vector point, ph_vector normal, float part);

void ph_world_set_gravity(ph_world *world, ph_vector gravity);
/// `pushes` says of things that touch whether they push one another; those that the world's filter refuses do not even touch.
void ph_world_listen(ph_world *world, ph_filter pushes, ph_impact impact);

/// A body without a form yet, which does not move.
ph_body *ph_thing_create(ph_world *world, int64_t number, ph_vector position, float angle);
/// Three to eight corners, in the body's coordinates.
void ph_body_add_polygon(ph_body *body, const ph_vector *corners, int count);
void ph_body_add_circle(ph_body *body, ph_vector middle, float radius);
void ph_body_add_edge(ph_body *body, ph_vector from, ph_vector to);
void ph_body_set_mass(ph_body *body, float mass);
void ph_body_set_precise(ph_body *body, bool isPrecise);
void ph_body_set_gravity_scale(ph_body *body, float scale);
void ph_body_set_awake(ph_body *body, bool isAwake);
void ph_body_torque(ph_body *body, float torque);
void ph_body_turn(ph_body *body, float angularImpulse);
float ph_body_inertia(const ph_body *body);
/// The middle of the mass, in the world's coordinates.
ph_vector ph_body_middle(const ph_body *body);
bool ph_body_contains(const ph_body *body, ph_vector point);

void ph_world_ray(ph_world *world, ph_vector from, ph_vector to, void *context, ph_found found);
/// The bodies whose forms' boxes meet a rectangle.
void ph_world_query(ph_world *world, ph_vector low, ph_vector high, void *context, ph_found found);

ph_joint *ph_slide_create(ph_world *world, ph_body *a, ph_body *b, ph_vector point, ph_vector axis, bool hasRange, float low, float high);
/// Turns a pin at a speed, with at most a torque; with no speed the torque is friction.
void ph_pin_motor(ph_joint *joint, float speed, float torque);
/// The force and the torque by which a joint held its bodies in a step of that many seconds.
ph_vector ph_joint_force(const ph_joint *joint, float seconds);
float ph_joint_torque(const ph_joint *joint, float seconds);

#ifdef __cplusplus
}
#endif
