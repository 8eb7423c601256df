#include "CKiwi.h"
#include <kiwi/kiwi.h>
#include <malloc.h>
#include <memory>
#include <numeric>
#include <vector>

namespace {
const double requiredStrength = 1e9, editStrength = 5e8;

struct Part {
    kiwi::Solver solver;
    kiwi::Variable width;
    bool hasWidth = false;
};
}

struct KiwiSystem {
    std::vector<kiwi::Variable> variables;
    std::vector<KiwiConstraint> descriptions;
    std::vector<kiwi::Constraint> constraints;
    std::vector<std::unique_ptr<Part>> parts;
    std::vector<int> partOfConstraint;
    int width;

    kiwi::Constraint make(const KiwiConstraint &c, Part &part) {
        std::vector<kiwi::Term> terms;
        for (int i = 0; i < c.termCount; i++) {
            bool isWidth = c.terms[i].variable == width;
            if (isWidth && !part.hasWidth) {
                // The window's width is known before what depends on it.
                part.hasWidth = true;
                part.solver.addEditVariable(part.width, editStrength);
                part.solver.suggestValue(part.width, 320);
            }
            terms.emplace_back(isWidth ? part.width : variables[c.terms[i].variable], c.terms[i].coefficient);
        }
        auto op = c.relation < 0 ? kiwi::OP_LE : c.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
        double strength = c.strength >= requiredStrength ? kiwi::strength::required : c.strength;
        return kiwi::Constraint(kiwi::Expression(std::move(terms), c.constant), op, strength);
    }
};

static std::vector<int> componentsOf(int variableCount, const KiwiConstraint *constraints, int count, int width) {
    std::vector<int> parent(variableCount);
    std::iota(parent.begin(), parent.end(), 0);
    auto root = [&](int v) {
        while (parent[v] != v) v = parent[v] = parent[parent[v]];
        return v;
    };
    for (int i = 0; i < count; i++) {
        int first = -1;
        for (int t = 0; t < constraints[i].termCount; t++) {
            int v = constraints[i].terms[t].variable;
            if (v == width) continue;
            if (first < 0) first = root(v); else parent[root(v)] = first;
        }
    }
    for (int v = 0; v < variableCount; v++) parent[v] = root(v);
    return parent;
}

KiwiSystem *kiwi_build(int32_t variableCount, const KiwiConstraint *constraints, int32_t count, int32_t width, int32_t split) {
    auto system = new KiwiSystem;
    system->width = width;
    system->variables.resize(variableCount);
    system->descriptions.assign(constraints, constraints + count);
    std::vector<int> rootOf = split ? componentsOf(variableCount, constraints, count, width) : std::vector<int>(variableCount, 0);
    std::vector<int> partOfRoot(variableCount, -1);
    for (int i = 0; i < count; i++) {
        int root = 0;
        for (int t = 0; t < constraints[i].termCount; t++)
            if (constraints[i].terms[t].variable != width) { root = rootOf[constraints[i].terms[t].variable]; break; }
        if (partOfRoot[root] < 0) {
            partOfRoot[root] = (int)system->parts.size();
            system->parts.push_back(std::make_unique<Part>());
        }
        int part = partOfRoot[root];
        system->partOfConstraint.push_back(part);
        system->constraints.push_back(system->make(constraints[i], *system->parts[part]));
        system->parts[part]->solver.addConstraint(system->constraints.back());
    }
    return system;
}

void kiwi_set_width(KiwiSystem *system, double width) {
    for (auto &part : system->parts) {
        if (part->hasWidth) part->solver.suggestValue(part->width, width);
        part->solver.updateVariables();
    }
}

void kiwi_set_constant(KiwiSystem *system, int32_t index, double constant) {
    Part &part = *system->parts[system->partOfConstraint[index]];
    part.solver.removeConstraint(system->constraints[index]);
    system->descriptions[index].constant = constant;
    system->constraints[index] = system->make(system->descriptions[index], part);
    part.solver.addConstraint(system->constraints[index]);
    part.solver.updateVariables();
}

double kiwi_value(const KiwiSystem *system, int32_t variable) { return system->variables[variable].value(); }

void keep_freed_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

void kiwi_free(KiwiSystem *system) { delete system; }
