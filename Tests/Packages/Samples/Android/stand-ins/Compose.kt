// As much of Compose as the sample and the files of the format use, with its signatures: enough for a compiler.
package androidx.compose.runtime

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

class ProvidedValue<T>(val value: T)

abstract class ProvidableCompositionLocal<T> {
    infix fun provides(value: T): ProvidedValue<T> = ProvidedValue(value)
}

fun <T> staticCompositionLocalOf(defaultFactory: () -> T): ProvidableCompositionLocal<T> =
    object : ProvidableCompositionLocal<T>() {}

fun CompositionLocalProvider(value: ProvidedValue<*>, content: () -> Unit) = content()
