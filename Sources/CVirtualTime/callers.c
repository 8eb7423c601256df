// Who called the runtime: the first place outside of the library that the caller is in. Swift keeps frame pointers, so that a few loads
// find it; it is asked for each time an app activates a constraint.
#include "internal.h"
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdint.h>

/// As a frame begins where frame pointers are kept.
struct caller_frame { struct caller_frame *caller; uintptr_t returns_to; };

/// The memory that a loaded library's code takes.
struct span { uintptr_t inside, start, end; };

static int find_span(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    struct span *span = context;
    uintptr_t start = UINTPTR_MAX, end = 0;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[index];
        if (header->p_type != PT_LOAD) continue;
        uintptr_t first = info->dlpi_addr + header->p_vaddr;
        if (first < start) start = first;
        if (first + header->p_memsz > end) end = first + header->p_memsz;
    }
    if (span->inside < start || span->inside >= end) return 0;
    span->start = start;
    span->end = end;
    return 1;
}

static uintptr_t stack_end(void) {
    static _Thread_local uintptr_t known;
    pthread_attr_t attributes;
    void *start;
    size_t size;
    if (known || pthread_getattr_np(pthread_self(), &attributes) != 0) return known;
    if (pthread_attr_getstack(&attributes, &start, &size) == 0) known = (uintptr_t)start + size;
    pthread_attr_destroy(&attributes);
    return known;
}

bool vt_locate(uintptr_t address, const char **path, uintptr_t *offset) {
    Dl_info info;
    if (!dladdr((const void *)address, &info) || !info.dli_fname || !info.dli_fbase) return false;
    *path = info.dli_fname;
    *offset = address - (uintptr_t)info.dli_fbase;
    return true;
}

uintptr_t vt_caller_outside(int most_frames) {
    static struct span library;
    uintptr_t here = (uintptr_t)__builtin_return_address(0);
    if (here < library.start || here >= library.end) {
        struct span found = {.inside = here};
        if (!dl_iterate_phdr(find_span, &found)) return 0;
        library = found;
    }
    uintptr_t end = stack_end();
    struct caller_frame *frame = __builtin_frame_address(0);
    for (int count = 0; count < most_frames; count++) {
        uintptr_t address = frame->returns_to;
        if (!address) return 0;
        if (address < library.start || address >= library.end) return address;
        struct caller_frame *next = frame->caller;
        if ((uintptr_t)next % sizeof(void *) != 0 || next <= frame || (uintptr_t)(next + 1) > end) return 0;
        frame = next;
    }
    return 0;
}
