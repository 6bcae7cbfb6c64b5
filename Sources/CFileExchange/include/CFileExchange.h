#ifndef CFileExchange_h
#define CFileExchange_h

/// Lets two entries of a folder change places in one step. Returns 0, or -1 with errno: ENOSYS, EINVAL or ENOTSUP where
/// the system or the volume cannot do it.
int CFileExchange_exchange(int folder, const char *one, const char *other);

/// Moves an entry of a folder to a name that nothing has, in one step. Returns 0, or -1 with errno: EEXIST where
/// something has the name, and the ones above.
int CFileExchange_moveToFreeName(int folder, const char *path, const char *target);

#endif
