#include "CWorkMeter.h"

// Swift has no variables of a thread. One of a task costs an allocation, and a lock would be needed for its number.
static _Thread_local int64_t left = INT64_MAX;

int64_t CWorkMeter_left(void) { return left; }

void CWorkMeter_setLeft(int64_t value) { left = value; }
