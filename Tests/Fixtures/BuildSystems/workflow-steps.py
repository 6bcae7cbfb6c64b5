"""Runs a workflow of GitHub as it does: each job in a checkout of its own, with its steps, its matrix and its artifacts.

    workflow-steps.py WORKFLOW PROJECT RESULT [NAME=VALUE...]

The variables take the place of those of the workflow. RESULT gets the artifacts. What is not known here is an error.
"""
import fnmatch, itertools, os, re, shutil, subprocess, sys, tempfile
import yaml

workflow_file, project, result = sys.argv[1:4]
given = dict(pair.split("=", 1) for pair in sys.argv[4:])
with open(workflow_file) as text:
    workflow = yaml.safe_load(text)
assert set(given) <= set(workflow.get("env", {})), "the workflow has no such variable"


def visible(names):
    return [name for name in names if not name.startswith(".")]


def upload(name, path, hidden):
    target = os.path.join(result, name)
    assert not os.path.exists(target), f"the artifact {name} is there already"
    ignore = None if hidden else lambda folder, names: set(names) - set(visible(names))
    shutil.copytree(path, target, ignore=ignore)


def download(pattern, path):
    names = fnmatch.filter(sorted(os.listdir(result)), pattern)
    assert names, f"there is no artifact {pattern}"
    for name in names:
        shutil.copytree(os.path.join(result, name), os.path.join(path, name))


def run_job(job, values):
    def put(text):
        return re.sub(r"\$\{\{ *(.*?) *\}\}", lambda match: str(values[match[1]]), text)

    with tempfile.TemporaryDirectory() as machine:
        checkout, temporary = os.path.join(machine, "checkout"), os.path.join(machine, "temporary")
        os.mkdir(temporary)
        path_file = os.path.join(machine, "path")
        variables = {
            **workflow.get("env", {}), **given, "RUNNER_TEMP": temporary, "GITHUB_PATH": path_file, "HOME": temporary,
            "PATH": "/usr/bin:/bin"}
        for step in job["steps"]:
            options = {key: put(str(value)) for key, value in step.get("with", {}).items()}
            if "run" in step:
                if os.path.exists(path_file):
                    with open(path_file) as paths:
                        variables["PATH"] = ":".join([*reversed(paths.read().split()), "/usr/bin:/bin"])
                script = put(step["run"])
                subprocess.run(
                    ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], cwd=checkout, env=variables, check=True,
                    stdout=sys.stderr)
                continue
            action = step["uses"].split("@")[0]
            if action == "actions/checkout":
                shutil.copytree(project, checkout)
            elif action == "actions/cache":
                assert options["path"] and options["key"]
            elif action == "actions/upload-artifact":
                upload(options["name"], os.path.join(checkout, options["path"]), "include-hidden-files" in options)
            elif action == "actions/download-artifact":
                download(options["pattern"], os.path.join(checkout, options["path"]))
            else:
                raise AssertionError(f"what does {action} do?")


count = 0
done = set()
os.makedirs(result)
for name, job in workflow["jobs"].items():
    assert {job["needs"]} <= done if "needs" in job else True
    matrix = job.get("strategy", {}).get("matrix", {})
    for values in itertools.product(*matrix.values()):
        run_job(job, {"github.sha": "0", **{f"matrix.{key}": value for key, value in zip(matrix, values)}})
        count += 1
    done.add(name)
print(count, "jobs")
