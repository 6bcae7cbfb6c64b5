// Ends the program right before the call with the number KILL_AT, of those that change what is on the disk. It is loaded
// in front of the C library (LD_PRELOAD), so that nothing of the program is another one for it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls;

static void count(void) {
    const char *at = getenv("KILL_AT");
    if (at && atomic_fetch_add(&calls, 1) + 1 == atoi(at)) kill(getpid(), SIGKILL);
}

#define NEXT(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

#define OPEN(name)                                                              \
    int name(int folder, const char *path, int flags, ...) {                    \
        mode_t mode = 0;                                                        \
        if (flags & O_CREAT) {                                                  \
            va_list rest;                                                       \
            va_start(rest, flags);                                              \
            mode = va_arg(rest, mode_t);                                        \
            va_end(rest);                                                       \
            count();                                                            \
        }                                                                       \
        return NEXT(name)(folder, path, flags, mode);                           \
    }

OPEN(openat)
OPEN(openat64)

// What goes to the terminal is on no disk.
ssize_t write(int file, const void *bytes, size_t size) {
    if (file > 2) count();
    return NEXT(write)(file, bytes, size);
}

int fchmod(int file, mode_t mode) {
    count();
    return NEXT(fchmod)(file, mode);
}

int mkdirat(int folder, const char *path, mode_t mode) {
    count();
    return NEXT(mkdirat)(folder, path, mode);
}

int unlinkat(int folder, const char *path, int flags) {
    count();
    return NEXT(unlinkat)(folder, path, flags);
}

int linkat(int from, const char *path, int to, const char *target, int flags) {
    count();
    return NEXT(linkat)(from, path, to, target, flags);
}

int renameat(int from, const char *path, int to, const char *target) {
    count();
    return NEXT(renameat)(from, path, to, target);
}

// The one way to exchange two files.
long syscall(long number, ...) {
    long values[6];
    va_list rest;
    va_start(rest, number);
    for (int index = 0; index < 6; index++) values[index] = va_arg(rest, long);
    va_end(rest);
    count();
    return NEXT(syscall)(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}
