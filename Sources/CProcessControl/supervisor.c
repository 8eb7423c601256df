#define _GNU_SOURCE
#include "CProcessControl.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int wait_status_is_signal(int status) { return WIFSIGNALED(status); }
int wait_status_value(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status); }

int pipe_closing_on_exec(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
int exchange_paths(const char *first, const char *second) { return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE); }

// What follows runs in a fork of a process with threads: no malloc, no stdio, no locks.

static int64_t now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// --- Descriptors

static void close_between(unsigned first, unsigned last) {
    if (first > last) return;
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
    struct rlimit limit;
    unsigned end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536 ? (unsigned)limit.rlim_cur : 65536;
    for (unsigned descriptor = first; descriptor <= last && descriptor < end; descriptor++) close((int)descriptor);
}

static int is_needed(const struct supervised_program *program, int descriptor) {
    if (descriptor == program->control || descriptor == program->input || descriptor == program->output || descriptor == program->error)
        return 1;
    for (int index = 0; index < program->kept_count; index++)
        if (program->kept[index] == descriptor) return 1;
    return 0;
}

// Closes all that other threads of the process had open: their pipes must not stay open because of this process.
static void close_others(const struct supervised_program *program) {
    int highest = program->control;
    if (program->input > highest) highest = program->input;
    if (program->output > highest) highest = program->output;
    if (program->error > highest) highest = program->error;
    for (int index = 0; index < program->kept_count; index++)
        if (program->kept[index] > highest) highest = program->kept[index];
    int first = 0;
    for (int descriptor = 0; descriptor <= highest; descriptor++) {
        if (!is_needed(program, descriptor)) continue;
        if (descriptor > first) close_between((unsigned)first, (unsigned)descriptor - 1);
        first = descriptor + 1;
    }
    close_between((unsigned)first, ~0U);
    // What is opened from here on must not stand where the program's standard descriptors go.
    int filler;
    while ((filler = open("/dev/null", O_RDWR | O_CLOEXEC)) >= 0 && filler <= 2) {}
    if (filler > 2) close(filler);
}

// --- The program

static void limit(int resource, uint64_t value) {
    if (value == 0) return;
    struct rlimit current, wanted = {value, value};
    if (getrlimit(resource, &current) == 0 && current.rlim_max < value) wanted.rlim_cur = wanted.rlim_max = current.rlim_max;
    setrlimit(resource, &wanted);
}

static int prepare(const struct supervised_program *program, pid_t supervisor) {
    setpgid(0, 0);
    // The supervisor has one thread, so that its end is the end of the process.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != supervisor) _exit(127);
    for (int number = 1; number < _NSIG; number++) signal(number, SIG_DFL);
    // Above the standard ones first: one of the three may stand where another goes.
    int source[3] = {program->input, program->output, program->error};
    for (int index = 0; index < 3; index++)
        if ((source[index] = fcntl(source[index], F_DUPFD_CLOEXEC, 3)) < 0) return errno;
    for (int index = 0; index < 3; index++)
        if (dup2(source[index], index) < 0) return errno;
    for (int index = 0; index < program->kept_count; index++)
        if (fcntl(program->kept[index], F_SETFD, 0) < 0) return errno;
    if (program->folder && chdir(program->folder) != 0) return errno;
    limit(RLIMIT_DATA, program->data_limit);
    // What cannot be had is done without: some containers forbid it.
    int current = program->fixed_addresses ? personality(0xffffffff) : -1;
    if (current != -1) personality((unsigned long)current | ADDR_NO_RANDOMIZE);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(program->path, program->arguments, program->environment);
    return errno;
}

// Returns the program's process identifier, or -1 with errno set.
static pid_t start_program(const struct supervised_program *program) {
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -1;
    pid_t supervisor = getpid();
    pid_t child = _Fork();
    if (child == 0) {
        int reason = prepare(program, supervisor);
        ssize_t ignored = write(failure[1], &reason, sizeof reason);
        (void)ignored;
        _exit(127);
    }
    int reason = errno;
    close(failure[1]);
    if (child > 0) {
        // In both processes, so that the group is there whoever comes first.
        setpgid(child, child);
        ssize_t count;
        while ((count = read(failure[0], &reason, sizeof reason)) < 0 && errno == EINTR) {}
        if (count != sizeof reason) reason = 0;
    }
    close(failure[0]);
    if (reason == 0) return child;
    if (child > 0) waitpid(child, NULL, 0);
    errno = reason;
    return -1;
}

// --- What it leaves behind

struct directory_entry {  // linux_dirent64
    uint64_t inode;
    int64_t offset;
    unsigned short length;
    unsigned char type;
    char name[];
};

// The parent of a process as /proc tells it; 0 where it is gone.
static pid_t parent_of(const char *identifier) {
    char path[64] = "/proc/", text[512];
    size_t length = strlen(identifier);
    if (length > 16) return 0;
    memcpy(path + 6, identifier, length);
    memcpy(path + 6 + length, "/stat", 6);
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return 0;
    ssize_t count = read(descriptor, text, sizeof text - 1);
    close(descriptor);
    if (count <= 0) return 0;
    text[count] = 0;
    // "12 (name) S 11 ...": the name may hold anything, so the last parenthesis counts.
    char *end = strrchr(text, ')');
    return end && end[1] && end[2] && end[3] ? (pid_t)strtol(end + 4, NULL, 10) : 0;
}

// Sends a signal to every child, adopted ones too. Only children: their identifiers are theirs until they are reaped here.
static void signal_children(int number) {
    static char buffer[32768] __attribute__((aligned(8)));
    int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    pid_t self = getpid();
    long count;
    while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
        for (long place = 0; place < count;) {
            struct directory_entry *entry = (struct directory_entry *)(buffer + place);
            place += entry->length;
            if (entry->name[0] < '1' || entry->name[0] > '9' || parent_of(entry->name) != self) continue;
            pid_t child = (pid_t)strtol(entry->name, NULL, 10);
            kill(child, number);
            if (number != SIGKILL) kill(child, SIGCONT);
        }
    }
    close(folder);
}

struct supervision {
    const struct supervised_program *program;
    pid_t child;
    int signals;        // a signalfd of SIGCHLD
    int has_ended;      // the program itself
    int is_stopping;
    int is_killing;
    int64_t deadline;   // when TERM becomes KILL
};

static void tell(const struct supervision *state, int report, int value) {
    struct supervisor_message message = {report, value};
    send(state->program->control, &message, sizeof message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

static void signal_all(const struct supervision *state, int number) {
    kill(-state->child, number);
    if (number != SIGKILL) kill(-state->child, SIGCONT);
    signal_children(number);
}

static void stop(struct supervision *state, int grace) {
    if (state->is_stopping) return;
    state->is_stopping = 1;
    state->deadline = now_ms() + grace;
    signal_all(state, SIGTERM);
}

// Reaps what has ended. Returns 0 when no process is left.
static int reap(struct supervision *state) {
    for (;;) {
        int status;
        pid_t ended = waitpid(-1, &status, WNOHANG);
        if (ended == 0) return 1;
        if (ended < 0) {
            if (errno == EINTR) continue;
            return 0;
        }
        if (ended == state->child) {
            state->has_ended = 1;
            tell(state, supervisor_ended, status);
        }
    }
}

static void listen_to_owner(struct supervision *state) {
    char order;
    ssize_t count = recv(state->program->control, &order, 1, MSG_DONTWAIT);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count == 1 && order == SUPERVISOR_STOP) stop(state, state->program->stop_grace);
    else state->is_killing = 1;
}

static void supervise(struct supervision *state) {
    int64_t give_up = 0;
    for (;;) {
        if (!reap(state)) return;
        if (state->has_ended) stop(state, state->program->exit_grace);
        if (state->is_stopping && now_ms() >= state->deadline) state->is_killing = 1;
        int timeout = state->is_stopping ? (int)(state->deadline - now_ms()) : -1;
        if (state->is_killing) {
            // Again and again: what a dying process started is adopted here. Only a process stuck in the kernel lasts longer.
            if (give_up == 0) give_up = now_ms() + 5000;
            if (now_ms() > give_up) return;
            signal_all(state, SIGKILL);
            timeout = 10;
        }
        struct pollfd events[2] = {{state->signals, POLLIN, 0}, {state->program->control, POLLIN, 0}};
        // Once it is decided that all must end, a closed control has nothing to add.
        if (poll(events, state->is_killing ? 1 : 2, timeout < 0 && state->is_stopping ? 0 : timeout) <= 0) continue;
        if (events[0].revents) {
            struct signalfd_siginfo information;
            while (read(state->signals, &information, sizeof information) == sizeof information) {}
        }
        if (!state->is_killing && events[1].revents) listen_to_owner(state);
    }
}

static _Noreturn void run_supervisor(const struct supervised_program *program) {
    setsid();
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_NAME, "quince-children");
    close_others(program);
    sigset_t child_signal;
    sigemptyset(&child_signal);
    sigaddset(&child_signal, SIGCHLD);
    signal(SIGCHLD, SIG_DFL);
    struct supervision state = {.program = program, .signals = signalfd(-1, &child_signal, SFD_CLOEXEC | SFD_NONBLOCK)};
    state.child = start_program(program);
    if (state.child < 0) {
        tell(&state, supervisor_cannot_start, errno);
        _exit(0);
    }
    tell(&state, supervisor_started, state.child);
    close(program->input);
    if (program->output != program->input) close(program->output);
    if (program->error != program->input && program->error != program->output) close(program->error);
    for (int index = 0; index < program->kept_count; index++) close(program->kept[index]);
    supervise(&state);
    _exit(0);
}

pid_t supervised_start(const struct supervised_program *program) {
    // No signal may find the handlers of this process in its forks; the program begins with none blocked.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t supervisor = _Fork();
    if (supervisor == 0) run_supervisor(program);
    int reason = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = reason;
    return supervisor;
}
