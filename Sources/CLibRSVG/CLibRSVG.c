#include "CLibRSVG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef struct { double x, y, width, height; } RsvgRectangle;
typedef struct { int nfont, sfont; void **fonts; } FcFontSet;
typedef cairo_status_t (*cairo_read_func_t)(void *source, unsigned char *target, unsigned int count);

#ifdef __APPLE__
/* Text goes through Core Text, which is never without fonts. Homebrew's folder on Apple silicon is not searched. */
static const char *const names[] = {"librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib"};
#else
static const char *const names[] = {"librsvg-2.so.2"};
#define HAS_FONTCONFIG
#endif

/* The functions, by their own names. All are found through librsvg, which depends on the other libraries. */
#define FUNCTIONS(F) \
    F(RsvgHandle *, rsvg_handle_new_from_data, (const unsigned char *, size_t, GError **)) \
    F(int, rsvg_handle_render_document, (RsvgHandle *, cairo_t *, const RsvgRectangle *, GError **)) \
    F(void, rsvg_handle_set_dpi, (RsvgHandle *, double)) \
    F(void, g_object_unref, (void *)) \
    F(void, g_error_free, (GError *)) \
    F(cairo_surface_t *, cairo_image_surface_create, (int, int, int)) \
    F(void, cairo_surface_flush, (cairo_surface_t *)) \
    F(const unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *)) \
    F(int, cairo_image_surface_get_stride, (cairo_surface_t *)) \
    F(int, cairo_image_surface_get_width, (cairo_surface_t *)) \
    F(int, cairo_image_surface_get_height, (cairo_surface_t *)) \
    F(cairo_surface_t *, cairo_image_surface_create_from_png_stream, (cairo_read_func_t, void *)) \
    F(cairo_surface_t *, cairo_pdf_surface_create_for_stream, (cairo_write_func_t, void *, double, double)) \
    F(void, cairo_pdf_surface_restrict_to_version, (cairo_surface_t *, int)) \
    F(void, cairo_pdf_surface_set_metadata, (cairo_surface_t *, int, const char *)) \
    F(int, cairo_pdf_surface_add_outline, (cairo_surface_t *, int, const char *, const char *, int)) \
    F(void, cairo_pdf_surface_set_size, (cairo_surface_t *, double, double)) \
    F(cairo_status_t, cairo_surface_write_to_png_stream, (cairo_surface_t *, cairo_write_func_t, void *)) \
    F(cairo_status_t, cairo_surface_status, (cairo_surface_t *)) \
    F(void, cairo_surface_finish, (cairo_surface_t *)) \
    F(void, cairo_surface_destroy, (cairo_surface_t *)) \
    F(cairo_t *, cairo_create, (cairo_surface_t *)) \
    F(cairo_status_t, cairo_status, (cairo_t *)) \
    F(void, cairo_save, (cairo_t *)) \
    F(void, cairo_restore, (cairo_t *)) \
    F(void, cairo_destroy, (cairo_t *)) \
    F(void, cairo_show_page, (cairo_t *)) \
    F(void, cairo_set_source_surface, (cairo_t *, cairo_surface_t *, double, double)) \
    F(void *, cairo_get_source, (cairo_t *)) \
    F(void, cairo_pattern_set_filter, (void *, int)) \
    F(void, cairo_scale, (cairo_t *, double, double)) \
    F(void, cairo_paint, (cairo_t *)) \
    F(const char *, cairo_status_to_string, (cairo_status_t)) \
    F(const char *, cairo_version_string, (void)) \
    FONT_FUNCTIONS(F)

#ifdef HAS_FONTCONFIG
#define FONT_FUNCTIONS(F) \
    F(void *, FcPatternCreate, (void)) \
    F(void, FcPatternDestroy, (void *)) \
    F(void *, FcObjectSetCreate, (void)) \
    F(int, FcObjectSetAdd, (void *, const char *)) \
    F(void, FcObjectSetDestroy, (void *)) \
    F(FcFontSet *, FcFontList, (void *, void *, void *)) \
    F(void, FcFontSetDestroy, (FcFontSet *))
#else
#define FONT_FUNCTIONS(F)
#endif

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static const char *failure = NULL;
static char version[64] = "";

/* Versions of librsvg before 2.52 do not tell theirs. */
static void describe(void *library) {
    const unsigned int *major = dlsym(library, "rsvg_major_version");
    const unsigned int *minor = dlsym(library, "rsvg_minor_version");
    const unsigned int *micro = dlsym(library, "rsvg_micro_version");
    if (major != NULL && minor != NULL && micro != NULL)
        snprintf(
            version, sizeof version, "librsvg %u.%u.%u, cairo %s", *major, *minor, *micro, cairo_version_string());
}

static void load(void) {
    void *library = NULL;
    for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index++)
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        failure = dlerror();
        if (failure == NULL) failure = "it was not found";
        return;
    }
#define FIND(result, name, parameters) \
    name = (result(*) parameters)dlsym(library, #name); \
    if (name == NULL) failure = "it has no function " #name;
    FUNCTIONS(FIND)
    if (failure == NULL) describe(library);
}

const char *twinlight_raster_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return failure;
}

const char *twinlight_raster_version(void) { return version; }

RsvgHandle *twinlight_svg_read(const unsigned char *bytes, size_t count, GError **error) {
    RsvgHandle *drawing = rsvg_handle_new_from_data(bytes, count, error);
    /* Lengths in points are meant to be those of CSS. */
    if (drawing != NULL) rsvg_handle_set_dpi(drawing, 96);
    return drawing;
}

int twinlight_svg_draw(RsvgHandle *drawing, cairo_t *context, double width, double height, GError **error) {
    const RsvgRectangle frame = {0, 0, width, height};
    return rsvg_handle_render_document(drawing, context, &frame, error);
}

void twinlight_svg_free(RsvgHandle *drawing) { g_object_unref(drawing); }
void twinlight_error_free(GError *error) { g_error_free(error); }

cairo_surface_t *twinlight_pixels(int width, int height) {
    return cairo_image_surface_create(/* CAIRO_FORMAT_ARGB32 */ 0, width, height);
}

const unsigned char *twinlight_pixel_data(cairo_surface_t *surface, int *stride) {
    cairo_surface_flush(surface);
    *stride = cairo_image_surface_get_stride(surface);
    return cairo_image_surface_get_data(surface);
}

typedef struct { const unsigned char *bytes; size_t count; } Bytes;

static cairo_status_t read_bytes(void *source, unsigned char *target, unsigned int count) {
    Bytes *rest = source;
    if (count > rest->count) return /* CAIRO_STATUS_READ_ERROR */ 10;
    memcpy(target, rest->bytes, count);
    rest->bytes += count;
    rest->count -= count;
    return 0;
}

cairo_surface_t *twinlight_png_read(const unsigned char *bytes, size_t count, int *width, int *height) {
    Bytes rest = {bytes, count};
    cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(read_bytes, &rest);
    *width = cairo_image_surface_get_width(surface);
    *height = cairo_image_surface_get_height(surface);
    return surface;
}

void twinlight_paint(cairo_t *context, cairo_surface_t *source, double x, double y, int mixes) {
    cairo_scale(context, x, y);
    cairo_set_source_surface(context, source, 0, 0);
    cairo_pattern_set_filter(
        cairo_get_source(context), mixes ? /* CAIRO_FILTER_GOOD */ 1 : /* CAIRO_FILTER_NEAREST */ 3);
    cairo_paint(context);
}

cairo_surface_t *twinlight_pdf(cairo_write_func_t write, void *sink) {
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(write, sink, 1, 1);
    cairo_pdf_surface_restrict_to_version(surface, /* CAIRO_PDF_VERSION_1_4 */ 0);
    cairo_pdf_surface_set_metadata(surface, /* CAIRO_PDF_METADATA_CREATE_DATE */ 5, NULL);
    return surface;
}

void twinlight_pdf_title(cairo_surface_t *surface, const char *title) {
    cairo_pdf_surface_set_metadata(surface, /* CAIRO_PDF_METADATA_TITLE */ 0, title);
}

int twinlight_pdf_bookmark(cairo_surface_t *surface, int parent, const char *title, int page, int y) {
    char target[64];
    snprintf(target, sizeof target, "page=%d pos=[0 %d]", page, y);
    return cairo_pdf_surface_add_outline(surface, parent, title, target, 0);
}

cairo_status_t twinlight_png(cairo_surface_t *surface, cairo_write_func_t write, void *sink) {
    return cairo_surface_write_to_png_stream(surface, write, sink);
}

cairo_status_t twinlight_surface_status(cairo_surface_t *surface) { return cairo_surface_status(surface); }
void twinlight_surface_finish(cairo_surface_t *surface) { cairo_surface_finish(surface); }
void twinlight_surface_free(cairo_surface_t *surface) { cairo_surface_destroy(surface); }

cairo_t *twinlight_context(cairo_surface_t *surface) { return cairo_create(surface); }
cairo_status_t twinlight_context_status(cairo_t *context) { return cairo_status(context); }
void twinlight_context_save(cairo_t *context) { cairo_save(context); }
void twinlight_context_restore(cairo_t *context) { cairo_restore(context); }
void twinlight_context_free(cairo_t *context) { cairo_destroy(context); }

void twinlight_page_begin(cairo_surface_t *surface, double width, double height) {
    cairo_pdf_surface_set_size(surface, width, height);
}
void twinlight_page_end(cairo_t *context) { cairo_show_page(context); }
const char *twinlight_status_text(cairo_status_t status) { return cairo_status_to_string(status); }

int twinlight_font_count(void) {
#ifdef HAS_FONTCONFIG
    void *any = FcPatternCreate(), *properties = FcObjectSetCreate();
    FcObjectSetAdd(properties, "family");
    FcFontSet *fonts = FcFontList(NULL, any, properties);
    int count = fonts == NULL ? 0 : fonts->nfont;
    if (fonts != NULL) FcFontSetDestroy(fonts);
    FcObjectSetDestroy(properties);
    FcPatternDestroy(any);
    return count;
#else
    return 1;
#endif
}
