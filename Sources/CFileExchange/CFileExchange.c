#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CFileExchange.h"

#include <errno.h>
#include <stdio.h>

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>

// From <linux/fs.h>, which a C library need not bring.
enum { noReplace = 1, exchange = 2 };

static int rename_with(int folder, const char *path, const char *target, unsigned flags) {
#ifdef SYS_renameat2
    return (int)syscall(SYS_renameat2, folder, path, folder, target, flags);
#else
    errno = ENOSYS;
    return -1;
#endif
}
#else
enum { noReplace = RENAME_EXCL, exchange = RENAME_SWAP };

static int rename_with(int folder, const char *path, const char *target, unsigned flags) {
    return renameatx_np(folder, path, folder, target, flags);
}
#endif

int CFileExchange_exchange(int folder, const char *one, const char *other) {
    return rename_with(folder, one, other, exchange);
}

int CFileExchange_moveToFreeName(int folder, const char *path, const char *target) {
    return rename_with(folder, path, target, noReplace);
}
