// kiwi behind a C interface: one solver for the whole system, or one for each connected component.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    int32_t variable;
    double coefficient;
} KiwiTerm;

// Sum of the terms plus `constant`, -1 at most, 0 equal to, 1 at least zero.
typedef struct {
    int32_t relation;
    int32_t termCount;
    double strength;
    double constant;
    KiwiTerm terms[4];
} KiwiConstraint;

typedef struct KiwiSystem KiwiSystem;

// `width` is the variable that is edited. With `split`, each connected component (apart from `width`) gets its own solver.
KiwiSystem *kiwi_build(int32_t variableCount, const KiwiConstraint *constraints, int32_t constraintCount, int32_t width, int32_t split);
void kiwi_set_width(KiwiSystem *system, double width);
void kiwi_set_constant(KiwiSystem *system, int32_t constraint, double constant);
double kiwi_value(const KiwiSystem *system, int32_t variable);
// Has the process keep the memory that is freed, so that no contender pays for getting it back from the kernel.
void keep_freed_memory(void);
void kiwi_free(KiwiSystem *system);

#ifdef __cplusplus
}
#endif
