package androidx.annotation

annotation class DrawableRes
