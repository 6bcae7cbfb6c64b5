#ifndef TWINLIGHT_CLIBXML2_SHIM_H
#define TWINLIGHT_CLIBXML2_SHIM_H

/* Some systems build libxml2 with ICU, whose headers would collide with those of Foundation. Nothing
   of it is used here. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/catalog.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <string.h>

/* Errors became const with 2.12; one spelling for both. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *twinlight_xml_error;
#else
typedef xmlError *twinlight_xml_error;
#endif

/* What every parse is done with: no network, no entity substitution, no DTD; lines beyond 65,535
   are counted; the encoding is settled before. NO_XXE is there from 2.13 on. */
static inline int twinlight_xml_options(void) {
    int options = XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC;
#if LIBXML_VERSION >= 21300
    options |= XML_PARSE_NO_XXE;
#endif
    return options;
}

static inline xmlParserInputPtr twinlight_xml_refuse(
    const char *url, const char *identifier, xmlParserCtxtPtr context) {
    (void)url;
    (void)identifier;
    (void)context;
    return NULL;
}

/* Global settings of the library; to be called once, before the first parse of any thread. */
static inline void twinlight_xml_initialize(void) {
    xmlInitParser();
    xmlSetExternalEntityLoader(twinlight_xml_refuse);
#ifdef LIBXML_CATALOG_ENABLED
    xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE);
#endif
}

/* Of the library, as a number and perhaps more: the macro of the headers is the version of another machine. */
static inline const char *twinlight_xml_version(void) { return xmlParserVersion; }

/* The tables of data types are filled at the first schema, without a lock. */
static inline int twinlight_relaxng_initialize(void) { return xmlRelaxNGInitTypes() == 0; }

/* What later versions ask not to touch is touched here only, where no client sees their advice. */
static inline xmlParserCtxtPtr twinlight_xml_parser(
    const char *bytes, int count, const xmlSAXHandler *handler, void *data) {
    xmlParserCtxtPtr context = xmlCreateMemoryParserCtxt(bytes, count);
    if (context == NULL) return NULL;
    xmlCtxtUseOptions(context, twinlight_xml_options());
    *context->sax = *handler;
    context->userData = data;
    return context;
}

/* The place that the parser has come to, in bytes. */
static inline long twinlight_xml_offset(xmlParserCtxtPtr context) { return xmlByteConsumed(context); }

static inline void twinlight_xml_free(xmlParserCtxtPtr context) {
    xmlFreeDoc(context->myDoc);
    xmlFreeParserCtxt(context);
}

#endif
