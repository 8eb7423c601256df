// A crash in C code still leads to the lines that called it: Swift's backtraces follow frame pointers, which C libraries and the
// runtime's own C++ are mostly built without. Before Swift's handler of a crash runs, the stack is walked by the unwind tables; where
// that finds other callers than the frame pointers, the handler gets a chain of frame pointers made of them.
#include "internal.h"
#include <signal.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

#if defined(__x86_64__)
#define PROGRAM_COUNTER(context) (uintptr_t)(context)->uc_mcontext.gregs[REG_RIP]
#define STACK_POINTER(context) (uintptr_t)(context)->uc_mcontext.gregs[REG_RSP]
#define FRAME_POINTER(context) (context)->uc_mcontext.gregs[REG_RBP]
#elif defined(__aarch64__)
#define PROGRAM_COUNTER(context) (uintptr_t)(context)->uc_mcontext.pc
#define STACK_POINTER(context) (uintptr_t)(context)->uc_mcontext.sp
#define FRAME_POINTER(context) (context)->uc_mcontext.regs[29]
#endif

enum { MOST_FRAMES = 256 };

/// As a frame begins where frame pointers are kept: the caller's frame, and where the call returns to.
struct frame { uintptr_t caller, returns_to; };

struct walk {
    uintptr_t program_counter, stack_end;
    bool has_begun;
    int count;
    uintptr_t returns[MOST_FRAMES];
};

static const int signals[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
enum { SIGNAL_COUNT = sizeof signals / sizeof *signals };
static struct sigaction swift_actions[SIGNAL_COUNT];
/// The thread that crashed first; 0 before.
static _Atomic long crashed_thread;
/// How that thread's crash looked, for a stack so broken that the walk fails as well.
static struct { int number; siginfo_t *info; void *context; } crash;
static struct walk walk;
// Frames are 16 bytes apart, and the last has no return address, which ends a backtrace.
static _Alignas(16) struct frame chain[MOST_FRAMES + 1];
static ucontext_t chained;

static _Unwind_Reason_Code collect(struct _Unwind_Context *frame, void *unused) {
    (void)unused;
    uintptr_t address = _Unwind_GetIP(frame);
    // What lies inside of the interrupted frame is this handler.
    if (!walk.has_begun) {
        walk.has_begun = address == walk.program_counter;
        return _URC_NO_REASON;
    }
    if (!address || walk.count == MOST_FRAMES) return _URC_END_OF_STACK;
    walk.returns[walk.count++] = address;
    walk.stack_end = _Unwind_GetCFA(frame);
    return _URC_NO_REASON;
}

/// Whether the frame pointers lead to the callers that the unwind tables know, as far as they go: to the end, or to the frame of an
/// asynchronous function, whose callers no stack has.
static bool follows(const ucontext_t *context) {
    uintptr_t frame = (uintptr_t)FRAME_POINTER(context);
    uintptr_t lowest = STACK_POINTER(context);
    for (int i = 0; i < walk.count; i++) {
        if (i > 0 && (frame >> 60) == 1) return true;
        if (frame < lowest || frame % 16 || frame + sizeof(struct frame) > walk.stack_end) return false;
        const struct frame *kept = (const struct frame *)frame;
        if (kept->returns_to != walk.returns[i]) return false;
        lowest = frame + 1;
        frame = kept->caller;
    }
    return true;
}

static void *with_callers(ucontext_t *context) {
    walk.program_counter = PROGRAM_COUNTER(context);
    _Unwind_Backtrace(collect, NULL);
    if (!walk.count || follows(context)) return context;
    for (int i = 0; i < walk.count; i++) chain[i] = (struct frame){(uintptr_t)&chain[i + 1], walk.returns[i]};
    chain[walk.count] = (struct frame){0, 0};
    chained = *context;
    FRAME_POINTER(&chained) = (__typeof__(FRAME_POINTER(&chained)))(uintptr_t)chain;
    return &chained;
}

static void on_crash(int number, siginfo_t *info, void *context) {
    long thread = vt_raw(SYS_gettid, 0, 0, 0, 0, 0, 0), none = 0;
    atomic_store(&vt_has_crashed, true);
    if (atomic_compare_exchange_strong(&crashed_thread, &none, thread)) {
        crash.number = number;
        crash.info = info;
        crash.context = context;
        context = with_callers(context);
    } else if (none == thread) {
        number = crash.number;
        info = crash.info;
        context = crash.context;
    }
    for (int i = 0; i < SIGNAL_COUNT; i++)
        if (signals[i] == number) return swift_actions[i].sa_sigaction(number, info, context);
}

/// After Swift's library has its handlers, which it has only where backtraces were asked for.
__attribute__((constructor(103))) static void watch_crashes(void) {
    for (int i = 0; i < SIGNAL_COUNT; i++) {
        struct sigaction *swift = &swift_actions[i];
        if (sigaction(signals[i], NULL, swift) || !(swift->sa_flags & SA_SIGINFO) || !swift->sa_sigaction) continue;
        struct sigaction action = *swift;
        action.sa_sigaction = on_crash;
        action.sa_flags |= SA_NODEFER;
        sigaction(signals[i], &action, NULL);
    }
}
