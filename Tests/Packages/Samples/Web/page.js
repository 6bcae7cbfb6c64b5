import { heartSlashFill, titles } from "../../../../Output/web/index.js";

const place = document.getElementById("module");
place.innerHTML = heartSlashFill.svg;
place.setAttribute("role", "img");
place.setAttribute("aria-label", titles[heartSlashFill.name] ?? "Not loved");
