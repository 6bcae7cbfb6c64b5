"""The assets of a manifest of Twinlight, as a rule of Bazel.

Each part is an action of its own: it runs on another machine, and stays in the cache, as long as none of its inputs
changes.
"""

# Bazel shows the inputs of an action as links, which Twinlight does not follow. The copies are beside the output, so
# that the paths in the output are the same on each machine.
_COPY = """set -eu
output="$1" manifest="$2" twinlight="$PWD/$3"
shift 3
trap 'rm -rf "$output.glyphs"' EXIT
cp -RL "$(dirname "$manifest")" "$output.glyphs"
manifest="$output.glyphs/$(basename "$manifest")"
"""

_PART = _COPY + """
"$twinlight" build "$manifest" --output "$output" --no-cache --quiet "$@"
"""

_MERGE = _COPY + """
"$twinlight" merge "$@" --manifest "$manifest" --output "$output" --quiet
"""

def _run(ctx, output, command, inputs, arguments):
    ctx.actions.run_shell(
        outputs = [output],
        inputs = [ctx.file.manifest] + ctx.files.sources + inputs,
        tools = [ctx.executable.twinlight],
        command = command,
        arguments = [output.path, ctx.file.manifest.path, ctx.executable.twinlight.path] + arguments,
        mnemonic = "Twinlight",
        progress_message = "Building assets of " + ctx.label.name,
    )

def _twinlight_assets_impl(ctx):
    output = ctx.actions.declare_directory(ctx.label.name)
    count = ctx.attr.parts
    parts = []
    if count == 1:
        _run(ctx, output, _PART, [], [])
    else:
        for number in range(1, count + 1):
            part = ctx.actions.declare_directory("%s.part%d" % (ctx.label.name, number))
            _run(ctx, part, _PART, [], ["--shard", "%d/%d" % (number, count)])
            parts.append(part)
        _run(ctx, output, _MERGE, parts, [part.path for part in parts])
    return [DefaultInfo(files = depset([output]))]

twinlight_assets = rule(
    implementation = _twinlight_assets_impl,
    attrs = {
        "manifest": attr.label(mandatory = True, allow_single_file = [".xml"]),
        "sources": attr.label_list(
            allow_files = True,
            doc = "The drawings, and what the manifest imports: all below the folder of the manifest.",
        ),
        "parts": attr.int(default = 1, doc = "The number of actions that share the work."),
        "twinlight": attr.label(
            default = "@twinlight//:bin/twinlight",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)
