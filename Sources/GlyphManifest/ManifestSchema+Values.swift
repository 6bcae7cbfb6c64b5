extension ManifestSchema {
    /// What a glyph inherits, and the forms of values.
    static let values = #"""
          <define name="inherited">
            <optional>
              <attribute name="tint">
                <a:documentation>A colour's name; label if not given.</a:documentation>
                <ref name="name"/>
              </attribute>
            </optional>
            <optional>
              <attribute name="dark">
                <a:documentation>The form that dark appearances use.</a:documentation>
                <choice>
                  <value type="string">same</value><value type="string">fill</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="fill-style">
                <a:documentation>knockout, silhouette, facet, stencil or plain; or a folder of examples.</a:documentation>
                <ref name="path"/>
              </attribute>
            </optional>
            <optional>
              <attribute name="lines">
                <a:documentation>Lines that hang on a body's wall are cut: none, those that fold a page's corner, those that are details (the default), all but those that part two bodies, or all.</a:documentation>
                <choice>
                  <value type="string">keep</value><value type="string">fold</value><value type="string">detail</value>
                  <value type="string">cut</value><value type="string">split</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="rings">
                <a:documentation>The middles of rings on a filled ground are filled again: all, all but those of a person in a frame, all but those and hollow signs that stand alone in the middle of a body (emblem, the default), or none.</a:documentation>
                <choice>
                  <value type="string">fill</value><value type="string">person</value>
                  <value type="string">emblem</value><value type="string">clear</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="gaps">
                <choice>
                  <value type="string">close</value><value type="string">open</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="handles">
                <choice>
                  <value type="string">fill</value><value type="string">loop</value>
                  <value type="string">open</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="panels">
                <choice>
                  <value type="string">strip</value><value type="string">panel</value>
                  <value type="string">both</value>
                </choice>
              </attribute>
            </optional>
            <optional><attribute name="gap-width"><ref name="amount"/></attribute></optional>
            <optional><attribute name="inset"><ref name="amount"/></attribute></optional>
            <optional>
              <attribute name="appearances">
                <list>
                  <oneOrMore>
                    <choice>
                      <value type="string">light</value><value type="string">dark</value>
                      <value type="string">light-high</value><value type="string">dark-high</value>
                    </choice>
                  </oneOrMore>
                </list>
              </attribute>
            </optional>
            <optional>
              <attribute name="variants">
                <a:documentation>Further assets, NAME.VARIANT.</a:documentation>
                <list>
                  <oneOrMore>
                    <choice>
                      <value type="string">outline</value><value type="string">fill</value>
                      <value type="string">slash</value><value type="string">slash.fill</value>
                      <value type="string">circle</value><value type="string">circle.fill</value>
                      <value type="string">slash.circle</value><value type="string">slash.circle.fill</value>
                      <value type="string">square</value><value type="string">square.fill</value>
                      <value type="string">slash.square</value><value type="string">slash.square.fill</value>
                      <value type="string">rectangle</value><value type="string">rectangle.fill</value>
                      <value type="string">slash.rectangle</value>
                      <value type="string">slash.rectangle.fill</value>
                    </choice>
                  </oneOrMore>
                </list>
              </attribute>
            </optional>
            <optional>
              <attribute name="rendering">
                <choice>
                  <value type="string">monochrome</value><value type="string">hierarchical</value>
                  <value type="string">palette</value><value type="string">multicolor</value>
                  <value type="string">original</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="on">
                <a:documentation>The backgrounds it is shown on: background colours, or material.NAME.</a:documentation>
                <list><oneOrMore><ref name="name"/></oneOrMore></list>
              </attribute>
            </optional>
            <optional>
              <attribute name="vibrancy">
                <choice>
                  <value type="string">label</value><value type="string">secondaryLabel</value>
                  <value type="string">tertiaryLabel</value><value type="string">quaternaryLabel</value>
                  <value type="string">fill</value><value type="string">secondaryFill</value>
                  <value type="string">tertiaryFill</value><value type="string">separator</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="contrast">
                <a:documentation>The least contrast ratio; 3 if not given. A stated one holds for colours of the system too.</a:documentation>
                <ref name="ratio"/>
              </attribute>
            </optional>
            <optional>
              <attribute name="size">
                <a:documentation>The sizes in points at which it is shown; 24 if not given.</a:documentation>
                <list><oneOrMore><ref name="points"/></oneOrMore></list>
              </attribute>
            </optional>
            <optional>
              <attribute name="strokes">
                <choice>
                  <value type="string">expand</value><value type="string">keep</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="paint">
                <a:documentation>What SVG files paint with where the tint is: its values (tint, the default), or the colour of the text around them (current).</a:documentation>
                <choice>
                  <value type="string">tint</value><value type="string">current</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="intent">
                <a:documentation>Of image sets in asset catalogs: their own colours, or one that the app chooses. What the export says if not given.</a:documentation>
                <ref name="intent"/>
              </attribute>
            </optional>
            <optional>
              <attribute name="uncertain-fill">
                <a:documentation>What becomes of a low-confidence fill: taken as it is (the default), the best alternative taken, or the outline kept.</a:documentation>
                <choice>
                  <value type="string">take</value><value type="string">alternative</value>
                  <value type="string">outline</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="uncertainty">
                <a:documentation>A fill whose uncertainty is above this limit is a low-confidence fill; 0.8 if not given.</a:documentation>
                <ref name="unit"/>
              </attribute>
            </optional>
            <ref name="allow"/>
          </define>

          <define name="allow">
            <optional>
              <attribute name="allow">
                <a:documentation>Ids of lints that are accepted here, and in all that the element holds.</a:documentation>
                <list><oneOrMore><ref name="lint"/></oneOrMore></list>
              </attribute>
            </optional>
          </define>

          <define name="traits">
            <optional>
              <attribute name="style">
                <choice>
                  <value type="string">light</value><value type="string">dark</value>
                </choice>
              </attribute>
            </optional>
            <optional>
              <attribute name="contrast">
                <choice>
                  <value type="string">normal</value><value type="string">high</value>
                </choice>
              </attribute>
            </optional>
          </define>

          <define name="intent">
            <choice>
              <value type="string">original</value><value type="string">template</value>
            </choice>
          </define>
          <define name="role">
            <choice>
              <value type="string">primary</value><value type="string">secondary</value>
              <value type="string">tertiary</value>
            </choice>
          </define>
          <define name="name"><data type="string"><param name="pattern">[\p{L}_][\p{L}\p{N}_.\-]*</param></data></define>
          <define name="context"><data type="string"><param name="pattern">((light|dark)(-high)?(-elevated)?|normal|high|base|elevated|high-elevated)=[^=\s]+</param></data></define>
          <define name="choice"><data type="string"><param name="pattern">[^=\s]+=[^=\s]+</param></data></define>
          <define name="fileName"><data type="string"><param name="pattern">[^/\\:*?"&lt;&gt;|&#9;&#10;&#13;]+</param></data></define>
          <define name="path"><data type="string"><param name="pattern">[^\\:&#9;&#10;&#13;]+</param></data></define>
          <define name="selector"><data type="string"><param name="pattern"> *[#.]?[\p{L}_][\p{L}\p{N}_\-]*( *, *[#.]?[\p{L}_][\p{L}\p{N}_\-]*)* *</param></data></define>
          <define name="lint"><data type="string"><param name="pattern">[a-z][a-z0-9]*(-[a-z0-9]+)*</param></data></define>
          <define name="hex"><data type="string"><param name="pattern">#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})</param></data></define>
          <define name="unit"><data type="string"><param name="pattern">(0(\.[0-9]{1,9})?|1(\.0{1,9})?)</param></data></define>
          <define name="three"><data type="string"><param name="pattern">(0(\.[0-9]{1,9})?|1(\.0{1,9})?) +(0(\.[0-9]{1,9})?|1(\.0{1,9})?) +(0(\.[0-9]{1,9})?|1(\.0{1,9})?)</param></data></define>
          <define name="oklch"><data type="string"><param name="pattern">(0(\.[0-9]{1,9})?|1(\.0{1,9})?) +(0|0\.[0-4][0-9]{0,8}|0\.50{0,8}) +-?(([0-9]|[1-9][0-9]|[12][0-9][0-9]|3[0-5][0-9])(\.[0-9]{1,9})?|360(\.0{1,9})?)</param></data></define>
          <define name="grade"><data type="string"><param name="pattern">-0(\.[0-8][0-9]{0,8}|\.90{0,8})?|0(\.[0-9]{1,9})?|1(\.0{1,9})?</param></data></define>
          <define name="ratio"><data type="string"><param name="pattern">([1-9]|1[0-9]|20)(\.[0-9]{1,9})?|21(\.0{1,9})?</param></data></define>
          <define name="points"><data type="string"><param name="pattern">[1-9][0-9]{0,2}(\.[0-9]{1,9})?|1000(\.0{1,9})?</param></data></define>
          <define name="amount"><data type="string"><param name="pattern">(0|[1-9][0-9]{0,2})(\.[0-9]{1,9})?|1000(\.0{1,9})?</param></data></define>
          <define name="point"><data type="string"><param name="pattern">-?((0|[1-9][0-9]{0,5})(\.[0-9]{1,9})?|1000000(\.0{1,9})?) +-?((0|[1-9][0-9]{0,5})(\.[0-9]{1,9})?|1000000(\.0{1,9})?)</param></data></define>
        </grammar>

        """#
}
