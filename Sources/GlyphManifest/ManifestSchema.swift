/// The grammar of the manifest, for programs that check or complete one: RELAX NG, in its XML syntax.
///
/// It is the authority on elements, attributes and the form of values. What values mean (is there a
/// colour of that name, a file at that path?) only reading can tell.
package enum ManifestSchema {
    package static let text = elements + values

    private static let elements = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <grammar xmlns="http://relaxng.org/ns/structure/1.0"
            xmlns:a="http://relaxng.org/ns/compatibility/annotations/1.0"
            datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
          <start><ref name="glyphs"/></start>

          <define name="glyphs">
            <element name="glyphs">
              <a:documentation>A set of glyphs, their colours, and the formats to write.</a:documentation>
              <attribute name="version">
                <a:documentation>The version of this grammar.</a:documentation>
                <value type="string">1</value>
              </attribute>
              <optional>
                <attribute name="output">
                  <a:documentation>Where exports go, relative to this file: in its folder or beside it.</a:documentation>
                  <ref name="path"/>
                </attribute>
              </optional>
              <optional>
                <attribute name="audit">
                  <a:documentation>May what the system itself pairs fall below a contrast ratio, as the guidelines have it (the default), or is it an error, as WCAG has it?</a:documentation>
                  <choice>
                    <value type="string">guideline</value><value type="string">wcag</value>
                  </choice>
                </attribute>
              </optional>
              <ref name="inherited"/>
              <interleave>
                <optional><ref name="palette"/></optional>
                <zeroOrMore>
                  <choice>
                    <ref name="group"/>
                    <ref name="glyph"/>
                    <ref name="export"/>
                  </choice>
                </zeroOrMore>
              </interleave>
            </element>
          </define>

          <define name="palette">
            <element name="palette">
              <a:documentation>The dynamic colours. Those of the system are always there.</a:documentation>
              <optional>
                <attribute name="generation">
                  <a:documentation>Which edition of the system colours; ios26 if not given.</a:documentation>
                  <choice>
                    <value type="string">ios13</value><value type="string">ios15</value>
                    <value type="string">ios26</value>
                  </choice>
                </attribute>
              </optional>
              <zeroOrMore>
                <choice>
                  <ref name="color"/>
                  <ref name="import"/>
                </choice>
              </zeroOrMore><ref name="allow"/>
            </element>
          </define>

          <define name="color">
            <element name="color">
              <a:documentation>A semantic name and its value per appearance. The names of the system's colours are taken.</a:documentation>
              <attribute name="name"><ref name="name"/></attribute><ref name="allow"/>
              <choice>
                <attribute name="same-as">
                  <a:documentation>Another colour that this one follows.</a:documentation>
                  <ref name="name"/>
                </attribute>
                <oneOrMore><ref name="value"/></oneOrMore>
              </choice>
            </element>
          </define>

          <define name="value">
            <element name="value">
              <a:documentation>One value. Missing ones fall back elevated to base, high to normal, dark to light.</a:documentation>
              <ref name="traits"/>
              <optional>
                <attribute name="level">
                  <choice>
                    <value type="string">base</value><value type="string">elevated</value>
                  </choice>
                </attribute>
              </optional>
              <choice>
                <attribute name="srgb">
                  <a:documentation>#RGB, #RRGGBB or #RRGGBBAA</a:documentation>
                  <ref name="hex"/>
                </attribute>
                <attribute name="display-p3">
                  <a:documentation>Red, green and blue, 0 to 1.</a:documentation>
                  <ref name="three"/>
                </attribute>
                <attribute name="oklch">
                  <a:documentation>Lightness 0 to 1, chroma 0 to 0.5, hue in degrees.</a:documentation>
                  <ref name="oklch"/>
                </attribute>
              </choice>
              <optional>
                <attribute name="alpha">
                  <a:documentation>0 is invisible, 1 opaque.</a:documentation>
                  <ref name="unit"/>
                </attribute>
              </optional>
            </element>
          </define>

          <define name="import">
            <element name="import">
              <a:documentation>Colours from another file.</a:documentation>
              <choice>
                <group>
                  <attribute name="tokens">
                    <a:documentation>W3C design tokens, or a resolver document that combines files of them.</a:documentation>
                    <ref name="path"/>
                  </attribute>
                  <optional>
                    <attribute name="contexts">
                      <a:documentation>Which context of the resolver document an appearance is: high=light-high-contrast. Contexts that no name tells and that are not mentioned are left out.</a:documentation>
                      <list><oneOrMore><ref name="context"/></oneOrMore></list>
                    </attribute>
                  </optional>
                  <optional>
                    <attribute name="with">
                      <a:documentation>Which context of a modifier is read: brand=beta.</a:documentation>
                      <list><oneOrMore><ref name="choice"/></oneOrMore></list>
                    </attribute>
                  </optional>
                </group>
                <attribute name="catalog">
                  <a:documentation>An asset catalog with color sets.</a:documentation>
                  <ref name="path"/>
                </attribute>
              </choice>
            </element>
          </define>

          <define name="group">
            <element name="group">
              <a:documentation>A folder of the catalog, and defaults for what is in it.</a:documentation>
              <attribute name="name"><ref name="fileName"/></attribute>
              <optional>
                <attribute name="namespace">
                  <a:documentation>Does the name stand in front of the assets' names?</a:documentation>
                  <choice>
                    <value type="string">true</value><value type="string">false</value>
                  </choice>
                </attribute>
              </optional>
              <ref name="inherited"/>
              <zeroOrMore>
                <choice>
                  <ref name="group"/>
                  <ref name="glyph"/>
                </choice>
              </zeroOrMore>
            </element>
          </define>

          <define name="glyph">
            <element name="glyph">
              <a:documentation>One glyph, or one per file where source has a *.</a:documentation>
              <choice>
                <group>
                  <attribute name="name">
                    <a:documentation>The file's stem if not given.</a:documentation>
                    <ref name="fileName"/>
                  </attribute>
                  <optional>
                    <attribute name="source">
                      <a:documentation>NAME.svg if not given.</a:documentation>
                      <ref name="path"/>
                    </attribute>
                  </optional>
                </group>
                <attribute name="source"><ref name="path"/></attribute>
              </choice>
              <optional>
                <attribute name="dark-source">
                  <a:documentation>A drawing by hand for dark appearances.</a:documentation>
                  <ref name="path"/>
                </attribute>
              </optional>
              <ref name="inherited"/>
              <zeroOrMore>
                <choice>
                  <ref name="layer"/>
                  <ref name="part"/>
                  <ref name="appearance"/>
                </choice>
              </zeroOrMore>
            </element>
          </define>

          <define name="layer">
            <element name="layer">
              <a:documentation>What the selected elements take.</a:documentation>
              <ref name="allow"/>
              <attribute name="select">
                <a:documentation>#id, .class, element, or a comma list.</a:documentation>
                <ref name="selector"/>
              </attribute>
              <choice>
                <group>
                  <attribute name="role"><ref name="role"/></attribute>
                  <optional><attribute name="tint"><ref name="name"/></attribute></optional>
                </group>
                <attribute name="tint"><ref name="name"/></attribute>
              </choice>
            </element>
          </define>

          <define name="part">
            <element name="part">
              <a:documentation>How the filled form treats some elements, or the region at a point.</a:documentation>
              <choice>
                <attribute name="select"><ref name="selector"/></attribute>
                <attribute name="at">
                  <a:documentation>A point in it: x y, in the view box.</a:documentation>
                  <ref name="point"/>
                </attribute>
              </choice>
              <attribute name="fill">
                <a:documentation>Filled in, kept as a line, knocked out, or left out.</a:documentation>
                <choice>
                  <value type="string">solid</value><value type="string">line</value>
                  <value type="string">cut</value><value type="string">drop</value>
                </choice>
              </attribute>
            </element>
          </define>

          <define name="appearance">
            <element name="appearance">
              <a:documentation>What differs where style and contrast match.</a:documentation>
              <ref name="traits"/><ref name="allow"/>
              <optional><attribute name="tint"><ref name="name"/></attribute></optional>
              <optional>
                <attribute name="form">
                  <choice>
                    <value type="string">outline</value><value type="string">fill</value>
                  </choice>
                </attribute>
              </optional>
              <optional><attribute name="source"><ref name="path"/></attribute></optional>
              <optional>
                <attribute name="grade">
                  <a:documentation>Change of the stroke weight, as a share of the stroke width.</a:documentation>
                  <ref name="grade"/>
                </attribute>
              </optional>
            </element>
          </define>

          <define name="export">
            <element name="export">
              <a:documentation>One output format.</a:documentation><ref name="allow"/>
              <choice>
                <group>
                  <attribute name="format"><value type="string">asset-catalog</value></attribute>
                  <optional>
                    <attribute name="intent"><ref name="intent"/></attribute>
                  </optional>
                  <optional>
                    <attribute name="platform">
                      <a:documentation>Where color sets refer to colours of the system: on all platforms, if not given.</a:documentation>
                      <choice>
                        <value type="string">universal</value><value type="string">ios</value>
                        <value type="string">osx</value>
                      </choice>
                    </attribute>
                  </optional>
                </group>
                <group>
                  <attribute name="format"><value type="string">preview</value></attribute>
                  <optional>
                    <attribute name="cover">
                      <a:documentation>Assets for a picture of the set, cover.svg, to head a page with.</a:documentation>
                      <list><oneOrMore><ref name="fileName"/></oneOrMore></list>
                    </attribute>
                  </optional>
                </group>
                <attribute name="format">
                  <choice>
                    <value type="string">svg</value><value type="string">adaptive-svg</value>
                    <value type="string">symbols</value><value type="string">android</value>
                    <value type="string">web</value><value type="string">swift</value>
                    <value type="string">tokens</value><value type="string">css-colors</value>
                    <value type="string">android-colors</value><value type="string">png</value>
                    <value type="string">pdf</value>
                  </choice>
                </attribute>
              </choice>
              <optional>
                <attribute name="path">
                  <a:documentation>The folder under the output.</a:documentation>
                  <ref name="path"/>
                </attribute>
              </optional>
            </element>
          </define>


        """#
}
