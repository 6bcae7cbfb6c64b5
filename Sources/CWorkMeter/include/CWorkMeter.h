#ifndef CWorkMeter_h
#define CWorkMeter_h

#include <stdint.h>

/// What the present thread may still do; INT64_MAX where nothing limits it.
int64_t CWorkMeter_left(void);

void CWorkMeter_setLeft(int64_t left);

#endif
