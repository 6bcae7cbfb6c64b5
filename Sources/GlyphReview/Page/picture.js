// A drawing as SVG: on the page, and as text for the clipboard.

const pathData = (layer) => layer.contours.map((number) => data.contours[number]).join("");

/** The drawing's paths, in groups that share an opacity. */
function layersOf(drawing, fills) {
  const root = { element: svg("g", { class: "layers" }), id: null };
  let stack = [root];
  drawing.layers.forEach((layer, index) => {
    const groups = layer.groups ?? [];
    let depth = 0;
    while (depth < groups.length && depth + 1 < stack.length && stack[depth + 1].id === groups[depth][0]) depth += 1;
    stack = stack.slice(0, depth + 1);
    for (const [id, opacity] of groups.slice(depth)) {
      const element = svg("g", { opacity });
      stack[stack.length - 1].element.append(element);
      stack.push({ element, id });
    }
    const path = svg("path", { d: pathData(layer), fill: layer.fill ?? fills[index], "fill-opacity": layer["fill-opacity"], mask: layer.mask });
    stack[stack.length - 1].element.append(path);
  });
  return root.element;
}

/** The drawing in a square of `size` pixels; with a label for screen readers, or none next to a text. */
function picture(drawing, fills, size, label) {
  const attributes = { viewBox: drawing.box, width: size, height: size, preserveAspectRatio: drawing.aspect };
  if (label) Object.assign(attributes, { role: "img", "aria-label": label });
  else attributes["aria-hidden"] = "true";
  const element = svg("svg", attributes, layersOf(drawing, fills));
  return element;
}

/** A complete file: what a reviewer pastes into an editor. */
function svgText(drawing, fills) {
  const root = svg("svg", { viewBox: drawing.box, width: drawing.width, height: drawing.height, preserveAspectRatio: drawing.aspect });
  const used = drawing.layers.some((layer) => layer.fill || layer.mask);
  if (used) root.append(...document.getElementById("definitions").cloneNode(true).childNodes);
  const layers = layersOf(drawing, fills);
  layers.querySelectorAll("path").forEach((path) => {
    // Only SVG 2 allows a colour with an alpha in one value.
    const parts = /^rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)$/.exec(path.getAttribute("fill"));
    if (!parts) return;
    path.setAttribute("fill", "#" + parts.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, "0")).join("").toUpperCase());
    path.setAttribute("fill-opacity", parts[4]);
  });
  root.append(...layers.childNodes);
  return new XMLSerializer().serializeToString(root);
}

/** The drawing as a screen of one, two or three pixels to the point shows it, each pixel large enough to be seen. */
function pixelPicture(drawing, fills, size, scale, shown, label) {
  const canvas = html("canvas", { width: size * scale, height: size * scale, role: "img", "aria-label": label, style: `width:${shown}px;height:${shown}px` });
  const image = new Image();
  image.addEventListener("load", () => canvas.getContext("2d").drawImage(image, 0, 0, size * scale, size * scale));
  const text = svgText({ ...drawing, width: size * scale, height: size * scale }, fills);
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
  return canvas;
}
