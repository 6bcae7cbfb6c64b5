"""Runs the rule of the example for Bazel as Bazel does: its actions, with links to nothing but their inputs.

    bazel-actions.py RULE BUILD TWINLIGHT PROJECT RESULT

A .bzl file is also a program of Python, as long as `rule`, `attr` and the like exist.
"""
import glob as files, os, shutil, subprocess, sys, tempfile
from types import SimpleNamespace

rule_file, build_file, twinlight, project, result = sys.argv[1:]


class File:
    def __init__(self, path):
        self.path = path


actions = []


def run_shell(**action):
    assert set(action) <= {"outputs", "inputs", "tools", "command", "arguments", "mnemonic", "progress_message"}
    actions.append(SimpleNamespace(**action))


def loaded(path, **known):
    with open(path) as text:
        exec(compile(text.read(), path, "exec"), known)
    return known


kinds = ["label", "label_list", "int"]
attr = SimpleNamespace(**{kind: lambda **options: options for kind in kinds})
rules = loaded(
    rule_file, rule=lambda **options: options, attr=attr, DefaultInfo=lambda files: files[0], depset=lambda files: files)


def twinlight_assets(name, **values):
    rule = rules["twinlight_assets"]
    assert set(values) <= set(rule["attrs"])
    context = SimpleNamespace(
        label=SimpleNamespace(name=name),
        attr=SimpleNamespace(parts=values.get("parts", rule["attrs"]["parts"]["default"])),
        file=SimpleNamespace(manifest=File(values["manifest"])),
        files=SimpleNamespace(sources=[File(path) for path in values["sources"]]),
        executable=SimpleNamespace(twinlight=File("bin/twinlight")),
        actions=SimpleNamespace(declare_directory=lambda name: File("out/" + name), run_shell=run_shell))
    return rule["implementation"](context)


os.chdir(project)
outputs = []
loaded(
    build_file, load=lambda *names: None,
    glob=lambda patterns: sorted(path for pattern in patterns for path in files.glob(pattern, recursive=True)),
    twinlight_assets=lambda **values: outputs.extend(twinlight_assets(**values)))

made = {"bin/twinlight": twinlight}
for action in actions:
    with tempfile.TemporaryDirectory() as sandbox:
        for file in action.inputs + action.tools:
            place = os.path.join(sandbox, file.path)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            os.symlink(made.get(file.path, os.path.join(project, file.path)), place)
        for output in action.outputs:
            os.makedirs(os.path.join(sandbox, output.path))
        subprocess.run(
            ["/bin/sh", "-c", action.command, "", *action.arguments], cwd=sandbox, check=True, env={"PATH": "/usr/bin:/bin"})
        assert sorted(os.listdir(os.path.join(sandbox, "out"))) == sorted(
            {os.path.basename(file.path) for file in action.outputs + action.inputs if file.path.startswith("out/")})
        for output in action.outputs:
            made[output.path] = os.path.join(result, os.path.basename(output.path))
            shutil.copytree(os.path.join(sandbox, output.path), made[output.path])
print(len(actions), "actions,", *(os.path.basename(file.path) for file in outputs))
