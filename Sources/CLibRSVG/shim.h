#ifndef TWINLIGHT_CLIBRSVG_SHIM_H
#define TWINLIGHT_CLIBRSVG_SHIM_H

#include <cairo-pdf.h>
#include <cairo.h>
#include <stddef.h>

/* The few things that are used of librsvg (2.46 or later) and GLib, as their stable interfaces have them. Their own
   headers would bring in all of GLib, GIO and GdkPixbuf, and compiler flags that SwiftPM warns of at every build. */
typedef struct _RsvgHandle RsvgHandle;
typedef struct { double x, y, width, height; } RsvgRectangle;
typedef struct { unsigned int domain; int code; char *message; } GError;

extern RsvgHandle *rsvg_handle_new_from_data(const unsigned char *bytes, size_t count, GError **error);
extern int rsvg_handle_render_document(
    RsvgHandle *handle, cairo_t *context, const RsvgRectangle *frame, GError **error);
extern void rsvg_handle_set_dpi(RsvgHandle *handle, double dpi);
extern void g_object_unref(void *object);
extern void g_error_free(GError *error);

/* From memory and without a base address: librsvg then opens nothing, neither file nor network. Its guards against
   huge documents stay on. */
static inline RsvgHandle *twinlight_svg_read(const unsigned char *bytes, size_t count, GError **error) {
    RsvgHandle *handle = rsvg_handle_new_from_data(bytes, count, error);
    /* Lengths in points are meant to be those of CSS. */
    if (handle != NULL) rsvg_handle_set_dpi(handle, 96);
    return handle;
}

static inline int twinlight_svg_draw(
    RsvgHandle *handle, cairo_t *context, double width, double height, GError **error) {
    const RsvgRectangle frame = {0, 0, width, height};
    return rsvg_handle_render_document(handle, context, &frame, error);
}

static inline void twinlight_svg_free(RsvgHandle *handle) { g_object_unref(handle); }

/* Without dates, so that the same pages give the same bytes; 1.4 has all that is drawn, and every printer reads it. */
static inline cairo_surface_t *twinlight_pdf(cairo_write_func_t write, void *data) {
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(write, data, 1, 1);
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, NULL);
    return surface;
}

#ifdef __APPLE__
/* Text goes through Core Text, which is never without fonts. */
static inline int twinlight_font_count(void) { return 1; }
#else
#include <fontconfig/fontconfig.h>

/* How many fonts the text of a drawing can choose from. With none, Pango ends the whole process. */
static inline int twinlight_font_count(void) {
    FcPattern *any = FcPatternCreate();
    FcObjectSet *properties = FcObjectSetBuild(FC_FAMILY, (char *)0);
    FcFontSet *fonts = FcFontList(NULL, any, properties);
    int count = fonts == NULL ? 0 : fonts->nfont;
    if (fonts != NULL) FcFontSetDestroy(fonts);
    FcObjectSetDestroy(properties);
    FcPatternDestroy(any);
    return count;
}
#endif

#endif
