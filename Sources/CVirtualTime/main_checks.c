// Code of the main thread's on other threads. Apple's systems let it run and say so; the concurrency runtime ends the process. Where threads take
// turns nothing else runs meanwhile, so that here it can be let run too.
#include "internal.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <string.h>

/// As the concurrency runtime hands on an executor: in two words.
struct executor { void *identity; uintptr_t implementation; };
typedef void (*executor_check)(void *identity, uintptr_t implementation);

static struct executor main_executor;
static void (*listener)(uintptr_t place);

/// Of the system's libraries, between which and the app's code the check stands.
static bool is_system_library(const char *path) {
    static const char *const names[] = {"libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libc.so", "libpthread"};
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    for (size_t index = 0; index < sizeof names / sizeof *names; index++)
        if (!strncmp(name, names[index], strlen(names[index]))) return true;
    return false;
}

/// The address that the innermost call by the app's own code returns to; 0 where there is none.
static uintptr_t calling_place(void) {
    void *frames[48];
    int count = backtrace(frames, 48);
    Dl_info own, info;
    if (!dladdr((const void *)calling_place, &own)) return 0;
    for (int index = 0; index < count; index++) {
        if (!dladdr((const char *)frames[index] - 1, &info) || !info.dli_fname) continue;
        if (info.dli_fbase != own.dli_fbase && !is_system_library(info.dli_fname)) return (uintptr_t)frames[index];
    }
    return 0;
}

/// Places are looked for so often; code that runs there without end would do nothing else.
#define MOST_PLACES 500

static void check(void *identity, uintptr_t implementation, executor_check original) {
    static _Atomic int seen;
    if (!is_on() || !vt_self() || identity != main_executor.identity || implementation != main_executor.implementation) {
        original(identity, implementation);
        return;
    }
    if (atomic_fetch_add(&seen, 1) < MOST_PLACES) listener(calling_place());
}

bool vt_let_main_work_elsewhere(void (*listen)(uintptr_t)) {
    struct executor (*get_main_executor)(void) = (struct executor (*)(void))dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor");
    void (**hook)(void *, uintptr_t, executor_check) = dlsym(RTLD_DEFAULT, "swift_task_checkIsolated_hook");
    if (!is_on() || !get_main_executor || !hook) return false;
    main_executor = get_main_executor();
    listener = listen;
    *hook = check;
    return true;
}
