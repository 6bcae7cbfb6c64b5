#ifndef TWINLIGHT_CLIBRSVG_H
#define TWINLIGHT_CLIBRSVG_H

#include <stddef.h>

/* The few things that are used of librsvg (2.46 or later), cairo (1.16 or later, which that needs) and GLib, as their
   stable interfaces have them. The
   library is loaded when a picture is asked for: with its dependencies it takes longer to load than a small build takes
   to run, and most builds draw nothing. So none of it is needed to build the program. */

typedef struct _RsvgHandle RsvgHandle;
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct { unsigned int domain; int code; char *message; } GError;

/* 0 is success. */
typedef int cairo_status_t;
typedef cairo_status_t (*cairo_write_func_t)(void *sink, const unsigned char *bytes, unsigned int count);

/* Loads the library once; NULL, or the reason why that is not possible. It must return NULL before anything else here is
   called. */
const char *twinlight_raster_load(void);
/* Of what was loaded; empty if it does not tell. */
const char *twinlight_raster_version(void);

/* From memory and without a base address: librsvg then opens nothing, neither file nor network. Its guards against
   huge documents stay on. NULL with an error. */
RsvgHandle *twinlight_svg_read(const unsigned char *bytes, size_t count, GError **error);
int twinlight_svg_draw(RsvgHandle *drawing, cairo_t *context, double width, double height, GError **error);
void twinlight_svg_free(RsvgHandle *drawing);
void twinlight_error_free(GError *error);

/* Transparent pixels with 8 bits per channel. */
cairo_surface_t *twinlight_pixels(int width, int height);
/* The pixels in four bytes each, multiplied by their alpha, in rows of `stride` bytes; null on failure. They live as long as
   the surface. */
const unsigned char *twinlight_pixel_data(cairo_surface_t *surface, int *stride);
/* The picture of a PNG, in any of cairo's formats, with its size; it holds the error where the bytes are not one. The
   bytes are not used afterwards. Colour profiles are ignored. */
cairo_surface_t *twinlight_png_read(const unsigned char *bytes, size_t count, int *width, int *height);
/* A picture over what is there, scaled in both directions. Each pixel gets the nearest one, so that no colours are mixed;
   or it mixes what it covers, as a picture for eyes does. */
void twinlight_paint(cairo_t *context, cairo_surface_t *source, double x, double y, int mixes);
/* Without dates, so that the same pages give the same bytes; 1.4 has all that is drawn, and every printer reads it. */
cairo_surface_t *twinlight_pdf(cairo_write_func_t write, void *sink);
void twinlight_pdf_title(cairo_surface_t *surface, const char *title);
/* After the pages. Pages count from 1; y is in points from the upper edge. It is below an earlier one, which is what
   that call returned, or in the outline itself if parent is 0 (CAIRO_PDF_OUTLINE_ROOT). */
int twinlight_pdf_bookmark(cairo_surface_t *surface, int parent, const char *title, int page, int y);
cairo_status_t twinlight_png(cairo_surface_t *surface, cairo_write_func_t write, void *sink);
cairo_status_t twinlight_surface_status(cairo_surface_t *surface);
void twinlight_surface_finish(cairo_surface_t *surface);
void twinlight_surface_free(cairo_surface_t *surface);

cairo_t *twinlight_context(cairo_surface_t *surface);
cairo_status_t twinlight_context_status(cairo_t *context);
void twinlight_context_save(cairo_t *context);
void twinlight_context_restore(cairo_t *context);
void twinlight_context_free(cairo_t *context);

void twinlight_page_begin(cairo_surface_t *surface, double width, double height);
void twinlight_page_end(cairo_t *context);
const char *twinlight_status_text(cairo_status_t status);

/* How many fonts the text of a drawing can choose from. With none, Pango ends the whole process. */
int twinlight_font_count(void);

#endif
