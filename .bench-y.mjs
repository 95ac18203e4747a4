import { closeSync, cpSync, existsSync, fstatSync, openSync, readFileSync, readSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Fragment as Fragment$1, createElement, useEffect, useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { Composer, Lexer, LineCounter, Parser, Scalar, isMap, isScalar, isSeq } from "yaml";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// tests/setup/strangeFiles.ts
/** `piece` as often as fits into the bytes, between `before` and `after`; told its number where it is a function. */
function filled(bytes, piece, { before = "", after = "" } = {}) {
	const parts = [before];
	let length = before.length + after.length;
	for (let index = 0;; index++) {
		const next = typeof piece === "string" ? piece : piece(index);
		length += next.length;
		if (length > bytes) return parts.join("") + after;
		parts.push(next);
	}
}
// tests/setup/strangeData.ts
const after = (file, piece, before = "") => ({
	file,
	text: (bytes, written) => filled(bytes, piece, { before: `${written}${before}` })
});
const instead = (file, field, piece, behind = "") => ({
	file,
	text: (bytes, written) => filled(bytes, piece, { before: `${without(written, field)}${field}:${behind}\n` })
});
/** The file without a field at its top and all that is below it. */
function without(written, field) {
	return written.replace(new RegExp(`^${field}:.*\\n(?:(?:[ #-].*)?\\n)*`, "m"), "");
}
const STRANGE_DATA = {
	"fields that nobody knows": after("company.yaml", (i) => `field${i}: 1\n`),
	"fields that are nearly known": after("company.yaml", (i) => `legalNam${i}: 1\n`),
	"fields that nobody knows in a page": after("cities/el-centro.yaml", (i) => `field${i}: 1\n`),
	"fields that nobody knows in a group": after("site.yaml", (i) => `  field${i}: 1\n`, "theme:\n"),
	"fields that nobody knows in items": instead("places.yaml", "places", "  - {a: 1, b: 2}\n"),
	"long names of fields": after("company.yaml", (i) => `${"x".repeat(200)}${i}: 1\n`),
	"claims by another name": instead("claims.yaml", "claims", (i) => `  "Claim ${i}": {text: a}\n`),
	"claims without a text": instead("claims.yaml", "claims", (i) => `  claim-${i}: {}\n`),
	"claims that are right": instead("claims.yaml", "claims", (i) => `  claim-${i}: {text: "20", meaning: a, basis: b, ownerConfirmed: null}\n`),
	"claims that refer to nothing": instead("claims.yaml", "claims", (i) => `  claim-${i}: {text: "{price:x${i}}", meaning: a, basis: b, ownerConfirmed: null}\n`),
	"places of one name": instead("places.yaml", "places", "  - {name: A, county: imperial-county, kind: city, elevation: 1, zone: 1}\n"),
	"places that are right": instead("places.yaml", "places", (i) => `  - {name: Place ${i}, county: imperial-county, kind: city, elevation: 1, zone: 1}\n`),
	"places of many counties": instead("places.yaml", "places", (i) => `  - {name: Place ${i}, county: county-${i}, kind: city, elevation: 1, zone: 1}\n`),
	"places that are empty": {
		file: "places.yaml",
		text: (bytes, written) => filled(bytes, "{},", {
			before: `${without(written, "places")}places: [`,
			after: "]\n"
		})
	},
	"places that are texts": instead("places.yaml", "places", "  - a\n"),
	"places that are nothing": instead("places.yaml", "places", "  -\n"),
	"heights that are texts": instead("places.yaml", "places", (i) => `  - {name: Place ${i}, county: imperial-county, kind: city, elevation: high, zone: 1}\n`),
	"cities of a county": instead("counties/imperial-county.yaml", "cities", (i) => `  - Town ${i}\n`),
	"one city of a county": instead("counties/imperial-county.yaml", "cities", "  - El Centro\n"),
	"cities of a county that are numbers": instead("counties/imperial-county.yaml", "cities", "  - 1\n"),
	"odd numbers": instead("counties/imperial-county.yaml", "cities", "  - 0x10\n"),
	"cities that refer to nothing": instead("counties/imperial-county.yaml", "cities", (i) => `  - "{x${i}}"\n`),
	"long words of cities": instead("counties/imperial-county.yaml", "cities", `  - ${"x".repeat(30)}\n`),
	"sections without a type": instead("home.yaml", "body", "  - {}\n"),
	"sections of no type": instead("home.yaml", "body", (i) => `  - {type: t${i}}\n`),
	"sections without their fields": instead("home.yaml", "body", "  - {type: prose}\n"),
	"sections that are lists": instead("home.yaml", "body", "  - []\n"),
	"sections of one kind in a city": instead("cities/el-centro.yaml", "body", "  - {type: areas}\n"),
	"sections of estimators": instead("home.yaml", "body", "  - {type: estimator}\n"),
	"stories": instead("home.yaml", "body", "  - {type: stories, title: a}\n"),
	"links of the footer": after("navigation.yaml", "    - { label: Home, to: / }\n"),
	"links that lead nowhere": after("navigation.yaml", (i) => `    - { label: Home, to: /nowhere-${i} }\n`),
	"links that are none": after("navigation.yaml", (i) => `    - { label: Home, to: nowhere ${i} }\n`),
	"anchors that lead nowhere": after("navigation.yaml", (i) => `    - { label: Home, to: "#nowhere-${i}" }\n`),
	"labels that refer to nothing": after("navigation.yaml", (i) => `    - { label: "{claim:x${i}}", to: / }\n`),
	"paragraphs of letters that no font has": instead("pages/privacy.yaml", "parts", "  - {id: a, title: 漢, paragraphs: [漢]}\n"),
	"paragraphs": instead("pages/privacy.yaml", "parts", "      - word\n", "\n  - id: a\n    title: A\n    paragraphs:"),
	"paragraphs of braces": instead("pages/privacy.yaml", "parts", `      - "${"{a} ".repeat(500)}"\n`, "\n  - id: a\n    title: A\n    paragraphs:"),
	"paragraphs of opening braces": instead("pages/privacy.yaml", "parts", `      - "${"{".repeat(2500)}"\n`, "\n  - id: a\n    title: A\n    paragraphs:"),
	"paragraphs that are too long": instead("pages/privacy.yaml", "parts", `      - ${"x".repeat(4e3)}\n`, "\n  - id: a\n    title: A\n    paragraphs:"),
	"paragraphs without a letter": instead("pages/privacy.yaml", "parts", "      - \"\"\n", "\n  - id: a\n    title: A\n    paragraphs:"),
	"addresses that are none": instead("company.yaml", "social", "  - {label: a, url: b}\n"),
	"days of the week": instead("company.yaml", "hours", "  - {days: a, hours: b}\n"),
	"reviews": instead("testimonials.yaml", "testimonials", "  - {name: a, location: b, rating: 6, text: c, project: d, sample: maybe}\n"),
	"placeholders that are no fields": after("company.yaml", (i) => `  - field${i}\n`, "placeholders:\n"),
	"placeholders that are fields": after("company.yaml", "  - email\n", "placeholders:\n"),
	"confirmed fields": after("company.yaml", (i) => `  - field${i}\n`, "confirmed:\n"),
	"placeholders that are lists": after("company.yaml", "  - []\n", "placeholders:\n"),
	"a long placeholder": after("company.yaml", "x", "placeholders: [")
};
// generator/problem.ts
function error(parts) {
	return {
		severity: "error",
		...parts
	};
}
function warning(parts) {
	return {
		severity: "warning",
		...parts
	};
}
/** By place, then by words. The order does not depend on the locale of the machine. */
function sortProblems(problems) {
	return problems.toSorted((a, b) => compareTexts(a.file, b.file) || compareNumbers(a.line, b.line) || compareNumbers(a.column, b.column) || compareTexts(a.field, b.field) || compareTexts(a.what, b.what));
}
/** In each file the first of its errors and of its warnings, and a line that says that there are more. */
function firstOfEachFile(problems) {
	const groups = /* @__PURE__ */ new Map();
	for (const problem of sortProblems(problems)) {
		const key = `${problem.severity} ${problem.file ?? ""}`;
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [problem]);
		else if (group.length < 25) group.push(problem);
		else if (group.length === 25) group.push(furtherProblems(problem));
	}
	return sortProblems([...groups.values()].flat());
}
function furtherProblems({ field: _, ...place }) {
	return {
		...place,
		what: `there are more ${place.severity === "error" ? "problems" : "warnings"} from here on.`,
		fix: "correct those above first"
	};
}
/** `['services', 2, 'title']` is `services[2].title`; a key that is not a plain word is quoted. */
function fieldPath(path) {
	return path.map((key, index) => fieldStep(key, index === 0)).join("");
}
function fieldStep(key, first) {
	if (typeof key === "number") return `[${key}]`;
	const name = String(key);
	if (!/^[A-Za-z_][\w-]*$/.test(name)) return `[${JSON.stringify(name)}]`;
	return first ? name : `.${name}`;
}
function compareNumbers(a = 0, b = 0) {
	return a - b;
}
function compareTexts(a = "", b = "") {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
// generator/content/colours.ts
/** The design's own colours: client/styles/tokens.css is their one home. */
function designColours(project) {
	const css = readFileSync(join(project, "client/styles/tokens.css"), "utf8");
	const root = css.slice(0, css.indexOf("@media"));
	return Object.fromEntries(Array.from(root.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g), ([, name = "", colour = ""]) => [name, colour]));
}
/** Each colour that text has, and the grounds that the design sets it on; leaf and alarm are what a form says in. */
const TEXTS = {
	ink: [
		"paper",
		"white",
		"sand",
		"dawn",
		"gold"
	],
	"ink-soft": [
		"paper",
		"white",
		"sand",
		"dawn",
		"gold"
	],
	clay: [
		"paper",
		"white",
		"sand",
		"dawn"
	],
	"clay-deep": [
		"paper",
		"white",
		"sand",
		"dawn",
		"gold"
	],
	leaf: ["paper", "white"],
	alarm: [
		"paper",
		"white",
		"sand"
	],
	placeholder: ["white"],
	white: [
		"ink",
		"ink-soft",
		"clay",
		"clay-deep"
	],
	"on-ink": ["ink"],
	gold: ["ink"]
};
const LEAST = 4.5;
/** White cannot become lighter, so only what can be changed is named. */
function apart(colours, pair) {
	const [dark, light] = pair.toSorted((a, b) => luminance(valueOf$1(colours, a)) - luminance(valueOf$1(colours, b)));
	return `make ${dark} darker${light === "white" ? "" : `, or ${light} lighter`}`;
}
function valueOf$1(colours, name) {
	const colour = colours[name];
	if (colour === void 0) throw new Error(`The design has no color called ${name}.`);
	return colour;
}
/** One problem for each colour of text: on the ground where it is hardest to read. */
function contrastProblems(data, design, file, sources) {
	const theme = data.site.theme ?? {};
	const colours = {
		...design,
		...theme
	};
	return Object.entries(TEXTS).flatMap(([text, grounds]) => {
		const [worst] = grounds.map((ground) => ({
			ground,
			ratio: contrast(valueOf$1(colours, text), valueOf$1(colours, ground))
		})).filter(({ ground, ratio }) => ratio < 4.5 && (text in theme || ground in theme)).toSorted((a, b) => a.ratio - b.ratio);
		if (worst === void 0) return [];
		const changed = text in theme ? text : worst.ground;
		return [error({
			file,
			...sources.get(file)?.locate(["theme", changed]),
			field: `theme.${changed}`,
			what: `${text} on ${worst.ground} has a contrast of ${shown$1(worst.ratio)} to 1, and needs ${LEAST} to be readable.`,
			fix: apart(colours, [text, worst.ground])
		})];
	});
}
/** Rounded down, so that what is refused never reads as enough. */
function shown$1(ratio) {
	return (Math.floor(ratio * 10) / 10).toFixed(1);
}
/** WCAG 2.2: (L1 + 0.05) / (L2 + 0.05) of the relative luminances. */
function contrast(one, other) {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + .05) / (dark + .05);
}
function luminance(colour) {
	const [red = 0, green = 0, blue = 0] = [
		1,
		3,
		5
	].map((start) => linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255));
	return .2126 * red + .7152 * green + .0722 * blue;
}
function linear(channel) {
	return channel <= .04045 ? channel / 12.92 : ((channel + .055) / 1.055) ** 2.4;
}
// templates/fields.ts
/** One line of text, trimmed, never empty. May hold {tokens} (generator/plan/text.ts). */
const line = z.string().trim().min(1).max(400);
/** The name of a place, a service or a page. Lines break at spaces and hyphens alone, so a longer word would make a phone's page scroll sideways. */
const name = line.refine((value) => longest(value).length <= 17, { error: ({ input }) => {
	const word = longest(String(input));
	return `holds a word of ${word.length} letters, "${shortened(word)}"; a word of a name has at most 17.\nput a space or a hyphen into it, or write a shorter name`;
} });
function longest(value) {
	return value.split(/[\s-]+/).reduce((found, word) => word.length > found.length ? word : found, "");
}
function shortened(word) {
	return `${word.slice(0, 17)}…`;
}
/** A paragraph, trimmed, never empty. May hold {tokens}. */
const paragraph = z.string().trim().min(1).max(3e3);
/** A file name, a path segment, an anchor: a to z, 0 to 9 and single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slug = z.string().max(80).regex(SLUG, "is no name as addresses have it.\nuse only a to z, 0 to 9 and single hyphens, like palm-springs");
const PHONE = /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/;
/** A US phone number as it is shown; the tel link is made from its digits. */
const phone = z.string({ error: ({ input }) => typeof input === "number" ? noPhone(input) : void 0 }).regex(PHONE, { error: ({ input }) => noPhone(input) });
function noPhone(written) {
	const digits = String(written).replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	const shown = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
	return `is no phone number as the site shows it.\nwrite ${PHONE.test(shown) ? `"${shown}"` : "its ten digits like \"(213) 555-0154\""}, in quotes`;
}
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A calendar day, YYYY-MM-DD; days that do not exist are refused. */
const day = z.string().refine(isDay, { error: ({ input }) => DAY.test(String(input)) ? "is no day that exists.\nwrite a day of the calendar as year-month-day, like 2024-08-22" : "is no day as it is written here.\nwrite it as year-month-day, like 2024-08-22" });
function isDay(value) {
	if (!DAY.test(value)) return false;
	const date = /* @__PURE__ */ new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
/** An address on the web, https only, without a user name or password. */
const httpsUrl = z.string().refine(isHttps, { error: ({ input }) => `is no full web address that begins with https://.\nwrite ${nearHttps(String(input))}` });
function isHttps(value) {
	if (!URL.canParse(value) || /[\s“”"]/.test(value)) return false;
	const url = new URL(value);
	return url.protocol === "https:" && !url.username && !url.password;
}
function nearHttps(written) {
	const full = `https://${written.replace(/[\s“”„«»"]/g, "").replace(/^[a-z]*:?\/\//i, "")}`;
	return isHttps(full) && /^[^/]+\.[a-z]/i.test(full.slice(8)) ? full : "it in full, like https://www.example.com/page";
}
/** The host of a site alone: its path goes with --base. */
const httpsOrigin = httpsUrl.refine((value) => !isHttps(value) || new URL(value).pathname === "/" && !/[?#]/.test(value), { error: ({ input }) => `holds more than the host of the site.\nwrite ${originOf(String(input))}, and give the path on the command line with --base` });
function originOf(written) {
	return URL.canParse(written) ? new URL(written).origin : "https://www.example.com";
}
const TARGET = /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?|#[a-z0-9-]+|tel|https:\/\/\S+)$/;
/** Where a link leads: a path of this site, an anchor, `tel` (the page's own phone number) or an https address. */
const target = z.string().regex(TARGET, { error: ({ input }) => `is nowhere a link can lead.\nwrite ${nearTarget(String(input))}` });
function nearTarget(written) {
	const near = written.trim().replace(/^tel:.*/i, "tel").replace(/^http:/i, "https:").replace(/^(?=[a-z0-9-]+\/)/, "/").replace(/(\.html|\/)(?=#|$)/, "");
	return TARGET.test(near) ? `"${near}"` : "a path of this site like \"/services/gutters\", an anchor like \"#contact\", the word tel, or an https:// address";
}
const link = z.strictObject({
	label: line,
	to: target
});
/** A photograph of the owner's: a file of data/images, and what it shows in words. */
const image = z.strictObject({
	src: z.string().regex(/^[a-z0-9][a-z0-9._-]*\.(jpe?g|png|webp|avif)$/, "write the name of a .jpg, .png, .webp or .avif file in data/images, in lower case without spaces"),
	alt: line
});
/** A number with its label. `icon` is for those who want one; the shipped design shows figures. */
const stat = z.strictObject({
	number: line,
	label: line,
	icon: slug.optional()
});
/** Where a local fact comes from; never shown, kept for the audit and for whoever updates the page. */
const source = z.strictObject({
	title: line,
	url: httpsUrl.optional(),
	licence: line.optional()
});
// generator/content/near.ts
const SHOWN = 8;
/** The candidate that a slip of the finger, of case or of a space away from the word, if there is one. */
function nearest(word, candidates) {
	return nearNames(word, candidates)[0];
}
/** Finds the candidate that is one slip away, or differs in case or a space alone: for thousands of words against thousands of candidates. */
function slipFinder(candidates) {
	const known = candidates.map((name) => ({
		name,
		folded: fold(name)
	}));
	return (word) => {
		const folded = fold(word);
		return known.find((candidate) => isOneAway(folded, candidate.folded))?.name;
	};
}
/** By what is left between what both begin and end with: nothing, a letter, or two swapped. */
function isOneAway(a, b) {
	if (Math.abs(a.length - b.length) > 1) return false;
	const shorter = Math.min(a.length, b.length);
	let start = 0;
	while (start < shorter && a[start] === b[start]) start += 1;
	let end = 0;
	while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
	const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
	return left.length <= 1 && right.length <= 1 || left.length === 2 && left === [...right].reverse().join("");
}
/** The text of a fix: `use one of a, b, c, … (did you mean "a"?)`, near names first, the others as given; `whole`: without the "…". */
function oneOf(word, candidates, { whole = false } = {}) {
	const names = [...new Set(candidates)];
	if (names.length === 0) return "remove it (there is nothing to choose from)";
	if (names.length === 1) return `use "${names[0]}"`;
	const near = nearNames(word, names);
	const ordered = [.../* @__PURE__ */ new Set([...near, ...names])];
	const shown = whole ? ordered.length : SHOWN;
	return `use one of ${ordered.slice(0, shown).join(", ") + (ordered.length > shown ? ", …" : "")}${near[0] === void 0 ? "" : ` (did you mean "${near[0]}"?)`}`;
}
/** Nearest first; names equally near are in the order of their letters, whatever order they came in. */
function nearNames(word, candidates) {
	const folded = fold(word);
	return [...new Set(candidates)].map((name) => ({
		name,
		away: distanceWithin(folded, fold(name))
	})).filter(({ away }) => away !== void 0).sort((a, b) => (a.away ?? 0) - (b.away ?? 0) || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}
function fold(word) {
	return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/[\s_]/g, "-");
}
/** The distance, or nothing if the words have too little in common: up to a third of the letters may differ. */
function distanceWithin(one, other) {
	if (one === other) return 0;
	const [a, b] = withoutCommonFolder(one, other);
	const longer = Math.max(a.length, b.length);
	const limit = Math.min(4, Math.max(1, Math.floor(longer / 3)));
	if (Math.abs(a.length - b.length) > limit) return void 0;
	if (Math.min(a.length, b.length) < 2) return void 0;
	const away = distance(a, b);
	return away <= limit ? away : void 0;
}
/** What two names both begin with up to a sign (/cities/, {claim:) makes them no likelier to be meant for each other. */
function withoutCommonFolder(a, b) {
	const folder = /^.*[/:#]/.exec(a)?.[0] ?? "";
	return b.startsWith(folder) ? [a.slice(folder.length), b.slice(folder.length)] : [a, b];
}
/** Damerau-Levenshtein (optimal string alignment): letters added, left out, changed, or two neighbours swapped. */
function distance(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const change = cell(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
			const best = Math.min(cell(last, column) + 1, cell(current, column - 1) + 1, change);
			const swapped = column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			current.push(swapped ? Math.min(best, cell(beforeLast, column - 2) + 1) : best);
		}
		[beforeLast, last] = [last, current];
	}
	return cell(last, b.length);
}
function cell(row, column) {
	return row[column] ?? Number.POSITIVE_INFINITY;
}
// generator/content/names.ts
/** Sorted by code unit, so that the order is the same on every machine. */
function listed(folder) {
	return readdirSync(folder).filter((name) => !name.startsWith(".") && !BACKUP.test(name)).sort((a, b) => a < b ? -1 : 1);
}
/** Names that Windows keeps for devices, where a file of that name cannot be copied to; and the home page's own. */
const RESERVED$1 = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;
/** Copies that editors leave beside a file: `norco.yaml~`, `norco.yaml.bak`. */
const BACKUP = /~$|\.(bak|orig|tmp|swp)$/;
/** Why a file of a folder of pages cannot be one. */
function nameProblem(file) {
	const name = basename(file);
	const slug = name.slice(0, -5);
	if (!name.endsWith(".yaml")) {
		const plain = slugFrom(name.replace(/(\.(ya?ml|txt))+$/i, ""));
		return error({
			file,
			what: "this is no page's file: its name does not end in .yaml.",
			fix: `rename it${plain === null ? "" : ` to ${plain}.yaml`}, or move it out of the data folder`
		});
	}
	if (RESERVED$1.test(slug)) return error({
		file,
		what: `"${slug}" cannot be the name of a page: it is kept for something else on some computers.`,
		fix: `give the file a longer name, like ${slug}-page.yaml`
	});
	if (SLUG.test(slug) && slug.length <= 80) return null;
	return error({
		file,
		what: `${JSON.stringify(slug)} cannot be the address of a page: the file's name becomes the last part of it.`,
		fix: suggestedName(slug)
	});
}
function suggestedName(slug) {
	const plain = slugFrom(slug);
	return plain === null ? "rename the file: a to z, 0 to 9 and single hyphens, 80 characters at most, like palm-springs.yaml" : `rename the file to ${plain}.yaml`;
}
/** The address a page of this name would have: La Cañada Flintridge is la-canada-flintridge. null: no letter of it can stay. */
function slugFrom(name) {
	const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
	return SLUG.test(plain) && plain.length <= 80 && !RESERVED$1.test(plain) ? plain : null;
}
/** A file that nothing reads is a mistake in its name, not a file to pass over in silence. */
function strays(folder, known) {
	const names = listed(folder);
	const absent = known.filter((name) => !names.includes(name));
	return names.filter((name) => !known.includes(name) && looksLikeData(folder, name)).map((name) => ({
		file: join(folder, name),
		meant: nearest(name.replace(/\.(yml|ya?ml\.txt)$/i, ".yaml"), absent)
	}));
}
function looksLikeData(folder, name) {
	return (isFolder(join(folder, name)) ? listed(join(folder, name)) : [name]).some((file) => /\.ya?ml(\.txt)?$/i.test(file));
}
function strayProblem({ file, meant }, known) {
	const kind = isFolder(file) ? "folder" : "file";
	const alike = known.filter((name) => kind === "file" === name.endsWith(".yaml"));
	return error({
		file,
		what: `nothing reads a ${kind} of this name${meant === void 0 ? "" : `, and ${meant} is missing`}.`,
		fix: meant === void 0 ? `${oneOf(basename(file), alike)}, or move it out of the data folder` : `rename it to ${meant}`
	});
}
/** A link that leads round in a circle is none. */
function isFolder(path) {
	try {
		return statSync(path).isDirectory();
	} catch {
		return false;
	}
}
// generator/content/fonts.ts
/** Folder of the owner's fonts in the data. */
const FONTS = "fonts";
/** What a font is for; the order is that in which a page asks for them. */
const FACES = ["display", "text"];
/** How a WOFF2 file begins (W3C, WOFF File Format 2.0, 4.1): its signature, its flavour, its length in bytes. */
const HEADER = {
	signature: "wOF2",
	lengthAt: 8,
	bytes: 12
};
function fontProblems(data, folder, sources) {
	const there = fontsIn(folder);
	return [...FACES.flatMap((face) => {
		const name = data.site.fonts?.[face]?.file;
		return name === void 0 ? [] : fileProblems$1(name, {
			there,
			folder,
			place: placeOf$1(face, folder, sources)
		});
	}), ...unused$1(data, there, folder)];
}
function placeOf$1(face, folder, sources) {
	const file = join(folder, "site.yaml");
	return {
		file,
		...sources.get(file)?.locate([
			"fonts",
			face,
			"file"
		]),
		field: `fonts.${face}.file`
	};
}
function fileProblems$1(name, { there, folder, place }) {
	if (!there.includes(name)) {
		const fix = there.length === 0 ? "put the font into the folder fonts in the data folder, as a .woff2 file" : oneOf(name, there);
		return [error({
			...place,
			what: `there is no font ${name} in data/fonts.`,
			fix
		})];
	}
	const { signature, length, size } = headerOf(join(folder, FONTS, name));
	if (signature !== HEADER.signature) return [error({
		...place,
		what: `${name} is no WOFF2 font, whatever its name says.`,
		fix: "get the font as WOFF2, or have it converted: renaming a file does not change what it is"
	})];
	if (length === size) return [];
	return [error({
		...place,
		what: `${name} is not whole: it is ${size} bytes long and says that it has ${length}.`,
		fix: "download or copy the font again"
	})];
}
/** A font that lies there for nothing is most often one that somebody meant to use. */
function unused$1({ site: { fonts = {} } }, there, folder) {
	const used = FACES.map((face) => fonts[face]?.file);
	return there.filter((name) => !used.includes(name)).map((name) => warning({
		file: join(folder, FONTS, name),
		what: "nothing uses this font.",
		fix: `name it in site.yaml under fonts, or move it out of the data folder`
	}));
}
function fontsIn(folder) {
	const fonts = join(folder, FONTS);
	return isFolder(fonts) ? listed(fonts).filter((name) => name.endsWith(".woff2") && !isFolder(join(fonts, name))) : [];
}
function headerOf(file) {
	const bytes = Buffer.alloc(HEADER.bytes);
	const opened = openSync(file, "r");
	try {
		readSync(opened, bytes);
		return {
			signature: bytes.toString("latin1", 0, HEADER.signature.length),
			length: bytes.readUInt32BE(HEADER.lengthAt),
			size: fstatSync(opened).size
		};
	} finally {
		closeSync(opened);
	}
}
const TOUCH_ICON = "apple-touch-icon.png";
/** What a file of each begins with (Microsoft's icon folder; the PNG signature). */
const FORMATS$1 = [{
	name: "favicon.ico",
	format: "ICO",
	begins: [
		0,
		0,
		1,
		0
	]
}, {
	name: TOUCH_ICON,
	format: "PNG",
	begins: [
		137,
		80,
		78,
		71,
		13,
		10,
		26,
		10
	]
}];
function iconProblems(folder) {
	return FORMATS$1.flatMap(({ name, format, begins }) => {
		const file = join(folder, name);
		if (!existsSync(file)) return [];
		if (isFolder(file)) return [error({
			file,
			what: "there is a folder where an icon should be.",
			fix: `put the icon in its place (${format}), or rename the folder`
		})];
		const bytes = readFileSync(file);
		if (!begins.every((byte, index) => bytes[index] === byte)) return [error({
			file,
			what: `this is no ${format} file, whatever its name says.`,
			fix: `save it as ${format}, or take it away: an icon is drawn from the mark where it can be`
		})];
		return name === TOUCH_ICON ? sizeProblems(file, bytes) : [];
	});
}
/** Width and height are the first of a PNG's header, which is its first chunk (PNG, section 11.2.1). */
function sizeProblems(file, png) {
	if (png.length < 24) return [error({
		file,
		what: "this PNG file ends before it says its size.",
		fix: `save it anew, 180 x 180 pixels`
	})];
	const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
	if (width === 180 && height === 180) return [];
	return [error({
		file,
		what: `this icon is ${width} x ${height} pixels.`,
		fix: `save it 180 x 180: phones ask for that size`
	})];
}
// generator/content/mark.ts
/**
* What a file must not hold, and how a person calls it. A reference may only point into the file itself. Comments are read like
* the rest: what is one and what only looks like one would take a parser to tell.
*/
const REFUSED$1 = [
	["a script", /<([\w-]+:)?script\b|javascript:/i],
	["an event attribute, such as onclick", /\son[a-z]+\s*=/i],
	["markup that is not SVG", /<([\w-]+:)?(foreignObject|iframe|embed|object)\b|1999\/xhtml/i],
	["an entity of its own", /<!ENTITY/i],
	["a reference to something outside the file", /\s(?:[\w-]+:)?(href|src)\s*=(?!\s*["']#)|url\(\s*["']?(?!\s*["']?#)|@import|<\?xml-stylesheet/i],
	["an animation of a link", /attributeName\s*=\s*["'](?:[\w-]+:)?(href|on)/i]
];
function markProblems(data, folder, sources) {
	const drawings = listed(folder).filter((name) => name.endsWith(".svg") && !isFolder(join(folder, name)));
	const { mark } = data.site;
	return [...mark === void 0 ? [] : fileProblems(mark, {
		drawings,
		folder,
		sources
	}), ...unused(drawings, mark, folder)];
}
function fileProblems(mark, { drawings, folder, sources }) {
	const file = join(folder, mark);
	if (!drawings.includes(mark)) {
		const site = join(folder, "site.yaml");
		const fix = drawings.length === 0 ? "put the mark into the data folder, as an .svg file" : oneOf(mark, drawings);
		return [error({
			file: site,
			...sources.get(site)?.locate(["mark"]),
			field: "mark",
			what: `there is no drawing ${mark} in the data folder.`,
			fix
		})];
	}
	return svgProblems(readFileSync(file, "utf8")).map(({ what, fix }) => error({
		file,
		what,
		fix
	}));
}
/** What is wrong with the text of a mark; exported for the tests of every kind of it. */
function svgProblems(svg) {
	if (!/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg) || /[\0\uFFFD]/.test(svg)) return [{
		what: "this is no SVG file that a page can show.",
		fix: "save the mark as plain SVG: text that begins with <svg xmlns=\"http://www.w3.org/2000/svg\""
	}];
	const acting = REFUSED$1.filter(([, pattern]) => pattern.test(svg)).map(([what]) => ({
		what: `this mark holds ${what}, and it is published as it is.`,
		fix: "take it out, or save the mark as plain SVG: shapes and colors alone"
	}));
	const sizeless = markSize(svg) === null ? [{
		what: "this mark does not say what part of the plane it is drawn on.",
		fix: "give its <svg> a viewBox, like viewBox=\"0 0 48 48\""
	}] : [];
	return [...acting, ...sizeless];
}
/** Width and height of the drawing in its own units, which is its shape; null without a viewBox. */
function markSize(svg) {
	const [, , , width = 0, height = 0] = /<svg\b[^>]*\sviewBox\s*=\s*["']\s*(\S+?)[\s,]+(\S+?)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(svg)?.map(Number) ?? [];
	return width > 0 && height > 0 ? {
		width,
		height
	} : null;
}
function unused(drawings, mark, folder) {
	return drawings.filter((name) => name !== mark).map((name) => warning({
		file: join(folder, name),
		what: "nothing shows this drawing.",
		fix: `write mark: ${name} in site.yaml, or move it out of the data folder`
	}));
}
// client/estimate.ts
/** A multiplier of 1, in thousandths. */
const ONE = 1e3;
/** Digits, alone or in groups of three with commas: '1,5' may be meant as a fraction, so it is not taken for 15. */
const WHOLE = /^(\d+|\d{1,3}(,\d{3})+)$/;
const NEGATIVE = /^[-–−]\s*(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
const FRACTION = /^(\d*|\d{1,3}(,\d{3})+)\.\d+$/;
/** '2,000', ' 2000 ' and '02000' as 2000; anything else as the reason why not, never NaN. */
function parseSquareFeet(text, limits) {
	const typed = text.trim();
	if (typed === "") return refused("empty");
	if (NEGATIVE.test(typed)) return refused("belowMin");
	if (FRACTION.test(typed)) return refused("notWhole");
	if (!WHOLE.test(typed)) return refused("notNumber");
	const squareFeet = Number(typed.replaceAll(",", ""));
	if (squareFeet < limits.min) return refused("belowMin");
	if (squareFeet > limits.max) return refused("aboveMax");
	return {
		squareFeet,
		problem: null
	};
}
function refused(problem) {
	return {
		squareFeet: null,
		problem
	};
}
/** The estimate with its factors; null where the square footage is none. */
function reckon(input, prices) {
	const { squareFeet } = parseSquareFeet(input.squareFootage, prices.limits);
	const cents = estimateCents(input, prices);
	if (squareFeet === null || cents === null) return null;
	return {
		squareFeet,
		centsPerSquareFoot: centsPerSquareFoot(input.material, prices),
		complexity: thousandths(input.complexity, prices.complexities),
		urgency: thousandths(input.urgency, prices.urgencies),
		cents
	};
}
/** The same roof in each material, the lowest price first; equal prices stay in the order of the data. */
function compareMaterials(input, prices) {
	return prices.materials.flatMap(({ value }) => {
		const cents = estimateCents({
			...input,
			material: value
		}, prices);
		return cents === null ? [] : [{
			value,
			cents
		}];
	}).sort((one, other) => one.cents - other.cents);
}
/** The estimate in whole cents, half a cent rounded up; null where the square footage is none. */
function estimateCents(input, prices) {
	const { squareFeet } = parseSquareFeet(input.squareFootage, prices.limits);
	if (squareFeet === null) return null;
	const product = [
		squareFeet,
		centsPerSquareFoot(input.material, prices),
		thousandths(input.complexity, prices.complexities),
		thousandths(input.urgency, prices.urgencies)
	].reduce((total, factor) => total * BigInt(factor), 1n);
	return Number(roundedHalfUp(product, BigInt(ONE * ONE)));
}
function centsPerSquareFoot(material, prices) {
	return prices.materials.find(({ value }) => value === material)?.cents ?? prices.otherCents;
}
function thousandths(chosen, choices) {
	return choices.find(({ value }) => value === chosen)?.thousandths ?? ONE;
}
/** Four factors can pass 2^53 with prices of another contractor, hence the big integers. */
function roundedHalfUp(product, divisor) {
	return (product + divisor / 2n) / divisor;
}
/** 1600000 as $16,000 and 2252250 as $22,522.50: cents only where there are any. */
function formatDollars(cents) {
	const digits = cents % 100 === 0 ? 0 : 2;
	return new Intl.NumberFormat("en-US", {
		style: "currency",
		currency: "USD",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits
	}).format(cents / 100);
}
/** 1000000 as 1,000,000. */
function formatCount(count) {
	return new Intl.NumberFormat("en-US").format(count);
}
/** 1100 as 1.1, the way a multiplier is written. */
function formatMultiplier(thousandths) {
	return String(thousandths / ONE);
}
// generator/content/prices.ts
/** Roofs of all materials lie within three times their middle price, one way or the other; beyond this it is a slip. */
const APART = 5;
function priceProblems({ estimator }, file, sources) {
	if (estimator === null) return [];
	const prices = [...Object.entries(estimator.materials).map(([name, { price }]) => ({
		path: [
			"materials",
			name,
			"price"
		],
		price
	})), {
		path: ["otherPrice"],
		price: estimator.otherPrice
	}];
	const middle = prices.map(({ price }) => price).toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
	return prices.filter(({ price }) => price > middle * APART || price * APART < middle).map(({ path, price }) => warning({
		file,
		...sources.get(file)?.locate(path),
		field: fieldPath(path),
		what: `${shown(price)} for a square foot is far ${price > middle ? "above" : "below"} the other prices, of about ${shown(middle)}.`,
		fix: "look where the decimal point stands; leave it if it is meant"
	}));
}
function shown(dollars) {
	return formatDollars(Math.round(dollars * 100));
}
// client/leads/publicKey.ts
function keyKind(key) {
	if (/^\s*(sb_secret_|sbp_)/.test(key)) return "secret";
	if (/^sb_publishable_[\w-]+$/.test(key)) return "public";
	const role = roleIn(key);
	return role === void 0 ? "unknown" : role === "anon" ? "public" : "secret";
}
/** The role in a key of the older kind, which is a JSON web token: three parts in base64url, the role in the second. */
function roleIn(key) {
	const claims = /^\s*[\w-]+\.([\w-]+)\.[\w-]+\s*$/.exec(key)?.[1];
	if (claims === void 0) return void 0;
	try {
		return JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")))?.role;
	} catch {
		return;
	}
}
var init_publicKey = __esmMin((() => {}));
// generator/content/visit.ts
init_publicKey();
/** Calls `see` for every value inside `value`, containers included, parents first. */
function visit(value, see, path = []) {
	if (path.length > 0) see(path, value);
	if (Array.isArray(value)) value.forEach((item, index) => visit(item, see, [...path, index]));
	else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) visit(item, see, [...path, key]);
}
// generator/content/yaml/words.ts
const LONGEST_SHOWN = 60;
/** A text of the data as part of a message. */
function shorten(text) {
	const chars = [...text.slice(0, 122)];
	return chars.length > LONGEST_SHOWN ? `${chars.slice(0, 59).join("")}…` : text;
}
/** The number that somebody meant: $1,200.50 is 1200.50, and 9,50 is 9.50, as half the world writes it; null where that is not plain. */
function numberMeant(written) {
	const bare = written.replace(/[$\s]/g, "");
	if (/^-?\d+,\d{1,2}$/.test(bare)) return bare.replace(",", ".");
	return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare) ? bare.replaceAll(",", "") : null;
}
/** A text as it is to be written in YAML, in the quotes that suit it. */
function quoted(text) {
	const short = shorten(text);
	return /["\\]/.test(short) ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
}
// generator/content/placeholders.ts
/** Names of the two lists: every file may have them beside the fields of its schema. */
const MARK_NAMES = ["placeholders", "confirmed"];
const marks = z.object({
	placeholders: z.array(z.string()).default([]),
	confirmed: z.array(z.string()).default([])
});
/** Takes the two lists off the file's value; what is left is the value that its schema describes. */
function readMarks(source) {
	const none = {
		placeholders: [],
		confirmed: []
	};
	if (typeof source.value !== "object" || source.value === null) return {
		value: source.value,
		marks: none,
		problems: []
	};
	const { placeholders, confirmed } = source.value;
	const value = withoutMarks(source.value);
	const parsed = marks.safeParse({
		placeholders,
		confirmed
	});
	if (!parsed.success) {
		const key = String(parsed.error.issues[0]?.path[0]);
		const place = source.locate([key]);
		return {
			value,
			marks: none,
			problems: [error({
				file: source.file,
				...place,
				field: key,
				what: "has to be a list of fields of this file.",
				fix: "write it like [phone, licence.number]"
			})]
		};
	}
	return {
		value,
		marks: parsed.data,
		problems: unknownFields(source, value, parsed.data)
	};
}
function withoutMarks(value) {
	return Object.fromEntries(Object.entries(value).filter(([name]) => !MARK_NAMES.some((mark) => mark === name)));
}
function unknownFields(source, value, found) {
	if (MARK_NAMES.every((list) => found[list].length === 0)) return [];
	const fields = /* @__PURE__ */ new Set();
	visit(value, (path) => void fields.add(fieldPath(path)));
	const names = [...fields].sort().slice(0, MOST_COMPARED);
	return MARK_NAMES.flatMap((list) => found[list].map((field, index) => ({
		field,
		index
	})).filter(({ field }) => !fields.has(field)).slice(0, 26).map(({ field, index }) => error({
		file: source.file,
		...source.locate([list, index]),
		field: `${list}[${index}]`,
		what: `"${shorten(field)}" is no field of this file.`,
		fix: oneOf(field, names)
	})));
}
/** A file of people's has some hundred fields; to find the nearest of a hundred thousand takes too long. */
const MOST_COMPARED = 3e3;
/** Every placeholder of a file: what its list names, and what nobody could mean as real, unless it is confirmed. */
function placeholdersOf(source, found) {
	const list = [];
	const [isConfirmed, isMarked] = [within(found.confirmed), within(found.placeholders)];
	visit(source.value, (path, leaf) => {
		if (MARK_NAMES.some((mark) => mark === path[0]) || isConfirmed(path)) return;
		const marked = isMarked(path);
		if (typeof leaf !== "string") {
			if (marked && (leaf === null || typeof leaf !== "object")) list.push({
				file: source.file,
				path,
				value: String(leaf),
				listed: true
			});
			return;
		}
		if (marked || !isExample(path) && looksInvented(leaf)) list.push({
			file: source.file,
			path,
			value: leaf,
			listed: marked
		});
	});
	return list;
}
/** Grey example text inside an empty field is meant to be invented. */
function isExample(path) {
	return path.includes("examples");
}
/**
* 555-0100 to 555-0199 is set aside for fiction in every area code, and the example domains for documentation (RFC 2606);
* a licence of zeros is nobody's.
*/
function looksInvented(text) {
	return /\b555-01\d\d\b/.test(text) || /(^|[/@.])example\.(com|net|org)\b/i.test(text) || /^#?0{6,7}$/.test(text);
}
/** Whether a field is one of those, or stands in one of them. */
function within(fields) {
	const known = new Set(fields);
	return (path) => known.size > 0 && path.some((_, index) => known.has(fieldPath(path.slice(0, index + 1))));
}
// generator/content/production.ts
function readiness(data, reading, settings) {
	const at = placer$1(reading.sources);
	const file = (name) => join(settings.data, `${name}.yaml`);
	const placeholders = placeholdersIn(reading).filter(({ file: found, path }) => !isReplaced(found, path, settings));
	return {
		placeholders,
		refusals: [
			...placeholders.map((placeholder) => refusedPlaceholder(placeholder, at)),
			...sampleReviews(data, file("testimonials"), at),
			...unreadPages(data, at),
			...unprovedClaims(data, file("claims"), at),
			...backend(data, settings, file("site"), at),
			...address(data, settings, file("site"), at)
		]
	};
}
function placer$1(sources) {
	return (file, path) => ({
		file,
		...sources.get(file)?.locate(path),
		field: fieldPath(path)
	});
}
function placeholdersIn({ sources, marks }) {
	return [...sources].flatMap(([file, source]) => placeholdersOf(source, marks.get(file) ?? {
		placeholders: [],
		confirmed: []
	}));
}
/** The site's address may come from the command line or the environment instead. */
function isReplaced(file, path, settings) {
	return settings.siteUrl !== null && file === join(settings.data, "site.yaml") && path.length === 1 && path[0] === "url";
}
function refusedPlaceholder({ file, path, value, listed }, at) {
	return error({
		...at(file, path),
		what: `${JSON.stringify(value)} is a placeholder, which a production build refuses.`,
		fix: listed ? "write the real value, and take the field off the list \"placeholders\" of this file" : `write the real value; if this one is real, list it in this file: confirmed: [${fieldPath(path)}]`
	});
}
/** Publishing invented reviews is unlawful in the US (16 CFR 465). */
function sampleReviews(data, file, at) {
	return (data.testimonials?.testimonials ?? []).flatMap((testimonial, index) => testimonial.sample ? [error({
		...at(file, [
			"testimonials",
			index,
			"sample"
		]),
		what: `the review by "${testimonial.name}" is a sample, which a production build refuses.`,
		fix: "put a real review, published with permission, in its place and write sample: false; or take it out"
	})] : []);
}
function unreadPages(data, at) {
	return data.pages.flatMap((page) => page.reviewed ? [] : [error({
		...at(page.file, ["reviewed"]),
		what: `nobody has reviewed the page "${page.name}", which a production build asks for.`,
		fix: "have the text read by whoever answers for it, then write reviewed: true"
	})]);
}
function unprovedClaims(data, file, at) {
	return Object.entries(data.claims.claims).flatMap(([id, claim]) => claim.basis !== null || claim.ownerConfirmed !== null ? [] : [error({
		...at(file, ["claims", id]),
		what: `the claim "${claim.text}" has neither a basis nor the owner's confirmation.`,
		fix: "write in basis what proves it, or in ownerConfirmed the day the owner confirmed it"
	})]);
}
/** Leads must arrive somewhere: at Supabase, or by the owner's word at the site's own origin. */
function backend(data, settings, file, at) {
	const url = settings.supabase.url ?? data.site.supabase.url;
	const key = settings.supabase.anonKey ?? data.site.supabase.anonKey;
	if (url && key || !url && !key && data.site.leads === "same-origin") return [];
	const missing = url ? "the public key of Supabase is missing" : key ? "the address of Supabase is missing" : "no backend is configured";
	return [error({
		...at(file, ["supabase"]),
		what: `${missing}: leads would be lost.`,
		fix: url || key ? "write url and anonKey, or set both SUPABASE_URL and SUPABASE_ANON_KEY" : "write url and anonKey, or set SUPABASE_URL and SUPABASE_ANON_KEY; or write leads: same-origin if shingle serve runs at this address"
	})];
}
/** A key that is not a public one would give every visitor all leads: refused in a preview too. */
function secretKeys(data, reading, settings) {
	const key = (settings.supabase.anonKey ?? data.site.supabase.anonKey).trim();
	if (key === "" || keyKind(key) === "public") return [];
	const file = join(settings.data, "site.yaml");
	return [error({
		...settings.supabase.anonKey === null ? placer$1(reading.sources)(file, ["supabase", "anonKey"]) : { field: "SUPABASE_ANON_KEY" },
		what: "this is not the public key of Supabase: whoever has another one can read every lead, and a site shows its key to everybody.",
		fix: "take the key called \"anon\" or \"publishable\" from the API settings of the project; if the other one was published, have it replaced there"
	})];
}
/** A canonical address nobody else can reach would take the site out of every search. */
function address(data, { siteUrl }, file, at) {
	const url = siteUrl ?? data.site.url;
	if (isPublic(new URL(url))) return [];
	return [error({
		...siteUrl === null ? at(file, ["url"]) : { field: "site-url" },
		what: `${url} is no address of a public site.`,
		fix: "give the https:// address of the site, with --site-url, SITE_URL or url in site.yaml"
	})];
}
/** Names without a dot and numbers lead to this machine or this house; so do the endings set aside for that (RFC 6762, 8375). */
function isPublic({ protocol, hostname }) {
	return protocol === "https:" && /\.[a-z][a-z0-9-]*\.?$/i.test(hostname) && !/\.(local|localhost|internal|home\.arpa)\.?$/.test(hostname);
}
// generator/content/schema/company.ts
const DAYS = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday"
];
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is no time of day as it is written here.\nwrite hours and minutes from \"00:00\" to \"23:59\", in quotes");
const hours = z.strictObject({
	/** As pages show them. */
	days: line,
	hours: line,
	/** The same for search engines; left out where there are no fixed hours, like emergency calls only. */
	open: z.strictObject({
		days: z.array(z.enum(DAYS)).min(1).max(7),
		from: time,
		until: time
	}).optional()
});
const company = z.strictObject({
	/** What search engines are told this business is. */
	business: z.enum([
		"RoofingContractor",
		"GeneralContractor",
		"HousePainter",
		"Electrician",
		"Plumber",
		"HVACBusiness",
		"HomeAndConstructionBusiness"
	]).optional(),
	/** Exactly as in the licence board's records. */
	legalName: line,
	shortName: line,
	licence: z.strictObject({
		number: z.string().regex(/^\d{6,7}$/, "is no number of a license.\nwrite its six or seven digits, in quotes"),
		classification: line,
		/** How the number is shown on every page; holds {number}. */
		display: line
	}),
	/** What kind of insurance: a bare "insured" is not lawful advertising in California. */
	insurance: line,
	phones: z.strictObject({
		header: phone,
		services: phone,
		counties: phone
	}),
	email: z.email(),
	/** Where the business is, without a street: `locality` is its town, if that is to be public. */
	address: z.strictObject({
		locality: line.optional(),
		region: line,
		country: line
	}),
	founder: line,
	hours: z.array(hours).min(1).max(7),
	/** The hours in a few words, for the bar at the top of every page. */
	hoursShort: line,
	social: z.array(z.strictObject({
		label: line,
		url: httpsUrl
	})).max(12)
});
// generator/content/schema/forms.ts
const toast$1 = z.strictObject({
	title: line,
	description: paragraph
});
/** A question and its answers come together. */
const contact = z.strictObject({
	/** visitor: a gear beside the form lets a visitor forward a copy to an address of theirs; off: no gear (D12). */
	webhook: z.enum(["visitor", "off"]),
	webhookSource: line,
	/** The gear's label, and the words of the dialog behind it. */
	webhookDialog: z.strictObject({
		button: line,
		/** The button's name while an address is set. */
		buttonSet: line,
		title: line,
		lede: paragraph,
		label: line,
		done: line,
		close: line,
		/** What is said of a text that is no address for a copy. */
		problems: z.strictObject({
			"not-an-address": line,
			"not-https": line,
			credentials: line,
			"too-long": line
		})
	}),
	callLabel: line,
	/** Whether that label asks for emergency calls: then a call beside it is counted as one (D11). */
	emergencyCall: z.boolean().optional(),
	steps: z.array(line).max(4),
	labels: z.strictObject({
		name: line,
		phone: line,
		email: line,
		address: line,
		/** Wanted where the form has roofAges. */
		roofAge: line.optional(),
		/** Wanted where the form has bestTimes. */
		bestTime: line.optional(),
		message: line,
		emergency: line
	}),
	/** Grey text inside empty fields. */
	examples: z.strictObject({
		phone: line,
		address: line
	}),
	optional: line,
	choose: line,
	/** Left out: the form does not ask. */
	roofAges: z.strictObject({
		"0-5": line,
		"6-10": line,
		"11-15": line,
		"16-20": line,
		"20+": line,
		unknown: line
	}).optional(),
	/** Left out: the form does not ask. */
	bestTimes: z.strictObject({
		morning: line,
		afternoon: line,
		evening: line,
		anytime: line
	}).optional(),
	emergencyNotice: line,
	submit: line,
	sending: line,
	/** On the button that brings the form back once it was sent. */
	again: line,
	promise: line,
	consent: line,
	privacy: z.strictObject({
		text: line,
		label: line
	}),
	withoutScript: line,
	/** What is said of a field that has to be put right, in both forms. */
	errors: z.strictObject({
		/** Of one thing, of two, and so on up to all five fields that are checked. */
		summary: z.array(line).length(5),
		kept: line,
		missing: z.strictObject({
			name: line,
			phone: line,
			email: line,
			address: line
		}),
		noEmail: line,
		tooLong: line
	}),
	saved: toast$1,
	failed: toast$1,
	/** For those who listen: the place of such messages, and the button that closes one. */
	toasts: z.strictObject({
		region: line,
		close: line
	})
}).superRefine(({ labels, roofAges, bestTimes }, context) => {
	const questions = [[
		"roofAge",
		labels.roofAge,
		"roofAges",
		roofAges
	], [
		"bestTime",
		labels.bestTime,
		"bestTimes",
		bestTimes
	]];
	for (const [label, question, list, answers] of questions) {
		if (question === void 0 === (answers === void 0)) continue;
		const missing = question === void 0 ? ["labels", label] : [list];
		context.addIssue({
			code: "custom",
			path: missing,
			message: question === void 0 ? `is missing: the form has ${list}, and no label for them.` : `is missing: the form has the label ${label}, and nothing to choose from.`,
			params: { fix: `write both labels.${label} and ${list}, or neither: then the form does not ask` }
		});
	}
});
/** A price of a square foot, a multiplier: whole cents, whole thousandths; no roof costs more than these bounds. */
const price = z.number().positive().max(1e3).multipleOf(.01, "is no price in whole cents.\nwrite two digits behind the point at most, like 9.50");
const multiplier = z.number().positive().max(10).multipleOf(.001, "has more than three digits behind the point.\nwrite three at most, like 1.125");
const estimator$1 = z.strictObject({
	limits: z.strictObject({
		min: z.number().int().positive(),
		max: z.number().int().positive()
	}).refine(({ min, max }) => min < max, {
		path: ["max"],
		message: "the largest area has to be larger than the smallest.",
		params: { fix: "write the smaller number behind min, and the larger behind max" }
	}),
	materials: z.strictObject({
		"comp-shingles": z.strictObject({
			label: line,
			price
		}),
		"new-tile": z.strictObject({
			label: line,
			price
		}),
		"new-underlayment": z.strictObject({
			label: line,
			price
		}),
		metal: z.strictObject({
			label: line,
			price
		}),
		"silicone-coating": z.strictObject({
			label: line,
			price
		}),
		tpo: z.strictObject({
			label: line,
			price
		})
	}),
	/** Price of any other material, or none. */
	otherPrice: price,
	complexities: z.strictObject({
		simple: z.strictObject({
			label: line,
			multiplier
		}),
		moderate: z.strictObject({
			label: line,
			multiplier
		}),
		complex: z.strictObject({
			label: line,
			multiplier
		})
	}),
	urgencies: z.strictObject({
		normal: z.strictObject({
			label: line,
			multiplier
		}),
		soon: z.strictObject({
			label: line,
			multiplier
		}),
		emergency: z.strictObject({
			label: line,
			multiplier
		})
	}),
	roofTypes: z.strictObject({
		flat: line,
		"mobile-home": line,
		residential: line,
		commercial: line,
		complex: line
	}),
	words: z.strictObject({
		details: line,
		squareFootage: line,
		help: line,
		/** Holds {min} and {max}. */
		range: line,
		roofType: line,
		material: line,
		complexity: line,
		urgency: line,
		calculate: line,
		/** Why the button cannot be pressed yet. */
		reason: line,
		/** In place of the button, before the phone number. */
		withoutScript: line,
		/** What to do about a square footage that is none. */
		hints: z.strictObject({
			notNumber: line,
			notWhole: line,
			belowMin: line,
			aboveMax: line
		}),
		estimate: line,
		/** Before the figure, for those who listen. */
		spoken: line,
		placeholder: line,
		/** `notChosen`: after complexity and urgency where they were left open. */
		sum: z.strictObject({
			area: line,
			unit: line,
			price: line,
			complexity: line,
			urgency: line,
			notChosen: line,
			total: line
		}),
		comparison: line,
		includedTitle: line,
		included: z.array(line).length(4),
		note: line,
		/** What is written into the contact form; holds {choices} and {total}. */
		message: line
	})
});
const promotion = z.strictObject({
	title: line,
	labels: z.strictObject({
		name: line,
		phone: line,
		email: line,
		address: line,
		consultation: line
	}),
	submit: line,
	submitting: line,
	consent: line,
	close: line,
	privacy: line,
	/** Advertising law asks for terms and an end date of an offer. */
	terms: paragraph,
	endsOn: day,
	delayMs: z.number().int().min(0).max(6e5),
	stayClosedDays: z.number().int().min(0).max(365),
	saved: toast$1,
	failed: toast$1
});
const testimonials = z.strictObject({
	testimonials: z.array(z.strictObject({
		name: line,
		location: line,
		rating: z.number().int().min(1).max(5),
		text: paragraph,
		project: line,
		/** Written for the design, not said by a customer; a production build refuses it (D17). */
		sample: z.boolean()
	})).max(50),
	words: z.strictObject({
		/** Names the stories for those who listen, and what each part is called: carousel, slide, 2 of 6. */
		region: line,
		carousel: line,
		slide: line,
		of: line,
		/** Names the row that scrolls where no script runs. */
		row: line,
		/** After a number of stars. */
		outOf: line,
		/** Beside the name of a sample. */
		sample: line,
		previous: line,
		next: line,
		/** Names the row of dots. */
		choose: line,
		/** Before the number of a testimonial. */
		goTo: line
	})
});
// generator/content/schema/navigation.ts
const group = z.strictObject({
	label: line,
	/** Left out where the entry has items but no page of its own. */
	to: target.optional(),
	intro: line.optional(),
	items: z.array(link).optional()
});
const entry = z.strictObject({
	label: line,
	to: target.optional(),
	/** Shown as the one button of the header. */
	button: z.boolean().optional(),
	menu: z.array(group).min(1).optional(),
	/** A dropdown of the counties and their cities, made from data/counties and data/cities. */
	counties: z.literal(true).optional()
}).refine((value) => [
	value.to,
	value.menu,
	value.counties
].filter(Boolean).length === 1, {
	message: "an entry needs exactly one of to, menu and counties",
	params: { fix: "keep \"to\" for a plain link, \"menu\" for a dropdown, or \"counties: true\"" }
});
const navigation = z.strictObject({
	header: z.array(entry).min(1),
	footer: z.strictObject({
		links: z.array(link),
		services: line,
		counties: line,
		/** Title over the cities of one county; holds {count} and {county}. */
		cities: line,
		/** The same where there is one; holds {county}. */
		oneCity: line,
		social: line
	})
});
// templates/art/eaveWords.ts
const words = z.strictObject({
	part: line.max(20),
	does: line.max(28)
});
/** Beside the gutter and the triangle there is less room than over the roof. */
const fewWords = z.strictObject({
	part: line.max(16),
	does: line.max(18)
});
const eaveSection = z.strictObject({
	name: z.literal("eave-section"),
	tile: words,
	battens: words,
	underlayment: words,
	decking: words,
	insulation: words,
	flashing: fewWords,
	/** Beside the triangle of 4 in 12. */
	pitch: fewWords
});
// templates/art/drawing.tsx
const CLASS = {
	none: "n",
	ground: "g",
	edge: "e",
	fine: "f",
	contour: "c",
	hidden: "h"
};
/** Neighbours that look alike become one path: it is drawn the same, and most of a drawing's bytes are in what is said of paths. */
function Strokes({ strokes }) {
	return merged(strokes).map(({ d, fill, line }, index) => /* @__PURE__ */ jsx("path", {
		className: line && CLASS[line],
		fill,
		d
	}, index));
}
function merged(strokes) {
	const paths = [];
	for (const stroke of strokes) {
		const last = paths.at(-1);
		if (last && last.fill === stroke.fill && last.line === stroke.line) last.d += stroke.d;
		else paths.push({ ...stroke });
	}
	return paths;
}
/** Hidden from assistive technology: what a drawing teaches stands as text on its page too. */
function Drawing({ name, box, fit, children }) {
	return /* @__PURE__ */ jsx("svg", {
		className: `art ${name}`,
		viewBox: `${box.x ?? 0} ${box.y ?? 0} ${box.width} ${box.height}`,
		preserveAspectRatio: fit,
		"aria-hidden": "true",
		children
	});
}
/** A closed outline through these points. */
function outline(...points) {
	return `${lines(...points)}z`;
}
/** An open line through these points, written as steps from one to the next: short numbers. */
function lines(...points) {
	let [x, y] = [0, 0];
	return points.map(([px, py], index) => {
		const [nx, ny] = [Math.round(px), Math.round(py)];
		const step = index === 0 ? start(nx, ny) : stepTo(nx - x, ny - y);
		[x, y] = [nx, ny];
		return step;
	}).join("");
}
/** A minus parts two numbers as well as a space does. */
function start(x, y) {
	return y < 0 ? `M${x}${y}` : `M${x} ${y}`;
}
function stepTo(dx, dy) {
	if (dy === 0) return `h${dx}`;
	if (dx === 0) return `v${dy}`;
	return dy < 0 ? `l${dx}${dy}` : `l${dx} ${dy}`;
}
function box(x, y, width, height) {
	return `${start(Math.round(x), Math.round(y))}h${Math.round(width)}v${Math.round(height)}h${Math.round(-width)}z`;
}
function disc(x, y, radius) {
	const r = Math.round(radius);
	return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
/** The end of a dimension line: 45 degrees, sixteen long. */
function tick(x, y) {
	return `M${Math.round(x) - 6} ${Math.round(y) + 6}l12-12`;
}
// templates/art/palette.ts
const INK = "var(--ink)";
const PAPER = "var(--paper)";
const SAND = "var(--sand)";
const CLAY = "var(--clay)";
const SUN = "var(--sun)";
const SKY = "var(--sky)";
const EARTH = "var(--earth)";
const GLASS$1 = "#a9c9d6";
const WATER = "#a9cbd3";
const TILE = [
	"#c4553a",
	"#b8492d",
	"#cb6042"
];
const CONCRETE_TILE = [
	"#a58a78",
	"#96806f",
	"#b39a86"
];
const SHINGLE = [
	"#857c72",
	"#776f66",
	"#938a7f"
];
const METAL = [
	"#dfe3e4",
	"#cfd8da",
	"#e6e0d4"
];
const MEMBRANE = "#f4f3ee";
const INSULATION = "#f3dc8e";
const TIMBER = "#d8b98a";
const WALLS = [
	"#f3e6d0",
	"#ecd9c0",
	"#f7efe2",
	"#e9dccb"
];
const DOORS = [
	"#b23a1e",
	"#24607e",
	"#1f6b4a",
	"#f4a72c",
	"#6b4a35"
];
const STONE = "#c9bda9";
const LEAVES = "#6f8f5c";
const LEAVES_DEEP = "#4d7048";
const TRUNK = "#a58a66";
/** What lies under an eave: ink at 30 %. */
const SHADE = "#1b24304d";
/** Over a covering that lies lighter than its like behind it: white at 20 %. */
const LIT = "#fff3";
const BRICK = "#b9664c";
/** The depth of an arcade. */
const HOLLOW = "#9a8f83";
const TRIM = LEAVES_DEEP;
// templates/art/services/solids.ts
/** A block seen from the front, from above and from the right. */
function block({ x, y, width, height, depth: [dx, dy], washes }) {
	const right = x + width;
	const bottom = y + height;
	return [
		{
			d: outline([x, y], [right, y], [right + dx, y + dy], [x + dx, y + dy]),
			fill: washes.top
		},
		{
			d: outline([right, y], [right + dx, y + dy], [right + dx, bottom + dy], [right, bottom]),
			fill: washes.side
		},
		{
			d: outline([x, y], [right, y], [right, bottom], [x, bottom]),
			fill: washes.front
		}
	];
}
/** Short strokes in rows, each row half a step off the one above. */
function hatch({ x, y, columns, rows, across, down, mark }) {
	let d = "";
	for (let row = 0; row < rows; row++) {
		const shift = row % 2 === 0 ? 0 : Math.round(across / 2);
		const inRow = columns - row % 2;
		d += `M${x + shift} ${y + row * down}${mark}`;
		d += `m${across - STROKE} ${-STROKE}${mark}`.replace(/ -/g, "-").repeat(inRow - 1);
	}
	return d;
}
const STROKE = 6;
/** A line of colour from one place to another, thin as rain; with a head where it has somewhere to go. */
function streak(x, y, dx, dy) {
	return `M${x} ${y}l${dx} ${dy}h3l${-dx} ${-dy}z`.replace(/ -/g, "-");
}
/** An arrow of water or air, along or across. */
function arrow(x, y, length, way) {
	const s = way === "right" || way === "down" ? 1 : -1;
	const [body, head] = [(length - 14) * s, 14 * s];
	return (way === "right" || way === "left" ? `M${x} ${y - 2}h${body}v-5l${head} 7 ${-head} 7v-5h${-body}z` : `M${x - 2} ${y}v${body}h-5l7 ${head} 7 ${-head}h-5v${-body}z`).replace(/ -/g, "-");
}
// templates/art/services/attic.ts
const [LEFT$5, RIGHT$3] = [52, 850];
const WIDTH = RIGHT$3 - LEFT$5;
const BEAMS = [
	90,
	230,
	370,
	510,
	650,
	790
];
const [DECK$4, CEILING$2] = [226, 508];
const FILL$1 = 410;
const BOARDS$3 = box(LEFT$5, DECK$4, WIDTH, 16);
const FILLED = `M${LEFT$5} ${FILL$1}${"q33-12 66 0t67 0".repeat(6)}V${CEILING$2}H${LEFT$5}z`;
/** At both sides of the light. */
const SEALS = ["M532 508c2-14 10-20 22-20v20z", "M630 508c-2-14-10-20-22-20v20z"];
function roof$11() {
	return [
		{
			d: `M${LEFT$5} ${DECK$4 - 18}q3 0 5-6${"a16 20 0 0 1 32 0q5 12 10 0".repeat(18)}a16 20 0 0 1 32 0q2 6 5 6V${DECK$4 - 8}H${LEFT$5}z`,
			fill: TILE[0],
			line: "edge"
		},
		{
			d: box(LEFT$5, DECK$4 - 8, WIDTH, 8),
			fill: INK
		},
		{
			d: BOARDS$3,
			fill: "#c9a46f",
			line: "edge"
		},
		{
			d: BEAMS.map((x) => box(x - 14, DECK$4 + 16, 28, 70)).join(""),
			fill: TIMBER,
			line: "edge"
		},
		{
			d: BEAMS.map((x) => cross(x - 14, DECK$4 + 16, 28, 70)).join(""),
			line: "fine"
		}
	];
}
/** Timber that is cut across its grain. */
function cross(x, y, width, height) {
	return `M${x} ${y}l${width} ${height}m0-${height}l-${width} ${height}`;
}
function floor() {
	const bays = BEAMS.slice(0, -1).map((x) => `M${x + 18} 476q9-64 18 0${"t17 0".repeat(5)}`);
	return [
		{
			d: FILLED,
			fill: INSULATION,
			line: "edge"
		},
		{
			d: bays.join(""),
			line: "fine"
		},
		{
			d: BEAMS.map((x) => box(x - 14, CEILING$2 - 62, 28, 62)).join(""),
			fill: TIMBER,
			line: "edge"
		},
		{
			d: BEAMS.map((x) => cross(x - 14, CEILING$2 - 62, 28, 62)).join(""),
			line: "fine"
		},
		{
			d: box(LEFT$5, CEILING$2, WIDTH, 14),
			fill: PAPER,
			line: "edge"
		}
	];
}
/** What comes through the ceiling, and what closes the gap around it. */
function openings() {
	return [
		{
			d: box(424, 152, 26, CEILING$2 - 138),
			fill: METAL[0],
			line: "edge"
		},
		{
			d: "M404 206l12-16h42l12 16z",
			fill: SKY
		},
		{
			d: "M408 508c2-16 8-20 14-22h30c6 2 12 6 14 22z",
			fill: SKY
		},
		{
			d: `M554 ${CEILING$2 + 14}v-50h54v50z`,
			fill: METAL[1],
			line: "edge"
		},
		{
			d: `M562 ${CEILING$2 + 14}h38l-8-16h-22z`,
			fill: SUN
		},
		{
			d: SEALS.join(""),
			fill: SKY
		}
	];
}
const DRAFTS = [
	112,
	252,
	552,
	692
].map((x) => arrow(x, 380, 80, "right"));
const attic$1 = {
	strokes: [
		...[
			{
				d: disc(176, 82, 44),
				fill: SUN,
				line: "none"
			},
			{
				d: "M116 82h120M176 22v120",
				line: "fine"
			},
			{
				d: [
					160,
					300,
					580,
					720
				].map((x) => arrow(x, 132, 50, "down")).join(""),
				fill: SUN,
				line: "fine"
			},
			{
				d: [
					160,
					300,
					580,
					720
				].map((x) => arrow(x, 318, 34, "down")).join(""),
				fill: SUN,
				line: "fine"
			},
			{
				d: DRAFTS.join(""),
				fill: SKY,
				line: "none"
			}
		],
		...roof$11(),
		...floor(),
		...openings()
	],
	labels: [
		{
			x: 370,
			from: 70,
			to: 234,
			on: BOARDS$3,
			part: "The deck",
			does: "stores the day's heat"
		},
		{
			x: 604,
			from: 70,
			to: 380,
			on: DRAFTS[2],
			part: "Air",
			does: "a clear path, eave to ridge"
		},
		{
			x: 160,
			from: 584,
			to: 430,
			on: FILLED,
			part: "Insulation",
			does: "to an even depth, over the joists"
		},
		{
			x: 616,
			from: 584,
			to: 500,
			on: SEALS[1],
			part: "Sealed first",
			does: "at pipes, lights and walls"
		}
	]
};
// templates/art/services/pitch.ts
function pitchFrom([x, y], [dx, dy]) {
	const at = (along, back, up = 0) => [x + along + back * dx, Math.round(y + along / 3) + back * dy - up];
	return {
		at,
		across: (along, from, to, up) => lines(at(along, from, up), at(along, to, up)),
		face: ([top, foot], [near, far], up) => outline(at(top, near, up), at(foot, near, up), at(foot, far, up), at(top, far, up))
	};
}
/** The edge of a layer that faces the eave. */
function riser({ at }, along, [near, far], [low, high]) {
	return outline(at(along, near, low), at(along, far, low), at(along, far, high), at(along, near, high));
}
/** Courses of barrel tile: the mouths of each row, and the joints between the barrels. */
function barrels({ at }, rows, [near, far], [stepX, stepY]) {
	const count = Math.round((far - near) * 30 / stepX);
	return rows.map((along) => {
		const [x, y] = at(along, near, 12);
		return `M${x} ${y}${`q${Math.round(stepX / 2) + 11} ${Math.round(stepY / 2) + 6} ${stepX} ${stepY}`.replace(/ -/g, "-").repeat(count)}`;
	}).join("");
}
/** The same courses where the roof is cut: each tile rests on the one below. */
function section$2({ at }, rows) {
	return rows.map((along) => outline(at(along - 56, 0), at(along - 56, 0, 11), at(along + 7, 0, 14), at(along + 7, 0, 3))).join("");
}
/** Rafter, fascia and wall under the slope. */
function carriedBy({ at }, { length, steps, wall, foot }) {
	const [x, top] = at(wall, 0, -60);
	const [farX, farY] = at(wall, steps, -60);
	const end = foot ?? 640;
	const farFoot = end + farY - top;
	const [eave, far] = [at(length, 0, -10), at(length, steps, -10)];
	return [
		{
			d: outline([x, top], [farX, farY], [farX, farFoot], [x, end]),
			fill: WALLS[3]
		},
		{
			d: outline([x, top], [farX, farY], [farX, farY + 76], [x, top + 56]),
			fill: "#b9ad9e",
			line: "none"
		},
		{
			d: `M${x - 44} ${top - 15}h44v${end - top + 15}${foot ? "h-44" : "l-14-9-16 14-14-5"}z`,
			fill: WALLS[1],
			line: "edge"
		},
		{
			d: outline(eave, far, [far[0], far[1] + 58], [eave[0], eave[1] + 58]),
			fill: WALLS[2]
		},
		{
			d: outline(at(0, 0, -10), at(length, 0, -10), at(length, 0, -68), at(0, 0, -68)),
			fill: TIMBER,
			line: "edge"
		},
		{
			d: outline(at(length - 20, 0, -8), at(length, 0, -10), at(length, 0, -68), at(length - 20, 0, -66)),
			fill: WALLS[2],
			line: "edge"
		},
		{
			d: outline(at(0, 0), at(length + 8, 0), at(length + 8, 0, -10), at(0, 0, -10)),
			fill: "#c9a46f",
			line: "edge"
		},
		{
			d: edgeMetal({ at }, length, steps),
			fill: METAL[0]
		}
	];
}
/** The strip at the eave, in front of the boards. */
function edgeMetal({ at }, length, steps) {
	return outline(at(length + 8, 0), at(length + 8, steps), at(length + 8, steps, -22), at(length + 8, 0, -22));
}
const BOARDS$2 = "#e3cba0";
const FELT = "#5b6471";
// templates/art/services/coverings.ts
const STEPS$5 = 8;
const LENGTH$7 = 540;
const roof$10 = pitchFrom([60, 332], [30, -20]);
const { at: at$9, across: across$6, face: face$7 } = roof$10;
/** From here down the covering lies, and from there the sheet. */
const [COVERED, SHEET$4] = [204, 84];
const TILE_ROWS$2 = [
	260,
	316,
	372,
	428,
	484,
	540
];
const SHINGLE_ROWS = [
	246,
	288,
	330,
	372,
	414,
	456,
	498
];
const BAND = [0, 3];
const TILED = face$7([COVERED, 548], BAND, 12);
const SHINGLED = face$7([COVERED, 552], [3, 6], 4);
const PAN = face$7([COVERED, 552], [6, STEPS$5], 4);
const EDGE_METAL = edgeMetal(roof$10, LENGTH$7, STEPS$5);
const FELTED = face$7([SHEET$4, COVERED + 8], [0, STEPS$5], 2);
function tile$3() {
	return [
		{
			d: riser(roof$10, 548, BAND, [0, 12]),
			fill: TILE[1]
		},
		{
			d: TILED,
			fill: TILE[0]
		},
		{
			d: face$7([COVERED + 56, COVERED + 112], [1, 1.5], 12) + face$7([428, 484], [.5, 1], 12) + face$7([316, 372], [2, 2.5], 12),
			fill: TILE[2],
			line: "none"
		},
		{
			d: face$7([372, 428], [1.5, 2], 12) + face$7([260, 316], [0, .5], 12) + face$7([484, 540], [2, 2.5], 12),
			fill: TILE[1],
			line: "none"
		},
		{
			d: [
				.5,
				1,
				1.5,
				2,
				2.5
			].map((back) => lines(at$9(COVERED, back, 12), at$9(548, back, 12))).join(""),
			line: "fine"
		},
		{ d: barrels(roof$10, TILE_ROWS$2, BAND, [15, -10]) },
		{
			d: section$2(roof$10, TILE_ROWS$2),
			fill: TILE[1]
		}
	];
}
function shingle$1() {
	const joints = [COVERED, ...SHINGLE_ROWS].flatMap((along, row) => [
		3.6,
		4.4,
		5.2
	].map((back) => lines(at$9(along, back + row % 2 * .4, 4), at$9(SHINGLE_ROWS[row] ?? 552, back + row % 2 * .4, 4))));
	return [
		{
			d: SHINGLED,
			fill: SHINGLE[2]
		},
		{ d: SHINGLE_ROWS.map((along) => across$6(along, 3, 6, 4)).join("") },
		{
			d: joints.join(""),
			line: "fine"
		}
	];
}
function metal$1() {
	return [{
		d: PAN,
		fill: METAL[0]
	}, {
		d: [
			6,
			6.7,
			7.4
		].map((back) => outline(at$9(COVERED, back, 4), at$9(COVERED, back, 12), at$9(552, back, 12), at$9(552, back, 4))).join(""),
		fill: METAL[2]
	}];
}
const coverings = {
	strokes: [
		...carriedBy(roof$10, {
			length: LENGTH$7,
			steps: STEPS$5,
			wall: 200
		}),
		{
			d: face$7([0, 548], [0, STEPS$5]),
			fill: BOARDS$2,
			line: "edge"
		},
		{
			d: [28, 56].map((along) => across$6(along, 0, STEPS$5)).join(""),
			line: "fine"
		},
		{
			d: FELTED,
			fill: FELT
		},
		{
			d: riser(roof$10, 552, [3, STEPS$5], [-6, 4]),
			fill: SHINGLE[0]
		},
		...metal$1(),
		...shingle$1(),
		...tile$3()
	],
	labels: [
		{
			x: 372,
			from: 62,
			to: 246,
			on: FELTED,
			part: "The sheet",
			does: "keeps the rain out under all three"
		},
		{
			x: 590,
			from: 126,
			to: 366,
			on: SHINGLED,
			part: "Shingle",
			does: "each row laps the one below"
		},
		{
			x: 696,
			from: 190,
			to: 325,
			on: PAN,
			part: "Metal",
			does: "locked seams"
		},
		{
			x: 470,
			from: 596,
			to: 430,
			on: TILED,
			part: "Tile",
			does: "takes the sun"
		},
		{
			x: 690,
			from: 596,
			to: 472,
			on: EDGE_METAL,
			part: "Edge metal",
			does: "leads the water off"
		}
	]
};
// templates/art/services/flatRoof.ts
const [LEFT$4, TOP$2, RIGHT$2, BOTTOM] = [
	60,
	152,
	840,
	420
];
const MIDDLE = (LEFT$4 + RIGHT$2) / 2;
const WALL$4 = 14;
const DRAINS$2 = [255, 645];
const FALL$1 = 300;
const POND$1 = "M533 392c-30-8-22-34 8-36 30-12 92-6 88 14 10 26-60 32-96 22z";
const UNIT$1 = box(384, 200, 102, 60);
function plan$1() {
	const inner = [
		LEFT$4 + WALL$4,
		TOP$2 + WALL$4,
		RIGHT$2 - WALL$4,
		BOTTOM - WALL$4
	];
	const seams = [
		1,
		2,
		3
	].map((row) => `M${inner[0]} ${inner[1] + row * 60}H${inner[2]}`).join("");
	const valleys = DRAINS$2.map((x, bay) => {
		const [from, to] = [bay === 0 ? inner[0] : MIDDLE, bay === 0 ? MIDDLE : inner[2]];
		return [
			[from, inner[1]],
			[to, inner[1]],
			[from, inner[3]],
			[to, inner[3]]
		].map(([cx = 0, cy = 0]) => lines([x, FALL$1], [cx, cy])).join("");
	});
	return [
		{
			d: box(LEFT$4, TOP$2, RIGHT$2 - LEFT$4, BOTTOM - TOP$2),
			fill: STONE,
			line: "edge"
		},
		{
			d: box(inner[0], inner[1], inner[2] - inner[0], inner[3] - inner[1]),
			fill: MEMBRANE
		},
		{
			d: POND$1,
			fill: WATER,
			line: "hidden"
		},
		{
			d: seams,
			line: "contour"
		},
		{
			d: valleys.join(""),
			line: "hidden"
		},
		{ d: `M${MIDDLE} ${inner[1]}V${inner[3]}` },
		{
			d: DRAINS$2.map(falls).join(""),
			fill: SKY,
			line: "none"
		},
		{
			d: DRAINS$2.map((x) => disc(x, FALL$1, 15)).join(""),
			fill: PAPER,
			line: "edge"
		},
		{
			d: DRAINS$2.map((x) => disc(x, FALL$1, 6)).join(""),
			fill: INK
		}
	];
}
function falls(x) {
	return arrow(x - 100, FALL$1, 62, "right") + arrow(x + 100, FALL$1, 62, "left") + arrow(x, TOP$2 + 34, 56, "down") + arrow(x, BOTTOM - 34, 44, "up");
}
/** Units, the hatch, and the pads that lead from it. */
function onTop() {
	return [
		{
			d: box(376, 192, 118, 76) + box(712, 330, 84, 58),
			fill: STONE
		},
		{
			d: UNIT$1 + box(719, 337, 70, 44),
			fill: METAL[1],
			line: "edge"
		},
		{
			d: disc(412, 230, 20) + disc(458, 230, 20) + disc(754, 359, 15),
			fill: METAL[0]
		},
		{
			d: "M392 230h40m-20-20v40m26-20h40m-20-20v40M739 359h30m-15-15v30",
			line: "fine"
		},
		{
			d: box(96, 356, 44, 36),
			fill: GLASS$1,
			line: "edge"
		},
		{
			d: [
				0,
				1,
				2,
				3,
				4,
				5,
				6
			].map((pad) => box(152 + pad * 36, 366, 22, 16)).join(""),
			fill: STONE,
			line: "fine"
		},
		{
			d: box(380, 326, 24, 16) + box(380, 288, 24, 16),
			fill: STONE,
			line: "fine"
		},
		{
			d: box(150, BOTTOM - WALL$4, 36, WALL$4) + box(520, BOTTOM - WALL$4, 36, WALL$4),
			fill: SKY,
			line: "fine"
		}
	];
}
const DECK$3 = 538;
const [FROM, TO] = [LEFT$4 + WALL$4, RIGHT$2 - WALL$4];
const TAPER = [
	[FROM, 500],
	[DRAINS$2[0], 528],
	[MIDDLE, 500],
	[DRAINS$2[1], 528],
	[TO, 500]
];
const INSULATED = outline(...TAPER, [TO, DECK$3], [FROM, DECK$3]);
const PIPES = DRAINS$2.map((x) => box(x - 7, 526, 14, 62));
function section$1() {
	return [
		{
			d: box(LEFT$4, 470, WALL$4, 112) + box(RIGHT$2 - WALL$4, 470, WALL$4, 112),
			fill: WALLS[1],
			line: "edge"
		},
		{
			d: box(LEFT$4 - 5, 462, 24, 8) + box(RIGHT$2 - WALL$4 - 5, 462, 24, 8),
			fill: SKY
		},
		{
			d: INSULATED,
			fill: INSULATION
		},
		{
			d: lines(...TAPER),
			line: "edge"
		},
		{
			d: box(FROM, DECK$3, TO - FROM, 8),
			fill: METAL[1]
		},
		{
			d: PIPES.join(""),
			fill: WATER,
			line: "edge"
		},
		{
			d: `M${LEFT$4 - 26} ${FALL$1}h20m${RIGHT$2 - LEFT$4 + 12} 0h20`,
			line: "edge"
		},
		{
			d: DRAINS$2.map((x) => `M${x} 318V520`).join(""),
			line: "hidden"
		}
	];
}
const flatRoof = {
	strokes: [
		...plan$1(),
		...onTop(),
		...section$1()
	],
	labels: [
		{
			x: 435,
			from: 104,
			to: 210,
			on: UNIT$1,
			part: "Rooftop unit",
			does: "its curb is mapped before the first cut",
			side: "left"
		},
		{
			x: 614,
			from: 104,
			to: 374,
			on: POND$1,
			part: "A pond",
			does: "water that has lost its way"
		},
		{
			x: 100,
			from: 600,
			to: 522,
			on: INSULATED,
			part: "Tapered insulation",
			does: "slopes toward the drains"
		},
		{
			x: 645,
			from: 600,
			to: 562,
			on: PIPES[1],
			part: "The drain",
			does: "every slope leads water to one",
			side: "left"
		}
	]
};
// templates/art/services/gutter.ts
const DEPTH$3 = [200, -110];
const [DX$1, DY$1] = DEPTH$3;
/** The face of the fascia, and the upper end of the piece of roof that is shown. */
const [FACE, START] = [460, 60];
/** A place on the slope of 4 in 12, so far along it and so far above its boards. */
function slope$1(x, above = 0) {
	return [x, Math.round(210 + (x - START) / 3 - above)];
}
function back([x, y], share = 1) {
	return [x + DX$1 * share, y + DY$1 * share];
}
/** The shingles end so far before the fascia, a little past the drip edge. */
const EAVE$4 = FACE + 14;
const COURSES = [
	156,
	252,
	348,
	444
];
function roof$9() {
	const [top, edge] = [slope$1(START, 18), slope$1(EAVE$4, 18)];
	const joints = COURSES.map((x, row) => [
		.2,
		.45,
		.7,
		.95
	].map((share) => joint(x, share - row % 2 * .12)).join("")).join("");
	return [
		{
			d: outline([150, 330], [350, 300], [350, 454], [150, 564]),
			fill: WALLS[3]
		},
		{
			d: "M100 310h50v254l-16-10-18 14-16-4z",
			fill: WALLS[1],
			line: "edge"
		},
		{
			d: outline(edge, back(edge), back([edge[0], edge[1] + 14]), [edge[0], edge[1] + 14]),
			fill: SHINGLE[0]
		},
		{
			d: outline(top, edge, back(edge), back(top)),
			fill: SHINGLE[2]
		},
		{ d: COURSES.map((x) => lines(slope$1(x, 20), back(slope$1(x, 18)))).join("") },
		{
			d: joints,
			line: "fine"
		},
		{
			d: outline(slope$1(START), slope$1(FACE - 30), [FACE - 30, slope$1(FACE)[1] + 96], [START, slope$1(START)[1] + 106]),
			fill: TIMBER,
			line: "edge"
		},
		{
			d: outline(slope$1(START, 12), slope$1(FACE + 8, 12), slope$1(FACE + 8), slope$1(START)),
			fill: "#c9a46f",
			line: "edge"
		},
		{
			d: outline(slope$1(START, 12), slope$1(START, 19), slope$1(FACE + 10, 19), slope$1(FACE + 10, 12)),
			fill: INK,
			line: "none"
		},
		{
			d: [START, ...COURSES].map(course).join(""),
			fill: SHINGLE[0]
		}
	];
}
function joint(x, share) {
	return lines(back(slope$1(x - 92, 20), share), back(slope$1(x, 20), share));
}
/** A shingle in section: thin where it lies under the next one. */
function course(x) {
	const end = Math.min(x + 104, EAVE$4);
	return outline(slope$1(x, 19), slope$1(end, 28), slope$1(end, 18), slope$1(x, 16));
}
const TOP$1 = slope$1(FACE)[1];
const FASCIA$1 = {
	x: FACE - 30,
	y: TOP$1 + 8,
	width: 30,
	height: 150
};
const DRIP_EDGE = outline([FACE + 8, TOP$1 + 2], back([FACE + 8, TOP$1 + 2]), back([FACE + 8, TOP$1 + 44]), [FACE + 8, TOP$1 + 44]);
function edge() {
	const y = TOP$1;
	return [{
		d: DRIP_EDGE,
		fill: METAL[1]
	}, {
		d: `M${FACE - 50} ${y - 20}l58 19v46l8 9-5 3-9-10v-44l-54-18z`,
		fill: SKY,
		line: "fine"
	}];
}
/** The K-style profile, from the top of its flat back round to its lip. */
const PROFILE$1 = `m0 0v146h104v-26c4-44 78-30 78-88v-30h-26v10`;
const BACK = {
	x: FACE + 4,
	y: 378
};
function trough() {
	const { x, y } = BACK;
	const bottom = y + 146;
	return [
		{
			d: outline([x, y], back([x, y]), back([x, bottom]), [x, bottom]),
			fill: METAL[0]
		},
		{
			d: outline([x, bottom - 34], [x + 104, bottom - 34], back([x + 104, bottom - 34]), back([x, bottom - 34])),
			fill: WATER
		},
		{
			d: HANGERS.join(""),
			fill: METAL[1],
			line: "edge"
		},
		{
			d: FRONT,
			fill: METAL[2]
		},
		{
			d: `M${x + 182} ${y + 32}l${DX$1}${DY$1}M${x + 104} ${y + 120}l${DX$1}${DY$1}`,
			line: "fine"
		},
		{
			d: outline([x + 156, y + 2], [x + 182, y + 2], back([x + 182, y + 2]), back([x + 156, y + 2])),
			fill: PAPER
		},
		{
			d: `M${x} ${bottom - 34}h108c-4 6-4 8-4 12v22H${x}z`,
			fill: WATER,
			line: "none"
		},
		{
			d: `M${x} ${y}${PROFILE$1}`,
			line: "edge"
		}
	];
}
const HANGERS = [.28, .68].map((share) => {
	const [x, y] = back([BACK.x, BACK.y + 8], share);
	return outline([x - 4, y], [x + 160, y + 4], [x + 160, y + 14], [x - 4, y + 26]);
});
const FRONT = `M${BACK.x + 104} ${BACK.y + 146}v-26c4-44 78-30 78-88v-30l${DX$1}${DY$1}v30c0 58-74 44-78 88v26z`;
function downspout() {
	const [x, y] = [BACK.x + 30, BACK.y + 146];
	return [{
		d: `M${x} ${y}v96l14-7 14 14 14-7v-96z`,
		fill: METAL[1],
		line: "edge"
	}, {
		d: arrow(x + 21, y + 12, 64, "down"),
		fill: SKY,
		line: "none"
	}];
}
const gutter$1 = {
	strokes: [
		{
			d: [
				[150, 60],
				[206, 58],
				[262, 40],
				[96, 110],
				[330, 66]
			].map(([x = 0, y = 0]) => streak(x, y, -10, 32)).join(""),
			fill: SKY,
			line: "none"
		},
		...block({
			...FASCIA$1,
			depth: DEPTH$3,
			washes: {
				front: WALLS[2],
				top: PAPER,
				side: WALLS[0]
			}
		}),
		...roof$9(),
		...edge(),
		...downspout(),
		...trough()
	],
	labels: [
		{
			x: 490,
			from: 62,
			to: 354,
			on: DRIP_EDGE,
			part: "Drip edge",
			does: "reaches into the gutter"
		},
		{
			x: 628,
			from: 136,
			to: 322,
			on: HANGERS[1],
			part: "Hidden hangers",
			does: "of a metal that matches"
		},
		{
			x: 445,
			from: 584,
			to: 474,
			on: box(FASCIA$1.x, FASCIA$1.y, FASCIA$1.width, FASCIA$1.height),
			part: "The fascia",
			does: "rots first if water runs behind",
			side: "left"
		},
		{
			x: 660,
			from: 584,
			to: 434,
			on: FRONT,
			part: "Seamless gutter",
			does: "one piece for each run"
		}
	]
};
// templates/art/services/person.ts
function person$1({ x, y, height, holds, atHome, rise = 0 }) {
	const u = (share) => Math.round(share * height / 100);
	const [hip, neck] = [y - u(46), y - u(80)];
	const sole = (share) => [x + u(share), y - rise * u(share)];
	const strokes = [
		{
			d: outline([x - u(9), hip], sole(-14), sole(-5), [x, y - u(30)], sole(6), sole(15), [x + u(9), hip]),
			fill: INK
		},
		{
			d: `M${x - u(10)} ${hip}v${-u(26)}q0${-u(8)} ${u(8)}${-u(8)}h${u(4)}q${u(8)} 0 ${u(8)} ${u(8)}v${u(26)}z`,
			fill: atHome ? LEAVES : SKY
		},
		{
			d: `M${x - u(7)} ${neck - u(10)}a${u(7)} ${u(7)} 0 1 0 ${u(14)} 0z`,
			fill: TIMBER
		},
		{
			d: `M${x - u(9)} ${neck - u(10)}h${u(20)}c${-u(2)}${-u(12)} ${-u(16)}${-u(14)} ${-u(18)} 0`,
			fill: atHome ? INK : SUN
		}
	];
	if (holds === "paper") strokes.push({
		d: `M${x + u(2)} ${y - u(68)}l${u(14)} ${u(6)}`,
		line: "edge"
	}, {
		d: `M${x + u(13)} ${y - u(74)}l${u(14)} ${u(4)}${-u(5)} ${u(17)}${-u(14)}${-u(4)}z`,
		fill: PAPER
	});
	if (holds === "light") strokes.push({
		d: `M${x + u(2)} ${y - u(68)}l${u(18)}${-u(6)}`,
		line: "edge"
	}, {
		d: `M${x + u(16)} ${y - u(78)}l${u(17)}${-u(7)} ${u(4)} ${u(9)}${-u(17)} ${u(7)}z`,
		fill: METAL[0]
	});
	return strokes;
}
// templates/art/services/inspection.ts
const [EAVE$3, RIDGE$3, GROUND$7] = [
	400,
	250,
	566
];
function house$2() {
	const rows = [
		1,
		2,
		3,
		4,
		5
	].map((row) => `M${326 - row * 15} ${RIDGE$3 + row * 25}H${724 + row * 15}`);
	return [
		{
			d: box(286, EAVE$3, 500, GROUND$7 - EAVE$3),
			fill: WALLS[0]
		},
		{
			d: box(286, EAVE$3, 500, 24),
			fill: "#c2b5a0",
			line: "none"
		},
		{
			d: outline([236, EAVE$3], [326, RIDGE$3], [724, RIDGE$3], [814, EAVE$3]),
			fill: TILE[0],
			line: "edge"
		},
		{
			d: rows.join(""),
			line: "fine"
		},
		{
			d: scallops$1(),
			line: "fine"
		},
		{
			d: `M326 ${RIDGE$3 - 8}h398l6 14H320z`,
			fill: TILE[1]
		},
		{
			d: `M236 ${EAVE$3}h236v12H236zM756 ${EAVE$3}h60v12h-60z`,
			fill: METAL[0],
			line: "edge"
		},
		{
			d: `M256 ${EAVE$3 + 12}h10v16l22 14v124h-12v-116l-20-12z`,
			fill: METAL[0]
		}
	];
}
/** Some of the barrels: enough to tell what covers the roof. */
function scallops$1() {
	return [
		[
			460,
			275,
			6
		],
		[
			350,
			325,
			5
		],
		[
			480,
			300,
			6
		],
		[
			330,
			375,
			7
		],
		[
			440,
			350,
			5
		]
	].map(([x = 0, y = 0, count = 0]) => `M${x} ${y}${"q8 10 16 0".repeat(count)}`).join("");
}
/** The wing whose roof meets the other in two valleys. */
function wing$2() {
	return [
		{
			d: box(510, 420, 210, GROUND$7 - 420),
			fill: WALLS[2]
		},
		{
			d: outline([472, 424], [615, 300], [758, 424], [730, 424], [615, 326], [500, 424]),
			fill: TILE[1],
			line: "edge"
		},
		{
			d: outline([500, 424], [615, 326], [730, 424]),
			fill: WALLS[2]
		},
		{
			d: outline([472, 412], [606, 296], [615, 300], [624, 296], [758, 412], [758, 424], [615, 300], [472, 424]),
			fill: SKY
		},
		{
			d: box(545, 462, 140, GROUND$7 - 462),
			fill: PAPER
		},
		{
			d: `M545 488h140M545 514h140M545 540h140`,
			line: "fine"
		}
	];
}
function parts() {
	return [
		{
			d: box(384, 214, 52, 76),
			fill: "#d2b79d",
			line: "edge"
		},
		{
			d: box(376, 204, 68, 12),
			fill: "#bfa083",
			line: "edge"
		},
		{
			d: "M360 290v-14h24v2h52v-2h24v14z",
			fill: SKY
		},
		{
			d: box(376, 456, 52, 56) + box(444, 456, 52, 56),
			fill: GLASS$1
		},
		{
			d: "M402 456v56M470 456v56",
			line: "fine"
		},
		{
			d: `M316 ${GROUND$7}v-96h40v96z`,
			fill: DOORS[1]
		},
		{
			d: `M836 ${GROUND$7}c-14-60 50-70 44 0z`,
			fill: LEAVES
		},
		{
			d: `M20 ${GROUND$7}h860`,
			line: "ground"
		}
	];
}
const ATTIC = {
	x: 118,
	y: 440,
	r: 92
};
/** The underside: boards, a stain, rafters across all that is seen. */
function glass$1() {
	const { x, y, r } = ATTIC;
	return [
		{
			d: lines([x + 78, y - 50], [277, 372]),
			line: "edge"
		},
		{
			d: disc(x, y, r),
			fill: "#c9a46f",
			line: "none"
		},
		{
			d: [
				-50,
				0,
				50
			].map((dy) => `M${x - Math.round(Math.sqrt(r * r - dy * dy))} ${y + dy}h${2 * Math.round(Math.sqrt(r * r - dy * dy))}`).join(""),
			line: "fine"
		},
		{
			d: `M${x + 30} ${y + 10}c24-8 48 10 42 30-6 16-46 20-50 0-2-12-2-26 8-30z`,
			fill: CLAY,
			line: "none"
		},
		{
			d: [-36, 26].map(rafter).join(""),
			fill: TIMBER,
			line: "edge"
		},
		{
			d: disc(x, y, r) + disc(298, 366, 22),
			line: "edge"
		}
	];
}
/** From edge to edge of the glass, its middle so far right of the glass's: it leans by 4 in 14. */
function rafter(aside) {
	const { x, y, r } = ATTIC;
	const lean = 4 / 14;
	const square = 1.0816326530612246;
	/** Where (side + lean * up)^2 + up^2 = r^2. */
	const ends = (side) => {
		const root = Math.sqrt(r * r * square - side * side);
		return [root, -root].map((sign) => (sign - lean * side) / square).map((up) => [x + side + lean * up, y - up]);
	};
	const [left, right] = [ends(aside - 11), ends(aside + 11)];
	return outline(...left, ...right.reverse());
}
const inspection$1 = {
	strokes: [
		...house$2(),
		...wing$2(),
		...parts(),
		...glass$1(),
		...person$1({
			x: 468,
			y: RIDGE$3 - 6,
			height: 104,
			holds: "paper"
		})
	],
	labels: [
		{
			x: 330,
			from: 62,
			to: 249,
			part: "Ridge and hips",
			does: "wind works here first"
		},
		{
			x: 370,
			from: 126,
			to: 283,
			part: "Flashing",
			does: "where something comes through the roof"
		},
		{
			x: 550,
			from: 196,
			to: 350,
			part: "Valleys",
			does: "where most of the water runs"
		},
		{
			x: 168,
			from: 598,
			to: 472,
			part: "Attic",
			does: "the underside tells"
		},
		{
			x: 796,
			from: 598,
			to: 406,
			part: "Edges and drains",
			does: "where the water leaves, or stays",
			side: "left"
		}
	]
};
// templates/art/services/newFrame.ts
/** The right slope from the ridge down, in eleven steps back. */
const roof$8 = pitchFrom([280, 352], [30, -14]);
const { at: at$8, across: across$5, face: face$6 } = roof$8;
const LENGTH$6 = 230;
const STEPS$4 = 11;
const [PLATE, GROUND$6, LEFT$3, RIGHT$1] = [
	430,
	598,
	82,
	478
];
function walls$1() {
	const studs = [
		0,
		48,
		96,
		144,
		240,
		288,
		336,
		386
	].map((step) => box(LEFT$3 + step, PLATE + 10, 10, GROUND$6 - PLATE - 20));
	const cripples = box(LEFT$3 + 192, PLATE + 10, 10, 36) + box(LEFT$3 + 192, PLATE + 120, 10, GROUND$6 - PLATE - 130);
	const side = [
		1.2,
		2.4,
		3.6,
		4.8,
		6,
		7.2,
		8.4,
		9.6,
		10.8
	].map((back) => box(RIGHT$1 + back * 30 - 5, PLATE + 8 - back * 14, 7, GROUND$6 - PLATE - 14));
	return [
		{
			d: outline([RIGHT$1, PLATE], [RIGHT$1 + 330, PLATE - 154], [RIGHT$1 + 330, GROUND$6 - 154], [RIGHT$1, GROUND$6]),
			fill: "#efe3cf",
			line: "none"
		},
		{
			d: side.join(""),
			fill: "#c9a46f"
		},
		{
			d: box(LEFT$3, PLATE, RIGHT$1 - LEFT$3, GROUND$6 - PLATE),
			fill: "#f7ecd9",
			line: "none"
		},
		{
			d: [PLATE, GROUND$6 - 10].map((y) => outline([RIGHT$1, y], [RIGHT$1 + 330, y - 154], [RIGHT$1 + 330, y - 144], [RIGHT$1, y + 10])).join(""),
			fill: "#c9a46f"
		},
		{
			d: studs.join("") + cripples,
			fill: TIMBER
		},
		{
			d: box(LEFT$3, GROUND$6 - 10, RIGHT$1 - LEFT$3, 10) + box(LEFT$3, PLATE, RIGHT$1 - LEFT$3, 10) + box(LEFT$3 + 154, PLATE + 46, 86, 12) + box(LEFT$3 + 154, PLATE + 112, 86, 8),
			fill: TIMBER
		}
	];
}
/** A pair of rafters, so many steps back. */
function rafters(back) {
	const [x, y] = at$8(0, back);
	return outline([x, y], [x + LENGTH$6, y + 77], [x + LENGTH$6, y + 91], [x, y + 14], [x - LENGTH$6, y + 91], [x - LENGTH$6, y + 77]);
}
/** Their tie beam and king post. */
function tied(back) {
	const [x, y] = at$8(0, back);
	return box(x - 198, y + 78, 396, 10) + box(x - 5, y + 14, 10, 64);
}
const DECK$2 = face$6([0, 236], [3, STEPS$4], 4);
const SHEET$3 = face$6([0, 238], [5.6, STEPS$4], 6);
const COVERING = face$6([0, 240], [8, STEPS$4], 12);
function layers() {
	const rows = [
		46,
		92,
		138,
		184,
		LENGTH$6
	];
	return [
		{
			d: outline(at$8(LENGTH$6, 3, -12), at$8(LENGTH$6, STEPS$4, -12), at$8(LENGTH$6, STEPS$4), at$8(LENGTH$6, 3)),
			fill: METAL[0]
		},
		{
			d: outline(at$8(0, 3), at$8(236, 3), at$8(236, 3, 4), at$8(0, 3, 4)),
			fill: INK
		},
		{
			d: DECK$2,
			fill: BOARDS$2,
			line: "edge"
		},
		{
			d: [
				58,
				115,
				173
			].map((along) => across$5(along, 3, 6, 4)).join("") + lines(at$8(0, 4.5, 4), at$8(58, 4.5, 4)) + lines(at$8(58, 5.2, 4), at$8(115, 5.2, 4)) + lines(at$8(115, 4.4, 4), at$8(173, 4.4, 4)),
			line: "fine"
		},
		{
			d: SHEET$3,
			fill: FELT
		},
		{
			d: [77, 153].map((along) => across$5(along, 5.6, 8, 6)).join(""),
			line: "fine"
		},
		{
			d: riser(roof$8, 238, [8, STEPS$4], [0, 12]),
			fill: TILE[1]
		},
		{
			d: COVERING,
			fill: TILE[0],
			line: "edge"
		},
		{
			d: [
				8.5,
				9,
				9.5,
				10,
				10.5
			].map((back) => lines(at$8(0, back, 12), at$8(238, back, 12))).join(""),
			line: "fine"
		},
		{ d: barrels(roof$8, rows, [8, STEPS$4], [15, -7]) },
		{
			d: pipe$4(6.8) + pipe$4(9.2),
			fill: METAL[1],
			line: "edge"
		}
	];
}
function pipe$4(back) {
	const [x, y] = at$8(70, back, 12).map(Math.round);
	return `M${x - 6} ${y}v-34h12v34l8 6h-28z`;
}
const PLANS = [
	{
		d: outline([620, 590], [806, 590], [850, 506], [664, 506]),
		fill: PAPER,
		line: "edge"
	},
	{
		d: lines([652, 578], [778, 578], [806, 522], [680, 522]) + "z" + lines([666, 550], [792, 550]) + lines([710, 578], [724, 550], [738, 522]),
		line: "fine"
	},
	{
		d: "M616 584a8 8 0 1 0 0 14h190v-12z",
		fill: SKY
	}
];
const newFrame = {
	strokes: [
		{
			d: outline([RIGHT$1, GROUND$6], [RIGHT$1 + 330, GROUND$6 - 154], [RIGHT$1 + 394, GROUND$6 - 154], [RIGHT$1 + 64, GROUND$6]),
			fill: EARTH,
			line: "none"
		},
		...walls$1(),
		...[2, 1].flatMap((back) => [{
			d: tied(back),
			fill: TIMBER
		}, {
			d: rafters(back),
			fill: "#c9a46f"
		}]),
		{
			d: lines(at$8(0, 0), at$8(0, 3)),
			line: "edge"
		},
		...layers(),
		{
			d: tied(0),
			fill: TIMBER,
			line: "edge"
		},
		{
			d: `M40 ${GROUND$6}H${RIGHT$1}`,
			line: "ground"
		},
		{
			d: rafters(0),
			fill: TIMBER,
			line: "edge"
		},
		...PLANS
	],
	labels: [
		{
			x: 400,
			from: 262,
			to: 399,
			on: rafters(0),
			part: "The frame",
			does: "made for the weight of the tile",
			side: "left"
		},
		{
			x: 524,
			from: 200,
			to: 326,
			on: DECK$2,
			part: "The deck",
			does: "has to pass before it is covered",
			side: "left"
		},
		{
			x: 602,
			from: 138,
			to: 290,
			on: SHEET$3,
			part: "Dry in",
			does: "underlayment and edge metal",
			side: "left"
		},
		{
			x: 677,
			from: 76,
			to: 259,
			on: COVERING,
			part: "The covering",
			does: "comes after pipes, vents and curbs",
			side: "left"
		}
	]
};
// templates/art/services/planYear.ts
const [LEFT$2, RIGHT] = [60, 840];
/** The axes of the seasons. */
const DRAINS$1 = [
	158,
	352,
	548,
	742
];
const [FALL, WINTER, SPRING, SUMMER] = DRAINS$1;
const HIGHS = [
	LEFT$2 + 14,
	255,
	450,
	645,
	RIGHT - 14
];
const [HIGH, LOW, DECK$1] = [
	364,
	396,
	412
];
function roof$7() {
	const surface = HIGHS.flatMap((x, bay) => [[x, HIGH], [DRAINS$1[bay] ?? x, DRAINS$1[bay] ? LOW : HIGH]]);
	return [
		{
			d: outline(...surface, [RIGHT - 14, DECK$1], [LEFT$2 + 14, DECK$1]),
			fill: INSULATION
		},
		{
			d: `M313 383h78l-39 13z`,
			fill: WATER,
			line: "none"
		},
		{
			d: lines(...surface),
			line: "edge"
		},
		{
			d: box(LEFT$2, DECK$1, RIGHT - LEFT$2, 9),
			fill: METAL[1]
		},
		{
			d: DRAINS$1.map((x) => box(x - 6, LOW - 2, 12, 46)).join(""),
			fill: WATER,
			line: "edge"
		},
		{
			d: box(LEFT$2, 352, 14, 94) + box(RIGHT - 14, 352, 14, 94),
			fill: WALLS[1],
			line: "edge"
		},
		{
			d: box(LEFT$2 - 5, 344, 24, 8) + box(RIGHT - 19, 344, 24, 8),
			fill: SKY
		},
		{
			d: [
				255,
				450,
				645
			].map((x) => `M${x} 196V356`).join(""),
			line: "hidden"
		}
	];
}
function fall() {
	const leaf = (x, y) => `M${x} ${y}q8-12 20-8-4 12-20 8z`;
	return [
		{
			d: "M76 236h86q22 0 22-16t-16-14M76 256h128q20 0 20 16t-16 12M76 276h64",
			line: "edge"
		},
		{
			d: leaf(110, 318) + leaf(196, 326) + leaf(146, 384) + leaf(134, 392),
			fill: LEAVES
		},
		{
			d: leaf(164, 390) + leaf(84, 352),
			fill: LEAVES_DEEP
		}
	];
}
function winter() {
	return [{
		d: [
			[290, 214],
			[330, 240],
			[372, 210],
			[412, 244],
			[298, 288],
			[344, 306],
			[388, 284],
			[426, 312]
		].map(([x = 0, y = 0]) => streak(x, y, -12, 38)).join(""),
		fill: SKY,
		line: "none"
	}];
}
/** A split at the collar of a drain is closed. */
function spring() {
	return [
		{
			d: `M${SPRING - 26} 386l26 9 26-9v-9l-26 9-26-9z`,
			fill: STONE
		},
		...person$1({
			x: 613,
			y: 374,
			height: 132,
			rise: (LOW - HIGH) / 97
		}),
		{
			d: "M611 288l-46 92",
			line: "edge"
		},
		{
			d: "M458 367l5-28h28l7 41z",
			fill: METAL[0],
			line: "edge"
		}
	];
}
function summer() {
	const rays = [
		0,
		45,
		90,
		135,
		180,
		225,
		270,
		315
	].map((turn) => {
		const [c, s] = [Math.cos(turn * Math.PI / 180), Math.sin(turn * Math.PI / 180)];
		return lines([802 + 41 * c, 246 + 41 * s], [802 + 51 * c, 246 + 51 * s]);
	});
	return [
		{
			d: disc(802, 246, 31),
			fill: SUN,
			line: "none"
		},
		{
			d: rays.join(""),
			line: "edge"
		},
		{
			d: "M712 386q30-26 62 0l-32 12z",
			fill: "#d8b47a"
		},
		{
			d: "M690 352h3m20 8h3m8-18h3m24 12h3m22-6h3m-58 16h3m40-4h3",
			line: "edge"
		}
	];
}
/** One line a plan, one stroke a visit: the plans and the visits of data/services/maintenance-protection-plans.yaml. */
const YEARS = [
	{
		plan: "Basic",
		y: 476,
		visits: [FALL]
	},
	{
		plan: "Standard",
		y: 518,
		visits: [FALL, SPRING]
	},
	{
		plan: "Premium",
		y: 560,
		visits: DRAINS$1
	}
];
function years() {
	return [{ d: YEARS.map(({ y }) => `M${FALL - 18} ${y}H${RIGHT}`).join("") }, {
		d: YEARS.flatMap(({ y, visits }) => visits.map((x) => mark(x, y))).join(""),
		fill: CLAY,
		line: "none"
	}];
}
function mark(x, y) {
	return `M${x - 9} ${y + 6}l15-15 3 3-15 15z`;
}
const planYear = {
	strokes: [
		...roof$7(),
		...fall(),
		...winter(),
		...spring(),
		...summer(),
		...years()
	],
	labels: [
		{
			x: FALL,
			from: 130,
			to: 402,
			part: "Fall",
			does: "drains opened"
		},
		{
			x: WINTER,
			from: 130,
			to: 390,
			part: "Winter",
			does: "ponds found"
		},
		{
			x: SPRING,
			from: 130,
			to: 388,
			part: "Spring",
			does: "splits closed"
		},
		{
			x: SUMMER,
			from: 130,
			to: 384,
			part: "Summer",
			does: "dust cleared"
		},
		{
			x: WINTER,
			from: 584,
			to: 562,
			part: "Each stroke",
			does: "a visit: Basic one, Standard two, Premium four"
		}
	],
	notes: YEARS.map(({ plan, y }) => ({
		x: 30,
		y: y + 7,
		text: plan
	}))
};
// templates/art/services/reroof.ts
const STEPS$3 = 8;
const LENGTH$5 = 590;
const roof$6 = pitchFrom([22, 306], [30, -20]);
const { at: at$7, across: across$4, face: face$5 } = roof$6;
const ALL$4 = [0, STEPS$3];
/** Where each layer ends toward the eave, or begins above it. */
const [OLD$2, SHEET$2, NEW] = [
	184,
	316,
	422
];
/** The upper of the two old layers is already torn off so far. */
const TORN = OLD$2 - 40;
const TILE_ROWS$1 = [
	478,
	534,
	LENGTH$5
];
function old$2() {
	const rows = [
		48,
		96,
		TORN
	];
	const joints = (along, up, row) => [
		1.6,
		4,
		6.4
	].map((back) => lines(at$7(along - 40, back - row % 2 * 1.2, up), at$7(along, back - row % 2 * 1.2, up))).join("");
	return [
		{
			d: face$5([0, OLD$2], ALL$4, 9),
			fill: SHINGLE[0]
		},
		{
			d: riser(roof$6, OLD$2, ALL$4, [0, 9]),
			fill: SHINGLE[1]
		},
		{
			d: joints(OLD$2, 9, 1),
			line: "fine"
		},
		{
			d: face$5([0, TORN], ALL$4, 18),
			fill: SHINGLE[2]
		},
		{
			d: riser(roof$6, TORN, ALL$4, [9, 18]),
			fill: SHINGLE[1]
		},
		{
			d: rows.slice(0, 2).map((along) => across$4(along, 0, STEPS$3, 18)).join("") + rows.map((along, row) => joints(along, 18, row)).join(""),
			line: "fine"
		},
		{
			d: [
				[60, 2],
				[100, 4.5],
				[40, 6.5],
				[120, 1]
			].map(([along = 0, back = 0]) => face$5([along, along + 30], [back, back + .9], 18)).join(""),
			fill: "#a89f93",
			line: "none"
		},
		{
			d: lines(at$7(0, 0), at$7(0, 0, 18), at$7(TORN, 0, 18), at$7(TORN, 0, 9), at$7(OLD$2, 0, 9), at$7(OLD$2, 0)) + lines(at$7(0, 0, 9), at$7(TORN, 0, 9)),
			fill: SHINGLE[0],
			line: "edge"
		}
	];
}
function boards$1() {
	return [
		{
			d: face$5([0, 598], ALL$4),
			fill: BOARDS$2,
			line: "edge"
		},
		{
			d: face$5([232, 260], [0, 5]),
			fill: "#f3e3c2"
		},
		{
			d: [
				204,
				232,
				260,
				288
			].map((along) => across$4(along, 0, STEPS$3)).join(""),
			line: "fine"
		},
		{ d: [
			218,
			246,
			274
		].map((along) => [
			.6,
			3.1,
			4.8,
			7.4
		].map((back) => dot(along, back)).join("")).join("") }
	];
}
function dot(along, back) {
	const [x, y] = at$7(along, back);
	return `M${Math.round(x)} ${Math.round(y)}h2`;
}
function tile$2() {
	return [
		{
			d: face$5([NEW, 602], ALL$4, 12),
			fill: TILE[0]
		},
		{
			d: [
				[NEW, 1],
				[478, 4],
				[534, 2],
				[NEW, 6]
			].map(([along = 0, back = 0]) => face$5([along, along + 56], [back, back + 1], 12)).join(""),
			fill: TILE[2],
			line: "none"
		},
		{
			d: [
				[NEW, 3],
				[478, 1],
				[534, 5],
				[478, 7]
			].map(([along = 0, back = 0]) => face$5([along, along + 56], [back, back + 1], 12)).join(""),
			fill: TILE[1],
			line: "none"
		},
		{
			d: [
				1,
				2,
				3,
				4,
				5,
				6,
				7
			].map((back) => lines(at$7(NEW, back, 12), at$7(596, back, 12))).join(""),
			line: "fine"
		},
		{ d: barrels(roof$6, TILE_ROWS$1, ALL$4, [30, -20]) },
		{
			d: section$2(roof$6, TILE_ROWS$1),
			fill: TILE[1]
		}
	];
}
const reroof$1 = {
	strokes: [
		...carriedBy(roof$6, {
			length: LENGTH$5,
			steps: STEPS$3,
			wall: 210
		}),
		...boards$1(),
		{
			d: face$5([SHEET$2, NEW + 8], ALL$4, 2),
			fill: FELT
		},
		{
			d: across$4(366, 0, STEPS$3, 2),
			line: "hidden"
		},
		...old$2(),
		...tile$2()
	],
	labels: [
		{
			x: 282,
			from: 58,
			to: 196,
			part: "The old roof",
			does: "comes off, every layer of it"
		},
		{
			x: 422,
			from: 120,
			to: 257,
			part: "The boards",
			does: "mended where they are soft"
		},
		{
			x: 552,
			from: 182,
			to: 302,
			part: "The sheet",
			does: "with its flashing, before the tile"
		},
		{
			x: 584,
			from: 596,
			to: 408,
			part: "The covering",
			does: "last, as its maker prescribes"
		}
	]
};
// templates/art/services/skylight.ts
const STEPS$2 = 8;
const LENGTH$4 = 560;
const roof$5 = pitchFrom([50, 326], [32, -21]);
const { at: at$6, across: across$3, face: face$4 } = roof$5;
const ALL$3 = [0, STEPS$2];
/** The curb on the slope, and how far it stands up. */
const [HEAD$2, FOOT$2] = [246, 426];
const SIDES$2 = [1.5, 5.5];
const UP$1 = 44;
/** The metal lies so far out on the covering, at either side. */
const FLANGES = [.8, 6.2];
const ROWS$7 = [
	100,
	146,
	192,
	238,
	284,
	330,
	376,
	422,
	468,
	514
];
function field$1() {
	const joints = ROWS$7.flatMap((along, row) => [
		1,
		3,
		5,
		7
	].map((back) => lines(at$6(along, back - row % 2, 4), at$6(ROWS$7[row + 1] ?? 572, back - row % 2, 4))));
	return [
		{
			d: face$4([0, 568], ALL$3),
			fill: BOARDS$2,
			line: "edge"
		},
		{
			d: across$3(26, 0, STEPS$2),
			line: "fine"
		},
		{
			d: face$4([44, 110], ALL$3, 2),
			fill: FELT
		},
		{
			d: riser(roof$5, 572, ALL$3, [-6, 4]),
			fill: SHINGLE[0]
		},
		{
			d: face$4([100, 572], ALL$3, 4),
			fill: SHINGLE[2]
		},
		{ d: ROWS$7.map((along) => across$3(along, 0, STEPS$2, 4)).join("") },
		{
			d: joints.join(""),
			line: "fine"
		},
		{
			d: lines(at$6(100, 0, 0), at$6(100, 0, 4), at$6(572, 0, 4), at$6(572, 0, -6)),
			line: "edge"
		}
	];
}
const STEP_FLASHING = [
	0,
	1,
	2,
	3
].map((step) => {
	const [from, near] = [HEAD$2 + step * 43, SIDES$2[0]];
	return outline(at$6(from, near - .5, 5), at$6(from + 50, near - .5, 5), at$6(from + 50, near, 5), at$6(from + 50, near, 24), at$6(from, near, 30), at$6(from, near, 5));
});
const APRON = face$4([FOOT$2, FOOT$2 + 48], FLANGES, 5);
const PANE$1 = face$4([HEAD$2 + 14, FOOT$2 - 14], [SIDES$2[0] + .4, SIDES$2[1] - .4], 59);
/** Two planes behind the curb: from their ridge, water runs to the valleys beside it. */
const [BEHIND, RIDGE$2] = [at$6(HEAD$2 - 132, 3.5, 5), at$6(HEAD$2, 3.5, 31)];
const SADDLE = FLANGES.map((back) => outline(BEHIND, RIDGE$2, at$6(HEAD$2, back, 5)));
function metal() {
	return [
		{
			d: SADDLE[1],
			fill: METAL[2]
		},
		{
			d: SADDLE[0],
			fill: METAL[1]
		},
		{
			d: APRON,
			fill: METAL[0]
		},
		...curb$1(),
		{
			d: STEP_FLASHING.join(""),
			fill: METAL[1]
		},
		{
			d: riser(roof$5, FOOT$2, SIDES$2, [4, 26]),
			fill: METAL[1]
		}
	];
}
function curb$1() {
	const [near, far] = SIDES$2;
	return [
		{
			d: outline(at$6(HEAD$2, near, 4), at$6(FOOT$2, near, 4), at$6(FOOT$2, near, UP$1), at$6(HEAD$2, near, UP$1)),
			fill: BOARDS$2
		},
		{
			d: riser(roof$5, FOOT$2, SIDES$2, [4, UP$1]),
			fill: "#d0b27f"
		},
		{
			d: face$4([HEAD$2 - 8, FOOT$2 + 8], [near - .2, far + .2], UP$1),
			fill: SKY,
			line: "edge"
		},
		{
			d: outline(at$6(HEAD$2 - 8, near - .2, UP$1), at$6(FOOT$2 + 8, near - .2, UP$1), at$6(FOOT$2 + 8, near - .2, 58), at$6(HEAD$2 - 8, near - .2, 58)),
			fill: METAL[1]
		},
		{
			d: riser(roof$5, FOOT$2 + 8, [near - .2, far + .2], [UP$1, 58]),
			fill: METAL[1]
		},
		{
			d: face$4([HEAD$2 - 8, FOOT$2 + 8], [near - .2, far + .2], 58),
			fill: METAL[0],
			line: "edge"
		},
		{
			d: PANE$1,
			fill: GLASS$1
		},
		{
			d: outline(at$6(HEAD$2 + 60, near + .4, 59), at$6(HEAD$2 + 90, near + .4, 59), at$6(HEAD$2 + 50, far - .4, 59), at$6(HEAD$2 + 20, far - .4, 59)),
			fill: PAPER,
			line: "none"
		}
	];
}
const skylight$1 = {
	strokes: [
		...carriedBy(roof$5, {
			length: LENGTH$4,
			steps: STEPS$2,
			wall: 190
		}),
		...field$1(),
		...metal()
	],
	labels: [
		{
			x: 318,
			from: 62,
			to: 338,
			on: SADDLE[0],
			part: "Saddle",
			does: "above: parts the water around the curb"
		},
		{
			x: 422,
			from: 126,
			to: 292,
			on: PANE$1,
			part: "Glass",
			does: "goes on last"
		},
		{
			x: 686,
			from: 190,
			to: 349,
			on: APRON,
			part: "Apron",
			does: "below: over the covering",
			side: "left"
		},
		{
			x: 408,
			from: 596,
			to: 387,
			on: STEP_FLASHING[1],
			part: "Step flashing",
			does: "at the sides, up the curb"
		}
	]
};
// templates/art/services/tarp.ts
const STEPS$1 = 8;
const LENGTH$3 = 560;
const roof$4 = pitchFrom([50, 286], [30, -20]);
const { at: at$5, across: across$2, face: face$3 } = roof$4;
const ALL$2 = [0, STEPS$1];
const FLOOR$3 = 588;
const TILE_ROWS = [
	56,
	112,
	168,
	224,
	280,
	336,
	392,
	448,
	504,
	LENGTH$3
];
const TARP$1 = "#5f9dbb";
const COVER$2 = [30, 372];
const SIDES$1 = [1.4, 6.8];
/** Along the foot of the wall. */
const GROUND$5 = {
	d: outline([524, FLOOR$3], [764, 428], [808, 428], [568, FLOOR$3]),
	fill: EARTH,
	line: "none"
};
const RAIN$2 = {
	d: [
		[96, 96],
		[150, 40],
		[238, 46],
		[790, 120]
	].map(([x = 0, y = 0]) => streak(x, y, -12, 36)).join(""),
	fill: SKY,
	line: "none"
};
function tile$1() {
	return [
		{
			d: face$3([0, 568], ALL$2),
			fill: BOARDS$2
		},
		{
			d: riser(roof$4, 568, ALL$2, [0, 12]),
			fill: TILE[1]
		},
		{
			d: face$3([0, 572], ALL$2, 12),
			fill: TILE[0],
			line: "edge"
		},
		{
			d: [
				[392, 2],
				[448, 4],
				[504, 1]
			].map(([along = 0, back = 0]) => face$3([along, along + 56], [back, back + 1], 12)).join(""),
			fill: TILE[2],
			line: "none"
		},
		{
			d: [
				1,
				2,
				3,
				4,
				5,
				6,
				7
			].map((back) => lines(at$5(380, back, 12), at$5(566, back, 12))).join(""),
			line: "fine"
		},
		{ d: barrels(roof$4, TILE_ROWS.slice(6), ALL$2, [30, -20]) + barrels(roof$4, TILE_ROWS.slice(0, 6), [0, 1], [30, -20]) + barrels(roof$4, TILE_ROWS.slice(0, 6), [7, 8], [30, -20]) },
		{
			d: section$2(roof$4, TILE_ROWS),
			fill: TILE[1]
		}
	];
}
function cover() {
	const [near, far] = SIDES$1;
	const batten = (along) => outline(at$5(along, near, 18), at$5(along + 14, near, 18), at$5(along + 14, far, 18), at$5(along, far, 18));
	const side = (back) => outline(at$5(COVER$2[0] + 20, back, 18), at$5(COVER$2[1] - 10, back, 18), at$5(COVER$2[1] - 10, back + .35, 18), at$5(COVER$2[0] + 20, back + .35, 18));
	return [
		{
			d: face$3(COVER$2, SIDES$1, 16),
			fill: TARP$1,
			line: "edge"
		},
		{
			d: [190, 290].map((along) => across$2(along, near, far, 16)).join(""),
			line: "fine"
		},
		{
			d: outline(at$5(72, 3), at$5(118, 3.3), at$5(110, 4.4), at$5(134, 5), at$5(86, 4.9), at$5(92, 4.1)),
			line: "hidden"
		},
		{
			d: [COVER$2[0] + 4, COVER$2[1] - 20].map(batten).join("") + side(near + .1) + side(far - .45),
			fill: TIMBER
		}
	];
}
/** Below: the way of the water down the deck, then straight to where it drips; the bucket. */
function room$2() {
	return [
		{
			d: box(50, 500, 430, 12),
			fill: PAPER,
			line: "edge"
		},
		{
			d: `M336 512h120c-10 18-104 20-120 0z`,
			fill: "#cfa98a"
		},
		{
			d: lines(at$5(118, 3.3), at$5(263, 3.3), [412, 520]),
			line: "hidden"
		},
		{
			d: `M412 522c-9 14-9 20 0 22 9-2 9-8 0-22z`,
			fill: CLAY,
			line: "none"
		},
		{
			d: `M386 550h52l-7 38h-38z`,
			fill: METAL[1],
			line: "edge"
		},
		{
			d: `M388 558h48l-5 28h-38z`,
			fill: WATER,
			line: "none"
		},
		{
			d: `M50 ${FLOOR$3}h475`,
			line: "ground"
		}
	];
}
const tarp = {
	strokes: [
		RAIN$2,
		GROUND$5,
		...carriedBy(roof$4, {
			length: LENGTH$3,
			steps: STEPS$1,
			wall: 474,
			foot: FLOOR$3
		}),
		...tile$1(),
		...cover(),
		...room$2()
	],
	labels: [
		{
			x: 284,
			from: 60,
			to: 244,
			part: "The way in",
			does: "uphill from where it drips"
		},
		{
			x: 480,
			from: 124,
			to: 262,
			part: "Tarp",
			does: "fixed so that wind cannot lift it"
		},
		{
			x: 560,
			from: 188,
			to: 287,
			part: "Battens",
			does: "hold it down on every side"
		},
		{
			x: 360,
			from: 600,
			to: 518,
			part: "The stain",
			does: "water has run along the deck to it"
		}
	]
};
// templates/art/services/tpoSeam.ts
const DEPTH$2 = [170, -100];
const [DX, DY] = DEPTH$2;
const LEFT$1 = 60;
/** Top of the insulation, from which everything above it is laid. */
const BOARDS$1 = 408;
const BOARD$1 = {
	front: TIMBER,
	top: "#e6d3b1",
	side: "#c3a577"
};
const FOAM = {
	front: INSULATION,
	top: "#f8e9b8",
	side: "#e2c66d"
};
const SHEET$1 = {
	front: MEMBRANE,
	top: PAPER,
	side: "#d8d6cc"
};
const TINT = "#f0d4ca";
/** Where the upper sheet ends, and the edge that is melted. */
const EDGE$1 = 478;
const WELD = 30;
/** Top of the upper sheet. */
const TOP = 368;
const RIBS = `M54 520h18${"l6 32h18l6-32h18".repeat(13)}`;
function deck$3() {
	const [y, right] = [520, 712];
	return [
		{
			d: outline([660, y], [right, y], [right + 170, y - 100], [830, y - 100]),
			fill: METAL[1]
		},
		{
			d: [26, 44].map((step) => `M${660 + step} ${y}l170-100`).join(""),
			line: "fine"
		},
		{
			d: RIBS,
			fill: METAL[1],
			line: "edge"
		}
	];
}
const MELTED = outline([448, TOP], [EDGE$1, TOP], [EDGE$1 + DX, TOP + DY], [448 + DX, TOP + DY]);
const COVER$1 = box(LEFT$1, 388, 530, 20);
function sheets() {
	const [dx, dy, top] = [
		DX,
		DY,
		TOP
	];
	return [
		...block({
			x: 340,
			y: 378,
			width: 220,
			height: 10,
			depth: DEPTH$2,
			washes: SHEET$1
		}),
		{
			d: outline([LEFT$1, top + 10], [310, top + 10], [340, top], [EDGE$1, top], [EDGE$1 + dx, top + dy], [340 + dx, top + dy], [310 + dx, top + 10 + dy], [LEFT$1 + dx, top + 10 + dy]),
			fill: PAPER
		},
		{
			d: MELTED,
			fill: TINT,
			line: "none"
		},
		{
			d: outline([EDGE$1, top], [EDGE$1 + dx, top + dy], [EDGE$1 + dx, top + 10 + dy], [EDGE$1, top + 10]),
			fill: CLAY
		},
		{
			d: outline([LEFT$1, top + 10], [310, top + 10], [340, top], [EDGE$1, top], [EDGE$1, top + 10], [344, top + 10], [314, top + 20], [LEFT$1, top + 20]),
			fill: MEMBRANE
		},
		{
			d: box(448, top, WELD, 10),
			fill: CLAY
		},
		{
			d: `${lines([448, top], [448 + dx, top + dy])}${PLATES.map(plate).join("")}`,
			line: "hidden"
		}
	];
}
/** The first plate is cut with the sheets, and its screw with it; the others lie under the lap: hidden. */
const CUT = 400;
const PLATES = [68, 136];
function plate(along) {
	return `M${382 + along} ${368 - Math.round(along * 10 / 17)}c0-9 36-9 36 0c0 9-36 9-36 0`;
}
const SCREW = {
	d: `M382 375h36v3h-36zM${CUT} 378v142h-4l4 18 4-18h-4`,
	fill: INK,
	line: "edge"
};
const GLASS = {
	x: 216,
	y: 176,
	r: 150
};
function detail() {
	const { x, y, r } = GLASS;
	const weld = {
		from: x + 2,
		to: x + 74
	};
	return [
		{
			d: disc(x, y, r),
			fill: PAPER,
			line: "none"
		},
		{
			d: slice(y + 84, y + r),
			fill: INSULATION,
			line: "fine"
		},
		{
			d: slice(y + 46, y + 84),
			fill: TIMBER,
			line: "fine"
		},
		{
			d: slice(y + 8, y + 46),
			fill: "#e9e7de"
		},
		{
			d: slice(y - 30, y + 8, weld.to),
			fill: MEMBRANE
		},
		{
			d: box(weld.from, y - 30, weld.to - weld.from, 52),
			fill: CLAY
		},
		{
			d: `M${weld.from} ${y - 36}v-34m${weld.to - weld.from} 0v34M${weld.from - 12} ${y - 60}h${weld.to - weld.from + 24}${tick(weld.from, y - 60)}${tick(weld.to, y - 60)}`,
			line: "fine"
		},
		{
			d: `M339 262L447 347`,
			line: "edge"
		},
		{
			d: disc(x, y, r) + disc(474, 374, 36),
			line: "edge"
		}
	];
}
/** What lies between two heights inside the glass, as far as its right edge or less far. */
function slice(top, bottom, right) {
	const { x, r } = GLASS;
	const half = (at) => Math.round(Math.sqrt(Math.max(0, r * r - (at - GLASS.y) ** 2)));
	const arc = `A${r} ${r} 0 0`;
	const end = right === void 0 ? `H${x + half(top)}${arc} 1 ${x + half(bottom)} ${bottom}` : `H${right}V${bottom}`;
	return `M${x - half(top)} ${top}${end}H${x - half(bottom)}${arc} 1 ${x - half(top)} ${top}z`;
}
const tpoSeam = {
	strokes: [
		...deck$3(),
		...block({
			x: LEFT$1,
			y: BOARDS$1,
			width: 600,
			height: 112,
			depth: DEPTH$2,
			washes: FOAM
		}),
		{
			d: hatch({
				x: 78,
				y: 430,
				columns: 13,
				rows: 3,
				across: 44,
				down: 30,
				mark: "l6 6"
			}),
			line: "fine"
		},
		...block({
			x: LEFT$1,
			y: 388,
			width: 530,
			height: 20,
			depth: DEPTH$2,
			washes: BOARD$1
		}),
		...sheets(),
		SCREW,
		...detail()
	],
	labels: [
		{
			x: 468,
			from: 76,
			to: 328,
			on: plate(PLATES[0]),
			part: "Plates and screws",
			does: "under the lap, into the deck"
		},
		{
			x: 572,
			from: 172,
			to: 304,
			on: MELTED,
			part: "The weld",
			does: "hot air melts two sheets into one"
		},
		{
			x: 96,
			from: 584,
			to: 398,
			on: COVER$1,
			part: "A cover board",
			does: "firm, over the boards of insulation"
		},
		{
			x: 615,
			from: 584,
			to: 536,
			on: RIBS,
			part: "The deck",
			does: "mended first where it is soft"
		}
	],
	notes: [
		{
			x: 92,
			y: 166,
			text: "upper sheet"
		},
		{
			x: 92,
			y: 204,
			text: "lower sheet"
		},
		{
			x: 226,
			y: 100,
			text: "weld"
		}
	]
};
// templates/art/services/waterTest.ts
const STEPS = 7;
const LENGTH$2 = 520;
const roof$3 = pitchFrom([124, 274], [30, -18]);
const { at: at$4, across: across$1, face: face$2 } = roof$3;
const ALL$1 = [0, STEPS];
const FLOOR$2 = 586;
const ROWS$6 = [
	52,
	104,
	156,
	208,
	260,
	312,
	364,
	416,
	468
];
/** The wall that the roof leans on, and its flashing. */
function wall$2() {
	return [
		{
			d: outline(at$4(0, 0, 150), at$4(0, STEPS, 70), at$4(0, STEPS), at$4(0, 0)),
			fill: WALLS[0]
		},
		{
			d: `M80 ${FLOOR$2}V124l16-10 12 16 16-6v462z`,
			fill: WALLS[1],
			line: "edge"
		},
		{
			d: riser(roof$3, 0, ALL$1, [4, 40]),
			fill: METAL[1]
		},
		{
			d: face$2([0, 30], ALL$1, 5),
			fill: METAL[0]
		}
	];
}
function field() {
	const joints = ROWS$6.map((along, row) => [1.4, 4.4].map((back) => lines(at$4(along, back + row % 2, 4), at$4(along + 52, back + row % 2, 4))).join(""));
	return [
		{
			d: face$2([0, 528], ALL$1),
			fill: BOARDS$2,
			line: "edge"
		},
		{
			d: riser(roof$3, 532, ALL$1, [-6, 4]),
			fill: SHINGLE[0]
		},
		{
			d: face$2([0, 532], ALL$1, 4),
			fill: SHINGLE[2]
		},
		{ d: ROWS$6.map((along) => across$1(along, 0, STEPS, 4)).join("") },
		{
			d: joints.join(""),
			line: "fine"
		}
	];
}
/** Where pipe and spray bar stand, along the slope. */
const PIPE$1 = {
	along: 230,
	back: 2.6
};
const BAR$1 = 318;
/** A pipe and its collar: the lowest joint, wetted before the wall. */
function pipe$3() {
	const [x, y] = at$4(PIPE$1.along, PIPE$1.back, 4).map(Math.round);
	return [
		{
			d: `M${x - 44} ${y - 8}l36-22h60l-32 38z`,
			fill: METAL[0]
		},
		{
			d: `M${x - 18} ${y - 8}q20 12 40 0l-8-18h-24z`,
			fill: METAL[1]
		},
		{
			d: `M${x - 9} ${y - 18}v-58q11-8 22 0v58q-11 8-22 0z`,
			fill: METAL[0],
			line: "edge"
		}
	];
}
function spray$1() {
	const [near, far] = [at$4(BAR$1, 1.2, 62), at$4(BAR$1, 4.6, 62)];
	return [
		{
			d: [
				0,
				1,
				2,
				3,
				4
			].map((index) => drop$1(at$4(BAR$1, 1.5 + index * .7, 56), [440 + index * 10, 306 - index * 8])).join(""),
			fill: SKY,
			line: "none"
		},
		{
			d: outline(near, far, [far[0], far[1] + 11], [near[0], near[1] + 11]),
			fill: METAL[0],
			line: "edge"
		},
		{
			d: [1.6, 4.2].map((back) => lines(at$4(BAR$1, back, 51), at$4(BAR$1, back, 4))).join("") + hose(near),
			line: "edge"
		}
	];
}
/** Down the slope, over the eave, to the ground. */
function hose([x, y]) {
	return `M${Math.round(x)} ${Math.round(y) + 6}c-16 4-12 34 14 46L664 430q14 5 14 20V${FLOOR$2}`;
}
function drop$1([x, y], [toX, toY]) {
	return outline([x, y], [toX, toY], [toX, toY + 4]);
}
/** What lies before the wall that carries the eave. */
const GROUND$4 = {
	d: outline([520, FLOOR$2], [730, 460], [770, 460], [704, FLOOR$2]),
	fill: EARTH,
	line: "none"
};
function room$1() {
	const ceiling = 474;
	return [
		{
			d: box(124, ceiling, 396, 12),
			fill: PAPER,
			line: "edge"
		},
		{
			d: lines([424, 302], [434, ceiling]),
			line: "hidden"
		},
		{
			d: `M365 518L396 486h64z`,
			fill: SUN,
			line: "none"
		},
		{
			d: `M434 488c-13 18-13 28 0 31 13-3 13-13 0-31z`,
			fill: CLAY,
			line: "none"
		},
		...person$1({
			x: 336,
			y: FLOOR$2,
			height: 84,
			holds: "light"
		}),
		{
			d: `M56 ${FLOOR$2}H520`,
			line: "ground"
		}
	];
}
// templates/art/services/index.ts
const DRAWINGS = {
	attic: attic$1,
	coverings,
	"flat-roof": flatRoof,
	gutter: gutter$1,
	inspection: inspection$1,
	"new-frame": newFrame,
	"plan-year": planYear,
	reroof: reroof$1,
	skylight: skylight$1,
	tarp,
	"tpo-seam": tpoSeam,
	"water-test": {
		strokes: [
			GROUND$4,
			...carriedBy(roof$3, {
				length: LENGTH$2,
				steps: STEPS,
				wall: 396,
				foot: FLOOR$2
			}),
			...field(),
			...wall$2(),
			...pipe$3(),
			...spray$1(),
			...room$1()
		],
		labels: [
			{
				x: 230,
				from: 62,
				to: 192,
				part: "Higher joints",
				does: "wait their turn"
			},
			{
				x: 402,
				from: 126,
				to: 284,
				part: "The lowest joint",
				does: "is wetted first, then we climb"
			},
			{
				x: 560,
				from: 190,
				to: 245,
				part: "Spray bar",
				does: "a steady spray on one detail"
			},
			{
				x: 359,
				from: 600,
				to: 519,
				part: "Inside",
				does: "someone watches the ceiling",
				side: "left"
			},
			{
				x: 434,
				from: 600,
				to: 512,
				part: "First drop",
				does: "water off"
			}
		]
	}
};
const DRAWING_NAMES = Object.keys(DRAWINGS);
// templates/art/services/steps/attic.ts
const JOISTS = [
	14,
	62,
	110,
	158,
	198
];
const CEILING$1 = 90;
const FLOOR$1 = [
	{
		d: JOISTS.map((x) => box(x - 5, 64, 10, 26)).join(""),
		fill: TIMBER
	},
	{
		d: JOISTS.map((x) => `M${x - 5} 64l10 26m0-26l-10 26`).join(""),
		line: "fine"
	},
	{
		d: box(4, CEILING$1, 208, 6),
		fill: PAPER
	}
];
const PIPE = {
	d: box(80, 40, 8, 56),
	fill: METAL[0]
};
const SEAL = {
	d: `M72 ${CEILING$1}q2-10 12-10t12 10zM126 ${CEILING$1}q2-8 10-8t10 8z`,
	fill: SKY
};
/** Thin, with a gap. */
const THIN = {
	d: `M19 ${CEILING$1}V80q10-5 19 0t19 0v10zM115 ${CEILING$1}V82q8-5 14 2l3 6z`,
	fill: INSULATION
};
const DAMP = {
	d: `M168 ${CEILING$1}q10-12 24 0z`,
	fill: CLAY
};
const FILL = [{
	d: `M4 ${CEILING$1}V54${"q13-5 26 0t26 0".repeat(4)}V${CEILING$1}z`,
	fill: INSULATION
}, {
	d: [
		20,
		92,
		117,
		164
	].map((x) => `M${x} 84${"q4-36 8 0".repeat(3)}`).join(""),
	line: "fine"
}];
const ROOF = [
	{
		d: `M4 20${"a9 10 0 0 1 18 0q4 6 8 0".repeat(8)}v7H4z`,
		fill: TILE[0]
	},
	{
		d: box(4, 27, 208, 3),
		fill: INK
	},
	{
		d: box(4, 30, 208, 5),
		fill: TIMBER
	}
];
/** Batt, board and loose fill. */
const KINDS$1 = [
	{
		d: box(10, 58, 62, 34),
		fill: INSULATION
	},
	{
		d: `M14 88${"q6-50 13 0".repeat(4)}`,
		line: "fine"
	},
	{
		d: box(84, 70, 50, 11) + box(84, 81, 50, 11) + box(92, 59, 50, 11),
		fill: "#f8e9b8"
	},
	{
		d: "M150 92q4-20 14-22 4-14 16-10 14 0 14 14 12 4 14 18z",
		fill: INSULATION
	},
	{ d: "M164 84h3m12-10h3m6 10h3m-16-16h3m14 16h3M4 92h208" }
];
const attic = [
	[
		THIN,
		DAMP,
		PIPE,
		...FLOOR$1
	],
	KINDS$1,
	[
		...FLOOR$1,
		PIPE,
		SEAL
	],
	[
		...FILL,
		...FLOOR$1,
		PIPE,
		SEAL
	],
	[
		...FILL,
		...FLOOR$1,
		...ROOF,
		{
			d: "M80 54V12h8v42",
			fill: METAL[0]
		}
	]
];
// templates/art/services/steps/bays.ts
/** The building's corners at the top of its parapet: along the front, and back from it. */
function at$3(along, back, down = 0) {
	return [8 + along + back, Math.round(76 - back * .8 + down)];
}
/** A place on the roof, as far in front as the parapet lets it be seen. */
function on(along, back) {
	return at$3(along, back, (back - 5) * 4 / 41);
}
const BAYS = [
	[5, 52],
	[52, 98],
	[98, 145]
];
const [NEAR$1, FAR$2] = [5, 46];
function bay(index) {
	const [from, to] = BAYS[index];
	return outline(on(from, NEAR$1), on(to, NEAR$1), on(to, FAR$2), on(from, FAR$2));
}
/** A circle that lies on the roof. */
function round(along, back, radius) {
	const [x, y] = on(along, back);
	const [r, half] = [radius, Math.round(radius * .6)];
	return `M${x - r} ${y}a${r} ${half} 0 1 0 ${2 * r} 0 ${r} ${half} 0 1 0-${2 * r} 0z`;
}
const DRAINS = [
	28,
	75,
	121
];
/** A little before the middle, so that the unit hides none. */
const DRAIN_BACK = 22;
/** Walls, parapet, and what is seen of its inner side. */
const BUILDING$1 = [...block({
	x: 8,
	y: 76,
	width: 150,
	height: 17,
	depth: [51, -41],
	washes: {
		front: WALLS[1],
		top: WALLS[2],
		side: WALLS[3]
	}
}), {
	d: outline(at$3(5, FAR$2), at$3(145, FAR$2), at$3(145, FAR$2, 4), at$3(5, FAR$2, 4)) + outline(at$3(5, NEAR$1), at$3(5, FAR$2), at$3(5, FAR$2, 4)),
	fill: "#b9ad9e",
	line: "none"
}];
const EDGE = { d: outline(at$3(5, NEAR$1), at$3(145, NEAR$1), at$3(145, FAR$2), at$3(5, FAR$2)) };
const UNIT = [...block({
	x: 146,
	y: 31,
	width: 24,
	height: 15,
	depth: [10, -8],
	washes: {
		front: METAL[1],
		top: METAL[0],
		side: "#b9c4c7"
	}
}), {
	d: "M150 35v8m4-8v8m4-8v8",
	line: "fine"
}];
const OLD$1 = "#d8cdbb";
const BOARD = "#f8e9b8";
/** The falls of a bay, from its corners to its drain. */
function valleys(index) {
	const [from, to] = BAYS[index];
	const drain = on(DRAINS[index], DRAIN_BACK);
	return [
		on(from, NEAR$1),
		on(to, NEAR$1),
		on(from, FAR$2),
		on(to, FAR$2)
	].map((corner) => lines(drain, corner)).join("");
}
const OUTLETS = [{
	d: DRAINS.map((along) => round(along, DRAIN_BACK, 6)).join(""),
	fill: PAPER
}, {
	d: DRAINS.map((along) => round(along, DRAIN_BACK, 3)).join(""),
	fill: INK,
	line: "none"
}];
const BETWEEN = lines(on(52, NEAR$1), on(52, FAR$2)) + lines(on(98, NEAR$1), on(98, FAR$2));
const ALL = bay(0) + bay(1) + bay(2);
const POND = {
	d: "M70 72q0-10 16-11t24 3q6 6-2 9z",
	fill: WATER,
	line: "none"
};
const DIMENSION = {
	d: "M8 95v11M158 95v11M4 101h158M2 107l12-12M152 107l12-12",
	line: "fine"
};
const SURVEYED = [
	...BUILDING$1,
	{
		d: ALL,
		fill: OLD$1,
		line: "none"
	},
	POND,
	{
		d: valleys(0) + valleys(1) + valleys(2),
		line: "hidden"
	},
	{
		d: BETWEEN,
		line: "fine"
	},
	EDGE,
	...OUTLETS,
	...UNIT,
	DIMENSION
];
/** What a core shows: two roofs over the deck, the insulation between them dry or wet. */
function plug(x, y, wash) {
	const band = (from, height) => `M${x - 9} ${y + from}a9 4 0 0 0 18 0v${height}a9 4 0 0 1-18 0z`;
	return [
		{
			d: `M${x} ${y + 34}v${74 - y - 40}`,
			line: "hidden"
		},
		{
			d: `M${x - 9} ${y}a9 4 0 1 1 18 0 9 4 0 1 1-18 0z`,
			fill: OLD$1
		},
		{
			d: band(0, 4) + band(15, 4),
			fill: STONE
		},
		{
			d: band(4, 11),
			fill: wash
		},
		{
			d: band(19, 6),
			fill: TIMBER
		}
	];
}
const CORED = [
	...BUILDING$1,
	{
		d: ALL,
		fill: OLD$1,
		line: "none"
	},
	POND,
	{
		d: BETWEEN,
		line: "fine"
	},
	EDGE,
	...OUTLETS,
	...UNIT,
	{
		d: [
			[24, 14],
			[70, 14],
			[112, 14]
		].map(([along = 0, back = 0]) => round(along, back, 6)).join(""),
		fill: INK
	},
	...plug(46, 8, INSULATION),
	...plug(92, 8, WATER),
	...plug(134, 8, INSULATION)
];
/** The bid: the bays in plan, a column for each, and a second bid that can be laid beside it line by line. */
const ROWS$5 = [
	52,
	61,
	70
];
const BID = [
	{
		d: box(120, 12, 88, 90),
		fill: PAPER
	},
	{
		d: box(152, 20, 24, 22) + box(176, 20, 24, 22),
		fill: WALLS[2]
	},
	{
		d: ROWS$5.map((y) => `M150 ${y}h50`).join("") + "M150 84h50",
		line: "fine"
	},
	{
		d: box(8, 4, 136, 98),
		fill: PAPER,
		line: "edge"
	},
	{
		d: box(16, 12, 40, 30),
		fill: MEMBRANE
	},
	{
		d: box(56, 12, 40, 30),
		fill: BOARD
	},
	{
		d: box(96, 12, 40, 30),
		fill: OLD$1
	},
	{
		d: "M16 12l40 30m0-30l-40 30M56 12l40 30m0-30l-40 30M96 12l40 30m0-30l-40 30",
		line: "hidden"
	},
	{
		d: disc(36, 27, 4) + disc(76, 27, 4) + disc(116, 27, 4),
		fill: PAPER
	},
	{
		d: "M56 48v48M96 48v48",
		line: "fine"
	},
	{
		d: ROWS$5.map((y, row) => [
			16,
			56,
			96
		].map((x, column) => `M${x + 4} ${y}h${32 - (row * 7 + column * 5) % 12}`).join("")).join(""),
		line: "fine"
	},
	{
		d: box(20, 82, 32, 6) + box(60, 82, 26, 6) + box(100, 82, 29, 6),
		fill: WALLS[1]
	}
];
/** So much lies on the deck where a bay is built. */
const UP = 4;
const raised = (along, back) => [on(along, back)[0], on(along, back)[1] - UP];
const seams = (...alongs) => alongs.map((along) => lines(raised(along, NEAR$1), raised(along, FAR$2))).join("");
const bays = [
	SURVEYED,
	CORED,
	BID,
	[
		...BUILDING$1,
		{
			d: bay(2),
			fill: OLD$1,
			line: "none"
		},
		{
			d: bay(1),
			fill: METAL[1]
		},
		{
			d: [
				58,
				64,
				70,
				76,
				82,
				88,
				94
			].map((along) => lines(on(along, NEAR$1), on(along, 26))).join(""),
			line: "fine"
		},
		{
			d: outline(raised(52, 26), raised(98, 26), raised(98, FAR$2), raised(52, FAR$2)),
			fill: BOARD
		},
		{
			d: outline(raised(52, 26), raised(98, 26), on(98, 26), on(52, 26)),
			fill: INSULATION
		},
		{
			d: lines(raised(75, 26), raised(75, FAR$2)),
			line: "fine"
		},
		EDGE,
		{
			d: outline(on(52, NEAR$1), on(52, FAR$2), raised(52, FAR$2), raised(52, NEAR$1)),
			fill: INSULATION,
			line: "fine"
		},
		{
			d: outline(on(5, NEAR$1), on(52, NEAR$1), raised(52, NEAR$1), raised(52, FAR$2), raised(5, FAR$2)),
			fill: PAPER
		},
		{
			d: seams(20, 36),
			line: "fine"
		},
		...OUTLETS,
		...UNIT
	],
	[
		...BUILDING$1,
		{
			d: ALL,
			fill: PAPER,
			line: "none"
		},
		{
			d: seams(20, 36, 52, 67, 82, 98, 113, 129),
			line: "fine"
		},
		EDGE,
		{
			d: DRAINS.map((along) => round(along, DRAIN_BACK, 13)).join(""),
			fill: WATER,
			line: "none"
		},
		...OUTLETS,
		...UNIT,
		{
			d: DRAINS.map((along) => `M${along + 28} 65v19m4-19v19`).join(""),
			line: "hidden"
		},
		{
			d: DRAINS.map((along) => arrow(along + 30, 84, 22, "down")).join(""),
			fill: SKY,
			line: "none"
		},
		{
			d: "M82 66l26-36",
			line: "edge"
		},
		{
			d: "M104 32l8-12 5 3-8 12z",
			fill: INK
		}
	]
];
// templates/art/services/steps/covering.ts
const [RIDGE$1, EAVE$2, GROUND$3] = [
	30,
	62,
	98
];
/** The ends of the roof at a height: hips on both sides. */
function ends(y) {
	const hip = Math.round(EAVE$2 - y);
	return [10 + hip, 202 - hip];
}
/** The roof between two heights. */
function band(top, foot) {
	const [[a, b], [c, d]] = [ends(top), ends(foot)];
	return outline([a, top], [b, top], [d, foot], [c, foot]);
}
/** Mouths of the tiles along the foot of each course. */
function mouths$1(...rows) {
	return rows.map((y) => `M${ends(y)[0]} ${y}${"q5 6 10 0".repeat(Math.floor((ends(y)[1] - ends(y)[0]) / 10))}`).join("");
}
const WALL$3 = [
	{
		d: box(20, EAVE$2, 172, GROUND$3 - EAVE$2),
		fill: WALLS[0]
	},
	{
		d: box(20, EAVE$2, 172, 8),
		fill: SHADE,
		line: "none"
	},
	{
		d: box(30, 73, 12, 14) + box(42, 73, 12, 14),
		fill: GLASS$1
	},
	{
		d: box(72, 73, 14, 25),
		fill: DOORS[3]
	}
];
/** The garage, under a gable of its own. */
const WING$1 = [
	{
		d: outline([108, 62], [150, 48], [192, 62], [192, GROUND$3], [108, GROUND$3]),
		fill: WALLS[2]
	},
	{
		d: outline([98, 61], [150, 43], [202, 61], [202, 66], [150, 49], [98, 66]),
		fill: PAPER
	},
	{
		d: outline([106, 64], [150, 49], [194, 64], [191, 68], [150, 54], [109, 68]),
		fill: SHADE,
		line: "none"
	},
	{
		d: box(120, 72, 60, 26),
		fill: WALLS[1]
	},
	{
		d: "M120 81h60M120 90h60",
		line: "fine"
	}
];
const CHIMNEY$1 = [{
	d: box(62, 16, 12, 24),
	fill: "#d2b79d"
}, {
	d: box(60, 13, 16, 4),
	fill: "#bfa083"
}];
const STREET$1 = {
	d: "M2 99h212",
	line: "edge"
};
const GUTTER = {
	d: box(8, EAVE$2, 92, 4) + "M12 66h4v32h-4z",
	fill: METAL[0]
};
const BUSH = {
	d: "M2 98c0-20 22-20 24 0z",
	fill: LEAVES
};
const COVER = {
	d: "M1 98l4-16q9-8 18 0l4 16z",
	fill: SAND
};
const ROWS$4 = [
	41,
	51,
	61
];
function tiled$1([wash, cap]) {
	return [
		{
			d: band(RIDGE$1, EAVE$2),
			fill: wash
		},
		{
			d: mouths$1(...ROWS$4),
			line: "fine"
		},
		{
			d: box(40, 27, 132, 5),
			fill: cap
		}
	];
}
const house$1 = (roof, wing = WING$1) => [
	STREET$1,
	...WALL$3,
	...roof,
	...CHIMNEY$1,
	...wing,
	GUTTER
];
const old$1 = (wing) => [
	...house$1(tiled$1(CONCRETE_TILE), wing),
	{
		d: "M81 41h20v10q-5 6-10 0t-10 0z",
		fill: INK
	},
	{
		d: "M89 53l10 3-3 9-10-3z",
		fill: CLAY
	},
	BUSH
];
const LADDER$1 = { d: "M58 98V50M67 98V50M58 92h9M58 84h9M58 76h9M58 68h9M58 60h9M58 53h9" };
const MEASURE$3 = {
	d: "M10 58V3M202 58V3M6 8h200M4 14l12-12M196 14l12-12",
	line: "fine"
};
/** A page of the notebook: the roof in lines, and what is written of each part under its leader. */
const NOTES = [
	{
		d: box(2, 4, 212, 98),
		fill: PAPER,
		line: "edge"
	},
	{
		d: "M2 13h212",
		line: "hidden"
	},
	{ d: `${band(RIDGE$1, EAVE$2)}M60 30V18h16v12M98 62l52-18 52 18` },
	{
		d: mouths$1(41),
		line: "contour"
	},
	{
		d: disc(34, 56, 3) + disc(76, 32, 3) + disc(112, 40, 3) + disc(150, 45, 3),
		fill: INK
	},
	{ d: "M34 56v18M76 32v42M112 40v34M150 45v29" },
	{
		d: [
			18,
			66,
			114,
			162
		].map((x, column) => `M${x} 78h${36 - column * 2}M${x} 84h${28 + column * 2}M${x} 90h${column * 7 + 12}`).join(""),
		line: "fine"
	}
];
/** What an association asks for where there is one, dashed; before it the permit, stamped. */
const PERMIT = [
	{
		d: box(164, 26, 48, 72),
		fill: PAPER,
		line: "hidden"
	},
	{
		d: "M177 44h26M177 54h26M177 64h14",
		line: "fine"
	},
	{
		d: box(108, 18, 60, 80),
		fill: PAPER,
		line: "edge"
	},
	{
		d: box(108, 18, 60, 12),
		fill: SKY
	},
	{ d: box(115, 38, 7, 7) + box(115, 50, 7, 7) + box(115, 62, 7, 7) },
	{
		d: "M128 42h32M128 54h32M128 66h20",
		line: "fine"
	},
	{ d: disc(151, 83, 10) },
	{
		d: "M147 83l3 3 6-6",
		line: "edge"
	}
];
/** The old tile in its dumpster; bare boards, the sheet, metal, tile. */
const BUILDING = [
	...house$1([
		{
			d: band(RIDGE$1, 40),
			fill: BOARDS$2
		},
		{
			d: box(104, 30, 28, 5),
			fill: "#f6ead0",
			line: "none"
		},
		{
			d: "M35 35h142",
			line: "fine"
		},
		{
			d: band(40, 50),
			fill: FELT
		},
		{
			d: band(50, EAVE$2),
			fill: TILE[0]
		},
		{
			d: mouths$1(56, 61),
			line: "fine"
		}
	]),
	{
		d: "M58 40h20v4H58z",
		fill: SKY
	},
	{
		d: "M126 84l7-7 9 3 7-5 9 4 6-3 7 8z",
		fill: CONCRETE_TILE[0]
	},
	{
		d: "M121 84h55l-4 13h-47z",
		fill: METAL[1]
	},
	COVER
];
/** A magnet on wheels, and what it picks up. */
const SWEEP = [
	{
		d: "M104 76l12 16",
		line: "edge"
	},
	{
		d: box(108, 90, 26, 5),
		fill: SKY
	},
	{
		d: disc(110, 96, 3) + disc(132, 96, 3),
		fill: INK
	}
];
const covering$1 = [
	[
		...old$1(WING$1),
		LADDER$1,
		MEASURE$3
	],
	NOTES,
	[...old$1([]), ...PERMIT],
	[...BUILDING, ...person$1({
		x: 84,
		y: 46,
		height: 28
	})],
	[
		...house$1(tiled$1(TILE)),
		BUSH,
		...person$1({
			x: 100,
			y: 98,
			height: 30
		}),
		...SWEEP
	]
];
// templates/art/services/steps/frame.ts
/** The sheet, its left edge still rolled, and on it the roof in plan. */
const SHEET = [
	{
		d: "M12 6h196v94H12z",
		fill: PAPER,
		line: "edge"
	},
	{
		d: "M12 6a5 5 0 0 0-8 4v92a5 5 0 0 1 8-2z",
		fill: SKY
	},
	{
		d: "M26 18h76v7h36v50h-36v12H26z",
		fill: WALLS[2],
		line: "edge"
	},
	{ d: "M64 18v69M77 50h61" },
	{
		d: "M102 25L77 50l25 25",
		line: "hidden"
	},
	{ d: box(40, 30, 9, 9) }
];
/** Which way the water goes. */
const FALLS = {
	d: "M54 59H40v-4l-9 5 9 5v-4h14zM119 45v-9h-4l5-8 5 8h-4v9zM119 56v8h-4l5 8 5-8h-4v-8zM70 33h7v-4l9 5-9 5v-4h-7z",
	fill: SKY,
	line: "none"
};
/** What the reviewer marks, and the notes that go with it. */
const REVIEW = [
	{ d: "M152 6v94M152 72h56M152 82h56M152 91h56" },
	{
		d: "M172 20h28M172 28h20M172 44h28M172 52h24",
		line: "fine"
	},
	{
		d: cloud(78, 55) + cloud(33, 27) + box(160, 18, 6, 6) + box(160, 42, 6, 6),
		fill: CLAY,
		line: "none"
	}
];
/** The cloud of a revision, three bows by two: full ones, less flat ones for what stands inside. */
function cloud(x, y) {
	const bows = (way, bow, steps) => steps.map((step, side) => `a${bow} 0 0 ${way}${step}`.repeat(side % 2 === Number(way) ? 2 : 3)).join("");
	return `M${x} ${y}${bows("1", "4 4", [
		" 8 0",
		" 0 8",
		"-8 0",
		" 0-8"
	])}${bows("0", "5 5", [
		" 0 8",
		" 8 0",
		" 0-8",
		"-8 0"
	])}z`;
}
/** The shop drawing, which is the valley cut across, and samples of what lies in it. */
const SUBMITTAL = [
	{
		d: lines([86, 54], [140, 15]) + lines([94, 72], [147, 74]),
		line: "fine"
	},
	{
		d: disc(90, 63, 10),
		line: "edge"
	},
	{
		d: disc(160, 45, 35),
		fill: PAPER,
		line: "edge"
	},
	{
		d: "M127 44l33 11 33-11v8l-33 11-33-11z",
		fill: TIMBER
	},
	{
		d: "M127 40l33 11 33-11v4l-33 11-33-11z",
		fill: FELT,
		line: "fine"
	},
	{
		d: "M136 39l20 7 4-4 4 4 20-7v4l-24 8-24-8z",
		fill: SKY,
		line: "fine"
	},
	{
		d: "M127 28q4-5 8 2l14 5v8l-23-8zM193 28q-4-5-8 2l-14 5v8l23-8z",
		fill: TILE[0]
	},
	{
		d: box(112, 86, 14, 8),
		fill: TILE[0]
	},
	{
		d: box(144, 86, 14, 8),
		fill: FELT
	},
	{
		d: box(176, 86, 14, 8),
		fill: SKY
	},
	{
		d: "M130 88h9m-9 4h6M162 88h9m-9 4h6M194 88h9m-9 4h6",
		line: "fine"
	}
];
/** A place on the house: across from the ridge, above the plate, back from its front. */
function at$2(across, up, back) {
	return [Math.round(54 + across + back * .6), Math.round(60 - up - back * .22)];
}
const [HALF, END, PEAK] = [
	46,
	96,
	16
];
/** The wing runs to the right, from its front to its back. */
const WING = {
	front: 18,
	back: 84,
	end: 98,
	middle: 51,
	peak: 11
};
const WALL$2 = 38;
const FOOT$1 = at$2(50, -1, 16);
const HEAD$1 = at$2(13, WING.peak, WING.middle);
function wall$1(from, to, low = -38) {
	return outline(at$2(from[0], 0, from[1]), at$2(to[0], 0, to[1]), at$2(to[0], low, to[1]), at$2(from[0], low, from[1]));
}
const FRONTS = [[[-HALF, 0], [HALF, 0]], [[HALF, WING.front], [WING.end, WING.front]]];
const SIDES = [[[HALF, 0], [HALF, WING.front]], [[WING.end, WING.front], [WING.end, WING.back]]];
const GABLES = [outline(at$2(-HALF, 0, 0), at$2(0, PEAK, 0), at$2(HALF, 0, 0)), outline(at$2(WING.end, 0, WING.front), at$2(WING.end, WING.peak, WING.middle), at$2(WING.end, 0, WING.back))];
function walls(washes) {
	return [{
		d: SIDES.map(([from, to]) => wall$1(from, to)).join("") + GABLES[1],
		fill: washes.side,
		line: "none"
	}, {
		d: FRONTS.map(([from, to]) => wall$1(from, to)).join("") + GABLES[0],
		fill: washes.front,
		line: "none"
	}];
}
function post$1(across, back) {
	const [x, y] = at$2(across, 0, back);
	return box(x - 2, y, 4, WALL$2);
}
/** Plates at the head and the foot of a wall. */
function plates([from, to]) {
	return [0, -35].map((up) => outline(at$2(from[0], up, from[1]), at$2(to[0], up, to[1]), at$2(to[0], up - 3, to[1]), at$2(from[0], up - 3, from[1]))).join("");
}
/** The frame, and whoever works in it. */
const open = (inside) => [
	...walls({
		front: "#f7ecd9",
		side: "#efe3cf"
	}),
	...inside,
	{
		d: [
			34,
			50,
			66
		].map((back) => post$1(WING.end, back)).join("") + post$1(HALF, 9),
		fill: "#c9a46f",
		line: "fine"
	},
	{
		d: [
			-44,
			-26,
			-9,
			9,
			26,
			44
		].map((x) => post$1(x, 0)).join("") + [
			54,
			69,
			84,
			96
		].map((x) => post$1(x, WING.front)).join("") + post$1(WING.end, WING.back),
		fill: TIMBER,
		line: "fine"
	},
	{
		d: [...FRONTS, ...SIDES].map(plates).join("") + "M52 46h4v14h-4zM30 60l9-9h5l-8 9zM78 60l-9-9h-5l8 9z",
		fill: TIMBER,
		line: "fine"
	}
];
const CLOSED = [
	...walls({
		front: WALLS[0],
		side: WALLS[3]
	}),
	{ d: [...FRONTS, ...SIDES].map(([from, to]) => wall$1(from, to)).join("") },
	{
		d: [...FRONTS, ...SIDES].map(([from, to]) => wall$1(from, to, -6)).join(""),
		fill: SHADE,
		line: "none"
	},
	{
		d: box(20, 72, 12, 14) + box(32, 72, 12, 14) + box(126, 68, 12, 13) + box(138, 68, 12, 13),
		fill: GLASS$1
	},
	{
		d: box(68, 72, 16, 26),
		fill: DOORS[3]
	}
];
/** The slope of the house that is seen, from so far below its ridge. */
function slope(from, to) {
	return outline(down$1(from, -3), down$1(to, -3), down$1(to, END), down$1(from, END));
}
/** A place on it: so far from the ridge, so far back. */
function down$1(across, back) {
	return at$2(across, PEAK - across / 3, back);
}
/** A level line on the slope of the wing, a share of the way up: from the valley to the rake. */
function level(share) {
	const back = WING.front - 3 + (WING.middle - WING.front + 3) * share;
	return [[Math.round(FOOT$1[0] + (HEAD$1[0] - FOOT$1[0]) * share), Math.round(FOOT$1[1] + (HEAD$1[1] - FOOT$1[1]) * share)], at$2(WING.end + 4, WING.peak * share - 1 + share, back)];
}
/** The wing's slope between two such lines. */
function wing$1(from, to) {
	const [low, high] = [level(from), level(to)];
	return outline(low[0], low[1], high[1], high[0]);
}
const RAKE = WING.end + 4;
/** What carries the edges: the pair of rafters in front, the board on the wing's gable, metal in the valley and under the eaves. */
const EDGES = [
	{
		d: outline(FOOT$1, HEAD$1, [HEAD$1[0] - 4, HEAD$1[1] + 1], [FOOT$1[0] - 5, FOOT$1[1] - 1]),
		fill: SKY,
		line: "fine"
	},
	{
		d: outline(at$2(50, -1, -3), FOOT$1, level(0)[1], at$2(RAKE, -5, WING.front - 3), [FOOT$1[0], FOOT$1[1] + 4], at$2(50, -5, -3)),
		fill: METAL[0],
		line: "fine"
	},
	{
		d: outline(at$2(RAKE, -1, WING.front - 3), at$2(RAKE, WING.peak, WING.middle), at$2(RAKE, -1, WING.back + 3), at$2(RAKE, -5, WING.back + 3), at$2(RAKE, WING.peak - 5, WING.middle), at$2(RAKE, -5, WING.front - 3)),
		fill: "#c9a46f"
	},
	{
		d: outline(at$2(0, PEAK, -3), at$2(50, -1, -3), at$2(50, -6, -3), at$2(0, PEAK - 5, -3), at$2(-50, -6, -3), at$2(-50, -1, -3)),
		fill: TIMBER
	}
];
const GROUND$2 = [{
	d: "M2 99h176l38-15-160-4z",
	fill: EARTH,
	line: "none"
}, {
	d: "M2 99h176l38-15",
	line: "edge"
}];
/** Boards, and the sheet on its way up over them. */
const DRY = [
	{
		d: slope(0, 50),
		fill: FELT
	},
	{
		d: [17, 34].map((across) => lines(down$1(across, -3), down$1(across, END))).join(""),
		line: "fine"
	},
	{
		d: wing$1(0, 1),
		fill: BOARDS$2
	},
	{
		d: "M136 44l4-4M160 44l4-4",
		line: "fine"
	},
	{
		d: wing$1(0, .45),
		fill: FELT
	},
	{
		d: "M106 45h52a3 3 0 0 1 0 7h-49z",
		fill: FELT
	}
];
/** Mouths of the tiles, in rows. */
const MAIN_ROWS = [
	13,
	26,
	39,
	51
];
function mouths(rows) {
	return rows.map((across) => `M${down$1(across, -3).join(" ")}${"q6 2 8-3".repeat(7)}`).join("");
}
function wingMouths(shares) {
	return shares.map((share) => level(share)).map(([[x, y], [end]]) => `M${x} ${y}${"q4 5 7 0".repeat(Math.round((end - x) / 7))}`).join("");
}
/** Tile on both slopes, up to so near the ridge of the house and such a share of the wing; the sheet above it. */
function covering(from, share) {
	return [
		...from ? [{
			d: slope(0, 50),
			fill: FELT
		}] : [],
		{
			d: slope(from, 53),
			fill: TILE[0]
		},
		{
			d: mouths(MAIN_ROWS.filter((row) => row > from)),
			line: "fine"
		},
		{
			d: wing$1(0, 1),
			fill: FELT
		},
		{
			d: wing$1(-.05, share),
			fill: TILE[0]
		},
		{
			d: wingMouths([
				.02,
				.34,
				.67
			].filter((row) => row < share)),
			line: "fine"
		}
	];
}
/** A pipe, a vent and the curb of a skylight, through whatever lies there. */
const THROUGH = [
	{
		d: pipe$2(72, 45, 14) + pipe$2(85, 41, 9),
		fill: METAL[1]
	},
	{
		d: "M95 30l11-4 12 4-11 4z",
		fill: GLASS$1
	},
	{
		d: "M95 30l12 4v5l-12-4zM107 34l11-4v5l-11 4z",
		fill: METAL[1]
	}
];
function pipe$2(x, y, height) {
	return `M${x - 2} ${y}v${-height}h5v${height}l3 3h-11z`;
}
/** A picture of every layer. */
const PRINTS = [
	{
		d: [
			0,
			27,
			54
		].map((x) => box(4 + x, 4, 24, 20)).join(""),
		fill: PAPER
	},
	{
		d: box(7, 7, 18, 11),
		fill: BOARDS$2,
		line: "fine"
	},
	{
		d: box(34, 7, 18, 11),
		fill: FELT,
		line: "fine"
	},
	{
		d: box(61, 7, 18, 11),
		fill: TILE[0],
		line: "fine"
	}
];
const frame = [
	[
		...SHEET,
		FALLS,
		...REVIEW
	],
	[...SHEET, ...SUBMITTAL],
	[
		...GROUND$2,
		...open(person$1({
			x: 138,
			y: 93,
			height: 30
		})),
		...DRY,
		...EDGES
	],
	[
		...GROUND$2,
		...open([]),
		...covering(26, .66),
		...THROUGH,
		...EDGES
	],
	[
		...GROUND$2,
		...CLOSED,
		...covering(0, 1),
		...THROUGH,
		...EDGES,
		...PRINTS
	]
];
// templates/art/services/steps/gutter.ts
/** The roof at the eave, with its wall. */
const EAVE$1 = [
	{
		d: "M30 40v50h14V44z",
		fill: WALLS[1]
	},
	{
		d: outline([4, 16], [110, 51], [110, 72], [4, 37]),
		fill: TIMBER
	},
	{
		d: outline([4, 11], [118, 49], [118, 54], [4, 16]),
		fill: "#c9a46f"
	},
	{
		d: outline([4, 4], [124, 44], [124, 50], [4, 10]),
		fill: SHINGLE[0]
	}
];
const FASCIA = {
	d: box(110, 52, 8, 36),
	fill: WALLS[2]
};
const OLD_FASCIA = {
	d: "M110 52h8v30l-4 4 2-6-4 2z",
	fill: "#b39a86"
};
/** It sags on a spike through its trough. */
const OLD_GUTTER = [{
	d: "M118 58v32l28 9 14-23-7-2-2 5z",
	fill: METAL[1],
	line: "edge"
}, {
	d: "M108 64l46 11",
	line: "edge"
}];
const DRIP$1 = {
	d: "M92 42l30 10v16l3 3h-6V55l-28-9z",
	fill: SKY,
	line: "fine"
};
const PROFILE = "M120 60v34h26v-8c2-10 18-8 18-20v-8h-7v3";
const TROUGH = [
	{
		d: `${PROFILE}V60z`,
		fill: METAL[0],
		line: "none"
	},
	{
		d: "M119 64h40v4l-40 4z",
		fill: METAL[1],
		line: "fine"
	},
	{
		d: PROFILE,
		line: "edge"
	}
];
const MEASURE$2 = {
	d: `M4 102V44M118 102V92${lines([4, 98], [118, 98])}${tick(4, 98)}${tick(118, 98)}`,
	line: "fine"
};
/** From the upper left, where the frame cuts it off, down to the trough: its nozzle, and the jet that falls into the gutter. */
const HOSE$2 = [
	{
		d: "M20 0c40-2 76 8 92 26",
		line: "edge"
	},
	{
		d: "M109 28l5-5 8 9-5 5z",
		fill: METAL[1],
		line: "fine"
	},
	{
		d: "M121 33c9 8 13 18 13 31l-7 0c1-12-1-20-9-28z",
		fill: SKY,
		line: "fine"
	}
];
const WATER_IN = [{
	d: "M121 80h29q-4 3-4 6v7h-25z",
	fill: WATER,
	line: "none"
}, {
	d: box(128, 94, 11, 12),
	fill: METAL[1]
}];
const gutter = [
	[
		...EAVE$1,
		OLD_FASCIA,
		...OLD_GUTTER,
		MEASURE$2
	],
	[
		...EAVE$1,
		FASCIA,
		DRIP$1
	],
	[
		...EAVE$1,
		FASCIA,
		DRIP$1,
		...TROUGH
	],
	[
		...EAVE$1,
		FASCIA,
		DRIP$1,
		...TROUGH,
		...WATER_IN,
		...HOSE$2
	]
];
// templates/art/services/steps/paper.ts
/** A sheet whose lower left corner is at (52, 98), moved right by so much. */
function sheet(right = 0) {
	const x = 52 + right;
	return {
		d: outline([x, 98], [x + 84, 98], [x + 100, 10], [x + 16, 10]),
		fill: PAPER,
		line: "edge"
	};
}
const SIGNED = [{ d: "M94 90q6-10 8-2t8-4 10 2" }, {
	d: "M128 92l30-34 6 5-30 34-8 3z",
	fill: CLAY
}];
/** What is drawn on a sheet. */
const DRAWN = "#e9e3d7";
// templates/art/services/steps/inspection.ts
const [RIDGE, EAVE, GROUND$1] = [
	30,
	62,
	102
];
const RAKES = outline([6, EAVE], [40, RIDGE], [124, RIDGE], [158, EAVE]);
const GROUND_LINE = {
	d: `M4 ${GROUND$1}h208`,
	line: "edge"
};
const WALL$1 = box(18, EAVE, 128, GROUND$1 - EAVE);
function front() {
	return [
		{
			d: WALL$1,
			fill: WALLS[0]
		},
		{
			d: box(66, 76, 15, 26),
			fill: DOORS[1]
		},
		{
			d: box(32, 78, 20, 14) + box(98, 78, 34, 14),
			fill: GLASS$1
		},
		{
			d: "M42 78v14M109 78v14M121 78v14",
			line: "fine"
		},
		GROUND_LINE
	];
}
const CHIMNEY = {
	d: box(100, 15, 15, 25),
	fill: "#d2b79d"
};
function roof$2() {
	return [
		{
			d: box(18, EAVE, 128, 9),
			fill: SHADE,
			line: "none"
		},
		{
			d: RAKES,
			fill: TILE[0]
		},
		{
			d: "M34 36h96M27 42h110M21 48h122M14 55h136",
			line: "fine"
		},
		{
			d: box(40, RIDGE - 3, 84, 5),
			fill: TILE[1]
		},
		{
			d: `M6 ${EAVE}h152v4H6z`,
			fill: METAL[0]
		},
		CHIMNEY,
		{
			d: "M98 43v-7h19v7z",
			fill: SKY
		}
	];
}
const LADDER = [{
	d: `M174 ${GROUND$1}L148 52M182 ${GROUND$1}L156 52`,
	line: "edge"
}, {
	d: "M171 96h8m-11-6h8m-11-6h8m-11-6h8m-11-6h8m-11-6h8",
	line: "fine"
}];
const MEASURE$1 = {
	d: `M40 ${RIDGE - 6}V8M124 ${RIDGE - 6}V8M36 12H128${tick(40, 12)}${tick(124, 12)}`,
	line: "fine"
};
/** Roof and room cut open: rafters, boards, daylight, a stain. */
const OPEN = [
	{
		d: WALL$1,
		fill: "#fbe9c8"
	},
	{
		d: RAKES,
		fill: TILE[0]
	},
	{
		d: outline([18, EAVE], [44, 36], [120, 36], [146, EAVE]),
		fill: "#c9a46f"
	},
	{
		d: "M38 42h88M32 48h100M26 55h112",
		line: "fine"
	},
	{
		d: outline([66, 48], [98, 37], [98, 55]),
		fill: "#fbe7bf",
		line: "none"
	},
	{
		d: [
			32,
			78,
			124
		].map((x) => box(x, 36, 5, 26)).join(""),
		fill: TIMBER
	},
	{
		d: box(6, EAVE, 12, 4) + box(146, EAVE, 12, 4),
		fill: METAL[0]
	},
	{
		d: box(100, 15, 15, 47),
		fill: "#d2b79d"
	},
	{
		d: "M100 36c-10 0-13 8-7 13 0 5 4 7 7 7z",
		fill: CLAY,
		line: "none"
	},
	{
		d: "M84 66h28q-4 5-14 5t-14-5z",
		fill: "#cfa98a"
	},
	{
		d: box(18, EAVE, 30, 4) + box(74, EAVE, 72, 4),
		fill: PAPER
	},
	{
		d: "M52 102l6-24h8l6 24",
		line: "edge"
	},
	GROUND_LINE,
	...LADDER,
	...person$1({
		x: 60,
		y: 78,
		height: 34,
		holds: "light"
	})
];
/** The drawing on one sheet, photos and findings on the other. */
const REPORT = [
	sheet(38),
	{
		d: "M114 22h26l-4 22h-26z",
		fill: TILE[0]
	},
	{
		d: "M113 29h26M111 37h26M130 22l-2 8 5 7-1 7",
		line: "fine"
	},
	{
		d: "M150 22h26l-4 22h-26z",
		fill: BOARDS$2
	},
	{
		d: "M149 29h26M147 37h26",
		line: "fine"
	},
	{
		d: "M156 33q6-5 10 0 2 6-5 6-7 0-5-6z",
		fill: CLAY,
		line: "none"
	},
	{
		d: disc(108, 58, 3),
		fill: CLAY,
		line: "none"
	},
	{
		d: disc(106, 71, 2) + disc(104, 84, 2),
		fill: INK,
		line: "none"
	},
	{
		d: "M117 58h46M115 71h46M113 84h30",
		line: "fine"
	},
	sheet(-44),
	{
		d: "M28 52l16-22h38l7 22z",
		fill: DRAWN
	},
	{ d: "M34 52l-5 30h50l4-30M48 82l3-18h8l-3 18M69 30l1-8h7l-1 8" },
	{
		d: disc(72, 32, 3),
		fill: CLAY,
		line: "none"
	}
];
const inspection = [
	[
		...front(),
		{
			d: RAKES,
			line: "hidden"
		},
		...person$1({
			x: 172,
			y: GROUND$1,
			height: 34,
			holds: "paper"
		}),
		...person$1({
			x: 202,
			y: GROUND$1,
			height: 33,
			atHome: true
		})
	],
	[
		...front(),
		...roof$2(),
		...LADDER,
		MEASURE$1,
		...person$1({
			x: 62,
			y: 54,
			height: 32,
			holds: "paper"
		})
	],
	OPEN,
	REPORT
];
// templates/art/services/steps/overCeiling.ts
const pitch$1 = pitchFrom([14, 34], [9, -5]);
/** The wall under the eave. */
const WALL = 106;
function at$1(along, back, up = 0) {
	const [x, y] = pitch$1.at(along, back, up);
	return [Math.round(x), Math.round(y)];
}
function face$1(top, foot, near, far, up) {
	return pitch$1.face([top, foot], [near, far], up);
}
/** Walls, ceiling, floor, rafter, boards. */
function house() {
	return [
		{
			d: outline([114, 78], [143, 88], [114, 104]),
			fill: WALLS[3]
		},
		{
			d: outline([114, 78], [143, 88], [137, 91], [114, 86]),
			fill: SHADE,
			line: "none"
		},
		{
			d: outline([14, 44], [WALL, 74], [14, 74]),
			fill: WALLS[3],
			line: "fine"
		},
		...room(),
		{
			d: outline([WALL, 76], [114, 78], [114, 104], [WALL, 104]),
			fill: WALLS[1]
		},
		{
			d: outline(at$1(132, 0), at$1(132, 5), at$1(132, 5, -11), at$1(132, 0, -11)),
			fill: WALLS[2]
		},
		{
			d: outline(at$1(0, 0), at$1(132, 0), at$1(132, 0, -11), at$1(0, 0, -11)),
			fill: TIMBER
		},
		{
			d: outline(at$1(0, 0, 3), at$1(135, 0, 3), at$1(135, 0), at$1(0, 0)),
			fill: "#c9a46f"
		},
		{
			d: outline(at$1(135, 0, 3), at$1(135, 5, 3), at$1(135, 5, -2), at$1(135, 0, -2)),
			fill: METAL[0]
		}
	];
}
function room() {
	return [
		{
			d: box(14, 74, 92, 30),
			fill: "#fbe9c8",
			line: "fine"
		},
		{
			d: box(14, 74, 92, 4),
			fill: PAPER
		},
		{
			d: `M8 104h${WALL}`,
			line: "edge"
		}
	];
}
function stain(x) {
	return {
		d: `M${x - 15} 78h30q-4 6-15 6t-15-6z`,
		fill: "#cfa98a"
	};
}
function drop(x) {
	return {
		d: `M${x} 84c-4 6-4 9 0 9 4 0 4-3 0-9z`,
		fill: CLAY,
		line: "none"
	};
}
// templates/art/services/steps/joints.ts
const ROWS$3 = [
	22,
	44,
	66,
	88,
	110
];
const STAIN$1 = 80;
/** Shingle, and the wall above it with its flashing. */
function covered$1() {
	return [
		{
			d: face$1(0, 137, 0, 5, 5),
			fill: SHINGLE[2]
		},
		{
			d: ROWS$3.map((along) => lines(at$1(along, 0, 5), at$1(along, 5, 5))).join(""),
			line: "fine"
		},
		{
			d: outline(at$1(0, 0, 3), at$1(0, 5, 3), [59, -1], [14, 1]),
			fill: WALLS[0]
		},
		{
			d: outline(at$1(0, 0, 4), at$1(0, 5, 4), at$1(0, 5, 9), at$1(0, 0, 9)),
			fill: METAL[1]
		},
		{
			d: `M4 104V6l4-4 3 3 3-3v102z`,
			fill: WALLS[1]
		}
	];
}
/** The joints uphill from the stain, lowest first: the collar of a pipe, then the wall. */
const JOINTS = [[58, 2.2], [4, 2.4]];
function pipe$1() {
	const [x, y] = at$1(...JOINTS[0], 5);
	return [{
		d: outline([x - 14, y + 1], [x + 5, y + 7], [x + 17, y], [x - 2, y - 6]),
		fill: METAL[0]
	}, {
		d: `M${x - 3} ${y}v-18q4-3 8 0v18q-4 4-8 0z`,
		fill: METAL[1]
	}];
}
function bar(along) {
	const [near, far] = [at$1(along, .5, 18), at$1(along, 4.5, 18)];
	return outline(near, far, [far[0], far[1] + 4], [near[0], near[1] + 4]);
}
function spray(along) {
	return [{
		d: [
			.7,
			1.6,
			2.5,
			3.4,
			4.3
		].map((back) => {
			const [x, y] = at$1(along, back, 16);
			return `M${x} ${y}l-22 2v2l22-2zM${x} ${y}l-20 9v2l20-9z`;
		}).join(""),
		fill: WATER,
		line: "none"
	}, {
		d: bar(along),
		fill: METAL[0]
	}];
}
/** Rain from the side that it leaks in. */
const WIND = {
	d: [
		[210, 6],
		[182, 0],
		[204, 24],
		[172, 18],
		[138, 8],
		[112, 0],
		[212, 40]
	].map(([x, y]) => `M${x} ${y}l-22 8h-4l22-8z`).join(""),
	fill: SKY,
	line: "none"
};
/** What somebody smeared on it before. */
const TRIED = {
	d: "M20 30q3-5 8-5 3-5 8-4 4-4 7-2 1 5-5 7-2 5-9 5-5 3-9-1z",
	fill: INSULATION
};
const PATH = {
	d: lines([20, 48], [68, 65], [STAIN$1, 74]),
	line: "hidden"
};
/** The same on paper: no washes, the suspects marked. */
function map() {
	const drawn = [
		...house(),
		...covered$1(),
		...pipe$1()
	].filter(({ line }) => line !== "none");
	return [
		{
			d: box(1, -3, 214, 110),
			fill: PAPER
		},
		...drawn.map(({ d, line }) => ({
			d,
			line: line ?? "fine",
			fill: line === "fine" ? void 0 : PAPER
		})),
		{
			d: "M168 86h44v17h-44zM168 92h44m-26-6v17",
			line: "fine"
		},
		PATH,
		{
			...stain(STAIN$1),
			fill: CLAY
		},
		{
			d: JOINTS.map(([along, back]) => disc(...at$1(along, back, 4), 4)).join(""),
			fill: CLAY
		}
	];
}
const WATCHED = [...[{
	d: "M57 104l2-8q1-3 7-3h28q6 0 7 3l2 8z",
	fill: PAPER
}, {
	d: "M68 95l-2 9M80 97v7M92 95l2 9",
	line: "fine"
}], ...person$1({
	x: 34,
	y: 104,
	height: 24,
	holds: "light"
})];
/** Where the bar stood before. */
const BEFORE = {
	d: lines(at$1(90, .3, 12), at$1(90, 4.7, 12), at$1(90, 4.7, 8), at$1(90, .3, 8), at$1(90, .3, 12)),
	line: "hidden"
};
/** Joints, times, result. */
const CERTIFICATE = [
	{
		d: "M77 19l24 8-1 6-24-8z",
		fill: DRAWN
	},
	{
		d: "M110 19h15l-3 18h-15z",
		fill: SHINGLE[2]
	},
	{
		d: "M131 19h15l-3 18h-15z",
		fill: "#cfa98a"
	},
	{
		d: "M76 25l-3 18h20l2-11M74 35h20M88 57h30m8 0h8M86 70h30m8 0h8",
		line: "fine"
	},
	{
		d: disc(80, 57, 2),
		fill: INK,
		line: "none"
	},
	{
		d: disc(78, 70, 3),
		fill: CLAY,
		line: "none"
	}
];
const joints = [
	[
		WIND,
		...house(),
		...covered$1(),
		TRIED,
		...pipe$1(),
		stain(STAIN$1),
		drop(STAIN$1)
	],
	map(),
	[
		...house(),
		...covered$1(),
		...pipe$1(),
		stain(STAIN$1),
		...WATCHED
	],
	[
		...house(),
		PATH,
		...covered$1(),
		BEFORE,
		...pipe$1(),
		...spray(30),
		stain(STAIN$1),
		...WATCHED,
		drop(STAIN$1)
	],
	[
		sheet(),
		...CERTIFICATE,
		...SIGNED
	]
];
// templates/art/services/steps/leak.ts
const ROWS$2 = [
	22,
	44,
	66,
	88,
	110,
	136
];
const DRIP = 68;
const HOLE = [
	8,
	30,
	0,
	2
];
function tile() {
	return [
		{
			d: outline(at$1(0, 0, 7), at$1(138, 0, 7), at$1(138, 0, 3), at$1(0, 0, 3)),
			fill: TILE[1]
		},
		{
			d: outline(at$1(138, 0, 7), at$1(138, 5, 7), at$1(138, 5, 3), at$1(138, 0, 3)),
			fill: TILE[1]
		},
		{
			d: face$1(0, 138, 0, 5, 7),
			fill: TILE[0]
		},
		{
			d: ROWS$2.map((along) => `M${at$1(along, 0, 7).join(" ")}${"q7-1 9-5".repeat(5)}`).join(""),
			line: "fine"
		}
	];
}
const RAIN$1 = {
	d: [
		[22, 4],
		[8, 20],
		[96, 0],
		[122, 6],
		[148, 14],
		[176, 12],
		[196, 36],
		[206, 6],
		[204, 68],
		[180, 84]
	].map(([x, y]) => `M${x} ${y}l-3 12h2l3-12z`).join(""),
	fill: SKY,
	line: "none"
};
const BUCKET = [{
	d: `M60 93h16l-2 11h-12z`,
	fill: METAL[1]
}, {
	d: `M61 97h14l-1 6h-12z`,
	fill: WATER,
	line: "none"
}];
/** The roof that nobody has seen yet. */
const UNSEEN$1 = {
	d: face$1(0, 138, 0, 5, 7) + lines(at$1(0, 0, 7), at$1(0, 0, -11), at$1(132, 0, -11), at$1(138, 0, 7)),
	line: "hidden"
};
const TARP = [
	{
		d: face$1(6, 74, .5, 4.3, 9),
		fill: "#5f9dbb"
	},
	{
		d: lines(at$1(40, .5, 9), at$1(40, 4.3, 9)),
		line: "fine"
	},
	{
		d: face$1(6, 11, .5, 4.3, 10) + face$1(69, 74, .5, 4.3, 10) + face$1(11, 69, .5, .9, 10) + face$1(11, 69, 3.9, 4.3, 10),
		fill: TIMBER
	}
];
/** A tile gone from its place, the sheet under it torn. */
const OPENING$1 = [
	{
		d: face$1(...HOLE, 4),
		fill: FELT
	},
	{
		d: outline(at$1(8, 0, 7), at$1(30, 0, 7), at$1(30, 0, 3), at$1(8, 0, 3)),
		fill: FELT,
		line: "none"
	},
	{
		d: outline(at$1(13, .4, 4), at$1(17, 1.3, 4), at$1(19, .9, 4), at$1(25, 1.4, 4), at$1(23, .3, 4)),
		fill: INK,
		line: "none"
	},
	{
		d: face$1(42, 64, 1.2, 2.7, 11),
		fill: TILE[2]
	}
];
/** The way of the water, from the stain up to where it got in. */
const WAY = {
	d: "M66 73v-9h3v9zM65 59l-10-3v-4l10 3zM51 54l-9-3v-4l9 3zM32 36l7 10h-14z",
	fill: CLAY,
	line: "none"
};
/** Two sums, the cover and the repair, and nobody has signed yet. */
const PRICE = [
	{
		d: outline([140, 104], [198, 104], [210, 36], [152, 36]),
		fill: PAPER,
		line: "edge"
	},
	{
		d: "M157 52l14-8 30 12-14 8z",
		fill: DRAWN
	},
	{
		d: "M154 75h24m10 0h9M153 82h18m16 0h9M151 95h20",
		line: "fine"
	},
	{
		d: "M164 51l6-3 11 4-6 3z",
		fill: CLAY,
		line: "none"
	}
];
/** New boards, sheet and tile where it leaked, and a hose on them. */
const MENDED = [{
	d: outline(at$1(2, 0, 3), at$1(40, 0, 3), at$1(40, 0), at$1(2, 0)),
	fill: "#f6ead0"
}, {
	d: face$1(0, 22, 0, 2, 7) + face$1(22, 44, 0, 2, 7),
	fill: "#d97a5c"
}];
const HOSE$1 = [
	{
		d: "M212 104c-2-40-40-82-88-80",
		line: "edge"
	},
	{
		d: "M126 22l-12 2v4l12-1z",
		fill: SKY
	},
	{
		d: "M112 25l-68 2-2 3 70-3zM112 27l-60 12-2 4 62-14z",
		fill: WATER,
		line: "none"
	}
];
const leak = [
	[
		RAIN$1,
		UNSEEN$1,
		...room(),
		{
			d: box(106, 74, 8, 30),
			fill: WALLS[1]
		},
		stain(DRIP),
		drop(DRIP),
		...BUCKET
	],
	[
		RAIN$1,
		...house(),
		...tile(),
		...TARP,
		stain(DRIP)
	],
	[
		...house(),
		...tile(),
		...OPENING$1,
		stain(DRIP),
		WAY
	],
	[
		...house(),
		...tile(),
		...TARP,
		stain(DRIP),
		...PRICE
	],
	[
		...house(),
		...tile(),
		...MENDED,
		...HOSE$1
	]
];
// templates/art/services/steps/slope.ts
const pitch = pitchFrom([6, 46], [10, -6]);
function at(along, back, up = 0) {
	const [x, y] = pitch.at(along, back, up);
	return [Math.round(x), Math.round(y)];
}
function face(top, foot, near, far, up) {
	return pitch.face([top, foot], [near, far], up);
}
/** Rafter, fascia and edge metal. */
function fascia() {
	return [
		{
			d: outline(at(122, 0), at(122, 6), at(122, 6, -14), at(122, 0, -14)),
			fill: WALLS[2]
		},
		{
			d: outline(at(0, 0), at(122, 0), at(122, 0, -14), at(0, 0, -14)),
			fill: TIMBER
		},
		{
			d: outline(at(126, 0), at(126, 6), at(126, 6, -4), at(126, 0, -4)),
			fill: METAL[0]
		}
	];
}
/** The board under a covering, seen at its edges: from the fascia up to a covering that ends at `foot` and lies so far `up`. */
function deck$2(from, foot, up) {
	return {
		d: outline(at(from, 0), at(foot, 0), at(foot, 0, up), at(from, 0, up)) + outline(at(foot, 0), at(foot, 6), at(foot, 6, up), at(foot, 0, up)),
		fill: BOARDS$2,
		line: "fine"
	};
}
/** Tile from so far down the slope. */
function tiled(from) {
	const rows = [
		20,
		40,
		60,
		80,
		100,
		122
	].filter((row) => row > from);
	return [
		deck$2(from, 128, 4),
		{
			d: face(from, 128, 0, 6, 4),
			fill: TILE[0]
		},
		{
			d: rows.slice(1).map((row, index) => face(row - 20, row, index * 2 % 5, index * 2 % 5 + 1, 4)).join(""),
			fill: TILE[2],
			line: "none"
		},
		{
			d: rows.map((row) => scallops(row)).join(""),
			line: "fine"
		}
	];
}
function scallops(row) {
	const [x, y] = at(row, 0, 4);
	return `M${x} ${y}${"q8-1 10-6".repeat(6)}`;
}
// templates/art/services/steps/reroof.ts
const ROWS$1 = [
	24,
	48,
	72,
	96
];
function old() {
	return [
		deck$2(0, 126, 4),
		{
			d: face(0, 126, 0, 6, 4),
			fill: SHINGLE[2]
		},
		{ d: ROWS$1.map((along) => lines(at(along, 0, 4), at(along, 6, 4))).join("") },
		{
			d: ROWS$1.map((along, row) => [
				1,
				3,
				5
			].map((back) => lines(at(along, back - row % 2, 4), at(along + 24, back - row % 2, 4))).join("")).join(""),
			line: "fine"
		}
	];
}
const MEASURE = { d: `${lines(at(0, 6, 18), at(122, 6, 18))}${lines(at(0, 6, 8), at(0, 6, 24))}${lines(at(122, 6, 8), at(122, 6, 24))}${[0, 122].map((along) => tick(at(along, 6, 18)[0], at(along, 6, 18)[1])).join("")}` };
/** The proposal: a drawing, lines, a signature. */
const PROPOSAL = [
	sheet(),
	{
		d: outline([78, 44], [92, 22], [122, 22], [132, 44]),
		fill: DRAWN
	},
	{
		d: "M92 22l14 22m16-22l-16 22M74 56h52M72 66h52M70 76h30",
		line: "fine"
	},
	...SIGNED
];
/** The sweep for nails. */
const MAGNET = [
	{
		d: "M182 94v-10a12 12 0 0 1 24 0v10h-8v-10a4 4 0 0 0-8 0v10z",
		fill: SKY
	},
	{
		d: box(182, 92, 8, 4) + box(198, 92, 8, 4),
		fill: METAL[1]
	},
	{
		d: "M176 103l7-2m8 2l6-3m7 3l5-2",
		line: "edge"
	}
];
function boards() {
	return [
		{
			d: face(0, 126, 0, 6, 0),
			fill: BOARDS$2
		},
		{
			d: face(40, 54, 0, 4, 0),
			fill: "#f6ead0"
		},
		{
			d: [
				14,
				27,
				40,
				54,
				68,
				81,
				95,
				108
			].map((along) => lines(at(along, 0), at(along, 6))).join(""),
			line: "fine"
		}
	];
}
function felt() {
	return [{
		d: face(14, 126, 0, 6, 1),
		fill: FELT
	}];
}
const reroof = [
	[
		...fascia(),
		...old(),
		MEASURE
	],
	PROPOSAL,
	[...fascia(), ...boards()],
	[
		...fascia(),
		...boards(),
		...felt(),
		...tiled(60)
	],
	[
		...fascia(),
		...tiled(0),
		...MAGNET
	]
];
// templates/art/services/steps/skylight.ts
const ROWS = [
	20,
	40,
	60,
	80,
	100
];
const OPENING = [
	40,
	88,
	1.6,
	4.4
];
function roof$1() {
	return [
		...fascia(),
		deck$2(0, 126, 2),
		{
			d: face(0, 126, 0, 6, 2),
			fill: SHINGLE[2]
		},
		{
			d: ROWS.map((along) => lines(at(along, 0, 2), at(along, 6, 2))).join(""),
			line: "fine"
		}
	];
}
function curb() {
	const [head, foot, near, far] = OPENING;
	return [
		{
			d: outline(at(head, near, 2), at(foot, near, 2), at(foot, near, 14), at(head, near, 14)),
			fill: TIMBER
		},
		{
			d: outline(at(foot, near, 2), at(foot, far, 2), at(foot, far, 14), at(foot, near, 14)),
			fill: "#c9a46f"
		},
		{
			d: face(head, foot, near, far, 14),
			fill: TIMBER
		},
		{
			d: face(head + 6, foot - 6, near + .4, far - .4, 14),
			fill: INK
		}
	];
}
const [HEAD, FOOT, NEAR, FAR$1] = OPENING;
const FLASHING = {
	d: face(HEAD - 12, FOOT + 12, NEAR - .6, FAR$1 + .6, 2),
	fill: METAL[0]
};
const PANE = [{
	d: face(HEAD - 3, FOOT + 3, NEAR - .2, FAR$1 + .2, 16),
	fill: METAL[1]
}, {
	d: face(HEAD + 5, FOOT - 5, NEAR + .4, FAR$1 - .4, 16),
	fill: GLASS$1
}];
const HOSE = [{
	d: "M214 96q-24 10-34-4t-14-8",
	line: "edge"
}, {
	d: "M166 84l-40-14v3zM166 84l-36-4v3zM166 84l-44-24v3z",
	fill: SKY,
	line: "none"
}];
const skylight = [
	[...roof$1(), {
		d: face(...OPENING, 2),
		line: "hidden"
	}],
	[...roof$1(), ...curb()],
	[
		...roof$1(),
		FLASHING,
		...curb(),
		...PANE
	],
	[
		...roof$1(),
		FLASHING,
		...curb(),
		...PANE,
		...HOSE
	]
];
// templates/art/services/steps/tpo.ts
const DEPTH = [42, -25];
const [LEFT, DECK] = [4, 84];
function deck$1(length) {
	const ribs = "l2 9h4l2-9h4".repeat(Math.floor(length / 12));
	return [
		{
			d: outline([LEFT, DECK], [LEFT + length, DECK], [LEFT + length + 42, DECK - 25], [LEFT + 42, DECK - 25]),
			fill: METAL[1]
		},
		{
			d: Array.from({ length: Math.floor(length / 24) }, (_, rib) => `M${LEFT + 12 + rib * 24} ${DECK}l42-25`).join(""),
			line: "fine"
		},
		{ d: `M${LEFT} ${DECK}h4${ribs}` }
	];
}
const BOARDS = [
	...block({
		x: LEFT,
		y: DECK - 30,
		width: 138,
		height: 30,
		depth: DEPTH,
		washes: {
			front: INSULATION,
			top: "#f8e9b8",
			side: "#e2c66d"
		}
	}),
	{
		d: [
			16,
			40,
			64,
			88,
			112
		].map((x) => `M${LEFT + x} ${DECK - 20}l3 3m9 8l3 3`).join(""),
		line: "fine"
	},
	...block({
		x: LEFT,
		y: DECK - 35,
		width: 122,
		height: 5,
		depth: DEPTH,
		washes: {
			front: TIMBER,
			top: "#e6d3b1",
			side: "#c3a577"
		}
	})
];
const SHEETS = [
	...block({
		x: LEFT + 60,
		y: DECK - 38,
		width: 54,
		height: 3,
		depth: DEPTH,
		washes: {
			front: MEMBRANE,
			top: PAPER,
			side: STONE
		}
	}),
	{
		d: outline([LEFT, DECK - 39], [LEFT + 54, DECK - 39], [LEFT + 60, DECK - 42], [LEFT + 96, DECK - 42], [LEFT + 138, DECK - 67], [LEFT + 102, DECK - 67], [LEFT + 96, DECK - 64], [LEFT + 42, DECK - 64]),
		fill: PAPER
	},
	{
		d: outline([LEFT, DECK - 39], [LEFT + 54, DECK - 39], [LEFT + 60, DECK - 42], [LEFT + 96, DECK - 42], [LEFT + 96, DECK - 38], [LEFT + 60, DECK - 38], [LEFT + 54, DECK - 35], [LEFT, DECK - 35]),
		fill: MEMBRANE
	},
	{
		d: outline([LEFT + 96, DECK - 42], [LEFT + 138, DECK - 67], [LEFT + 138, DECK - 63], [LEFT + 96, DECK - 38]),
		fill: CLAY
	}
];
const OLD = [
	...block({
		x: LEFT,
		y: DECK - 30,
		width: 138,
		height: 30,
		depth: DEPTH,
		washes: {
			front: STONE,
			top: "#d8cdbb",
			side: "#b3a691"
		}
	}),
	{ d: lines([30, 50], [50, 44], [58, 36], [82, 34]) + lines([120, 52], [128, 42], [144, 38]) },
	{
		d: outline([86, 50], [110, 50], [122, 43], [98, 43]),
		fill: INK
	},
	{
		d: box(86, 16, 24, 20),
		fill: INSULATION
	},
	{
		d: "M86 16l12-7h24l-12 7M110 16l12-7v20l-12 7",
		fill: "#b3a691"
	},
	{
		d: "M104 38v8",
		line: "hidden"
	}
];
/** The nozzle of hot air, or the probe, at the seam. */
const GUN = {
	d: "M112 40l22-28 8 6-24 26z",
	fill: METAL[1]
};
const GRIP = {
	d: "M132 10l10-10 10 8-10 11z",
	fill: CLAY
};
const PROBE = {
	d: "M116 37l30-24",
	line: "edge"
};
const HANDLE = {
	d: "M143 12l14-11 5 6-14 11z",
	fill: INK
};
// templates/art/services/steps/index.ts
const SERIES = {
	attic,
	bays,
	covering: covering$1,
	frame,
	gutter,
	inspection,
	joints,
	leak,
	reroof,
	skylight,
	tpo: [
		[...deck$1(156), ...OLD],
		deck$1(156),
		[...deck$1(156), ...BOARDS],
		[
			...deck$1(156),
			...BOARDS,
			...SHEETS,
			GUN,
			GRIP
		],
		[
			...deck$1(156),
			...BOARDS,
			...SHEETS,
			PROBE,
			HANDLE
		]
	]
};
const SERIES_NAMES = Object.keys(SERIES);
const STEP_FRAME = {
	width: 216,
	height: 106
};
// generator/content/schema/bodyRules.ts
/** For superRefine: the rule as a check of a page's data. */
function bodyRule({ page, one = [], atMostOne = [], none = {} }) {
	return ({ body }, context) => {
		const placesOf = (type) => body.flatMap((section, index) => section.type === type ? [index] : []);
		for (const type of one) {
			if (placesOf(type).length > 0) continue;
			refuse$1(context, [], `${page} has one section of type "${type}", and this one has none.`, `add it to the body: "- type: ${type}", with its fields as on another page of this kind`);
		}
		for (const type of [...one, ...atMostOne]) for (const index of placesOf(type).slice(1)) refuse$1(context, [index], `${page} has one section of type "${type}", and this is another.`, "remove one, or join the two");
		body.forEach(({ type }, index) => {
			const why = none[type];
			if (why === void 0) return;
			refuse$1(context, [index, "type"], `${page} has no place for a section of type "${type}".`, `remove it: ${why}`);
		});
	};
}
/** A local-expertise section has two cards, where one about climate or a specialty may have three. */
function specialtyRule({ body }, context) {
	body.forEach((section, index) => {
		if (section.type !== "specialty" || section.kind !== "local-expertise" || section.items.length === 2) return;
		refuse$1(context, [index, "items"], `a local-expertise section has exactly 2 cards, and this one has ${section.items.length}.`, "take one away, or write kind: specialty");
	});
}
/** A series of drawings has one for each step, no more and no fewer. */
function stepsRule({ body }, context) {
	body.forEach((section, index) => {
		if (section.type !== "process" || section.drawing === void 0) return;
		const drawn = SERIES[section.drawing].length;
		if (section.items.length === drawn) return;
		refuse$1(context, [index, "drawing"], `the drawings "${section.drawing}" are ${drawn} steps, and this section has ${section.items.length}.`, "take drawing: away, or tell the work in as many steps");
	});
}
function refuse$1(context, path, message, fix) {
	context.addIssue({
		code: "custom",
		path: ["body", ...path],
		message,
		params: { fix }
	});
}
// templates/art/roofPlan.tsx
const roofPlan = z.strictObject({
	name: z.literal("roof-plan"),
	/** Over the place where the water comes in, and beside the one where it shows. */
	leak: line.max(28),
	stain: line.max(14)
});
const FRAME$2 = {
	width: 500,
	height: 390
};
/** The house lies across, 380 by 160, with a wing toward the street; the hips run at 45 degrees. */
const OUTLINE = "M60 80h380v160H320v110H180V240H60z";
const FOLDS = "M60 80l80 80H360l80-80M60 240l80-80M440 240l-80-80M250 170V280l-70 70M250 280l70 70";
const VALLEYS = "M180 240l70-70l70 70";
const LEAK = {
	x: 290,
	y: 210
};
const STAIN = {
	x: 262,
	y: 326
};
function RoofPlan({ leak, stain }) {
	return /* @__PURE__ */ jsxs(Drawing, {
		name: "plan",
		box: FRAME$2,
		children: [
			/* @__PURE__ */ jsx("pattern", {
				id: "plan-grid",
				width: "20",
				height: "20",
				patternUnits: "userSpaceOnUse",
				children: /* @__PURE__ */ jsx("path", {
					d: "M20 0H0V20",
					stroke: SKY,
					strokeWidth: "1",
					opacity: ".32"
				})
			}),
			/* @__PURE__ */ jsx("path", {
				fill: "url(#plan-grid)",
				stroke: "none",
				d: `M0 0h${FRAME$2.width}v${FRAME$2.height}H0z`
			}),
			/* @__PURE__ */ jsx("path", {
				fill: PAPER,
				stroke: "none",
				d: OUTLINE
			}),
			/* @__PURE__ */ jsx("path", {
				className: "e",
				fill: CLAY,
				fillOpacity: ".12",
				d: OUTLINE
			}),
			/* @__PURE__ */ jsx("path", {
				strokeWidth: "1.6",
				d: FOLDS
			}),
			/* @__PURE__ */ jsx("path", {
				stroke: SKY,
				strokeWidth: "3",
				d: VALLEYS
			}),
			/* @__PURE__ */ jsx("path", { d: `${down(140, 96)}${down(220, 96)}${down(370, 186)}M232 262h-28l7-6m-7 6l7 6M282 262h28l-7-6m7 6l-7 6` }),
			/* @__PURE__ */ jsx("path", {
				fill: PAPER,
				d: "M346 104h26v26h-26zl26 26m0-26l-26 26"
			}),
			/* @__PURE__ */ jsx(Dimensions, {}),
			/* @__PURE__ */ jsx("path", {
				stroke: CLAY,
				strokeWidth: "2",
				strokeDasharray: "6 5",
				d: `M${LEAK.x} ${LEAK.y}c2 46-40 56-28 104`
			}),
			/* @__PURE__ */ jsx("path", {
				stroke: CLAY,
				strokeWidth: "1.5",
				d: `M${LEAK.x} ${LEAK.y}V58M${STAIN.x} ${STAIN.y}H332`
			}),
			/* @__PURE__ */ jsx("path", {
				stroke: CLAY,
				strokeWidth: "5",
				d: `M${LEAK.x - 8} ${LEAK.y - 8}l16 16m0-16l-16 16`
			}),
			/* @__PURE__ */ jsx("path", {
				stroke: CLAY,
				strokeWidth: "3",
				fill: PAPER,
				d: disc(STAIN.x, STAIN.y, 11)
			}),
			/* @__PURE__ */ jsx("text", {
				className: "b",
				x: LEAK.x,
				y: "48",
				textAnchor: "middle",
				children: leak
			}),
			/* @__PURE__ */ jsx("text", {
				className: "b",
				x: "340",
				y: STAIN.y + 6,
				children: stain
			})
		]
	});
}
/** An arrow down the slope. */
function down(x, y) {
	return `M${x} ${y}v34l-6-7m6 7l6-7`;
}
function Dimensions() {
	return /* @__PURE__ */ jsx("path", {
		className: "f",
		d: `M60 372H440M60 250v128M440 250v128M462 80V240M450 80h18M450 240h18${tick(60, 372)}${tick(440, 372)}${tick(462, 80)}${tick(462, 240)}`
	});
}
// templates/sections/parts/DimensionString.tsx
/** `count`: the figures count up when they come into view (client/behaviour); the HTML holds the final values. */
function DimensionString({ items, count = false }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "dimension",
		"data-count": count || void 0,
		children: items.map((item, index) => /* @__PURE__ */ jsxs("li", {
			className: "dimension__part",
			"data-item": true,
			children: [
				/* @__PURE__ */ jsx(Joint, {}),
				endsString(index, items.length) ? /* @__PURE__ */ jsx(Joint, { end: true }) : null,
				/* @__PURE__ */ jsx("span", {
					className: "dimension__figure",
					children: item.number
				}),
				" ",
				/* @__PURE__ */ jsx("span", {
					className: "dimension__label",
					children: item.label
				})
			]
		}, item.label))
	});
}
/** The last part closes the string; so does the second of four, where they stand as two strings of two. */
function endsString(index, parts) {
	return index === parts - 1 || parts === 4 && index === 1;
}
function Joint({ end = false }) {
	return /* @__PURE__ */ jsxs("svg", {
		className: end ? "joint joint--end" : "joint",
		viewBox: "0 0 16 34",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ jsx("path", { d: "M8 0v34" }), /* @__PURE__ */ jsx("path", {
			className: "joint__tick",
			d: "M2.3 14.7 13.7 3.3"
		})]
	});
}
// templates/sections/define.ts
function defineSection(definition) {
	const { type, fields, styles = [type], Component } = definition;
	return {
		type,
		schema: z.strictObject({
			type: z.literal(type),
			name: slug.optional(),
			...fields
		}),
		styles,
		Component
	};
}
// templates/Title.tsx
const HYPHENED = String.raw`[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+`;
/** A line may break beside what is whole: the marks around it belong to it. */
const MARKS = String.raw`[^\s\p{L}\p{N}]*`;
const WITH_ARTICLE = String.raw`(?<![\p{L}\p{N}])(?:[Aa]n?|[Tt]he) [\p{L}\p{N}]+`;
function Title({ text, place = "", articles = false }) {
	const whole = curled(place);
	const town = withoutCounty(whole);
	const together = [
		...[whole, town].filter((name) => name.includes(" ") && (name === town || !isLong(name))).map(asWord),
		HYPHENED,
		...articles ? [WITH_ARTICLE] : []
	];
	return curled(text).split(new RegExp(`(${MARKS}(?:${together.join("|")})${MARKS})`, "u")).map((part, index) => index % 2 === 1 ? /* @__PURE__ */ jsx("span", {
		className: "whole",
		children: part
	}, index) : part);
}
/** On a window of 375 px the column has 335: "in" and eleven letters of 44 px are wider, and the "in" would have a line to itself. */
const LETTERS = 10;
/** The apostrophe as typed is straight, which in large letters looks like a slip. */
function curled(text) {
	return text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
}
function withoutCounty(place) {
	return place.replace(/ County$/, "");
}
function isLong(name) {
	return name.length > LETTERS;
}
/** The name by itself: not the "La Mesa" of "La Mesans". */
function asWord(name) {
	return String.raw`(?<![\p{L}\p{N}])${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\p{L}\p{N}])`;
}
// templates/sections/parts/bandClass.ts
function bandClass(ground) {
	return ground === "paper" ? "band" : `band band--${ground}`;
}
// templates/sections/about.tsx
const about = defineSection({
	type: "about",
	styles: ["about", "dimension"],
	fields: {
		title: line,
		lede: paragraph,
		paragraphs: z.array(paragraph).max(4),
		reasons: z.strictObject({
			title: line,
			items: z.array(z.strictObject({
				title: line,
				text: paragraph
			})).length(6)
		}),
		stats: z.array(stat).length(4),
		/** A roof from above with a leak on it; the story then stands beside it. */
		drawing: roofPlan.optional()
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `about ${bandClass(section.ground)}`,
		"data-section": section.name ?? "about",
		id: "about",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "split-5-6",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "about__story",
					children: [/* @__PURE__ */ jsx("h2", { children: /* @__PURE__ */ jsx(Title, { text: section.title }) }), section.drawing ? /* @__PURE__ */ jsx(RoofPlan, { ...section.drawing }) : /* @__PURE__ */ jsx(Story, { ...section })]
				}), /* @__PURE__ */ jsxs("div", {
					className: "about__why",
					children: [
						section.drawing ? /* @__PURE__ */ jsx(Story, { ...section }) : null,
						/* @__PURE__ */ jsx("h3", { children: section.reasons.title }),
						/* @__PURE__ */ jsx("ul", {
							className: "reasons",
							children: section.reasons.items.map(({ title, text }) => /* @__PURE__ */ jsxs("li", {
								className: "reasons__item",
								"data-item": true,
								children: [/* @__PURE__ */ jsx("strong", { children: title }), /* @__PURE__ */ jsx("p", { children: text })]
							}, title))
						})
					]
				})]
			}), /* @__PURE__ */ jsx(DimensionString, {
				items: section.stats,
				count: true
			})]
		})
	})
});
function Story({ lede, paragraphs }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", {
		className: "lede",
		children: lede
	}), paragraphs.map((text) => /* @__PURE__ */ jsx("p", { children: text }, text))] });
}
// templates/art/letters.ts
/** A, B, C: the key of a part, on a drawing and in the list under it. */
function letterOf(index) {
	return String.fromCharCode(65 + index);
}
/** Of a text of `size` units. National Park is about half as wide as it is high, and wider where it is strong: these are its widest words. */
function widthOf(text, strong, size) {
	return text.length * size * (strong ? .58 : .54);
}
// templates/art/names.tsx
/** Room that a name keeps from whatever else is there. */
const CLEAR = 5;
const LEADER = {
	step: 8,
	gap: 7
};
/** `names`: those that tell most first; one that would touch something is left out. `placed` stand already. */
function placeNames(names, sheet, size, placed = []) {
	const taken = placed.flatMap((label) => takenBy(label, size));
	const result = [];
	for (const named of names) {
		if (placed.some(({ name }) => name === named.name)) continue;
		const obstacles = sheet.obstacles(named.index, size);
		const label = placesOf(named, sheet, size).find((place) => !meets([boxOf(place, size)], obstacles) && !meets(takenBy(place, size), taken));
		if (label === void 0) continue;
		taken.push(...takenBy(label, size));
		result.push(label);
	}
	return result;
}
function meets(some, others) {
	return some.some((one) => others.some((other) => touch(one, other)));
}
/** Where a name may stand: over its dot, or under it; in the middle, else to the left, else to the right; else the same on a leader. */
function placesOf({ index, name, text, below, strong, rises, anchor }, sheet, size) {
	const dot = sheet.dots[index];
	if (dot === void 0) return [];
	const label = {
		name,
		text,
		below,
		strong
	};
	const over = (foot, aside) => [
		{
			...foot,
			anchor: "middle",
			x: dot.x
		},
		{
			...foot,
			anchor: "end",
			x: dot.x + aside
		},
		{
			...foot,
			anchor: "start",
			x: dot.x - aside
		}
	];
	const led = (y) => over({
		...label,
		y,
		below: false,
		leader: {
			x: dot.x,
			from: y + LEADER.gap,
			to: dot.y
		}
	}, 3);
	return [...(below ? [dot.y + 12] : sheet.gaps.map((gap) => dot.y - gap)).flatMap((y) => over({
		...label,
		y
	}, 9)), ...risen(dot.y, sheet).filter((y) => dot.y - y <= rises).flatMap(led)].filter((place) => {
		const { left, right } = boxOf(place, size);
		return left >= sheet.left && right <= sheet.right && (anchor === void 0 || place.anchor === anchor);
	});
}
function risen(dot, { sea, top }) {
	const lowest = Math.min(dot, sea) - 15 - LEADER.step;
	const steps = Math.max(0, Math.ceil((lowest - top) / LEADER.step));
	return [...Array.from({ length: steps }, (_, index) => lowest - index * LEADER.step), top];
}
function boxOf({ text, strong, below, anchor, x, y }, size) {
	const width = widthOf(text, strong, size);
	const left = x - {
		start: 0,
		middle: width / 2,
		end: width
	}[anchor];
	const foot = below ? y + size : y;
	return {
		left,
		right: left + width,
		top: foot - size,
		bottom: foot + size / 4
	};
}
/** A name, and the line that leads to it. */
function takenBy(label, size) {
	const { leader } = label;
	return leader ? [boxOf(label, size), {
		left: leader.x - 6,
		right: leader.x + 6,
		top: leader.from,
		bottom: leader.to
	}] : [boxOf(label, size)];
}
function touch(one, other) {
	return one.left - CLEAR < other.right && other.left - CLEAR < one.right && one.top - CLEAR < other.bottom && other.top - CLEAR < one.bottom;
}
function Names$1({ labels }) {
	return labels.map(({ name, text, anchor, x, y, below, strong }) => /* @__PURE__ */ jsx("text", {
		className: strong ? "b" : void 0,
		textAnchor: anchor === "middle" ? void 0 : anchor,
		x,
		y,
		dy: below ? ".9em" : void 0,
		children: text
	}, name));
}
function number(feet) {
	return feet.toLocaleString("en-US").replace("-", "−");
}
// templates/art/townHeights.tsx
const FRAME$1 = {
	width: 1200,
	height: 270
};
const STEMS = {
	from: 16,
	to: 1046
};
const SEA = 226;
/** Units of the highest town, and what a foot is at most: 0.066. */
const TALLEST = 178;
const MOST_PER_FOOT = .066;
/** Heights that say most are the ones far from here; their names are placed first. */
const COMMON = 700;
/** The dot of this page's town. */
const HERE = { radius: 9 };
function TownHeights(heights) {
	const { towns, here, words } = heights;
	const plan = layOut(towns);
	const first = labels(heights, 27);
	const more = labels(heights, 20, first);
	return /* @__PURE__ */ jsxs("figure", {
		className: "heights",
		children: [/* @__PURE__ */ jsxs(Drawing, {
			name: "heights__drawing",
			box: FRAME$1,
			children: [
				/* @__PURE__ */ jsx("path", {
					className: "f",
					opacity: ".25",
					d: plan.guides.map(({ y }) => `M0 ${y}H${FRAME$1.width}`).join("")
				}),
				/* @__PURE__ */ jsx("path", {
					strokeWidth: "1.5",
					d: `M0 ${SEA}H${FRAME$1.width}`
				}),
				/* @__PURE__ */ jsxs("g", {
					textAnchor: "end",
					children: [plan.guides.map(({ feet, y }) => /* @__PURE__ */ jsxs("text", {
						x: FRAME$1.width,
						y: y - 8,
						children: [
							number(feet),
							" ",
							words.unit
						]
					}, feet)), /* @__PURE__ */ jsx("text", {
						x: FRAME$1.width,
						y: 218,
						children: words.sea
					})]
				}),
				/* @__PURE__ */ jsx("path", { d: towns.map(({ name, elevation }, index) => name === here ? "" : `M${plan.x(index)} ${SEA}V${plan.y(elevation)}`).join("") }),
				/* @__PURE__ */ jsx(Leader, { labels: first }),
				/* @__PURE__ */ jsx("g", {
					fill: INK,
					stroke: "transparent",
					strokeWidth: "34",
					children: towns.map((town, index) => /* @__PURE__ */ jsx(Dot, {
						town,
						x: plan.x(index),
						y: plan.y(town.elevation),
						unit: words.unit,
						here: town.name === here
					}, town.name))
				}),
				/* @__PURE__ */ jsxs("g", {
					textAnchor: "middle",
					children: [/* @__PURE__ */ jsx(Names$1, { labels: first }), /* @__PURE__ */ jsx("g", {
						className: "heights__more",
						children: /* @__PURE__ */ jsx(Names$1, { labels: more })
					})]
				})
			]
		}), /* @__PURE__ */ jsxs("figcaption", {
			className: "small soft",
			children: [
				words.caption,
				" ",
				words.credit
			]
		})]
	});
}
function Dot({ town, x, y, unit, here }) {
	if (here) return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("path", {
		d: `M${x} ${SEA}V${y}`,
		stroke: CLAY,
		strokeWidth: "4"
	}), /* @__PURE__ */ jsx("circle", {
		cx: x,
		cy: y,
		r: HERE.radius,
		fill: CLAY,
		stroke: "none"
	})] });
	return /* @__PURE__ */ jsxs("a", {
		href: town.href,
		tabIndex: -1,
		children: [/* @__PURE__ */ jsx("title", { children: `${town.name} ${number(town.elevation)} ${unit}` }), /* @__PURE__ */ jsx("circle", {
			cx: x,
			cy: y,
			r: "5"
		})]
	});
}
/** From this town's name to its dot. A line would go on with the stem: it is dotted, and ends over the dot. */
function Leader({ labels }) {
	const led = labels.find(({ leader }) => leader)?.leader;
	return led ? /* @__PURE__ */ jsx("path", {
		className: "f",
		stroke: CLAY,
		strokeDasharray: "2 4",
		d: `M${led.x} ${led.from}V${led.to - HERE.radius - 6}`
	}) : null;
}
/** Where each town stands, and the lines of full thousands behind them. */
function layOut(towns) {
	const highest = Math.max(...towns.map(({ elevation }) => elevation), 1);
	const perFoot = Math.min(MOST_PER_FOOT, TALLEST / highest);
	const step = (STEMS.to - STEMS.from) / Math.max(1, towns.length - 1);
	const y = (feet) => Math.round(SEA - feet * perFoot);
	const apart = highest > 4e3 ? 2e3 : 1e3;
	return {
		x: (index) => Math.round(STEMS.from + index * step),
		y,
		guides: Array.from({ length: Math.floor(highest / apart) }, (_, index) => (index + 1) * apart).map((feet) => ({
			feet,
			y: y(feet)
		}))
	};
}
/**
* Names in the order of what they tell: this town's, which always finds a place, then by distance from the common height. `placed`
* stand already, in larger text.
*/
function labels({ towns, here, words: { unit } }, size, placed = []) {
	return placeNames(towns.map(({ name, elevation }, index) => {
		const isHere = name === here;
		return {
			index,
			name,
			text: `${name} ${number(elevation)}${isHere ? ` ${unit}` : ""}`,
			below: elevation < 0,
			strong: isHere,
			rises: isHere ? Number.POSITIVE_INFINITY : 0,
			rank: isHere ? Number.POSITIVE_INFINITY : Math.abs(elevation - COMMON)
		};
	}).sort((one, other) => other.rank - one.rank), sheetOf(towns), size, placed);
}
/** The lines of full thousands, the words at them, and the stems of the other towns: no name meets them. */
function sheetOf(towns) {
	const plan = layOut(towns);
	const lines = linesOf(towns);
	const stems = stemsOf(towns);
	return {
		dots: towns.map(({ elevation }, index) => ({
			x: plan.x(index),
			y: plan.y(elevation)
		})),
		left: 0,
		right: STEMS.to + 20,
		top: 30,
		sea: SEA,
		gaps: [15, 23],
		obstacles: (index, size) => [
			...lines.map((y) => ({
				left: STEMS.to + 10,
				right: FRAME$1.width,
				top: y - 8 - size,
				bottom: y
			})),
			...lines.map((y) => ({
				left: 0,
				right: FRAME$1.width,
				top: y,
				bottom: y
			})),
			...stems.filter((_, at) => at !== index)
		]
	};
}
/** y of the lines of full thousands and of the sea. */
function linesOf(towns) {
	return [...layOut(towns).guides.map(({ y }) => y), SEA];
}
/** What each town's line and dot take, in the order of the towns. */
function stemsOf(towns) {
	const plan = layOut(towns);
	return towns.map((town, index) => stemBox(plan.x(index), plan.y(town.elevation)));
}
function stemBox(x, y) {
	return {
		left: x - 6,
		right: x + 6,
		top: Math.min(y - 6, SEA),
		bottom: Math.max(y + 6, SEA)
	};
}
const evidence = {
	certainty: z.enum([
		"sourced",
		"weakly sourced",
		"well known"
	]),
	sources: z.array(line).default([])
};
/** For superRefine: what calls itself sourced has to say by what. */
function wantSources({ certainty, sources }, context) {
	if (certainty === "well known" || sources.length > 0) return;
	context.addIssue({
		code: "custom",
		path: ["sources"],
		message: `is called "${certainty}", and no source is named.`,
		params: { fix: "name the page that says so, or write certainty: well known and keep the text general" }
	});
}
// templates/sections/parts/SectionHead.tsx
function SectionHead({ title, lede }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "section-head",
		children: [/* @__PURE__ */ jsx("h2", { children: /* @__PURE__ */ jsx(Title, { text: title }) }), lede === void 0 ? null : /* @__PURE__ */ jsx("p", { children: lede })]
	});
}
// templates/sections/areas.tsx
const area$1 = z.strictObject({
	name,
	/** unverified: whether the city's boundary takes it in is not known, so the page never says that it does. */
	where: z.enum([
		"inside",
		"near",
		"unverified"
	]),
	...evidence
}).superRefine(wantSources);
const fields$5 = { items: z.array(area$1).length(12).superRefine(wantDistinct) };
function wantDistinct(items, context) {
	items.forEach(({ name }, index) => {
		if (items.findIndex((item) => item.name === name) === index) return;
		context.addIssue({
			code: "custom",
			path: [index, "name"],
			message: `"${name}" is on the list twice.`,
			params: { fix: "name another place: a city page lists twelve" }
		});
	});
}
const areas = defineSection({
	type: "areas",
	styles: ["areas", "heights"],
	fields: fields$5,
	Component: ({ section }) => {
		const inside = section.items.filter(({ where }) => where === "inside");
		const around = section.items.filter(({ where }) => where !== "inside");
		return /* @__PURE__ */ jsx("section", {
			className: `areas ${bandClass(section.ground)}`,
			"data-section": section.name ?? "areas",
			children: /* @__PURE__ */ jsxs("div", {
				className: "wrap",
				children: [
					/* @__PURE__ */ jsx(SectionHead, { title: section.title }),
					inside.length === 0 ? null : /* @__PURE__ */ jsx(Names, { items: inside }),
					around.length === 0 ? null : /* @__PURE__ */ jsxs("div", {
						className: "areas__around",
						children: [/* @__PURE__ */ jsx("h3", { children: section.around }), /* @__PURE__ */ jsx(Names, { items: around })]
					}),
					section.heights === null ? null : /* @__PURE__ */ jsx(TownHeights, { ...section.heights })
				]
			})
		});
	}
});
function Names({ items }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "areas__names",
		children: items.map(({ name }) => /* @__PURE__ */ jsx("li", {
			className: "areas__name",
			"data-item": true,
			children: name
		}, name))
	});
}
// templates/sections/parts/Figure.tsx
const NUMBER = /^(.*?)(\$?\d[\d.,]*(?:[-/]\d[\d.,]*)?(?:%|\+|M\b|hr\b)?)(.*)$/;
/** The first number of a text, and the words on either side of it; a text without one is itself the figure (A+). */
function splitFigure(text) {
	const [, before = "", number = text, after = ""] = NUMBER.exec(text) ?? [];
	return {
		before: before.trim(),
		number,
		after: after.trim()
	};
}
function Figure$1({ text, caption = "" }) {
	const { before, number, after } = splitFigure(text);
	const below = `${after} ${caption}`.trim();
	return /* @__PURE__ */ jsxs("p", {
		className: "figure",
		children: [
			before === "" ? null : /* @__PURE__ */ jsxs("span", {
				className: "figure__words",
				children: [before, " "]
			}),
			/* @__PURE__ */ jsx("span", {
				className: "figure__number",
				children: number
			}),
			below === "" ? null : /* @__PURE__ */ jsxs("span", {
				className: "figure__words",
				children: [" ", below]
			})
		]
	});
}
// templates/sections/benefits.tsx
/** `figure` is a text with a number in it ("{claim:tpo-life}"); its own words, then `caption`, stand small around the number. */
const benefit = z.strictObject({
	figure: line.optional(),
	caption: line.optional(),
	title: line,
	text: paragraph
});
const benefits = defineSection({
	type: "benefits",
	styles: ["benefits", "figure"],
	fields: {
		title: line,
		lede: paragraph.optional(),
		items: z.array(benefit).min(2).max(8)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `benefits ${bandClass(section.ground)}`,
		"data-section": section.name ?? "benefits",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(SectionHead, {
				title: section.title,
				lede: section.lede
			}), /* @__PURE__ */ jsx("ul", {
				className: "benefits__list",
				children: section.items.map((item) => /* @__PURE__ */ jsxs("li", {
					className: "benefits__item",
					"data-item": true,
					children: [item.figure === void 0 ? null : /* @__PURE__ */ jsx(Figure$1, {
						text: item.figure,
						caption: item.caption
					}), /* @__PURE__ */ jsxs("div", {
						className: "benefits__text",
						children: [/* @__PURE__ */ jsx("h3", { children: item.title }), /* @__PURE__ */ jsx("p", { children: item.text })]
					})]
				}, item.title))
			})]
		})
	})
});
// templates/sections/callBand.tsx
const callBand = defineSection({
	type: "call-band",
	fields: {
		title: line,
		lede: paragraph,
		actions: z.array(link).min(1).max(3),
		emergency: z.boolean().optional()
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `call-band ${bandClass(section.ground)} on-ink`,
		"data-section": section.name ?? "call-band",
		"data-emergency": section.emergency ? "" : void 0,
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: /* @__PURE__ */ jsx(Title, { text: section.title }) }), /* @__PURE__ */ jsx("p", {
				className: "lede",
				children: section.lede
			})] }), /* @__PURE__ */ jsx("p", {
				className: "buttons buttons--stack",
				children: section.actions.map((action, index) => /* @__PURE__ */ jsx("a", {
					className: index === 0 ? "button" : "button button--line",
					href: action.href,
					children: action.label
				}, action.label))
			})]
		})
	})
});
// client/islands/icons.tsx
const UPRIGHT = 0;
const TURNS$1 = {
	up: UPRIGHT,
	right: 90,
	down: 180,
	left: 270
};
function GearIcon() {
	return /* @__PURE__ */ jsx(Outline, { d: "M10.1 5L10.5 2.3L13.5 2.3L13.9 5L15.6 5.8L17.8 4.1L19.9 6.2L18.2 8.4L19 10.1L21.7 10.5L21.7 13.5L19 13.9L18.2 15.6L19.9 17.8L17.8 19.9L15.6 18.2L13.9 19L13.5 21.7L10.5 21.7L10.1 19L8.4 18.2L6.2 19.9L4.1 17.8L5.8 15.6L5 13.9L2.3 13.5L2.3 10.5L5 10.1L5.8 8.4L4.1 6.2L6.2 4.1L8.4 5.8ZM15.2 12a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z" });
}
function ArrowIcon({ direction }) {
	return /* @__PURE__ */ jsx(Outline, {
		d: "M12 20.5v-17M5 10.5l7-7 7 7",
		turn: TURNS$1[direction]
	});
}
function CloseIcon() {
	return /* @__PURE__ */ jsx(Outline, { d: "m5 5 14 14M19 5 5 19" });
}
function StarIcon() {
	return /* @__PURE__ */ jsx("svg", {
		className: "icon",
		viewBox: "0 0 24 24",
		fill: "currentColor",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("path", { d: "m12 1.8 3.1 6.9 7.5.8-5.6 5 1.6 7.4-6.6-3.8-6.6 3.8L7 14.5l-5.6-5 7.5-.8Z" })
	});
}
function Outline({ d, turn = UPRIGHT }) {
	return /* @__PURE__ */ jsx("svg", {
		className: "icon",
		viewBox: "0 0 24 24",
		fill: "none",
		stroke: "currentColor",
		strokeWidth: "2",
		strokeLinejoin: "round",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("path", {
			d,
			transform: turn === UPRIGHT ? void 0 : `rotate(${turn} 12 12)`
		})
	});
}
const cities = defineSection({
	type: "cities",
	styles: ["cities", "heights"],
	fields: {
		title: line,
		lede: paragraph.optional()
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `cities ${bandClass(section.ground)}`,
		"data-section": section.name ?? "cities",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx(SectionHead, {
					title: section.title,
					lede: section.lede
				}),
				/* @__PURE__ */ jsx("ul", {
					className: "cities__list",
					children: section.cities.map(({ name, href }) => /* @__PURE__ */ jsx("li", {
						className: "cities__name",
						"data-item": true,
						children: href === null ? name : /* @__PURE__ */ jsx(CityLink, {
							label: name,
							href
						})
					}, name))
				}),
				section.also === null ? null : /* @__PURE__ */ jsx(Also, { ...section.also }),
				section.heights === null ? null : /* @__PURE__ */ jsx(TownHeights, { ...section.heights })
			]
		})
	})
});
function Also({ title, items }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "cities__also",
		children: [/* @__PURE__ */ jsx("h3", { children: title }), /* @__PURE__ */ jsx("ul", {
			className: "cities__list",
			children: items.map((item) => /* @__PURE__ */ jsx("li", {
				className: "cities__name",
				children: /* @__PURE__ */ jsx(CityLink, { ...item })
			}, item.href))
		})]
	});
}
function CityLink({ label, href }) {
	return /* @__PURE__ */ jsxs("a", {
		className: "cities__link",
		href,
		children: [label, /* @__PURE__ */ jsx(ArrowIcon, { direction: "right" })]
	});
}
// templates/sections/climate.tsx
const area = z.strictObject({
	/** The building climate zone, in a few words of which the number is drawn large: Climate zone 10. */
	zone: line.optional(),
	title: line,
	text: paragraph
});
const climate = defineSection({
	type: "climate",
	styles: ["climate", "figure"],
	fields: {
		title: line,
		lede: paragraph.optional(),
		items: z.array(area).min(1).max(4)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `climate ${bandClass(section.ground)}`,
		"data-section": section.name ?? "climate",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(SectionHead, {
				title: section.title,
				lede: section.lede
			}), /* @__PURE__ */ jsx("ul", {
				className: `climate__list climate__list--${COUNT[section.items.length] ?? "four"}`,
				children: section.items.map((item) => /* @__PURE__ */ jsxs("li", {
					className: "climate__area",
					"data-item": true,
					children: [/* @__PURE__ */ jsxs("div", { children: [item.zone === void 0 ? null : /* @__PURE__ */ jsx(Figure$1, { text: item.zone }), /* @__PURE__ */ jsx("h3", { children: item.title })] }), /* @__PURE__ */ jsx("p", {
						className: "climate__text",
						children: item.text
					})]
				}, item.title))
			})]
		})
	})
});
const COUNT = {
	1: "one",
	2: "two",
	3: "three",
	4: "four"
};
// templates/sections/comparison.tsx
const column = z.strictObject({
	label: line,
	/** The product this page is about. */
	own: z.boolean().optional()
});
const row$2 = z.strictObject({
	feature: line,
	/** One for each column, in the same order. */
	cells: z.array(line).min(2).max(4),
	/** Draws the first two numbers of each cell ("20-30 years") as a bar on a scale from 0 to this. */
	scale: z.number().positive().max(1e3).optional()
});
const table = z.strictObject({
	columns: z.array(column).min(2).max(4),
	rows: z.array(row$2).min(2).max(12)
}).superRefine(({ columns, rows }, context) => {
	rows.forEach(({ feature, cells }, index) => {
		if (cells.length === columns.length) return;
		context.addIssue({
			code: "custom",
			path: [
				"rows",
				index,
				"cells"
			],
			message: `"${feature}" has ${cells.length} cells, and the table ${columns.length} columns.`,
			params: { fix: "write one cell for each column, in the order of the columns" }
		});
	});
	if (columns.filter(({ own }) => own).length > 1) context.addIssue({
		code: "custom",
		path: ["columns"],
		message: "more than one column is marked own: true.",
		params: { fix: "mark the product of this page only" }
	});
});
const comparison = defineSection({
	type: "comparison",
	fields: {
		title: line,
		lede: paragraph.optional(),
		table
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `comparison ${bandClass(section.ground)}`,
		"data-section": section.name ?? "comparison",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(SectionHead, {
				title: section.title,
				lede: section.lede
			}), /* @__PURE__ */ jsxs("table", {
				className: "comparison__table",
				children: [/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("td", {}), section.table.columns.map((entry) => /* @__PURE__ */ jsx("th", {
					className: ownClass(entry),
					scope: "col",
					children: entry.label
				}, entry.label))] }) }), /* @__PURE__ */ jsx("tbody", { children: section.table.rows.map((entry) => /* @__PURE__ */ jsx(ComparisonRow, {
					columns: section.table.columns,
					row: entry
				}, entry.feature)) })]
			})]
		})
	})
});
function ComparisonRow({ columns, row: { feature, cells, scale } }) {
	return /* @__PURE__ */ jsxs("tr", {
		"data-item": true,
		children: [/* @__PURE__ */ jsx("th", {
			scope: "row",
			children: feature
		}), columns.map((entry, index) => /* @__PURE__ */ jsxs("td", {
			className: ownClass(entry),
			children: [cells[index], scale === void 0 ? null : /* @__PURE__ */ jsx(Bar$1, {
				text: cells[index] ?? "",
				scale
			})]
		}, entry.label))]
	});
}
function ownClass({ own }) {
	return own ? "comparison__own" : void 0;
}
/** The span that a text names, from 0 to `scale`; "50+ years" is open to the end, a text without a number draws none. */
function spanOf(text, scale) {
	const match = /(\d+(?:\.\d+)?)(\+)?(?:\s*(?:-|to)\s*(\d+(?:\.\d+)?))?/.exec(text);
	if (match === null) return null;
	const [, first = "0", open, last] = match;
	const from = Number(first);
	if (open !== void 0) return {
		from: Math.min(from, scale),
		to: scale
	};
	return last === void 0 ? {
		from: 0,
		to: Math.min(from, scale)
	} : {
		from: Math.min(from, scale),
		to: Math.min(Number(last), scale)
	};
}
/** The text beside it says the same, so the drawing is left out of what is read aloud. */
function Bar$1({ text, scale }) {
	const span = spanOf(text, scale);
	return /* @__PURE__ */ jsxs("svg", {
		className: "comparison__scale",
		width: "100%",
		height: "14",
		"aria-hidden": "true",
		children: [
			span === null ? null : /* @__PURE__ */ jsx("rect", {
				className: "comparison__bar",
				x: percent(span.from / scale),
				width: percent((span.to - span.from) / scale),
				y: "3",
				height: "10"
			}),
			/* @__PURE__ */ jsx("path", {
				className: "comparison__zero",
				d: "M0.75 0V14"
			}),
			/* @__PURE__ */ jsx("line", {
				className: "comparison__axis",
				x1: "0",
				x2: "100%",
				y1: "13.25",
				y2: "13.25"
			})
		]
	});
}
function percent(share) {
	return `${Math.round(share * 1e4) / 100}%`;
}
// client/islands/Field.tsx
function Field({ id, label, optional, problem, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "field",
		children: [
			/* @__PURE__ */ jsxs("label", {
				htmlFor: id,
				children: [label, optional === void 0 ? null : /* @__PURE__ */ jsxs("span", {
					className: "optional",
					children: [" ", optional]
				})]
			}),
			children,
			problem === void 0 ? null : /* @__PURE__ */ jsx("p", {
				className: "field__problem",
				id: problemId(id),
				children: problem
			})
		]
	});
}
function TextField({ id, label, problem, ...input }) {
	return /* @__PURE__ */ jsx(Field, {
		id,
		label,
		problem,
		children: /* @__PURE__ */ jsx("input", {
			id,
			required: true,
			...input,
			...invalid(id, problem)
		})
	});
}
/** A textarea of one line: browsers may fill in a whole address, line breaks included, and HTML allows that only there. */
function AddressField({ id, label, placeholder, problem }) {
	return /* @__PURE__ */ jsx(Field, {
		id,
		label,
		problem,
		children: /* @__PURE__ */ jsx("textarea", {
			className: "field__line",
			id,
			name: "address",
			rows: 1,
			required: true,
			autoComplete: "street-address",
			placeholder,
			...invalid(id, problem)
		})
	});
}
/** Said only once something has been found, not of a field that nobody has come to yet. */
function invalid(id, problem) {
	return problem === void 0 ? {} : {
		"aria-invalid": true,
		"aria-describedby": problemId(id)
	};
}
function problemId(id) {
	return `${id}-problem`;
}
// client/islands/forms/Person.tsx
function Person({ id, labels, placeholders, problems }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(TextField, {
			id: `${id}-name`,
			name: "name",
			label: labels.name,
			type: "text",
			autoComplete: "name",
			problem: problems.name
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "form__pair",
			children: [/* @__PURE__ */ jsx(TextField, {
				id: `${id}-phone`,
				name: "phone",
				label: labels.phone,
				type: "tel",
				autoComplete: "tel",
				placeholder: placeholders.phone,
				problem: problems.phone
			}), /* @__PURE__ */ jsx(TextField, {
				id: `${id}-email`,
				name: "email",
				label: labels.email,
				type: "email",
				autoComplete: "email",
				problem: problems.email
			})]
		}),
		/* @__PURE__ */ jsx(AddressField, {
			id: `${id}-address`,
			label: labels.address,
			placeholder: placeholders.address,
			problem: problems.address
		})
	] });
}
// client/islands/forms/Result.tsx
function Result$1({ status, saved, failed }) {
	if (status === "saved") return /* @__PURE__ */ jsx(Words, {
		kind: "saved",
		message: saved
	});
	if (status === "failed") return /* @__PURE__ */ jsx(Words, {
		kind: "failed",
		message: failed,
		children: /* @__PURE__ */ jsx(PageNumber, {})
	});
	return null;
}
function Words({ kind, message, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: `result result--${kind}`,
		tabIndex: -1,
		children: [
			/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx("strong", { children: message.title }) }),
			/* @__PURE__ */ jsx("p", { children: message.description }),
			children
		]
	});
}
/** The page's own number (D23), also in a form that is the same on every page: the page has it in its template for trouble. */
function PageNumber() {
	const [link] = useState(pageNumber);
	return link === null ? null : /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx("a", {
		href: link.href,
		children: link.text
	}) });
}
function pageNumber() {
	const found = document.querySelector("template[data-trouble]")?.content.querySelector("a");
	return found ? {
		href: found.href,
		text: found.textContent
	} : null;
}
// client/islands/forms/SendButton.tsx
function SendButton({ submit, sending, status }) {
	const isSending = status === "sending";
	return /* @__PURE__ */ jsxs("button", {
		className: "button send",
		type: "submit",
		disabled: isSending,
		"aria-busy": isSending || void 0,
		children: [/* @__PURE__ */ jsx("span", {
			className: "send__idle",
			children: submit
		}), /* @__PURE__ */ jsx("span", {
			className: "send__busy",
			children: sending
		})]
	});
}
// client/islands/forms/Summary.tsx
/** Said once for each press of the button: what is put right goes from it without a word, while the visitor writes. */
function Summary({ id, rules, labels, problems, presses, corrected }) {
	const names = Object.keys(problems);
	return /* @__PURE__ */ jsx("div", {
		role: "alert",
		"aria-live": corrected ? "off" : void 0,
		children: names.length === 0 ? null : /* @__PURE__ */ jsxs("div", {
			className: "problems",
			children: [/* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("strong", { children: rules.summary[names.length - 1] }),
				" ",
				rules.kept
			] }), /* @__PURE__ */ jsx("ul", { children: names.map((name) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", {
				href: `#${id}-${name}`,
				onClick: enter,
				children: labels[name]
			}) }, name)) })]
		}, presses)
	});
}
/** The address of the page stays as it is. */
function enter(event) {
	event.preventDefault();
	document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
// client/islands/forms/checks.ts
function problemsIn(form, rules) {
	const problems = {};
	for (const control of form.elements) {
		if (!isChecked(control, rules)) continue;
		const problem = problemOf(control, rules);
		if (problem !== null) problems[control.name] = problem;
	}
	return problems;
}
/** The sentence for a field that is not as it has to be, else null. */
function problemOf({ name, value, required, validity }, rules) {
	const text = value.trim();
	if (required && text === "" && name !== "message") return rules.missing[name];
	if (validity.typeMismatch) return rules.noEmail;
	if (Array.from(text).length > rules.longest[name]) return rules.tooLong[name];
	return null;
}
function isChecked(control, rules) {
	return (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.name in rules.longest;
}
// client/leads/config.ts
/** Supabase where it is configured, else the place the page came from, where shingle serve keeps leads (D26). */
function backendFor({ url, anonKey }, page) {
	if (url !== "" && anonKey !== "") return {
		url: withoutSlash(url),
		key: anonKey
	};
	return {
		url: withoutSlash(page.origin + page.base),
		key: LOCAL_KEY
	};
}
function withoutSlash(url) {
	return url.replace(/\/+$/, "");
}
var LOCAL_KEY, LEAD_DAY_ZONE, PROMOTION_TYPE;
var init_config = __esmMin((() => {
	LOCAL_KEY = "sb_publishable_shingle-local";
	LEAD_DAY_ZONE = "America/Los_Angeles";
	PROMOTION_TYPE = "10_percent_reroof";
}));
// node_modules/@supabase/postgrest-js/dist/index.mjs
/**
* Sleep for a given number of milliseconds.
* If an AbortSignal is provided, the sleep resolves early when the signal is aborted.
*/
function sleep(ms, signal) {
	return new Promise((resolve) => {
		if (signal === null || signal === void 0 ? void 0 : signal.aborted) {
			resolve();
			return;
		}
		const id = setTimeout(() => {
			signal === null || signal === void 0 || signal.removeEventListener("abort", onAbort);
			resolve();
		}, ms);
		function onAbort() {
			clearTimeout(id);
			resolve();
		}
		signal === null || signal === void 0 || signal.addEventListener("abort", onAbort);
	});
}
/**
* Check if a request should be retried based on method and status code.
*/
function shouldRetry(method, status, attemptCount, retryEnabled) {
	if (!retryEnabled || attemptCount >= DEFAULT_MAX_RETRIES) return false;
	if (!RETRYABLE_METHODS.includes(method)) return false;
	if (!RETRYABLE_STATUS_CODES.includes(status)) return false;
	return true;
}
function _typeof(o) {
	"@babel/helpers - typeof";
	return _typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function(o$1) {
		return typeof o$1;
	} : function(o$1) {
		return o$1 && "function" == typeof Symbol && o$1.constructor === Symbol && o$1 !== Symbol.prototype ? "symbol" : typeof o$1;
	}, _typeof(o);
}
function toPrimitive(t, r) {
	if ("object" != _typeof(t) || !t) return t;
	var e = t[Symbol.toPrimitive];
	if (void 0 !== e) {
		var i = e.call(t, r || "default");
		if ("object" != _typeof(i)) return i;
		throw new TypeError("@@toPrimitive must return a primitive value.");
	}
	return ("string" === r ? String : Number)(t);
}
function toPropertyKey(t) {
	var i = toPrimitive(t, "string");
	return "symbol" == _typeof(i) ? i : i + "";
}
function _defineProperty(e, r, t) {
	return (r = toPropertyKey(r)) in e ? Object.defineProperty(e, r, {
		value: t,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[r] = t, e;
}
function ownKeys(e, r) {
	var t = Object.keys(e);
	if (Object.getOwnPropertySymbols) {
		var o = Object.getOwnPropertySymbols(e);
		r && (o = o.filter(function(r$1) {
			return Object.getOwnPropertyDescriptor(e, r$1).enumerable;
		})), t.push.apply(t, o);
	}
	return t;
}
function _objectSpread2(e) {
	for (var r = 1; r < arguments.length; r++) {
		var t = null != arguments[r] ? arguments[r] : {};
		r % 2 ? ownKeys(Object(t), !0).forEach(function(r$1) {
			_defineProperty(e, r$1, t[r$1]);
		}) : Object.getOwnPropertyDescriptors ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(t)) : ownKeys(Object(t)).forEach(function(r$1) {
			Object.defineProperty(e, r$1, Object.getOwnPropertyDescriptor(t, r$1));
		});
	}
	return e;
}
var DEFAULT_MAX_RETRIES, getRetryDelay, RETRYABLE_STATUS_CODES, RETRYABLE_METHODS, PostgrestError, PostgrestBuilder, PostgrestTransformBuilder, PostgrestReservedCharsRegexp, PostgrestFilterBuilder, PostgrestQueryBuilder, PostgrestClient;
var init_dist = __esmMin((() => {
	DEFAULT_MAX_RETRIES = 3;
	getRetryDelay = (attemptIndex) => Math.min(1e3 * 2 ** attemptIndex, 3e4);
	RETRYABLE_STATUS_CODES = [520, 503];
	RETRYABLE_METHODS = [
		"GET",
		"HEAD",
		"OPTIONS"
	];
	PostgrestError = class extends Error {
		/**
		* @example
		* ```ts
		* import PostgrestError from '@supabase/postgrest-js'
		*
		* throw new PostgrestError({
		*   message: 'Row level security prevented the request',
		*   details: 'RLS denied the insert',
		*   hint: 'Check your policies',
		*   code: 'PGRST301',
		* })
		* ```
		*/
		constructor(context) {
			super(context.message);
			this.name = "PostgrestError";
			this.details = context.details;
			this.hint = context.hint;
			this.code = context.code;
		}
		toJSON() {
			return {
				name: this.name,
				message: this.message,
				details: this.details,
				hint: this.hint,
				code: this.code
			};
		}
	};
	PostgrestBuilder = class {
		/**
		* Creates a builder configured for a specific PostgREST request.
		*
		* @example Using supabase-js (recommended)
		* ```ts
		* import { createClient } from '@supabase/supabase-js'
		*
		* const supabase = createClient('https://xyzcompany.supabase.co', 'your-publishable-key')
		* const { data, error } = await supabase.from('users').select('*')
		* ```
		*
		* @category Database
		*
		* @example Standalone import for bundle-sensitive environments
		* ```ts
		* import { PostgrestQueryBuilder } from '@supabase/postgrest-js'
		*
		* const builder = new PostgrestQueryBuilder(
		*   new URL('https://xyzcompany.supabase.co/rest/v1/users'),
		*   { headers: new Headers({ apikey: 'your-publishable-key' }) }
		* )
		* ```
		*/
		constructor(builder) {
			var _builder$shouldThrowO, _builder$isMaybeSingl, _builder$shouldStripN, _builder$urlLengthLim, _builder$retry;
			this.shouldThrowOnError = false;
			this.retryEnabled = true;
			this.method = builder.method;
			this.url = builder.url;
			this.headers = new Headers(builder.headers);
			this.schema = builder.schema;
			this.body = builder.body;
			this.shouldThrowOnError = (_builder$shouldThrowO = builder.shouldThrowOnError) !== null && _builder$shouldThrowO !== void 0 ? _builder$shouldThrowO : false;
			this.signal = builder.signal;
			this.isMaybeSingle = (_builder$isMaybeSingl = builder.isMaybeSingle) !== null && _builder$isMaybeSingl !== void 0 ? _builder$isMaybeSingl : false;
			this.shouldStripNulls = (_builder$shouldStripN = builder.shouldStripNulls) !== null && _builder$shouldStripN !== void 0 ? _builder$shouldStripN : false;
			this.urlLengthLimit = (_builder$urlLengthLim = builder.urlLengthLimit) !== null && _builder$urlLengthLim !== void 0 ? _builder$urlLengthLim : 8e3;
			this.retryEnabled = (_builder$retry = builder.retry) !== null && _builder$retry !== void 0 ? _builder$retry : true;
			if (builder.fetch) this.fetch = builder.fetch;
			else this.fetch = fetch;
		}
		/**
		* If there's an error with the query, throwOnError will reject the promise by
		* throwing the error instead of returning it as part of a successful response.
		*
		* {@link https://github.com/supabase/supabase-js/issues/92}
		*
		* @category Database
		* @subcategory Using modifiers
		*/
		throwOnError() {
			this.shouldThrowOnError = true;
			return this;
		}
		/**
		* Strip null values from the response data. Properties with `null` values
		* will be omitted from the returned JSON objects.
		*
		* Requires PostgREST 11.2.0+.
		*
		* {@link https://docs.postgrest.org/en/stable/references/api/resource_representation.html#stripped-nulls}
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		*   .stripNulls()
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text, bio text);
		*
		* insert into
		*   characters (id, name, bio)
		* values
		*   (1, 'Luke', null),
		*   (2, 'Leia', 'Princess of Alderaan');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "Luke"
		*     },
		*     {
		*       "id": 2,
		*       "name": "Leia",
		*       "bio": "Princess of Alderaan"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		stripNulls() {
			if (this.headers.get("Accept") === "text/csv") throw new Error("stripNulls() cannot be used with csv()");
			this.shouldStripNulls = true;
			return this;
		}
		/**
		* Set an HTTP header on this single PostgREST request, overriding any header
		* with the same name set on the client.
		*
		* This is an advanced escape hatch for one-off needs (passing a custom
		* `Authorization` for a single query, attaching a tracing header, etc.).
		* Most callers do not need it: configure client-wide headers via the
		* `headers` option when constructing the client, and authentication via
		* Supabase Auth.
		*
		* @param name - HTTP header name
		* @param value - HTTP header value
		*
		* @category Database
		* @subcategory Using modifiers
		*/
		setHeader(name, value) {
			this.headers = new Headers(this.headers);
			this.headers.set(name, value);
			return this;
		}
		/**
		* @category Database
		* @subcategory Using modifiers
		*
		* Configure retry behavior for this request.
		*
		* By default, retries are enabled for idempotent requests (GET, HEAD, OPTIONS)
		* that fail with network errors or specific HTTP status codes (503, 520).
		* Retries use exponential backoff (1s, 2s, 4s) with a maximum of 3 attempts.
		*
		* @param enabled - Whether to enable retries for this request
		*
		* @example
		* ```ts
		* // Disable retries for a specific query
		* const { data, error } = await supabase
		*   .from('users')
		*   .select()
		*   .retry(false)
		* ```
		*/
		retry(enabled) {
			this.retryEnabled = enabled;
			return this;
		}
		then(onfulfilled, onrejected) {
			var _this = this;
			if (this.schema === void 0) {} else if (["GET", "HEAD"].includes(this.method)) this.headers.set("Accept-Profile", this.schema);
			else this.headers.set("Content-Profile", this.schema);
			if (this.method !== "GET" && this.method !== "HEAD") this.headers.set("Content-Type", "application/json");
			if (this.shouldStripNulls) {
				const currentAccept = this.headers.get("Accept");
				if (currentAccept === "application/vnd.pgrst.object+json") this.headers.set("Accept", "application/vnd.pgrst.object+json;nulls=stripped");
				else if (!currentAccept || currentAccept === "application/json") this.headers.set("Accept", "application/vnd.pgrst.array+json;nulls=stripped");
			}
			const _fetch = this.fetch;
			const executeWithRetry = async () => {
				let attemptCount = 0;
				while (true) {
					const headers = {};
					_this.headers.forEach((value, key) => {
						headers[key] = value;
					});
					if (attemptCount > 0) headers["X-Retry-Count"] = String(attemptCount);
					let res$1;
					try {
						res$1 = await _fetch(_this.url.toString(), {
							method: _this.method,
							headers,
							body: JSON.stringify(_this.body, (_, value) => typeof value === "bigint" ? value.toString() : value),
							signal: _this.signal
						});
					} catch (fetchError) {
						if ((fetchError === null || fetchError === void 0 ? void 0 : fetchError.name) === "AbortError" || (fetchError === null || fetchError === void 0 ? void 0 : fetchError.code) === "ABORT_ERR") throw fetchError;
						if (!RETRYABLE_METHODS.includes(_this.method)) throw fetchError;
						if (_this.retryEnabled && attemptCount < DEFAULT_MAX_RETRIES) {
							const delay = getRetryDelay(attemptCount);
							attemptCount++;
							await sleep(delay, _this.signal);
							continue;
						}
						throw fetchError;
					}
					if (shouldRetry(_this.method, res$1.status, attemptCount, _this.retryEnabled)) {
						var _res$headers$get, _res$headers;
						const retryAfterHeader = (_res$headers$get = (_res$headers = res$1.headers) === null || _res$headers === void 0 ? void 0 : _res$headers.get("Retry-After")) !== null && _res$headers$get !== void 0 ? _res$headers$get : null;
						const delay = retryAfterHeader !== null ? Math.max(0, parseInt(retryAfterHeader, 10) || 0) * 1e3 : getRetryDelay(attemptCount);
						await res$1.text();
						attemptCount++;
						await sleep(delay, _this.signal);
						continue;
					}
					return await _this.processResponse(res$1);
				}
			};
			let res = executeWithRetry();
			if (!this.shouldThrowOnError) res = res.catch((fetchError) => {
				var _fetchError$name2;
				let errorDetails = "";
				let hint = "";
				let code = "";
				const cause = fetchError === null || fetchError === void 0 ? void 0 : fetchError.cause;
				if (cause) {
					var _cause$message, _cause$code, _fetchError$name, _cause$name;
					const causeMessage = (_cause$message = cause === null || cause === void 0 ? void 0 : cause.message) !== null && _cause$message !== void 0 ? _cause$message : "";
					const causeCode = (_cause$code = cause === null || cause === void 0 ? void 0 : cause.code) !== null && _cause$code !== void 0 ? _cause$code : "";
					errorDetails = `${(_fetchError$name = fetchError === null || fetchError === void 0 ? void 0 : fetchError.name) !== null && _fetchError$name !== void 0 ? _fetchError$name : "FetchError"}: ${fetchError === null || fetchError === void 0 ? void 0 : fetchError.message}`;
					errorDetails += `\n\nCaused by: ${(_cause$name = cause === null || cause === void 0 ? void 0 : cause.name) !== null && _cause$name !== void 0 ? _cause$name : "Error"}: ${causeMessage}`;
					if (causeCode) errorDetails += ` (${causeCode})`;
					if (cause === null || cause === void 0 ? void 0 : cause.stack) errorDetails += `\n${cause.stack}`;
				} else {
					var _fetchError$stack;
					errorDetails = (_fetchError$stack = fetchError === null || fetchError === void 0 ? void 0 : fetchError.stack) !== null && _fetchError$stack !== void 0 ? _fetchError$stack : "";
				}
				const urlLength = this.url.toString().length;
				if ((fetchError === null || fetchError === void 0 ? void 0 : fetchError.name) === "AbortError" || (fetchError === null || fetchError === void 0 ? void 0 : fetchError.code) === "ABORT_ERR") {
					code = "";
					hint = "Request was aborted (timeout or manual cancellation)";
					if (urlLength > this.urlLengthLimit) hint += `. Note: Your request URL is ${urlLength} characters, which may exceed server limits. If selecting many fields, consider using views. If filtering with large arrays (e.g., .in('id', [many IDs])), consider using an RPC function to pass values server-side.`;
				} else if ((cause === null || cause === void 0 ? void 0 : cause.name) === "HeadersOverflowError" || (cause === null || cause === void 0 ? void 0 : cause.code) === "UND_ERR_HEADERS_OVERFLOW") {
					code = "";
					hint = "HTTP headers exceeded server limits (typically 16KB)";
					if (urlLength > this.urlLengthLimit) hint += `. Your request URL is ${urlLength} characters. If selecting many fields, consider using views. If filtering with large arrays (e.g., .in('id', [200+ IDs])), consider using an RPC function instead.`;
				}
				return {
					success: false,
					error: {
						message: `${(_fetchError$name2 = fetchError === null || fetchError === void 0 ? void 0 : fetchError.name) !== null && _fetchError$name2 !== void 0 ? _fetchError$name2 : "FetchError"}: ${fetchError === null || fetchError === void 0 ? void 0 : fetchError.message}`,
						details: errorDetails,
						hint,
						code
					},
					data: null,
					count: null,
					status: 0,
					statusText: ""
				};
			});
			return res.then(onfulfilled, onrejected);
		}
		/**
		* Process a fetch response and return the standardized postgrest response.
		*/
		async processResponse(res) {
			var _this2 = this;
			let error = null;
			let data = null;
			let count = null;
			let status = res.status;
			let statusText = res.statusText;
			if (res.ok) {
				var _this$headers$get2, _res$headers$get2;
				if (_this2.method !== "HEAD") {
					var _this$headers$get;
					const body = await res.text();
					if (body === "") {} else if (_this2.headers.get("Accept") === "text/csv") data = body;
					else if (_this2.headers.get("Accept") && ((_this$headers$get = _this2.headers.get("Accept")) === null || _this$headers$get === void 0 ? void 0 : _this$headers$get.includes("application/vnd.pgrst.plan+text"))) data = body;
					else try {
						data = JSON.parse(body);
					} catch (_unused) {
						error = { message: body };
						data = null;
						if (_this2.shouldThrowOnError) throw new PostgrestError({
							message: body,
							details: "",
							hint: "",
							code: ""
						});
					}
				}
				const countHeader = (_this$headers$get2 = _this2.headers.get("Prefer")) === null || _this$headers$get2 === void 0 ? void 0 : _this$headers$get2.match(/count=(exact|planned|estimated)/);
				const contentRange = (_res$headers$get2 = res.headers.get("content-range")) === null || _res$headers$get2 === void 0 ? void 0 : _res$headers$get2.split("/");
				if (countHeader && contentRange && contentRange.length > 1) count = parseInt(contentRange[1]);
				if (_this2.isMaybeSingle && Array.isArray(data)) if (data.length > 1) {
					error = {
						code: "PGRST116",
						details: `Results contain ${data.length} rows, application/vnd.pgrst.object+json requires 1 row`,
						hint: null,
						message: "JSON object requested, multiple (or no) rows returned"
					};
					data = null;
					count = null;
					status = 406;
					statusText = "Not Acceptable";
				} else if (data.length === 1) data = data[0];
				else data = null;
			} else {
				const body = await res.text();
				try {
					error = JSON.parse(body);
					if (Array.isArray(error) && res.status === 404) {
						data = [];
						error = null;
						status = 200;
						statusText = "OK";
					}
				} catch (_unused2) {
					if (res.status === 404 && body === "") {
						status = 204;
						statusText = "No Content";
					} else error = { message: body };
				}
				if (error && _this2.shouldThrowOnError) throw new PostgrestError(error);
			}
			return {
				success: error === null,
				error,
				data,
				count,
				status,
				statusText
			};
		}
		/**
		* Override the type of the returned `data`.
		*
		* @typeParam NewResult - The new result type to override with
		* @deprecated Use overrideTypes<yourType, { merge: false }>() method at the end of your call chain instead
		*
		* @category Database
		* @subcategory Using modifiers
		*/
		returns() {
			/* istanbul ignore next */
			return this;
		}
		/**
		* Override the type of the returned `data` field in the response.
		*
		* @typeParam NewResult - The new type to cast the response data to
		* @typeParam Options - Optional type configuration (defaults to { merge: true })
		* @typeParam Options.merge - When true, merges the new type with existing return type. When false, replaces the existing types entirely (defaults to true)
		* @example
		* ```typescript
		* // Merge with existing types (default behavior)
		* const query = supabase
		*   .from('users')
		*   .select()
		*   .overrideTypes<{ custom_field: string }>()
		*
		* // Replace existing types completely
		* const replaceQuery = supabase
		*   .from('users')
		*   .select()
		*   .overrideTypes<{ id: number; name: string }, { merge: false }>()
		* ```
		* @returns A PostgrestBuilder instance with the new type
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example Complete Override type of successful response
		* ```ts
		* const { data } = await supabase
		*   .from('countries')
		*   .select()
		*   .overrideTypes<Array<MyType>, { merge: false }>()
		* ```
		*
		* @exampleResponse Complete Override type of successful response
		* ```ts
		* let x: typeof data // MyType[]
		* ```
		*
		* @example Complete Override type of object response
		* ```ts
		* const { data } = await supabase
		*   .from('countries')
		*   .select()
		*   .maybeSingle()
		*   .overrideTypes<MyType, { merge: false }>()
		* ```
		*
		* @exampleResponse Complete Override type of object response
		* ```ts
		* let x: typeof data // MyType | null
		* ```
		*
		* @example Partial Override type of successful response
		* ```ts
		* const { data } = await supabase
		*   .from('countries')
		*   .select()
		*   .overrideTypes<Array<{ status: "A" | "B" }>>()
		* ```
		*
		* @exampleResponse Partial Override type of successful response
		* ```ts
		* let x: typeof data // Array<CountryRowProperties & { status: "A" | "B" }>
		* ```
		*
		* @example Partial Override type of object response
		* ```ts
		* const { data } = await supabase
		*   .from('countries')
		*   .select()
		*   .maybeSingle()
		*   .overrideTypes<{ status: "A" | "B" }>()
		* ```
		*
		* @exampleResponse Partial Override type of object response
		* ```ts
		* let x: typeof data // CountryRowProperties & { status: "A" | "B" } | null
		* ```
		*
		* @example Merge vs replace existing types
		* ```typescript
		* // Merge with existing types (default behavior)
		* const query = supabase
		*   .from('users')
		*   .select()
		*   .overrideTypes<{ custom_field: string }>()
		*
		* // Replace existing types completely
		* const replaceQuery = supabase
		*   .from('users')
		*   .select()
		*   .overrideTypes<{ id: number; name: string }, { merge: false }>()
		* ```
		*/
		overrideTypes() {
			return this;
		}
	};
	PostgrestTransformBuilder = class extends PostgrestBuilder {
		throwOnError() {
			return super.throwOnError();
		}
		/**
		* Perform a SELECT on the query result.
		*
		* By default, `.insert()`, `.update()`, `.upsert()`, and `.delete()` do not
		* return modified rows. By calling this method, modified rows are returned in
		* `data`.
		*
		* @param columns - The columns to retrieve, separated by commas
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example With `upsert()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .upsert({ id: 1, name: 'Han Solo' })
		*   .select()
		* ```
		*
		* @exampleSql With `upsert()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Han');
		* ```
		*
		* @exampleResponse With `upsert()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "Han Solo"
		*     }
		*   ],
		*   "status": 201,
		*   "statusText": "Created"
		* }
		* ```
		*/
		select(columns) {
			let quoted = false;
			const cleanedColumns = (columns !== null && columns !== void 0 ? columns : "*").split("").map((c) => {
				if (/\s/.test(c) && !quoted) return "";
				if (c === "\"") quoted = !quoted;
				return c;
			}).join("");
			this.url.searchParams.set("select", cleanedColumns);
			this.headers.append("Prefer", "return=representation");
			return this;
		}
		/**
		* Order the query result by `column`.
		*
		* You can call this method multiple times to order by multiple columns.
		*
		* You can order referenced tables, but it only affects the ordering of the
		* parent table if you use `!inner` in the query.
		*
		* @param column - The column to order by
		* @param options - Named parameters
		* @param options.ascending - If `true`, the result will be in ascending order
		* @param options.nullsFirst - If `true`, `null`s appear first. If `false`,
		* `null`s appear last.
		* @param options.referencedTable - Set this to order a referenced table by
		* its columns
		* @param options.foreignTable - Deprecated, use `options.referencedTable`
		* instead
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select('id, name')
		*   .order('id', { ascending: false })
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 3,
		*       "name": "Han"
		*     },
		*     {
		*       "id": 2,
		*       "name": "Leia"
		*     },
		*     {
		*       "id": 1,
		*       "name": "Luke"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription On a referenced table
		* Ordering with `referencedTable` doesn't affect the ordering of the
		* parent table.
		*
		* @example On a referenced table
		* ```ts
		*   const { data, error } = await supabase
		*     .from('orchestral_sections')
		*     .select(`
		*       name,
		*       instruments (
		*         name
		*       )
		*     `)
		*     .order('name', { referencedTable: 'instruments', ascending: false })
		*
		* ```
		*
		* @exampleSql On a referenced table
		* ```sql
		* create table
		*   orchestral_sections (id int8 primary key, name text);
		* create table
		*   instruments (
		*     id int8 primary key,
		*     section_id int8 not null references orchestral_sections,
		*     name text
		*   );
		*
		* insert into
		*   orchestral_sections (id, name)
		* values
		*   (1, 'strings'),
		*   (2, 'woodwinds');
		* insert into
		*   instruments (id, section_id, name)
		* values
		*   (1, 1, 'harp'),
		*   (2, 1, 'violin');
		* ```
		*
		* @exampleResponse On a referenced table
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "strings",
		*       "instruments": [
		*         {
		*           "name": "violin"
		*         },
		*         {
		*           "name": "harp"
		*         }
		*       ]
		*     },
		*     {
		*       "name": "woodwinds",
		*       "instruments": []
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Order parent table by a referenced table
		* Ordering with `referenced_table(col)` affects the ordering of the
		* parent table.
		*
		* @example Order parent table by a referenced table
		* ```ts
		*   const { data, error } = await supabase
		*     .from('instruments')
		*     .select(`
		*       name,
		*       section:orchestral_sections (
		*         name
		*       )
		*     `)
		*     .order('section(name)', { ascending: true })
		*
		* ```
		*
		* @exampleSql Order parent table by a referenced table
		* ```sql
		* create table
		*   orchestral_sections (id int8 primary key, name text);
		* create table
		*   instruments (
		*     id int8 primary key,
		*     section_id int8 not null references orchestral_sections,
		*     name text
		*   );
		*
		* insert into
		*   orchestral_sections (id, name)
		* values
		*   (1, 'strings'),
		*   (2, 'woodwinds');
		* insert into
		*   instruments (id, section_id, name)
		* values
		*   (1, 2, 'flute'),
		*   (2, 1, 'violin');
		* ```
		*
		* @exampleResponse Order parent table by a referenced table
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "violin",
		*       "orchestral_sections": {"name": "strings"}
		*     },
		*     {
		*       "name": "flute",
		*       "orchestral_sections": {"name": "woodwinds"}
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		order(column, { ascending = true, nullsFirst, foreignTable, referencedTable = foreignTable } = {}) {
			const key = referencedTable ? `${referencedTable}.order` : "order";
			const existingOrder = this.url.searchParams.get(key);
			this.url.searchParams.set(key, `${existingOrder ? `${existingOrder},` : ""}${column}.${ascending ? "asc" : "desc"}${nullsFirst === void 0 ? "" : nullsFirst ? ".nullsfirst" : ".nullslast"}`);
			return this;
		}
		/**
		* Limit the query result by `rows`.
		*
		* @param rows - The maximum number of rows to return
		* @param options - Named parameters
		* @param options.referencedTable - Set this to limit rows of referenced
		* tables instead of the parent table
		* @param options.foreignTable - Deprecated, use `options.referencedTable`
		* instead
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select('name')
		*   .limit(1)
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "Luke"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @example On a referenced table
		* ```ts
		* const { data, error } = await supabase
		*   .from('orchestral_sections')
		*   .select(`
		*     name,
		*     instruments (
		*       name
		*     )
		*   `)
		*   .limit(1, { referencedTable: 'instruments' })
		* ```
		*
		* @exampleSql On a referenced table
		* ```sql
		* create table
		*   orchestral_sections (id int8 primary key, name text);
		* create table
		*   instruments (
		*     id int8 primary key,
		*     section_id int8 not null references orchestral_sections,
		*     name text
		*   );
		*
		* insert into
		*   orchestral_sections (id, name)
		* values
		*   (1, 'strings');
		* insert into
		*   instruments (id, section_id, name)
		* values
		*   (1, 1, 'harp'),
		*   (2, 1, 'violin');
		* ```
		*
		* @exampleResponse On a referenced table
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "strings",
		*       "instruments": [
		*         {
		*           "name": "violin"
		*         }
		*       ]
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		limit(rows, { foreignTable, referencedTable = foreignTable } = {}) {
			const key = typeof referencedTable === "undefined" ? "limit" : `${referencedTable}.limit`;
			this.url.searchParams.set(key, `${rows}`);
			return this;
		}
		/**
		* Limit the query result by starting at an offset `from` and ending at the offset `to`.
		* Only records within this range are returned.
		* This respects the query order and if there is no order clause the range could behave unexpectedly.
		* The `from` and `to` values are 0-based and inclusive: `range(1, 3)` will include the second, third
		* and fourth rows of the query.
		*
		* @param from - The starting index from which to limit the result
		* @param to - The last index to which to limit the result
		* @param options - Named parameters
		* @param options.referencedTable - Set this to limit rows of referenced
		* tables instead of the parent table
		* @param options.foreignTable - Deprecated, use `options.referencedTable`
		* instead
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select('name')
		*   .range(0, 1)
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "Luke"
		*     },
		*     {
		*       "name": "Leia"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		range(from, to, { foreignTable, referencedTable = foreignTable } = {}) {
			const keyOffset = typeof referencedTable === "undefined" ? "offset" : `${referencedTable}.offset`;
			const keyLimit = typeof referencedTable === "undefined" ? "limit" : `${referencedTable}.limit`;
			this.url.searchParams.set(keyOffset, `${from}`);
			this.url.searchParams.set(keyLimit, `${to - from + 1}`);
			return this;
		}
		/**
		* Set the AbortSignal for the fetch request.
		*
		* @param signal - The AbortSignal to use for the fetch request
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @remarks
		* You can use this to set a timeout for the request.
		*
		* @exampleDescription Aborting requests in-flight
		* You can use an [`AbortController`](https://developer.mozilla.org/en-US/docs/Web/API/AbortController) to abort requests.
		* Note that `status` and `statusText` don't mean anything for aborted requests as the request wasn't fulfilled.
		*
		* @example Aborting requests in-flight
		* ```ts
		* const ac = new AbortController()
		*
		* const { data, error } = await supabase
		*   .from('very_big_table')
		*   .select()
		*   .abortSignal(ac.signal)
		*
		* // Abort the request after 100 ms
		* setTimeout(() => ac.abort(), 100)
		* ```
		*
		* @exampleResponse Aborting requests in-flight
		* ```json
		*   {
		*     "error": {
		*       "message": "AbortError: The user aborted a request.",
		*       "details": "",
		*       "hint": "The request was aborted locally via the provided AbortSignal.",
		*       "code": ""
		*     },
		*     "status": 0,
		*     "statusText": ""
		*   }
		*
		* ```
		*
		* @example Set a timeout
		* ```ts
		* const { data, error } = await supabase
		*   .from('very_big_table')
		*   .select()
		*   .abortSignal(AbortSignal.timeout(1000 /* ms *\/))
		* ```
		*
		* @exampleResponse Set a timeout
		* ```json
		*   {
		*     "error": {
		*       "message": "FetchError: The user aborted a request.",
		*       "details": "",
		*       "hint": "",
		*       "code": ""
		*     },
		*     "status": 400,
		*     "statusText": "Bad Request"
		*   }
		*
		* ```
		*/
		abortSignal(signal) {
			this.signal = signal;
			return this;
		}
		/**
		* Return `data` as a single object instead of an array of objects.
		*
		* Query result must be one row (e.g. using `.limit(1)`), otherwise this
		* returns an error.
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select('name')
		*   .limit(1)
		*   .single()
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": {
		*     "name": "Luke"
		*   },
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		single() {
			this.headers.set("Accept", "application/vnd.pgrst.object+json");
			return this;
		}
		/**
		* Return `data` as a single object instead of an array of objects.
		*
		* Query result must be zero or one row (e.g. using `.limit(1)`), otherwise
		* this returns an error.
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		*   .eq('name', 'Katniss')
		*   .maybeSingle()
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		maybeSingle() {
			this.isMaybeSingle = true;
			return this;
		}
		/**
		* Return `data` as a string in CSV format.
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @exampleDescription Return data as CSV
		* By default, the data is returned in JSON format, but can also be returned as Comma Separated Values.
		*
		* @example Return data as CSV
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		*   .csv()
		* ```
		*
		* @exampleSql Return data as CSV
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse Return data as CSV
		* ```json
		* {
		*   "data": "id,name\n1,Luke\n2,Leia\n3,Han",
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		csv() {
			this.headers.set("Accept", "text/csv");
			return this;
		}
		/**
		* Return `data` as an object in [GeoJSON](https://geojson.org) format.
		*
		* @category Database
		* @subcategory Using modifiers
		*/
		geojson() {
			this.headers.set("Accept", "application/geo+json");
			return this;
		}
		/**
		* Return `data` as the EXPLAIN plan for the query.
		*
		* You need to enable the
		* [db_plan_enabled](https://supabase.com/docs/guides/database/debugging-performance#enabling-explain)
		* setting before using this method.
		*
		* @param options - Named parameters
		*
		* @param options.analyze - If `true`, the query will be executed and the
		* actual run time will be returned
		*
		* @param options.verbose - If `true`, the query identifier will be returned
		* and `data` will include the output columns of the query
		*
		* @param options.settings - If `true`, include information on configuration
		* parameters that affect query planning
		*
		* @param options.buffers - If `true`, include information on buffer usage
		*
		* @param options.wal - If `true`, include information on WAL record generation
		*
		* @param options.format - The format of the output, can be `"text"` (default)
		* or `"json"`
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @exampleDescription Get the execution plan
		* By default, the data is returned in TEXT format, but can also be returned as JSON by using the `format` parameter.
		*
		* @example Get the execution plan
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		*   .explain()
		* ```
		*
		* @exampleSql Get the execution plan
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse Get the execution plan
		* ```js
		* Aggregate  (cost=33.34..33.36 rows=1 width=112)
		*   ->  Limit  (cost=0.00..18.33 rows=1000 width=40)
		*         ->  Seq Scan on characters  (cost=0.00..22.00 rows=1200 width=40)
		* ```
		*
		* @exampleDescription Get the execution plan with analyze and verbose
		* By default, the data is returned in TEXT format, but can also be returned as JSON by using the `format` parameter.
		*
		* @example Get the execution plan with analyze and verbose
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		*   .explain({analyze:true,verbose:true})
		* ```
		*
		* @exampleSql Get the execution plan with analyze and verbose
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse Get the execution plan with analyze and verbose
		* ```js
		* Aggregate  (cost=33.34..33.36 rows=1 width=112) (actual time=0.041..0.041 rows=1 loops=1)
		*   Output: NULL::bigint, count(ROW(characters.id, characters.name)), COALESCE(json_agg(ROW(characters.id, characters.name)), '[]'::json), NULLIF(current_setting('response.headers'::text, true), ''::text), NULLIF(current_setting('response.status'::text, true), ''::text)
		*   ->  Limit  (cost=0.00..18.33 rows=1000 width=40) (actual time=0.005..0.006 rows=3 loops=1)
		*         Output: characters.id, characters.name
		*         ->  Seq Scan on public.characters  (cost=0.00..22.00 rows=1200 width=40) (actual time=0.004..0.005 rows=3 loops=1)
		*               Output: characters.id, characters.name
		* Query Identifier: -4730654291623321173
		* Planning Time: 0.407 ms
		* Execution Time: 0.119 ms
		* ```
		*/
		explain({ analyze = false, verbose = false, settings = false, buffers = false, wal = false, format = "text" } = {}) {
			var _this$headers$get;
			const options = [
				analyze ? "analyze" : null,
				verbose ? "verbose" : null,
				settings ? "settings" : null,
				buffers ? "buffers" : null,
				wal ? "wal" : null
			].filter(Boolean).join("|");
			const forMediatype = (_this$headers$get = this.headers.get("Accept")) !== null && _this$headers$get !== void 0 ? _this$headers$get : "application/json";
			this.headers.set("Accept", `application/vnd.pgrst.plan+${format}; for="${forMediatype}"; options=${options};`);
			if (format === "json") return this;
			else return this;
		}
		/**
		* Dry-run this request: execute the query but discard the changes.
		*
		* Server-side, PostgREST runs the query inside a transaction and rolls it back
		* instead of committing. The response still contains the data that *would* have
		* been returned — `RETURNING` clauses execute and RLS, triggers, and constraints
		* are all evaluated — but no row is actually inserted, updated, or deleted.
		*
		* This affects only the single request it is chained to. The JS caller has no
		* handle on the transaction: supabase-js does not group multiple queries into
		* one transaction. For multi-statement transactional logic, use a database
		* function (`supabase.rpc(...)`).
		*
		* Sets the `Prefer: tx=rollback` header. See PostgREST's docs on transaction
		* preferences for the underlying mechanism.
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @example Validate an insert without persisting
		* ```ts
		* const { data, error } = await supabase
		*   .from('countries')
		*   .insert({ name: 'France' })
		*   .select()
		*   .rollback()
		* // `data` shows what would have been inserted; nothing is saved.
		* ```
		*/
		rollback() {
			this.headers.append("Prefer", "tx=rollback");
			return this;
		}
		/**
		* Override the type of the returned `data`.
		*
		* @typeParam NewResult - The new result type to override with
		* @deprecated Use overrideTypes<yourType, { merge: false }>() method at the end of your call chain instead
		*
		* @category Database
		* @subcategory Using modifiers
		*
		* @remarks
		* - Deprecated: use overrideTypes method instead
		*
		* @example Override type of successful response
		* ```ts
		* const { data } = await supabase
		*   .from('countries')
		*   .select()
		*   .returns<Array<MyType>>()
		* ```
		*
		* @exampleResponse Override type of successful response
		* ```js
		* let x: typeof data // MyType[]
		* ```
		*
		* @example Override type of object response
		* ```ts
		* const { data } = await supabase
		*   .from('countries')
		*   .select()
		*   .maybeSingle()
		*   .returns<MyType>()
		* ```
		*
		* @exampleResponse Override type of object response
		* ```js
		* let x: typeof data // MyType | null
		* ```
		*/
		returns() {
			return this;
		}
		/**
		* Set the maximum number of rows that can be affected by the query.
		* Only available in PostgREST v13+ and only works with PATCH and DELETE methods.
		*
		* @param rows - The maximum number of rows that can be affected
		*
		* @category Database
		* @subcategory Using modifiers
		*/
		maxAffected(rows) {
			this.headers.append("Prefer", "handling=strict");
			this.headers.append("Prefer", `max-affected=${rows}`);
			return this;
		}
	};
	PostgrestReservedCharsRegexp = /* @__PURE__ */ new RegExp("[,()]");
	PostgrestFilterBuilder = class extends PostgrestTransformBuilder {
		throwOnError() {
			return super.throwOnError();
		}
		/**
		* Match only rows where `column` is equal to `value`.
		*
		* To check if the value of `column` is NULL, you should use `.is()` instead.
		*
		* @param column - The column to filter on
		* @param value - The value to filter with
		*
		* @category Database
		* @subcategory Using filters
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		*   .eq('name', 'Leia')
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 2,
		*       "name": "Leia"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		eq(column, value) {
			this.url.searchParams.append(column, `eq.${value}`);
			return this;
		}
		/**
		* Match only rows where `column` is not equal to `value`.
		*
		* This filter does not include rows where `column` is `NULL`. To match null
		* values, use `.is(column, null)` instead.
		*
		* @param column - The column to filter on
		* @param value - The value to filter with
		*
		* @category Database
		* @subcategory Using filters
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		*   .neq('name', 'Leia')
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "Luke"
		*     },
		*     {
		*       "id": 3,
		*       "name": "Han"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		neq(column, value) {
			this.url.searchParams.append(column, `neq.${value}`);
			return this;
		}
		gt(column, value) {
			this.url.searchParams.append(column, `gt.${value}`);
			return this;
		}
		gte(column, value) {
			this.url.searchParams.append(column, `gte.${value}`);
			return this;
		}
		lt(column, value) {
			this.url.searchParams.append(column, `lt.${value}`);
			return this;
		}
		lte(column, value) {
			this.url.searchParams.append(column, `lte.${value}`);
			return this;
		}
		like(column, pattern) {
			this.url.searchParams.append(column, `like.${pattern}`);
			return this;
		}
		likeAllOf(column, patterns) {
			this.url.searchParams.append(column, `like(all).{${patterns.join(",")}}`);
			return this;
		}
		likeAnyOf(column, patterns) {
			this.url.searchParams.append(column, `like(any).{${patterns.join(",")}}`);
			return this;
		}
		ilike(column, pattern) {
			this.url.searchParams.append(column, `ilike.${pattern}`);
			return this;
		}
		ilikeAllOf(column, patterns) {
			this.url.searchParams.append(column, `ilike(all).{${patterns.join(",")}}`);
			return this;
		}
		ilikeAnyOf(column, patterns) {
			this.url.searchParams.append(column, `ilike(any).{${patterns.join(",")}}`);
			return this;
		}
		regexMatch(column, pattern) {
			this.url.searchParams.append(column, `match.${pattern}`);
			return this;
		}
		regexIMatch(column, pattern) {
			this.url.searchParams.append(column, `imatch.${pattern}`);
			return this;
		}
		is(column, value) {
			this.url.searchParams.append(column, `is.${value}`);
			return this;
		}
		/**
		* Match only rows where `column` IS DISTINCT FROM `value`.
		*
		* Unlike `.neq()`, this treats `NULL` as a comparable value. Two `NULL` values
		* are considered equal (not distinct), and comparing `NULL` with any non-NULL
		* value returns true (distinct).
		*
		* @param column - The column to filter on
		* @param value - The value to filter with
		*/
		isDistinct(column, value) {
			this.url.searchParams.append(column, `isdistinct.${value}`);
			return this;
		}
		/**
		* Match only rows where `column` is included in the `values` array.
		*
		* @param column - The column to filter on
		* @param values - The values array to filter with
		*
		* @category Database
		* @subcategory Using filters
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		*   .in('name', ['Leia', 'Han'])
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 2,
		*       "name": "Leia"
		*     },
		*     {
		*       "id": 3,
		*       "name": "Han"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		in(column, values) {
			const cleanedValues = Array.from(new Set(values)).map((s) => {
				if (typeof s === "string" && PostgrestReservedCharsRegexp.test(s)) return `"${s}"`;
				else return `${s}`;
			}).join(",");
			this.url.searchParams.append(column, `in.(${cleanedValues})`);
			return this;
		}
		/**
		* Match only rows where `column` is NOT included in the `values` array.
		*
		* @param column - The column to filter on
		* @param values - The values array to filter with
		*/
		notIn(column, values) {
			const cleanedValues = Array.from(new Set(values)).map((s) => {
				if (typeof s === "string" && PostgrestReservedCharsRegexp.test(s)) return `"${s}"`;
				else return `${s}`;
			}).join(",");
			this.url.searchParams.append(column, `not.in.(${cleanedValues})`);
			return this;
		}
		contains(column, value) {
			if (typeof value === "string") this.url.searchParams.append(column, `cs.${value}`);
			else if (Array.isArray(value)) this.url.searchParams.append(column, `cs.{${value.join(",")}}`);
			else this.url.searchParams.append(column, `cs.${JSON.stringify(value)}`);
			return this;
		}
		containedBy(column, value) {
			if (typeof value === "string") this.url.searchParams.append(column, `cd.${value}`);
			else if (Array.isArray(value)) this.url.searchParams.append(column, `cd.{${value.join(",")}}`);
			else this.url.searchParams.append(column, `cd.${JSON.stringify(value)}`);
			return this;
		}
		rangeGt(column, range) {
			this.url.searchParams.append(column, `sr.${range}`);
			return this;
		}
		rangeGte(column, range) {
			this.url.searchParams.append(column, `nxl.${range}`);
			return this;
		}
		rangeLt(column, range) {
			this.url.searchParams.append(column, `sl.${range}`);
			return this;
		}
		rangeLte(column, range) {
			this.url.searchParams.append(column, `nxr.${range}`);
			return this;
		}
		rangeAdjacent(column, range) {
			this.url.searchParams.append(column, `adj.${range}`);
			return this;
		}
		overlaps(column, value) {
			if (typeof value === "string") this.url.searchParams.append(column, `ov.${value}`);
			else this.url.searchParams.append(column, `ov.{${value.join(",")}}`);
			return this;
		}
		textSearch(column, query, { config, type } = {}) {
			let typePart = "";
			if (type === "plain") typePart = "pl";
			else if (type === "phrase") typePart = "ph";
			else if (type === "websearch") typePart = "w";
			const configPart = config === void 0 ? "" : `(${config})`;
			this.url.searchParams.append(column, `${typePart}fts${configPart}.${query}`);
			return this;
		}
		match(query) {
			Object.entries(query).filter(([_, value]) => value !== void 0).forEach(([column, value]) => {
				this.url.searchParams.append(column, `eq.${value}`);
			});
			return this;
		}
		/**
		* Match only rows which doesn't satisfy the filter.
		*
		* Unlike most filters, `opearator` and `value` are used as-is and need to
		* follow [PostgREST
		* syntax](https://postgrest.org/en/stable/api.html#operators). You also need
		* to make sure they are properly sanitized.
		*
		* @param column - The column to filter on
		* @param operator - The operator to be negated to filter with, following
		* PostgREST syntax
		* @param value - The value to filter with, following PostgREST syntax
		*
		* @category Database
		* @subcategory Using filters
		*
		* @remarks
		* not() expects you to use the raw PostgREST syntax for the filter values.
		*
		* ```ts
		* .not('id', 'in', '(5,6,7)')  // Use `()` for `in` filter
		* .not('arraycol', 'cs', '{"a","b"}')  // Use `cs` for `contains()`, `{}` for array values
		* ```
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('countries')
		*   .select()
		*   .not('name', 'is', null)
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   countries (id int8 primary key, name text);
		*
		* insert into
		*   countries (id, name)
		* values
		*   (1, 'null'),
		*   (2, null);
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		*   {
		*     "data": [
		*       {
		*         "id": 1,
		*         "name": "null"
		*       }
		*     ],
		*     "status": 200,
		*     "statusText": "OK"
		*   }
		*
		* ```
		*/
		not(column, operator, value) {
			this.url.searchParams.append(column, `not.${operator}.${value}`);
			return this;
		}
		/**
		* Match only rows which satisfy at least one of the filters.
		*
		* Unlike most filters, `filters` is used as-is and needs to follow [PostgREST
		* syntax](https://postgrest.org/en/stable/api.html#operators). You also need
		* to make sure it's properly sanitized.
		*
		* It's currently not possible to do an `.or()` filter across multiple tables.
		*
		* @param filters - The filters to use, following PostgREST syntax
		* @param options - Named parameters
		* @param options.referencedTable - Set this to filter on referenced tables
		* instead of the parent table
		* @param options.foreignTable - Deprecated, use `referencedTable` instead
		*
		* @category Database
		* @subcategory Using filters
		*
		* @remarks
		* or() expects you to use the raw PostgREST syntax for the filter names and values.
		*
		* ```ts
		* .or('id.in.(5,6,7), arraycol.cs.{"a","b"}')  // Use `()` for `in` filter, `{}` for array values and `cs` for `contains()`.
		* .or('id.in.(5,6,7), arraycol.cd.{"a","b"}')  // Use `cd` for `containedBy()`
		* ```
		*
		* @example With `select()`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select('name')
		*   .or('id.eq.2,name.eq.Han')
		* ```
		*
		* @exampleSql With `select()`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse With `select()`
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "Leia"
		*     },
		*     {
		*       "name": "Han"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @example Use `or` with `and`
		* ```ts
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select('name')
		*   .or('id.gt.3,and(id.eq.1,name.eq.Luke)')
		* ```
		*
		* @exampleSql Use `or` with `and`
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse Use `or` with `and`
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "Luke"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @example Use `or` on referenced tables
		* ```ts
		* const { data, error } = await supabase
		*   .from('orchestral_sections')
		*   .select(`
		*     name,
		*     instruments!inner (
		*       name
		*     )
		*   `)
		*   .or('section_id.eq.1,name.eq.guzheng', { referencedTable: 'instruments' })
		* ```
		*
		* @exampleSql Use `or` on referenced tables
		* ```sql
		* create table
		*   orchestral_sections (id int8 primary key, name text);
		* create table
		*   instruments (
		*     id int8 primary key,
		*     section_id int8 not null references orchestral_sections,
		*     name text
		*   );
		*
		* insert into
		*   orchestral_sections (id, name)
		* values
		*   (1, 'strings'),
		*   (2, 'woodwinds');
		* insert into
		*   instruments (id, section_id, name)
		* values
		*   (1, 2, 'flute'),
		*   (2, 1, 'violin');
		* ```
		*
		* @exampleResponse Use `or` on referenced tables
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "strings",
		*       "instruments": [
		*         {
		*           "name": "violin"
		*         }
		*       ]
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		or(filters, { foreignTable, referencedTable = foreignTable } = {}) {
			const key = referencedTable ? `${referencedTable}.or` : "or";
			this.url.searchParams.append(key, `(${filters})`);
			return this;
		}
		filter(column, operator, value) {
			this.url.searchParams.append(column, `${operator}.${value}`);
			return this;
		}
	};
	PostgrestQueryBuilder = class {
		/**
		* Creates a query builder scoped to a Postgres table or view.
		*
		* @category Database
		*
		* @param url - The URL for the query
		* @param options - Named parameters
		* @param options.headers - Custom headers
		* @param options.schema - Postgres schema to use
		* @param options.fetch - Custom fetch implementation
		* @param options.urlLengthLimit - Maximum URL length before warning
		* @param options.retry - Enable automatic retries for transient errors (default: true)
		*
		* @example Using supabase-js (recommended)
		* ```ts
		* import { createClient } from '@supabase/supabase-js'
		*
		* const supabase = createClient('https://xyzcompany.supabase.co', 'your-publishable-key')
		* const { data, error } = await supabase.from('users').select('*')
		* ```
		*
		* @example Standalone import for bundle-sensitive environments
		* ```ts
		* import { PostgrestQueryBuilder } from '@supabase/postgrest-js'
		*
		* const query = new PostgrestQueryBuilder(
		*   new URL('https://xyzcompany.supabase.co/rest/v1/users'),
		*   { headers: { apikey: 'your-publishable-key' }, retry: true }
		* )
		* ```
		*/
		constructor(url, { headers = {}, schema, fetch: fetch$1, urlLengthLimit = 8e3, retry }) {
			this.url = url;
			this.headers = new Headers(headers);
			this.schema = schema;
			this.fetch = fetch$1;
			this.urlLengthLimit = urlLengthLimit;
			this.retry = retry;
		}
		/**
		* Clone URL and headers to prevent shared state between operations.
		*/
		cloneRequestState() {
			return {
				url: new URL(this.url.toString()),
				headers: new Headers(this.headers)
			};
		}
		/**
		* Perform a SELECT query on the table or view.
		*
		* @param columns - The columns to retrieve, separated by commas. Columns can be renamed when returned with `customName:columnName`
		*
		* @param options - Named parameters
		*
		* @param options.head - When set to `true`, `data` will not be returned.
		* Useful if you only need the count.
		*
		* @param options.count - Count algorithm to use to count rows in the table or view.
		*
		* `"exact"`: Exact but slow count algorithm. Performs a `COUNT(*)` under the
		* hood.
		*
		* `"planned"`: Approximated but fast count algorithm. Uses the Postgres
		* statistics under the hood.
		*
		* `"estimated"`: Uses exact count for low numbers and planned count for high
		* numbers.
		*
		* @remarks
		* When using `count` with `.range()` or `.limit()`, the returned `count` is the total number of rows
		* that match your filters, not the number of rows in the current page. Use this to build pagination UI.
		
		* - By default, Supabase projects return a maximum of 1,000 rows. This setting can be changed in your project's [API settings](/dashboard/project/_/settings/api). It's recommended that you keep it low to limit the payload size of accidental or malicious requests. You can use `range()` queries to paginate through your data.
		* - `select()` can be combined with [Filters](/docs/reference/javascript/using-filters)
		* - `select()` can be combined with [Modifiers](/docs/reference/javascript/using-modifiers)
		* - `apikey` is a reserved keyword if you're using the [Supabase Platform](/docs/guides/platform) and [should be avoided as a column name](https://github.com/supabase/supabase/issues/5465). *
		* @category Database
		*
		* @example Getting your data
		* ```js
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select()
		* ```
		*
		* @exampleSql Getting your data
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Harry'),
		*   (2, 'Frodo'),
		*   (3, 'Katniss');
		* ```
		*
		* @exampleResponse Getting your data
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "Harry"
		*     },
		*     {
		*       "id": 2,
		*       "name": "Frodo"
		*     },
		*     {
		*       "id": 3,
		*       "name": "Katniss"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Handling errors
		* The most useful field on a Postgres error is usually `hint` — when the database knows the fix, it puts the literal SQL there. For example, a permission-denied error (`code: '42501'`) arrives with a `hint` like `"Grant the required privileges to the current role with: GRANT SELECT ON public.characters TO anon;"`. Log the full `error` object so the hint isn't hidden behind `error.message`.
		*
		* @example Handling errors
		* ```js
		* const { data, error } = await supabase.from('characters').select()
		* if (error) {
		*   // Logs the full error: message, code, details, and hint.
		*   console.error(error)
		*   return
		* }
		* ```
		*
		* @exampleResponse Handling errors
		* ```json
		* {
		*   "error": {
		*     "code": "42501",
		*     "details": null,
		*     "hint": "Grant the required privileges to the current role with: GRANT SELECT ON public.characters TO anon;",
		*     "message": "permission denied for table characters"
		*   },
		*   "status": 401,
		*   "statusText": "Unauthorized"
		* }
		* ```
		*
		* @example Selecting specific columns
		* ```js
		* const { data, error } = await supabase
		*   .from('characters')
		*   .select('name')
		* ```
		*
		* @exampleSql Selecting specific columns
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Frodo'),
		*   (2, 'Harry'),
		*   (3, 'Katniss');
		* ```
		*
		* @exampleResponse Selecting specific columns
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "Frodo"
		*     },
		*     {
		*       "name": "Harry"
		*     },
		*     {
		*       "name": "Katniss"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Query referenced tables
		* If your database has foreign key relationships, you can query related tables too.
		*
		* @example Query referenced tables
		* ```js
		* const { data, error } = await supabase
		*   .from('orchestral_sections')
		*   .select(`
		*     name,
		*     instruments (
		*       name
		*     )
		*   `)
		* ```
		*
		* @exampleSql Query referenced tables
		* ```sql
		* create table
		*   orchestral_sections (id int8 primary key, name text);
		* create table
		*   instruments (
		*     id int8 primary key,
		*     section_id int8 not null references orchestral_sections,
		*     name text
		*   );
		*
		* insert into
		*   orchestral_sections (id, name)
		* values
		*   (1, 'strings'),
		*   (2, 'woodwinds');
		* insert into
		*   instruments (id, section_id, name)
		* values
		*   (1, 2, 'flute'),
		*   (2, 1, 'violin');
		* ```
		*
		* @exampleResponse Query referenced tables
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "strings",
		*       "instruments": [
		*         {
		*           "name": "violin"
		*         }
		*       ]
		*     },
		*     {
		*       "name": "woodwinds",
		*       "instruments": [
		*         {
		*           "name": "flute"
		*         }
		*       ]
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Query referenced tables with spaces in their names
		* If your table name contains spaces, you must use double quotes in the `select` statement to reference the table.
		*
		* @example Query referenced tables with spaces in their names
		* ```js
		* const { data, error } = await supabase
		*   .from('orchestral sections')
		*   .select(`
		*     name,
		*     "musical instruments" (
		*       name
		*     )
		*   `)
		* ```
		*
		* @exampleSql Query referenced tables with spaces in their names
		* ```sql
		* create table
		*   "orchestral sections" (id int8 primary key, name text);
		* create table
		*   "musical instruments" (
		*     id int8 primary key,
		*     section_id int8 not null references "orchestral sections",
		*     name text
		*   );
		*
		* insert into
		*   "orchestral sections" (id, name)
		* values
		*   (1, 'strings'),
		*   (2, 'woodwinds');
		* insert into
		*   "musical instruments" (id, section_id, name)
		* values
		*   (1, 2, 'flute'),
		*   (2, 1, 'violin');
		* ```
		*
		* @exampleResponse Query referenced tables with spaces in their names
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "strings",
		*       "musical instruments": [
		*         {
		*           "name": "violin"
		*         }
		*       ]
		*     },
		*     {
		*       "name": "woodwinds",
		*       "musical instruments": [
		*         {
		*           "name": "flute"
		*         }
		*       ]
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Query referenced tables through a join table
		* If you're in a situation where your tables are **NOT** directly
		* related, but instead are joined by a _join table_, you can still use
		* the `select()` method to query the related data. The join table needs
		* to have the foreign keys as part of its composite primary key.
		*
		* @example Query referenced tables through a join table
		* ```ts
		* const { data, error } = await supabase
		*   .from('users')
		*   .select(`
		*     name,
		*     teams (
		*       name
		*     )
		*   `)
		*   
		* ```
		*
		* @exampleSql Query referenced tables through a join table
		* ```sql
		* create table
		*   users (
		*     id int8 primary key,
		*     name text
		*   );
		* create table
		*   teams (
		*     id int8 primary key,
		*     name text
		*   );
		* -- join table
		* create table
		*   users_teams (
		*     user_id int8 not null references users,
		*     team_id int8 not null references teams,
		*     -- both foreign keys must be part of a composite primary key
		*     primary key (user_id, team_id)
		*   );
		*
		* insert into
		*   users (id, name)
		* values
		*   (1, 'Kiran'),
		*   (2, 'Evan');
		* insert into
		*   teams (id, name)
		* values
		*   (1, 'Green'),
		*   (2, 'Blue');
		* insert into
		*   users_teams (user_id, team_id)
		* values
		*   (1, 1),
		*   (1, 2),
		*   (2, 2);
		* ```
		*
		* @exampleResponse Query referenced tables through a join table
		* ```json
		*   {
		*     "data": [
		*       {
		*         "name": "Kiran",
		*         "teams": [
		*           {
		*             "name": "Green"
		*           },
		*           {
		*             "name": "Blue"
		*           }
		*         ]
		*       },
		*       {
		*         "name": "Evan",
		*         "teams": [
		*           {
		*             "name": "Blue"
		*           }
		*         ]
		*       }
		*     ],
		*     "status": 200,
		*     "statusText": "OK"
		*   }
		*   
		* ```
		*
		* @exampleDescription Query the same referenced table multiple times
		* If you need to query the same referenced table twice, use the name of the
		* joined column to identify which join to use. You can also give each
		* column an alias.
		*
		* @example Query the same referenced table multiple times
		* ```ts
		* const { data, error } = await supabase
		*   .from('messages')
		*   .select(`
		*     content,
		*     from:sender_id(name),
		*     to:receiver_id(name)
		*   `)
		*
		* // To infer types, use the name of the table (in this case `users`) and
		* // the name of the foreign key constraint.
		* const { data, error } = await supabase
		*   .from('messages')
		*   .select(`
		*     content,
		*     from:users!messages_sender_id_fkey(name),
		*     to:users!messages_receiver_id_fkey(name)
		*   `)
		* ```
		*
		* @exampleSql Query the same referenced table multiple times
		* ```sql
		*  create table
		*  users (id int8 primary key, name text);
		*
		*  create table
		*    messages (
		*      sender_id int8 not null references users,
		*      receiver_id int8 not null references users,
		*      content text
		*    );
		*
		*  insert into
		*    users (id, name)
		*  values
		*    (1, 'Kiran'),
		*    (2, 'Evan');
		*
		*  insert into
		*    messages (sender_id, receiver_id, content)
		*  values
		*    (1, 2, '👋');
		*  ```
		* ```
		*
		* @exampleResponse Query the same referenced table multiple times
		* ```json
		* {
		*   "data": [
		*     {
		*       "content": "👋",
		*       "from": {
		*         "name": "Kiran"
		*       },
		*       "to": {
		*         "name": "Evan"
		*       }
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Query nested foreign tables through a join table
		* You can use the result of a joined table to gather data in
		* another foreign table. With multiple references to the same foreign
		* table you must specify the column on which to conduct the join.
		*
		* @example Query nested foreign tables through a join table
		* ```ts
		*   const { data, error } = await supabase
		*     .from('games')
		*     .select(`
		*       game_id:id,
		*       away_team:teams!games_away_team_fkey (
		*         users (
		*           id,
		*           name
		*         )
		*       )
		*     `)
		*   
		* ```
		*
		* @exampleSql Query nested foreign tables through a join table
		* ```sql
		* ```sql
		* create table
		*   users (
		*     id int8 primary key,
		*     name text
		*   );
		* create table
		*   teams (
		*     id int8 primary key,
		*     name text
		*   );
		* -- join table
		* create table
		*   users_teams (
		*     user_id int8 not null references users,
		*     team_id int8 not null references teams,
		*
		*     primary key (user_id, team_id)
		*   );
		* create table
		*   games (
		*     id int8 primary key,
		*     home_team int8 not null references teams,
		*     away_team int8 not null references teams,
		*     name text
		*   );
		*
		* insert into users (id, name)
		* values
		*   (1, 'Kiran'),
		*   (2, 'Evan');
		* insert into
		*   teams (id, name)
		* values
		*   (1, 'Green'),
		*   (2, 'Blue');
		* insert into
		*   users_teams (user_id, team_id)
		* values
		*   (1, 1),
		*   (1, 2),
		*   (2, 2);
		* insert into
		*   games (id, home_team, away_team, name)
		* values
		*   (1, 1, 2, 'Green vs Blue'),
		*   (2, 2, 1, 'Blue vs Green');
		* ```
		*
		* @exampleResponse Query nested foreign tables through a join table
		* ```json
		*   {
		*     "data": [
		*       {
		*         "game_id": 1,
		*         "away_team": {
		*           "users": [
		*             {
		*               "id": 1,
		*               "name": "Kiran"
		*             },
		*             {
		*               "id": 2,
		*               "name": "Evan"
		*             }
		*           ]
		*         }
		*       },
		*       {
		*         "game_id": 2,
		*         "away_team": {
		*           "users": [
		*             {
		*               "id": 1,
		*               "name": "Kiran"
		*             }
		*           ]
		*         }
		*       }
		*     ],
		*     "status": 200,
		*     "statusText": "OK"
		*   }
		*   
		* ```
		*
		* @exampleDescription Filtering through referenced tables
		* If the filter on a referenced table's column is not satisfied, the referenced
		* table returns `[]` or `null` but the parent table is not filtered out.
		* If you want to filter out the parent table rows, use the `!inner` hint
		*
		* @example Filtering through referenced tables
		* ```ts
		* const { data, error } = await supabase
		*   .from('instruments')
		*   .select('name, orchestral_sections(*)')
		*   .eq('orchestral_sections.name', 'percussion')
		* ```
		*
		* @exampleSql Filtering through referenced tables
		* ```sql
		* create table
		*   orchestral_sections (id int8 primary key, name text);
		* create table
		*   instruments (
		*     id int8 primary key,
		*     section_id int8 not null references orchestral_sections,
		*     name text
		*   );
		*
		* insert into
		*   orchestral_sections (id, name)
		* values
		*   (1, 'strings'),
		*   (2, 'woodwinds');
		* insert into
		*   instruments (id, section_id, name)
		* values
		*   (1, 2, 'flute'),
		*   (2, 1, 'violin');
		* ```
		*
		* @exampleResponse Filtering through referenced tables
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "flute",
		*       "orchestral_sections": null
		*     },
		*     {
		*       "name": "violin",
		*       "orchestral_sections": null
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Querying referenced table with count
		* You can get the number of rows in a related table by using the
		* **count** property.
		*
		* @example Querying referenced table with count
		* ```ts
		* const { data, error } = await supabase
		*   .from('orchestral_sections')
		*   .select(`*, instruments(count)`)
		* ```
		*
		* @exampleSql Querying referenced table with count
		* ```sql
		* create table orchestral_sections (
		*   "id" "uuid" primary key default "extensions"."uuid_generate_v4"() not null,
		*   "name" text
		* );
		*
		* create table characters (
		*   "id" "uuid" primary key default "extensions"."uuid_generate_v4"() not null,
		*   "name" text,
		*   "section_id" "uuid" references public.orchestral_sections on delete cascade
		* );
		*
		* with section as (
		*   insert into orchestral_sections (name)
		*   values ('strings') returning id
		* )
		* insert into instruments (name, section_id) values
		* ('violin', (select id from section)),
		* ('viola', (select id from section)),
		* ('cello', (select id from section)),
		* ('double bass', (select id from section));
		* ```
		*
		* @exampleResponse Querying referenced table with count
		* ```json
		* [
		*   {
		*     "id": "693694e7-d993-4360-a6d7-6294e325d9b6",
		*     "name": "strings",
		*     "instruments": [
		*       {
		*         "count": 4
		*       }
		*     ]
		*   }
		* ]
		* ```
		*
		* @exampleDescription Querying with count option
		* You can get the number of rows by using the
		* [count](/docs/reference/javascript/select#parameters) option.
		*
		* @example Querying with count option
		* ```ts
		* const { count, error } = await supabase
		*   .from('characters')
		*   .select('*', { count: 'exact', head: true })
		* ```
		*
		* @exampleSql Querying with count option
		* ```sql
		* create table
		*   characters (id int8 primary key, name text);
		*
		* insert into
		*   characters (id, name)
		* values
		*   (1, 'Luke'),
		*   (2, 'Leia'),
		*   (3, 'Han');
		* ```
		*
		* @exampleResponse Querying with count option
		* ```json
		* {
		*   "count": 3,
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Querying JSON data
		* You can select and filter data inside of
		* [JSON](/docs/guides/database/json) columns. Postgres offers some
		* [operators](/docs/guides/database/json#query-the-jsonb-data) for
		* querying JSON data.
		*
		* @example Querying JSON data
		* ```ts
		* const { data, error } = await supabase
		*   .from('users')
		*   .select(`
		*     id, name,
		*     address->city
		*   `)
		* ```
		*
		* @exampleSql Querying JSON data
		* ```sql
		* create table
		*   users (
		*     id int8 primary key,
		*     name text,
		*     address jsonb
		*   );
		*
		* insert into
		*   users (id, name, address)
		* values
		*   (1, 'Frodo', '{"city":"Hobbiton"}');
		* ```
		*
		* @exampleResponse Querying JSON data
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "Frodo",
		*       "city": "Hobbiton"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Querying referenced table with inner join
		* If you don't want to return the referenced table contents, you can leave the parenthesis empty.
		* Like `.select('name, orchestral_sections!inner()')`.
		*
		* @example Querying referenced table with inner join
		* ```ts
		* const { data, error } = await supabase
		*   .from('instruments')
		*   .select('name, orchestral_sections!inner(name)')
		*   .eq('orchestral_sections.name', 'woodwinds')
		*   .limit(1)
		* ```
		*
		* @exampleSql Querying referenced table with inner join
		* ```sql
		* create table orchestral_sections (
		*   "id" "uuid" primary key default "extensions"."uuid_generate_v4"() not null,
		*   "name" text
		* );
		*
		* create table instruments (
		*   "id" "uuid" primary key default "extensions"."uuid_generate_v4"() not null,
		*   "name" text,
		*   "section_id" "uuid" references public.orchestral_sections on delete cascade
		* );
		*
		* with section as (
		*   insert into orchestral_sections (name)
		*   values ('woodwinds') returning id
		* )
		* insert into instruments (name, section_id) values
		* ('flute', (select id from section)),
		* ('clarinet', (select id from section)),
		* ('bassoon', (select id from section)),
		* ('piccolo', (select id from section));
		* ```
		*
		* @exampleResponse Querying referenced table with inner join
		* ```json
		* {
		*   "data": [
		*     {
		*       "name": "flute",
		*       "orchestral_sections": {"name": "woodwinds"}
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Switching schemas per query
		* In addition to setting the schema during initialization, you can also switch schemas on a per-query basis.
		* Make sure you've set up your [database privileges and API settings](/docs/guides/api/using-custom-schemas).
		*
		* @example Switching schemas per query
		* ```ts
		* const { data, error } = await supabase
		*   .schema('myschema')
		*   .from('mytable')
		*   .select()
		* ```
		*
		* @exampleSql Switching schemas per query
		* ```sql
		* create schema myschema;
		*
		* create table myschema.mytable (
		*   id uuid primary key default gen_random_uuid(),
		*   data text
		* );
		*
		* insert into myschema.mytable (data) values ('mydata');
		* ```
		*
		* @exampleResponse Switching schemas per query
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": "4162e008-27b0-4c0f-82dc-ccaeee9a624d",
		*       "data": "mydata"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		select(columns, options) {
			const { head = false, count } = options !== null && options !== void 0 ? options : {};
			const method = head ? "HEAD" : "GET";
			let quoted = false;
			const cleanedColumns = (columns !== null && columns !== void 0 ? columns : "*").split("").map((c) => {
				if (/\s/.test(c) && !quoted) return "";
				if (c === "\"") quoted = !quoted;
				return c;
			}).join("");
			const { url, headers } = this.cloneRequestState();
			url.searchParams.set("select", cleanedColumns);
			if (count) headers.append("Prefer", `count=${count}`);
			return new PostgrestFilterBuilder({
				method,
				url,
				headers,
				schema: this.schema,
				fetch: this.fetch,
				urlLengthLimit: this.urlLengthLimit,
				retry: this.retry
			});
		}
		/**
		* Perform an INSERT into the table or view.
		*
		* By default, inserted rows are not returned. To return it, chain the call
		* with `.select()`.
		*
		* @param values - The values to insert. Pass an object to insert a single row
		* or an array to insert multiple rows.
		*
		* @param options - Named parameters
		*
		* @param options.count - Count algorithm to use to count inserted rows.
		*
		* `"exact"`: Exact but slow count algorithm. Performs a `COUNT(*)` under the
		* hood.
		*
		* `"planned"`: Approximated but fast count algorithm. Uses the Postgres
		* statistics under the hood.
		*
		* `"estimated"`: Uses exact count for low numbers and planned count for high
		* numbers.
		*
		* @param options.defaultToNull - Make missing fields default to `null`.
		* Otherwise, use the default value for the column. Only applies for bulk
		* inserts.
		*
		* @category Database
		*
		* @example Create a record
		* ```ts
		* const { error } = await supabase
		*   .from('countries')
		*   .insert({ id: 1, name: 'Mordor' })
		* ```
		*
		* @exampleSql Create a record
		* ```sql
		* create table
		*   countries (id int8 primary key, name text);
		* ```
		*
		* @exampleResponse Create a record
		* ```json
		* {
		*   "status": 201,
		*   "statusText": "Created"
		* }
		* ```
		*
		* @exampleDescription Handling errors
		* `error.hint` from Postgres often contains the actionable fix (e.g. `"Grant the required privileges to the current role with: GRANT INSERT ON public.countries TO anon;"` for a `42501` permission-denied error). Log the full `error` object so it isn't hidden behind `error.message`.
		*
		* @example Handling errors
		* ```js
		* const { error } = await supabase.from('countries').insert({ id: 1, name: 'Mordor' })
		* if (error) console.error(error)
		* ```
		*
		* @example Create a record and return it
		* ```ts
		* const { data, error } = await supabase
		*   .from('countries')
		*   .insert({ id: 1, name: 'Mordor' })
		*   .select()
		* ```
		*
		* @exampleSql Create a record and return it
		* ```sql
		* create table
		*   countries (id int8 primary key, name text);
		* ```
		*
		* @exampleResponse Create a record and return it
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "Mordor"
		*     }
		*   ],
		*   "status": 201,
		*   "statusText": "Created"
		* }
		* ```
		*
		* @exampleDescription Bulk create
		* A bulk create operation is handled in a single transaction.
		* If any of the inserts fail, none of the rows are inserted.
		*
		* @example Bulk create
		* ```ts
		* const { error } = await supabase
		*   .from('countries')
		*   .insert([
		*     { id: 1, name: 'Mordor' },
		*     { id: 1, name: 'The Shire' },
		*   ])
		* ```
		*
		* @exampleSql Bulk create
		* ```sql
		* create table
		*   countries (id int8 primary key, name text);
		* ```
		*
		* @exampleResponse Bulk create
		* ```json
		* {
		*   "error": {
		*     "code": "23505",
		*     "details": "Key (id)=(1) already exists.",
		*     "hint": null,
		*     "message": "duplicate key value violates unique constraint \"countries_pkey\""
		*   },
		*   "status": 409,
		*   "statusText": "Conflict"
		* }
		* ```
		*/
		insert(values, { count, defaultToNull = true } = {}) {
			var _this$fetch;
			const method = "POST";
			const { url, headers } = this.cloneRequestState();
			if (count) headers.append("Prefer", `count=${count}`);
			if (!defaultToNull) headers.append("Prefer", `missing=default`);
			if (Array.isArray(values)) {
				const columns = values.reduce((acc, x) => acc.concat(Object.keys(x)), []);
				if (columns.length > 0) {
					const uniqueColumns = [...new Set(columns)].map((column) => `"${column}"`);
					url.searchParams.set("columns", uniqueColumns.join(","));
				}
			}
			return new PostgrestFilterBuilder({
				method,
				url,
				headers,
				schema: this.schema,
				body: values,
				fetch: (_this$fetch = this.fetch) !== null && _this$fetch !== void 0 ? _this$fetch : fetch,
				urlLengthLimit: this.urlLengthLimit,
				retry: this.retry
			});
		}
		/**
		* Perform an UPSERT on the table or view. Depending on the column(s) passed
		* to `onConflict`, `.upsert()` allows you to perform the equivalent of
		* `.insert()` if a row with the corresponding `onConflict` columns doesn't
		* exist, or if it does exist, perform an alternative action depending on
		* `ignoreDuplicates`.
		*
		* By default, upserted rows are not returned. To return it, chain the call
		* with `.select()`.
		*
		* @param values - The values to upsert with. Pass an object to upsert a
		* single row or an array to upsert multiple rows.
		*
		* @param options - Named parameters
		*
		* @param options.onConflict - Comma-separated UNIQUE column(s) to specify how
		* duplicate rows are determined. Two rows are duplicates if all the
		* `onConflict` columns are equal.
		*
		* @param options.ignoreDuplicates - If `true`, duplicate rows are ignored. If
		* `false`, duplicate rows are merged with existing rows.
		*
		* @param options.count - Count algorithm to use to count upserted rows.
		*
		* `"exact"`: Exact but slow count algorithm. Performs a `COUNT(*)` under the
		* hood.
		*
		* `"planned"`: Approximated but fast count algorithm. Uses the Postgres
		* statistics under the hood.
		*
		* `"estimated"`: Uses exact count for low numbers and planned count for high
		* numbers.
		*
		* @param options.defaultToNull - Make missing fields default to `null`.
		* Otherwise, use the default value for the column. This only applies when
		* inserting new rows, not when merging with existing rows under
		* `ignoreDuplicates: false`. This also only applies when doing bulk upserts.
		*
		* @example Upsert a single row using a unique key
		* ```ts
		* // Upserting a single row, overwriting based on the 'username' unique column
		* const { data, error } = await supabase
		*   .from('users')
		*   .upsert({ username: 'supabot' }, { onConflict: 'username' })
		*
		* // Example response:
		* // {
		* //   data: [
		* //     { id: 4, message: 'bar', username: 'supabot' }
		* //   ],
		* //   error: null
		* // }
		* ```
		*
		* @example Upsert with conflict resolution and exact row counting
		* ```ts
		* // Upserting and returning exact count
		* const { data, error, count } = await supabase
		*   .from('users')
		*   .upsert(
		*     {
		*       id: 3,
		*       message: 'foo',
		*       username: 'supabot'
		*     },
		*     {
		*       onConflict: 'username',
		*       count: 'exact'
		*     }
		*   )
		*
		* // Example response:
		* // {
		* //   data: [
		* //     {
		* //       id: 42,
		* //       handle: "saoirse",
		* //       display_name: "Saoirse"
		* //     }
		* //   ],
		* //   count: 1,
		* //   error: null
		* // }
		* ```
		*
		* @category Database
		*
		* @remarks
		* - Primary keys must be included in `values` to use upsert.
		*
		* @example Upsert your data
		* ```ts
		* const { data, error } = await supabase
		*   .from('instruments')
		*   .upsert({ id: 1, name: 'piano' })
		*   .select()
		* ```
		*
		* @exampleSql Upsert your data
		* ```sql
		* create table
		*   instruments (id int8 primary key, name text);
		*
		* insert into
		*   instruments (id, name)
		* values
		*   (1, 'harpsichord');
		* ```
		*
		* @exampleResponse Upsert your data
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "piano"
		*     }
		*   ],
		*   "status": 201,
		*   "statusText": "Created"
		* }
		* ```
		*
		* @exampleDescription Handling errors
		* `error.hint` from Postgres often contains the actionable fix (e.g. `"Grant the required privileges to the current role with: GRANT INSERT, UPDATE ON public.instruments TO anon;"` for a `42501` permission-denied error). Log the full `error` object so it isn't hidden behind `error.message`.
		*
		* @example Handling errors
		* ```js
		* const { data, error } = await supabase.from('instruments').upsert({ id: 1, name: 'piano' }).select()
		* if (error) console.error(error)
		* ```
		*
		* @example Bulk Upsert your data
		* ```ts
		* const { data, error } = await supabase
		*   .from('instruments')
		*   .upsert([
		*     { id: 1, name: 'piano' },
		*     { id: 2, name: 'harp' },
		*   ])
		*   .select()
		* ```
		*
		* @exampleSql Bulk Upsert your data
		* ```sql
		* create table
		*   instruments (id int8 primary key, name text);
		*
		* insert into
		*   instruments (id, name)
		* values
		*   (1, 'harpsichord');
		* ```
		*
		* @exampleResponse Bulk Upsert your data
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "piano"
		*     },
		*     {
		*       "id": 2,
		*       "name": "harp"
		*     }
		*   ],
		*   "status": 201,
		*   "statusText": "Created"
		* }
		* ```
		*
		* @exampleDescription Upserting into tables with constraints
		* In the following query, `upsert()` implicitly uses the `id`
		* (primary key) column to determine conflicts. If there is no existing
		* row with the same `id`, `upsert()` inserts a new row, which
		* will fail in this case as there is already a row with `handle` `"saoirse"`.
		* Using the `onConflict` option, you can instruct `upsert()` to use
		* another column with a unique constraint to determine conflicts.
		*
		* @example Upserting into tables with constraints
		* ```ts
		* const { data, error } = await supabase
		*   .from('users')
		*   .upsert({ id: 42, handle: 'saoirse', display_name: 'Saoirse' })
		*   .select()
		* ```
		*
		* @exampleSql Upserting into tables with constraints
		* ```sql
		* create table
		*   users (
		*     id int8 generated by default as identity primary key,
		*     handle text not null unique,
		*     display_name text
		*   );
		*
		* insert into
		*   users (id, handle, display_name)
		* values
		*   (1, 'saoirse', null);
		* ```
		*
		* @exampleResponse Upserting into tables with constraints
		* ```json
		* {
		*   "error": {
		*     "code": "23505",
		*     "details": "Key (handle)=(saoirse) already exists.",
		*     "hint": null,
		*     "message": "duplicate key value violates unique constraint \"users_handle_key\""
		*   },
		*   "status": 409,
		*   "statusText": "Conflict"
		* }
		* ```
		*/
		upsert(values, { onConflict, ignoreDuplicates = false, count, defaultToNull = true } = {}) {
			var _this$fetch2;
			const method = "POST";
			const { url, headers } = this.cloneRequestState();
			headers.append("Prefer", `resolution=${ignoreDuplicates ? "ignore" : "merge"}-duplicates`);
			if (onConflict !== void 0) url.searchParams.set("on_conflict", onConflict);
			if (count) headers.append("Prefer", `count=${count}`);
			if (!defaultToNull) headers.append("Prefer", "missing=default");
			if (Array.isArray(values)) {
				const columns = values.reduce((acc, x) => acc.concat(Object.keys(x)), []);
				if (columns.length > 0) {
					const uniqueColumns = [...new Set(columns)].map((column) => `"${column}"`);
					url.searchParams.set("columns", uniqueColumns.join(","));
				}
			}
			return new PostgrestFilterBuilder({
				method,
				url,
				headers,
				schema: this.schema,
				body: values,
				fetch: (_this$fetch2 = this.fetch) !== null && _this$fetch2 !== void 0 ? _this$fetch2 : fetch,
				urlLengthLimit: this.urlLengthLimit,
				retry: this.retry
			});
		}
		/**
		* Perform an UPDATE on the table or view.
		*
		* By default, updated rows are not returned. To return it, chain the call
		* with `.select()` after filters.
		*
		* @param values - The values to update with
		*
		* @param options - Named parameters
		*
		* @param options.count - Count algorithm to use to count updated rows.
		*
		* `"exact"`: Exact but slow count algorithm. Performs a `COUNT(*)` under the
		* hood.
		*
		* `"planned"`: Approximated but fast count algorithm. Uses the Postgres
		* statistics under the hood.
		*
		* `"estimated"`: Uses exact count for low numbers and planned count for high
		* numbers.
		*
		* @category Database
		*
		* @remarks
		* - `update()` should always be combined with [Filters](/docs/reference/javascript/using-filters) to target the item(s) you wish to update.
		*
		* @example Updating your data
		* ```ts
		* const { error } = await supabase
		*   .from('instruments')
		*   .update({ name: 'piano' })
		*   .eq('id', 1)
		* ```
		*
		* @exampleSql Updating your data
		* ```sql
		* create table
		*   instruments (id int8 primary key, name text);
		*
		* insert into
		*   instruments (id, name)
		* values
		*   (1, 'harpsichord');
		* ```
		*
		* @exampleResponse Updating your data
		* ```json
		* {
		*   "status": 204,
		*   "statusText": "No Content"
		* }
		* ```
		*
		* @exampleDescription Handling errors
		* `error.hint` from Postgres often contains the actionable fix (e.g. `"Grant the required privileges to the current role with: GRANT UPDATE ON public.instruments TO anon;"` for a `42501` permission-denied error). Log the full `error` object so it isn't hidden behind `error.message`.
		*
		* @example Handling errors
		* ```js
		* const { error } = await supabase.from('instruments').update({ name: 'piano' }).eq('id', 1)
		* if (error) console.error(error)
		* ```
		*
		* @example Update a record and return it
		* ```ts
		* const { data, error } = await supabase
		*   .from('instruments')
		*   .update({ name: 'piano' })
		*   .eq('id', 1)
		*   .select()
		* ```
		*
		* @exampleSql Update a record and return it
		* ```sql
		* create table
		*   instruments (id int8 primary key, name text);
		*
		* insert into
		*   instruments (id, name)
		* values
		*   (1, 'harpsichord');
		* ```
		*
		* @exampleResponse Update a record and return it
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "piano"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Updating JSON data
		* Postgres offers some
		* [operators](/docs/guides/database/json#query-the-jsonb-data) for
		* working with JSON data. Currently, it is only possible to update the entire JSON document.
		*
		* @example Updating JSON data
		* ```ts
		* const { data, error } = await supabase
		*   .from('users')
		*   .update({
		*     address: {
		*       street: 'Melrose Place',
		*       postcode: 90210
		*     }
		*   })
		*   .eq('address->postcode', 90210)
		*   .select()
		* ```
		*
		* @exampleSql Updating JSON data
		* ```sql
		* create table
		*   users (
		*     id int8 primary key,
		*     name text,
		*     address jsonb
		*   );
		*
		* insert into
		*   users (id, name, address)
		* values
		*   (1, 'Michael', '{ "postcode": 90210 }');
		* ```
		*
		* @exampleResponse Updating JSON data
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "Michael",
		*       "address": {
		*         "street": "Melrose Place",
		*         "postcode": 90210
		*       }
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		update(values, { count } = {}) {
			var _this$fetch3;
			const method = "PATCH";
			const { url, headers } = this.cloneRequestState();
			if (count) headers.append("Prefer", `count=${count}`);
			return new PostgrestFilterBuilder({
				method,
				url,
				headers,
				schema: this.schema,
				body: values,
				fetch: (_this$fetch3 = this.fetch) !== null && _this$fetch3 !== void 0 ? _this$fetch3 : fetch,
				urlLengthLimit: this.urlLengthLimit,
				retry: this.retry
			});
		}
		/**
		* Perform a DELETE on the table or view.
		*
		* By default, deleted rows are not returned. To return it, chain the call
		* with `.select()` after filters.
		*
		* @param options - Named parameters
		*
		* @param options.count - Count algorithm to use to count deleted rows.
		*
		* `"exact"`: Exact but slow count algorithm. Performs a `COUNT(*)` under the
		* hood.
		*
		* `"planned"`: Approximated but fast count algorithm. Uses the Postgres
		* statistics under the hood.
		*
		* `"estimated"`: Uses exact count for low numbers and planned count for high
		* numbers.
		*
		* @category Database
		*
		* @remarks
		* - `delete()` should always be combined with [filters](/docs/reference/javascript/using-filters) to target the item(s) you wish to delete.
		* - If you use `delete()` with filters and you have
		*   [RLS](/docs/learn/auth-deep-dive/auth-row-level-security) enabled, only
		*   rows visible through `SELECT` policies are deleted. Note that by default
		*   no rows are visible, so you need at least one `SELECT`/`ALL` policy that
		*   makes the rows visible.
		* - When using `delete().in()`, specify an array of values to target multiple rows with a single query. This is particularly useful for batch deleting entries that share common criteria, such as deleting users by their IDs. Ensure that the array you provide accurately represents all records you intend to delete to avoid unintended data removal.
		*
		* @example Delete a single record
		* ```ts
		* const response = await supabase
		*   .from('countries')
		*   .delete()
		*   .eq('id', 1)
		* ```
		*
		* @exampleSql Delete a single record
		* ```sql
		* create table
		*   countries (id int8 primary key, name text);
		*
		* insert into
		*   countries (id, name)
		* values
		*   (1, 'Mordor');
		* ```
		*
		* @exampleResponse Delete a single record
		* ```json
		* {
		*   "status": 204,
		*   "statusText": "No Content"
		* }
		* ```
		*
		* @exampleDescription Handling errors
		* `error.hint` from Postgres often contains the actionable fix (e.g. `"Grant the required privileges to the current role with: GRANT DELETE ON public.countries TO anon;"` for a `42501` permission-denied error). Log the full `error` object so it isn't hidden behind `error.message`.
		*
		* @example Handling errors
		* ```js
		* const { error } = await supabase.from('countries').delete().eq('id', 1)
		* if (error) console.error(error)
		* ```
		*
		* @example Delete a record and return it
		* ```ts
		* const { data, error } = await supabase
		*   .from('countries')
		*   .delete()
		*   .eq('id', 1)
		*   .select()
		* ```
		*
		* @exampleSql Delete a record and return it
		* ```sql
		* create table
		*   countries (id int8 primary key, name text);
		*
		* insert into
		*   countries (id, name)
		* values
		*   (1, 'Mordor');
		* ```
		*
		* @exampleResponse Delete a record and return it
		* ```json
		* {
		*   "data": [
		*     {
		*       "id": 1,
		*       "name": "Mordor"
		*     }
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @example Delete multiple records
		* ```ts
		* const response = await supabase
		*   .from('countries')
		*   .delete()
		*   .in('id', [1, 2, 3])
		* ```
		*
		* @exampleSql Delete multiple records
		* ```sql
		* create table
		*   countries (id int8 primary key, name text);
		*
		* insert into
		*   countries (id, name)
		* values
		*   (1, 'Rohan'), (2, 'The Shire'), (3, 'Mordor');
		* ```
		*
		* @exampleResponse Delete multiple records
		* ```json
		* {
		*   "status": 204,
		*   "statusText": "No Content"
		* }
		* ```
		*/
		delete({ count } = {}) {
			var _this$fetch4;
			const method = "DELETE";
			const { url, headers } = this.cloneRequestState();
			if (count) headers.append("Prefer", `count=${count}`);
			return new PostgrestFilterBuilder({
				method,
				url,
				headers,
				schema: this.schema,
				fetch: (_this$fetch4 = this.fetch) !== null && _this$fetch4 !== void 0 ? _this$fetch4 : fetch,
				urlLengthLimit: this.urlLengthLimit,
				retry: this.retry
			});
		}
	};
	PostgrestClient = class PostgrestClient {
		/**
		* Creates a PostgREST client.
		*
		* @param url - URL of the PostgREST endpoint
		* @param options - Named parameters
		* @param options.headers - Custom headers
		* @param options.schema - Postgres schema to switch to
		* @param options.fetch - Custom fetch
		* @param options.timeout - Optional timeout in milliseconds for all requests. When set, requests will automatically abort after this duration to prevent indefinite hangs.
		* @param options.urlLengthLimit - Maximum URL length in characters before warnings/errors are triggered. Defaults to 8000.
		* @param options.retry - Enable or disable automatic retries for transient errors.
		*   When enabled, idempotent requests (GET, HEAD, OPTIONS) that fail with network
		*   errors or HTTP 503/520 responses will be automatically retried up to 3 times
		*   with exponential backoff (1s, 2s, 4s). Defaults to `true`.
		* @example Using supabase-js (recommended)
		* ```ts
		* import { createClient } from '@supabase/supabase-js'
		*
		* const supabase = createClient('https://xyzcompany.supabase.co', 'your-publishable-key')
		* const { data, error } = await supabase.from('profiles').select('*')
		* ```
		*
		* @category Database
		*
		* @remarks
		* - A `timeout` option (in milliseconds) can be set to automatically abort requests that take too long.
		* - A `urlLengthLimit` option (default: 8000) can be set to control when URL length warnings are included in error messages for aborted requests.
		*
		* @example Standalone import for bundle-sensitive environments
		* ```ts
		* import { PostgrestClient } from '@supabase/postgrest-js'
		*
		* const postgrest = new PostgrestClient('https://xyzcompany.supabase.co/rest/v1', {
		*   headers: { apikey: 'your-publishable-key' },
		*   schema: 'public',
		*   timeout: 30000, // 30 second timeout
		* })
		* ```
		*/
		constructor(url, { headers = {}, schema, fetch: fetch$1, timeout, urlLengthLimit = 8e3, retry } = {}) {
			this.url = url;
			this.headers = new Headers(headers);
			this.schemaName = schema;
			this.urlLengthLimit = urlLengthLimit;
			const originalFetch = fetch$1 !== null && fetch$1 !== void 0 ? fetch$1 : globalThis.fetch;
			if (timeout !== void 0 && timeout > 0) this.fetch = (input, init) => {
				const controller = new AbortController();
				const timeoutId = setTimeout(() => controller.abort(), timeout);
				const existingSignal = init === null || init === void 0 ? void 0 : init.signal;
				if (existingSignal) {
					if (existingSignal.aborted) {
						clearTimeout(timeoutId);
						return originalFetch(input, init);
					}
					const abortHandler = () => {
						clearTimeout(timeoutId);
						controller.abort();
					};
					existingSignal.addEventListener("abort", abortHandler, { once: true });
					return originalFetch(input, _objectSpread2(_objectSpread2({}, init), {}, { signal: controller.signal })).finally(() => {
						clearTimeout(timeoutId);
						existingSignal.removeEventListener("abort", abortHandler);
					});
				}
				return originalFetch(input, _objectSpread2(_objectSpread2({}, init), {}, { signal: controller.signal })).finally(() => clearTimeout(timeoutId));
			};
			else this.fetch = originalFetch;
			this.retry = retry;
		}
		from(relation) {
			if (!relation || typeof relation !== "string" || relation.trim() === "") throw new Error("Invalid relation name: relation must be a non-empty string.");
			return new PostgrestQueryBuilder(new URL(`${this.url}/${relation}`), {
				headers: new Headers(this.headers),
				schema: this.schemaName,
				fetch: this.fetch,
				urlLengthLimit: this.urlLengthLimit,
				retry: this.retry
			});
		}
		/**
		* Select a schema to query or perform an function (rpc) call.
		*
		* The schema needs to be on the list of exposed schemas inside Supabase.
		*
		* @param schema - The schema to query
		*
		* @category Database
		*/
		schema(schema) {
			return new PostgrestClient(this.url, {
				headers: this.headers,
				schema,
				fetch: this.fetch,
				urlLengthLimit: this.urlLengthLimit,
				retry: this.retry
			});
		}
		/**
		* Perform a function call.
		*
		* @param fn - The function name to call
		* @param args - The arguments to pass to the function call
		* @param options - Named parameters
		* @param options.head - When set to `true`, `data` will not be returned.
		* Useful if you only need the count.
		* @param options.get - When set to `true`, the function will be called with
		* read-only access mode.
		* @param options.count - Count algorithm to use to count rows returned by the
		* function. Only applicable for [set-returning
		* functions](https://www.postgresql.org/docs/current/functions-srf.html).
		*
		* `"exact"`: Exact but slow count algorithm. Performs a `COUNT(*)` under the
		* hood.
		*
		* `"planned"`: Approximated but fast count algorithm. Uses the Postgres
		* statistics under the hood.
		*
		* `"estimated"`: Uses exact count for low numbers and planned count for high
		* numbers.
		*
		* @example
		* ```ts
		* // For cross-schema functions where type inference fails, use overrideTypes:
		* const { data } = await supabase
		*   .schema('schema_b')
		*   .rpc('function_a', {})
		*   .overrideTypes<{ id: string; user_id: string }[]>()
		* ```
		*
		* @category Database
		*
		* @example Call a Postgres function without arguments
		* ```ts
		* const { data, error } = await supabase.rpc('hello_world')
		* ```
		*
		* @exampleSql Call a Postgres function without arguments
		* ```sql
		* create function hello_world() returns text as $$
		*   select 'Hello world';
		* $$ language sql;
		* ```
		*
		* @exampleResponse Call a Postgres function without arguments
		* ```json
		* {
		*   "data": "Hello world",
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @example Call a Postgres function with arguments
		* ```ts
		* const { data, error } = await supabase.rpc('echo', { say: '👋' })
		* ```
		*
		* @exampleSql Call a Postgres function with arguments
		* ```sql
		* create function echo(say text) returns text as $$
		*   select say;
		* $$ language sql;
		* ```
		*
		* @exampleResponse Call a Postgres function with arguments
		* ```json
		*   {
		*     "data": "👋",
		*     "status": 200,
		*     "statusText": "OK"
		*   }
		*
		* ```
		*
		* @exampleDescription Bulk processing
		* You can process large payloads by passing in an array as an argument.
		*
		* @example Bulk processing
		* ```ts
		* const { data, error } = await supabase.rpc('add_one_each', { arr: [1, 2, 3] })
		* ```
		*
		* @exampleSql Bulk processing
		* ```sql
		* create function add_one_each(arr int[]) returns int[] as $$
		*   select array_agg(n + 1) from unnest(arr) as n;
		* $$ language sql;
		* ```
		*
		* @exampleResponse Bulk processing
		* ```json
		* {
		*   "data": [
		*     2,
		*     3,
		*     4
		*   ],
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @exampleDescription Call a Postgres function with filters
		* Postgres functions that return tables can also be combined with [Filters](/docs/reference/javascript/using-filters) and [Modifiers](/docs/reference/javascript/using-modifiers).
		*
		* @example Call a Postgres function with filters
		* ```ts
		* const { data, error } = await supabase
		*   .rpc('list_stored_countries')
		*   .eq('id', 1)
		*   .single()
		* ```
		*
		* @exampleSql Call a Postgres function with filters
		* ```sql
		* create table
		*   countries (id int8 primary key, name text);
		*
		* insert into
		*   countries (id, name)
		* values
		*   (1, 'Rohan'),
		*   (2, 'The Shire');
		*
		* create function list_stored_countries() returns setof countries as $$
		*   select * from countries;
		* $$ language sql;
		* ```
		*
		* @exampleResponse Call a Postgres function with filters
		* ```json
		* {
		*   "data": {
		*     "id": 1,
		*     "name": "Rohan"
		*   },
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*
		* @example Call a read-only Postgres function
		* ```ts
		* const { data, error } = await supabase.rpc('hello_world', undefined, { get: true })
		* ```
		*
		* @exampleSql Call a read-only Postgres function
		* ```sql
		* create function hello_world() returns text as $$
		*   select 'Hello world';
		* $$ language sql;
		* ```
		*
		* @exampleResponse Call a read-only Postgres function
		* ```json
		* {
		*   "data": "Hello world",
		*   "status": 200,
		*   "statusText": "OK"
		* }
		* ```
		*/
		rpc(fn, args = {}, { head = false, get = false, count } = {}) {
			var _this$fetch;
			let method;
			const url = new URL(`${this.url}/rpc/${fn}`);
			let body;
			const _isObject = (v) => v !== null && typeof v === "object" && (!Array.isArray(v) || v.some(_isObject));
			const _hasObjectArg = head && Object.values(args).some(_isObject);
			if (_hasObjectArg) {
				method = "POST";
				body = args;
			} else if (head || get) {
				method = head ? "HEAD" : "GET";
				Object.entries(args).filter(([_, value]) => value !== void 0).map(([name, value]) => [name, Array.isArray(value) ? `{${value.join(",")}}` : `${value}`]).forEach(([name, value]) => {
					url.searchParams.append(name, value);
				});
			} else {
				method = "POST";
				body = args;
			}
			const headers = new Headers(this.headers);
			if (_hasObjectArg) headers.set("Prefer", count ? `count=${count},return=minimal` : "return=minimal");
			else if (count) headers.set("Prefer", `count=${count}`);
			return new PostgrestFilterBuilder({
				method,
				url,
				headers,
				schema: this.schemaName,
				body,
				fetch: (_this$fetch = this.fetch) !== null && _this$fetch !== void 0 ? _this$fetch : fetch,
				urlLengthLimit: this.urlLengthLimit,
				retry: this.retry
			});
		}
	};
}));
// node_modules/@supabase/postgrest-js/package.json
var version = "2.109.0";
// client/leads/answer.ts
function judge(answer) {
	const { status, code } = answer;
	if (answer.redirect) return {
		kind: "broken",
		because: "redirect",
		status,
		code
	};
	if (!answer.whole || isAway(status)) return {
		kind: "unreachable",
		status
	};
	if ((status === 201 || status === 204) && !answer.error) return { kind: "stored" };
	if (status === 409 && code === "23505") return { kind: "there" };
	const because = refusal(status, code);
	return because === null ? {
		kind: "broken",
		because: "answer",
		status,
		code
	} : {
		kind: "refused",
		because,
		status,
		code
	};
}
/** Gateways without a backend (502-504), Cloudflare's (520-530) and Supabase's own: paused (540), no connection to the database (544). */
function isAway(status) {
	return status >= 502 && status <= 504 || status >= 520 && status <= 530 || status === 540 || status === 544;
}
function refusal(status, code) {
	if (status === 429) return "limit";
	if (status === 413) return "check";
	if (code === "42501" && (status === 401 || status === 403)) return "permission";
	return /^2[23]\w{3}$/.test(code ?? "") && (status === 400 || status === 409) ? "check" : null;
}
var init_answer = __esmMin((() => {}));
// client/leads/insert.ts
/** Never rejects. A retry is safe: the database takes the same lead once a day. */
function insert(order, world) {
	const { url, key } = order.backend;
	if (keyKind(key) !== "public") return Promise.resolve({
		kind: "broken",
		because: "key",
		status: 0,
		code: null
	});
	if (!URL.canParse(url)) return Promise.resolve({
		kind: "broken",
		because: "address",
		status: 0,
		code: null
	});
	const deadline = new AbortController();
	return new Promise((resolve) => {
		const cancel = world.after(LIMIT, () => {
			resolve({
				kind: "unreachable",
				status: 0
			});
			deadline.abort();
		});
		insertPatiently(order, world, deadline.signal).then((outcome) => {
			cancel();
			resolve(outcome);
		});
	});
}
async function insertPatiently({ backend, lead, maybeThere }, world, signal) {
	const end = world.now() + LIMIT;
	let lost = maybeThere;
	for (const pause of [...PAUSES, LIMIT]) {
		const verdict = judge(await attempt$1(backend, lead, world, signal));
		if (verdict.kind !== "unreachable") return outcomeOf(verdict, lost);
		if (signal.aborted || world.now() + pause >= end) return verdict;
		lost = true;
		await new Promise((resolve) => world.after(pause, resolve));
	}
	return {
		kind: "unreachable",
		status: 0
	};
}
function outcomeOf(verdict, lost) {
	if (verdict.kind === "stored") return {
		kind: "saved",
		as: "new"
	};
	if (verdict.kind === "there") return {
		kind: "saved",
		as: lost ? "recovered" : "before"
	};
	return verdict;
}
/** The request of supabase-js, made by the part of it that makes it; its answer as it came over the wire. */
async function attempt$1({ url, key }, lead, world, signal) {
	const { table, row } = lead;
	let response;
	const { error, status } = await new PostgrestClient(`${url}/rest/v1`, {
		headers: { "X-Client-Info": `supabase-js/${version}; runtime=web` },
		schema: "public",
		fetch: async (input, init) => {
			response = await world.fetch(input, {
				...init,
				headers: withKey(init?.headers, key),
				signal,
				redirect: "manual"
			});
			return response;
		}
	}).from(table).insert(row);
	return answerOf(response, {
		error,
		status
	});
}
/** Last and by these names, as supabase-js does it: the requests are compared byte for byte. */
function withKey(headers, key) {
	const all = new Headers(headers);
	all.set("apikey", key);
	all.set("Authorization", `Bearer ${key}`);
	return all;
}
function answerOf(response, result) {
	const status = response?.status ?? 0;
	return {
		status,
		redirect: response?.type === "opaqueredirect" || status >= 300 && status < 400,
		whole: response !== void 0 && result.status !== 0,
		code: codeOf(result.error),
		error: result.error !== null
	};
}
function codeOf(error) {
	return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : null;
}
var browser, LIMIT, PAUSES;
var init_insert = __esmMin((() => {
	init_dist();
	init_answer();
	init_publicKey();
	browser = {
		fetch: (input, init) => fetch(input, init),
		now: () => Date.now(),
		after(milliseconds, call) {
			const timer = setTimeout(call, milliseconds);
			return () => clearTimeout(timer);
		}
	};
	LIMIT = 15e3;
	PAUSES = [
		500,
		1e3,
		2e3,
		4e3,
		4e3
	];
}));
// client/leads/sender.ts
/** One for each page: it remembers what this page has sent. */
function leadSender(backend, world = browser) {
	const underWay = /* @__PURE__ */ new Map();
	const saved = /* @__PURE__ */ new Set();
	/** Sent, and the answer lost. */
	const uncertain = /* @__PURE__ */ new Set();
	async function sendFirst(id, lead) {
		const outcome = await insert({
			backend,
			lead,
			maybeThere: uncertain.has(id)
		}, world);
		underWay.delete(id);
		if (outcome.kind === "saved") saved.add(id);
		if (outcome.kind === "unreachable") uncertain.add(id);
		return outcome;
	}
	return { async send(lead) {
		const id = idOf$1(lead, world.now());
		if (saved.has(id)) return {
			kind: "saved",
			as: "before"
		};
		const other = underWay.get(id);
		if (other !== void 0) return asBefore(await other);
		const first = sendFirst(id, lead);
		underWay.set(id, first);
		return first;
	} };
}
/** Two clicks on one button are one lead: it counts for the first. */
function asBefore(outcome) {
	return outcome.kind === "saved" ? {
		kind: "saved",
		as: "before"
	} : outcome;
}
/** The rule of the database: all columns equal, on one day. */
function idOf$1({ table, row }, now) {
	const day = new Intl.DateTimeFormat("en-US", { timeZone: LEAD_DAY_ZONE }).format(now);
	return JSON.stringify([
		day,
		table,
		row
	]);
}
/** Whether this outcome is the one that tells the pixel and the webhook of the lead. */
function isFirstSave(outcome) {
	return outcome.kind === "saved" && outcome.as !== "before";
}
var init_sender = __esmMin((() => {
	init_config();
	init_insert();
}));
// client/leads/rows.ts
function contactValues(form, webhookUrl) {
	return {
		...person(form),
		roofAge: text(form, "roofAge"),
		bestTime: text(form, "bestTime"),
		emergency: form.has("emergency"),
		message: text(form, "message"),
		webhookUrl: clean(webhookUrl)
	};
}
function promotionValues(form) {
	return {
		...person(form),
		interestedInConsultation: form.has("interestedInConsultation")
	};
}
function person(form) {
	return {
		name: text(form, "name"),
		email: text(form, "email"),
		phone: text(form, "phone"),
		address: text(form, "address")
	};
}
function text(form, field) {
	const value = form.get(field);
	return typeof value === "string" ? clean(value) : "";
}
function contactLead(values) {
	return {
		table: "contact_submissions",
		row: {
			name: clean(values.name),
			email: clean(values.email),
			phone: clean(values.phone),
			address: clean(values.address),
			roof_age: orNull(values.roofAge),
			best_time: orNull(values.bestTime),
			emergency: values.emergency,
			message: orNull(values.message),
			webhook_url: orNull(values.webhookUrl)
		}
	};
}
function promotionLead(values) {
	return {
		table: "promotion_leads",
		row: {
			name: clean(values.name),
			email: clean(values.email),
			phone: clean(values.phone),
			address: clean(values.address),
			interested_in_consultation: values.interestedInConsultation,
			promotion_type: PROMOTION_TYPE
		}
	};
}
/** As typed, trimmed. Postgres keeps neither NUL nor half a surrogate pair: without them the lead is kept. */
function clean(typed) {
	return typed.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "�").trim();
}
function orNull(typed) {
	return clean(typed) || null;
}
var init_rows = __esmMin((() => {
	init_config();
}));
// client/leads/webhook.ts
/** The trimmed text if it is an https address without a user name or password. Empty is none of this function's business. */
function parseWebhookUrl(typed) {
	const url = clean(typed);
	if (!/^[a-z][a-z0-9+.-]*:\/\/(?![/?#])[^\s\0-\x1f\\]+$/i.test(url) || !URL.canParse(url)) return {
		url: null,
		problem: schemeProblem(url)
	};
	const { protocol, username, password } = new URL(url);
	if (protocol !== "https:") return {
		url: null,
		problem: "not-https"
	};
	if (username || password || /^https:\/\/[^/?#]*@/i.test(url)) return {
		url: null,
		problem: "credentials"
	};
	return {
		url,
		problem: null
	};
}
function schemeProblem(url) {
	return /^(javascript|data|http|ftp|file|mailto):/i.test(url) ? "not-https" : "not-an-address";
}
/** The form's fields under the form's names, then when and where from (3.3). */
function webhookPayload(values, { timestamp, source }) {
	return {
		name: clean(values.name),
		email: clean(values.email),
		phone: clean(values.phone),
		address: clean(values.address),
		roofAge: clean(values.roofAge),
		bestTime: clean(values.bestTime),
		emergency: values.emergency,
		message: clean(values.message),
		webhookUrl: clean(values.webhookUrl),
		timestamp,
		source
	};
}
/** To be called once the lead is saved. Resolves when the browser has sent the copy or given up; never rejects. */
async function forwardLead(values, copy) {
	if (clean(values.webhookUrl) === "") return;
	const { url, problem } = parseWebhookUrl(values.webhookUrl);
	if (url === null) return console.warn(`The webhook was not called: ${problem}.`);
	await post(url, JSON.stringify(webhookPayload(values, copy)));
}
/** Simple request, unreadable answer: browsers send the text as text/plain and ask nobody's leave. It outlives the page. */
async function post(url, body) {
	try {
		await fetch(url, {
			method: "POST",
			mode: "no-cors",
			keepalive: true,
			credentials: "omit",
			body
		});
	} catch (error) {
		console.warn("The webhook was not reached:", error instanceof Error ? error.message : error);
	}
}
var init_webhook = __esmMin((() => {
	init_rows();
}));
// client/leads/onPage.ts
var onPage_exports = /* @__PURE__ */ __exportAll({
	contactLead: () => contactLead,
	contactValues: () => contactValues,
	forwardLead: () => forwardLead,
	isFirstSave: () => isFirstSave,
	promotionLead: () => promotionLead,
	promotionValues: () => promotionValues,
	senderOnPage: () => senderOnPage
});
function senderOnPage(settings, base) {
	return sender ??= leadSender(backendFor(settings, {
		origin: location.origin,
		base
	}));
}
var sender;
var init_onPage = __esmMin((() => {
	init_config();
	init_sender();
	init_rows();
	init_webhook();
}));
// \0url
var init__url = __esmMin((() => {}));
// client/islands/sheet.ts
/** Resolves when it is there, or will not be soon. */
function linkSheet(href) {
	return new Promise((done) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = href;
		link.onload = link.onerror = () => done();
		document.head.append(link);
		setTimeout(done, PATIENCE$1);
	});
}
var PATIENCE$1;
var init_sheet = __esmMin((() => {
	PATIENCE$1 = 3e3;
}));
// client/islands/forms/toasts.tsx
var toasts_exports = /* @__PURE__ */ __exportAll({
	prepareToasts: () => prepareToasts,
	showToast: () => showToast
});
/** The region in which they are announced has to be there before the first of them. */
function prepareToasts(words) {
	return ready ??= mount(words);
}
/**
* What came of sending now takes the place of what came of it before: beside the forms; on a phone at the foot of the window, where
* the words beside the form stand clear of it (forms.css), and over the sheet of the promotion at its top.
*/
async function showToast(kind, { title, description }, words) {
	await prepareToasts(words);
	place.style.setProperty("--toast-top", `${(document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0) + GAP}px`);
	toast.dismiss();
	toast[kind](title, {
		description,
		icon: null,
		position: isOverSheet() ? "top-left" : "bottom-left"
	});
}
function isOverSheet() {
	return !matchMedia(WIDE).matches && document.querySelector(".promotion[open]") !== null;
}
async function mount(words) {
	await linkSheet("");
	document.body.append(place);
	await new Promise((mounted) => createRoot(place).render(/* @__PURE__ */ jsx(Toasts, {
		words,
		mounted
	})));
}
/** The effects of what is inside come first: from then on a toast is heard of. */
function Toasts({ words, mounted }) {
	useEffect(mounted, [mounted]);
	return /* @__PURE__ */ jsx(Toaster, {
		duration: DURATION,
		closeButton: true,
		offset: OFFSET,
		mobileOffset: OFFSET,
		containerAriaLabel: words.region,
		toastOptions: { closeButtonAriaLabel: words.close }
	});
}
var DURATION, GAP, OFFSET, WIDE, place, ready;
var init_toasts = __esmMin((() => {
	init__url();
	init_sheet();
	DURATION = 1e4;
	GAP = 16;
	OFFSET = {
		top: "var(--toast-top)",
		right: "var(--margin-least)",
		bottom: `calc(var(--bottom-bar) + ${GAP}px)`,
		left: "var(--margin-least)"
	};
	WIDE = "(min-width: 47.5em)";
	place = document.createElement("div");
}));
// client/islands/forms/useLeadForm.ts
/** ms, for the code that sends: what has not come by then may never come. The sending itself has a limit of its own. */
const PATIENCE = 1e4;
function useLeadForm(model, read) {
	const form = useRef(null);
	const [status, setStatus] = useState("idle");
	const [problems, setProblems] = useState({});
	const [presses, setPresses] = useState(0);
	const [corrected, setCorrected] = useState(false);
	const [isOver, setIsOver] = useState(false);
	/** State comes too late for the second of two clicks. */
	const isSending = useRef(false);
	/** Saved, and nothing typed since: a press that came a little later than that finds an empty form, and means nothing. */
	const isDone = useRef(false);
	useEffect(() => {
		if (form.current) form.current.noValidate = true;
		loadCode().catch(() => {});
		loadToasts().then(({ prepareToasts }) => prepareToasts(model.toasts)).catch(() => {});
	}, [model.toasts]);
	function begin() {
		setIsOver(false);
		setStatus("idle");
	}
	useEffect(() => {
		const look = () => form.current && !isEmpty(form.current) && begin();
		if (isOver) addEventListener("pageshow", look);
		return () => removeEventListener("pageshow", look);
	}, [isOver]);
	async function send(element) {
		isSending.current = true;
		setStatus("sending");
		const isSaved = await attempt(element, model, read);
		isSending.current = false;
		isDone.current = isSaved;
		flushSync(() => {
			setStatus(isSaved ? "saved" : "failed");
			setIsOver(isSaved && isEmpty(element));
		});
		bringBack(element, isSaved && isEmpty(element));
		await tell(isSaved ? "success" : "error", model);
	}
	return {
		form,
		status,
		problems,
		presses,
		corrected,
		isOver,
		again() {
			isDone.current = false;
			flushSync(begin);
			if (form.current) fieldOf(form.current, "name")?.focus();
		},
		onSubmit(event) {
			event.preventDefault();
			const element = event.currentTarget;
			if (isSending.current || isDone.current && isEmpty(element)) return;
			const found = problemsIn(element, model.rules);
			setProblems(found);
			setPresses((count) => count + 1);
			setCorrected(false);
			const [first] = Object.keys(found);
			if (first === void 0) send(element);
			else {
				setStatus("idle");
				fieldOf(element, first)?.focus();
			}
		},
		onInput({ target, currentTarget }) {
			isDone.current = false;
			if (isOver) begin();
			const name = target instanceof Element ? target.getAttribute("name") : null;
			if (name === null || !(name in problems)) return;
			const field = fieldOf(currentTarget, name);
			const left = field && problemOf(field, model.rules);
			const { [name]: _, ...others } = problems;
			if (left !== null) return;
			setProblems(others);
			setCorrected(true);
		}
	};
}
/**
* A button loses the focus while it is disabled, and so does a field that is no longer shown: then what came of sending takes it.
* That may stand under the foot of the window.
*/
function bringBack(form, isOver) {
	const { activeElement } = document;
	const result = form.querySelector(".result");
	const button = form.querySelector("[type=submit]");
	if (activeElement === document.body || isOver && form.contains(activeElement)) (isOver ? result : button)?.focus({ preventScroll: true });
	(isOver ? result?.parentElement : result)?.scrollIntoView({ block: "nearest" });
}
function isEmpty(form) {
	return [
		"name",
		"phone",
		"email",
		"address",
		"message"
	].every((name) => !fieldOf(form, name)?.value);
}
/** A chunk that did not come is asked for again by the next call. */
function loadCode() {
	return Promise.resolve().then(() => (init_onPage(), onPage_exports));
}
function loadToasts() {
	return Promise.resolve().then(() => (init_toasts(), toasts_exports));
}
/** Rejects when it takes longer. */
function inTime(promise) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(/* @__PURE__ */ new Error("The code that sends the form has not come.")), PATIENCE);
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
/** Whether the lead is stored. The form is cleared before anything else can fail, unless more was typed meanwhile: that stays. */
async function attempt(form, model, read) {
	const typed = new FormData(form);
	try {
		const code = await inTime(loadCode());
		const { lead, whenSaved } = read(typed, code, form);
		const outcome = await code.senderOnPage(model.backend, model.base).send(lead);
		if (outcome.kind !== "saved") {
			console.warn("The lead was not saved:", outcome);
			return false;
		}
		const first = code.isFirstSave(outcome);
		if (textOf$1(new FormData(form)) === textOf$1(typed)) form.reset();
		whenSaved(first);
		if (first) document.dispatchEvent(new CustomEvent("shingle:lead"));
		return true;
	} catch (error) {
		console.warn(error);
		return false;
	}
}
function textOf$1(entries) {
	return JSON.stringify([...entries]);
}
/** The line beside the form says the same: without the toast nothing is lost. */
async function tell(kind, { saved, failed, toasts }) {
	try {
		const { showToast } = await loadToasts();
		await showToast(kind, kind === "success" ? saved : failed, toasts);
	} catch (error) {
		console.warn(error);
	}
}
function fieldOf(form, name) {
	return form.querySelector(`[name="${name}"]`);
}
// client/islands/Webhook.tsx
init_rows();
init_webhook();
function Webhook({ id, words, accept }) {
	const dialog = useRef(null);
	const field = useRef(null);
	const [accepted, setAccepted] = useState("");
	const [problem, setProblem] = useState();
	function onSubmit(event) {
		const { url, problem: found } = check(field.current?.value ?? "", words);
		setProblem(found);
		if (found !== void 0) {
			event.preventDefault();
			field.current?.focus();
			return;
		}
		setAccepted(url);
		accept(url);
	}
	/** However it closes, the field shows what holds. */
	function onClose() {
		setProblem(void 0);
		if (field.current) field.current.value = accepted;
	}
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("button", {
		className: "icon-button form__gear",
		type: "button",
		"aria-haspopup": "dialog",
		"aria-label": accepted === "" ? words.button : words.buttonSet,
		"data-set": accepted === "" ? void 0 : "",
		onClick: () => dialog.current?.showModal(),
		children: /* @__PURE__ */ jsx(GearIcon, {})
	}), /* @__PURE__ */ jsx("dialog", {
		className: "webhook",
		"data-section": "dialog:webhook",
		"aria-labelledby": `${id}-title`,
		ref: dialog,
		onClose,
		children: /* @__PURE__ */ jsxs("form", {
			className: "webhook__form",
			method: "dialog",
			noValidate: true,
			onSubmit,
			children: [
				/* @__PURE__ */ jsx("h2", {
					id: `${id}-title`,
					children: words.title
				}),
				/* @__PURE__ */ jsx("p", { children: words.lede }),
				/* @__PURE__ */ jsx(Field, {
					id: `${id}-url`,
					label: words.label,
					problem,
					children: /* @__PURE__ */ jsx("input", {
						id: `${id}-url`,
						name: "webhookUrl",
						type: "url",
						autoComplete: "off",
						placeholder: "https://",
						ref: field,
						...invalid(`${id}-url`, problem)
					})
				}),
				/* @__PURE__ */ jsx("button", {
					className: "button",
					type: "submit",
					children: words.done
				}),
				/* @__PURE__ */ jsx("button", {
					className: "icon-button webhook__close",
					type: "button",
					"aria-label": words.close,
					onClick: () => dialog.current?.close(),
					children: /* @__PURE__ */ jsx(CloseIcon, {})
				})
			]
		})
	})] });
}
function check(typed, { problems, longest }) {
	const text = clean(typed);
	if (text === "") return { url: "" };
	const { url, problem } = parseWebhookUrl(text);
	if (problem !== null) return {
		url: "",
		problem: problems[problem]
	};
	return Array.from(text).length > longest ? {
		url: "",
		problem: problems["too-long"]
	} : { url };
}
// client/islands/ContactForm.tsx
function ContactForm(model) {
	const { id, webhook } = model;
	/** Kept as long as the page is open, and nowhere else (D12). */
	const webhookUrl = useRef("");
	const { form, status, problems, presses, corrected, isOver, again, onSubmit, onInput } = useLeadForm(model, (typed, { contactLead, contactValues, forwardLead }) => {
		const values = contactValues(typed, webhookUrl.current);
		return {
			lead: contactLead(values),
			whenSaved(first) {
				if (first && webhook) forwardLead(values, {
					timestamp: (/* @__PURE__ */ new Date()).toISOString(),
					source: webhook.source
				});
			}
		};
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "form-place",
		children: [/* @__PURE__ */ jsxs("form", {
			className: isOver ? "form form--over" : "form",
			method: "dialog",
			"data-draft": "contact",
			"aria-labelledby": `${id}-title`,
			ref: form,
			onSubmit,
			onInput,
			children: [
				/* @__PURE__ */ jsx(WithoutScript, { ...model.withoutScript }),
				/* @__PURE__ */ jsx(Summary, {
					...model,
					problems,
					presses,
					corrected
				}),
				/* @__PURE__ */ jsx(Person, {
					...model,
					problems
				}),
				/* @__PURE__ */ jsx(Job, {
					...model,
					problems
				}),
				/* @__PURE__ */ jsx(Emergency, { ...model }),
				/* @__PURE__ */ jsx(Send, {
					...model,
					status,
					isOver,
					begin: again
				})
			]
		}), webhook ? /* @__PURE__ */ jsx(Webhook, {
			id: `${id}-webhook`,
			words: webhook,
			accept: (url) => webhookUrl.current = url
		}) : null]
	});
}
function WithoutScript({ text, phone, email }) {
	return /* @__PURE__ */ jsx("noscript", { children: /* @__PURE__ */ jsxs("p", {
		className: "notice",
		children: [
			text,
			" ",
			/* @__PURE__ */ jsx("a", {
				href: phone.href,
				children: phone.display
			}),
			" ",
			/* @__PURE__ */ jsx("a", {
				href: email.href,
				children: email.label
			})
		]
	}) });
}
function Job({ id, labels, optional, choose, roofAge, bestTime, problems }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [roofAge || bestTime ? /* @__PURE__ */ jsxs("div", {
		className: "form__pair form__pair--choices",
		children: [roofAge ? /* @__PURE__ */ jsx(Select, {
			id: `${id}-roof-age`,
			name: "roofAge",
			optional,
			choose,
			...roofAge
		}) : null, bestTime ? /* @__PURE__ */ jsx(Select, {
			id: `${id}-best-time`,
			name: "bestTime",
			optional,
			choose,
			...bestTime
		}) : null]
	}) : null, /* @__PURE__ */ jsx(Field, {
		id: `${id}-message`,
		label: labels.message,
		optional,
		problem: problems.message,
		children: /* @__PURE__ */ jsx("textarea", {
			id: `${id}-message`,
			name: "message",
			rows: 3,
			...invalid(`${id}-message`, problems.message)
		})
	})] });
}
function Select({ id, name, label, optional, choose, choices }) {
	return /* @__PURE__ */ jsx(Field, {
		id,
		label,
		optional,
		children: /* @__PURE__ */ jsxs("select", {
			id,
			name,
			children: [/* @__PURE__ */ jsx("option", {
				value: "",
				children: choose
			}), choices.map((choice) => /* @__PURE__ */ jsx("option", {
				value: choice.value,
				children: choice.label
			}, choice.value))]
		})
	});
}
/** The number is offered as soon as the box is ticked: the style sheet shows it, the live region says it. */
function Emergency({ id, labels, emergency }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "form__emergency",
		children: [/* @__PURE__ */ jsxs("label", {
			className: "check",
			children: [/* @__PURE__ */ jsx("input", {
				id: `${id}-emergency`,
				name: "emergency",
				type: "checkbox"
			}), /* @__PURE__ */ jsx("span", { children: labels.emergency })]
		}), /* @__PURE__ */ jsx("div", {
			role: "status",
			"data-emergency": true,
			children: /* @__PURE__ */ jsxs("p", {
				className: "notice form__faster",
				children: [
					emergency.text,
					" ",
					/* @__PURE__ */ jsx("a", {
						href: emergency.phone.href,
						children: emergency.phone.display
					})
				]
			})
		})]
	});
}
/** Once it was sent, what came of it stands there alone (forms.css), until the visitor wants to send another one. */
function Send(model) {
	const { submit, sending, status, isOver, again, begin, promise, consent, privacy } = model;
	return /* @__PURE__ */ jsxs("div", {
		className: "form__send",
		children: [
			/* @__PURE__ */ jsx(SendButton, {
				submit,
				sending,
				status
			}),
			/* @__PURE__ */ jsx(Result$1, {
				...model,
				status
			}),
			isOver ? /* @__PURE__ */ jsx("button", {
				className: "button button--line",
				type: "button",
				onClick: begin,
				children: again
			}) : null,
			/* @__PURE__ */ jsxs("p", {
				className: "small soft",
				children: [
					promise,
					" ",
					consent,
					" ",
					privacy.text,
					" ",
					/* @__PURE__ */ jsx("a", {
						href: privacy.link.href,
						children: privacy.link.label
					})
				]
			})
		]
	});
}
// client/islands/estimator/model.ts
/** There is one estimator on a page. */
const ID = {
	details: "estimator-details",
	squareFootage: "estimator-square-footage",
	hint: "estimator-hint",
	help: "estimator-help",
	roofType: "estimator-roof-type",
	reason: "estimator-reason"
};
/** What a choice is called; nothing where none was made. */
function labelOf(value, choices) {
	return choices.find((choice) => choice.value === value)?.label;
}
// client/islands/estimator/Details.tsx
function Details({ prices, roofTypes, words, phone, ready, reckoned, problem, form, squareFootage, calculate }) {
	function submit(event) {
		event.preventDefault();
		calculate();
	}
	return /* @__PURE__ */ jsxs("form", {
		className: "estimator__details",
		method: "dialog",
		noValidate: true,
		"aria-labelledby": ID.details,
		ref: form,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsx("h3", {
				id: ID.details,
				children: words.details
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "estimator__pair",
				children: [/* @__PURE__ */ jsx(SquareFootage, {
					words,
					problem,
					field: squareFootage
				}), /* @__PURE__ */ jsx(RoofType, {
					roofTypes,
					words
				})]
			}),
			/* @__PURE__ */ jsx(Choices, {
				name: "material",
				legend: words.material,
				choices: prices.materials.map(({ cents, ...choice }) => ({
					...choice,
					figure: formatDollars(cents)
				}))
			}),
			/* @__PURE__ */ jsx(Choices, {
				name: "complexity",
				legend: words.complexity,
				optional: words.optional,
				choices: prices.complexities.map(withMultiplier)
			}),
			/* @__PURE__ */ jsx(Choices, {
				name: "urgency",
				legend: words.urgency,
				optional: words.optional,
				choices: prices.urgencies.map(withMultiplier)
			}),
			/* @__PURE__ */ jsx("button", {
				className: `button estimator__calculate${reckoned ? " button--line" : ""}`,
				type: "submit",
				disabled: !ready,
				"aria-describedby": ready ? void 0 : ID.reason,
				children: words.calculate
			}),
			/* @__PURE__ */ jsx("p", {
				className: "small soft estimator__reason",
				id: ID.reason,
				hidden: ready,
				children: words.reason
			}),
			/* @__PURE__ */ jsx("noscript", { children: /* @__PURE__ */ jsxs("p", {
				className: "notice",
				children: [
					words.withoutScript,
					" ",
					/* @__PURE__ */ jsx("a", {
						href: phone.href,
						children: phone.display
					})
				]
			}) })
		]
	});
}
function SquareFootage({ words, problem, field }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "estimator__field",
		children: [
			/* @__PURE__ */ jsx("label", {
				htmlFor: ID.squareFootage,
				children: words.squareFootage
			}),
			/* @__PURE__ */ jsx("input", {
				id: ID.squareFootage,
				name: "squareFootage",
				type: "text",
				inputMode: "numeric",
				autoComplete: "off",
				required: true,
				"aria-invalid": problem === null ? void 0 : true,
				"aria-describedby": `${ID.hint} ${ID.help}`,
				ref: field
			}),
			/* @__PURE__ */ jsx("div", {
				role: "alert",
				id: ID.hint,
				children: problem === null ? null : /* @__PURE__ */ jsx("p", {
					className: "estimator__hint",
					children: words.hints[problem]
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "small soft estimator__help",
				id: ID.help,
				children: [/* @__PURE__ */ jsx("p", { children: words.help }), /* @__PURE__ */ jsx("p", { children: words.range })]
			})
		]
	});
}
function RoofType({ roofTypes, words }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "estimator__field",
		children: [/* @__PURE__ */ jsxs("label", {
			htmlFor: ID.roofType,
			children: [
				words.roofType,
				" ",
				/* @__PURE__ */ jsx("span", {
					className: "optional",
					children: words.optional
				})
			]
		}), /* @__PURE__ */ jsxs("select", {
			id: ID.roofType,
			name: "roofType",
			defaultValue: "",
			children: [/* @__PURE__ */ jsx("option", {
				value: "",
				children: words.choose
			}), roofTypes.map(({ value, label }) => /* @__PURE__ */ jsx("option", {
				value,
				children: label
			}, value))]
		})]
	});
}
function Choices({ name, legend, optional, choices }) {
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "estimator__field",
		children: [/* @__PURE__ */ jsxs("legend", { children: [legend, optional === void 0 ? null : /* @__PURE__ */ jsxs("span", {
			className: "optional",
			children: [" ", optional]
		})] }), /* @__PURE__ */ jsx("div", {
			className: `choices choices--${name}`,
			children: choices.map(({ value, label, figure }) => /* @__PURE__ */ jsxs("label", {
				className: "choice",
				children: [/* @__PURE__ */ jsx("input", {
					className: "choice__radio",
					type: "radio",
					name,
					value,
					required: optional === void 0
				}), /* @__PURE__ */ jsxs("span", {
					className: "choice__face",
					children: [
						/* @__PURE__ */ jsx("span", {
							className: "choice__label",
							children: /* @__PURE__ */ jsx(Breakable, { text: label })
						}),
						" ",
						/* @__PURE__ */ jsx("span", {
							className: "choice__figure",
							children: figure
						})
					]
				})]
			}, value))
		})]
	});
}
/** Lets a narrow cell break Emergency/ASAP after the stroke, which a browser does not do by itself. */
function Breakable({ text }) {
	return text.split(/(?<=\/)/).map((part, index) => /* @__PURE__ */ jsxs(Fragment$1, { children: [index === 0 ? null : /* @__PURE__ */ jsx("wbr", {}), part] }, part));
}
function withMultiplier({ value, label, thousandths }) {
	return {
		value,
		label,
		figure: `× ${formatMultiplier(thousandths)}`
	};
}
// client/islands/estimator/input.ts
function readInput(form) {
	const data = new FormData(form);
	const text = (name) => {
		const value = data.get(name);
		return typeof value === "string" ? value : "";
	};
	return {
		squareFootage: text("squareFootage"),
		roofType: text("roofType"),
		material: text("material"),
		complexity: text("complexity"),
		location: "",
		urgency: text("urgency")
	};
}
/** Whether there is enough to reckon with, usable or not. */
function isFilled({ squareFootage, material }) {
	return squareFootage.trim() !== "" && material !== "";
}
// client/islands/estimator/message.ts
/** Only what was chosen is named. */
function messageOf({ input, estimate }, { prices, roofTypes, words }) {
	const filled = {
		choices: [
			`${formatCount(estimate.squareFeet)} ${words.sum.unit}`,
			labelOf(input.roofType, roofTypes),
			labelOf(input.material, prices.materials),
			labelOf(input.complexity, prices.complexities),
			labelOf(input.urgency, prices.urgencies)
		].filter((choice) => choice !== void 0).join(", "),
		total: formatDollars(estimate.cents)
	};
	return words.message.replace(/\{(choices|total)\}/g, (token, name) => filled[name] ?? token);
}
/** Whether a text is such a message, of an estimate that the page no longer has: a draft comes back after a reload, or on another page. */
function isMessage(text, { prices, roofTypes, words }) {
	const around = words.message.split(/\{(?:choices|total)\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
	const [, ...filled] = new RegExp(`^${around.join("(.+)")}$`).exec(text) ?? [];
	const labels = [
		roofTypes,
		prices.materials,
		prices.complexities,
		prices.urgencies
	].flatMap((choices) => choices.map(({ label }) => label));
	const parts = filled.join(", ").split(", ");
	return filled.length > 0 && parts.every((part) => labels.includes(part) || /^\$?[\d,.]+$/.test(part.replace(` ${words.sum.unit}`, "")));
}
/** What the contact form's message now holds of ours; what the visitor wrote there stays. */
function handOver(message, isOurs) {
	const field = document.querySelector("#contact [name=\"message\"]");
	if (!field || field.value.trim() !== "" && !isOurs(field.value)) return null;
	field.value = message;
	field.dispatchEvent(new Event("input", { bubbles: true }));
	return message;
}
// client/islands/estimator/Bars.tsx
function Bars({ title, input, prices }) {
	const rows = compareMaterials(input, prices);
	const most = Math.max(1, ...rows.map(({ cents }) => cents));
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", {
		className: "estimator__subtitle",
		children: title
	}), /* @__PURE__ */ jsx("ul", {
		className: "bars",
		children: rows.map(({ value, cents }) => /* @__PURE__ */ jsxs("li", {
			className: "bars__row",
			"aria-current": value === input.material ? true : void 0,
			children: [
				/* @__PURE__ */ jsx("span", {
					className: "bars__name",
					children: labelOf(value, prices.materials)
				}),
				" ",
				/* @__PURE__ */ jsx("span", {
					className: "bars__price",
					children: formatDollars(cents)
				}),
				/* @__PURE__ */ jsx(Bar, {
					material: value,
					percent: cents / most * 100
				})
			]
		}, value))
	})] });
}
const PLAIN = {
	width: 20,
	height: 20,
	d: ""
};
const HATCHES = {
	"comp-shingles": {
		width: 28,
		height: 20,
		d: "M0 10H28M14 0V10M.75 10V20"
	},
	"new-tile": {
		width: 20,
		height: 20,
		d: "M0 0C0 6 4 10 10 10S20 6 20 0M-10 10C-10 16-6 20 0 20S10 16 10 10C10 16 14 20 20 20S30 16 30 10"
	},
	"new-underlayment": {
		width: 9,
		height: 9,
		d: "M0 9 9 0M-2 2 2-2M7 11 11 7"
	},
	metal: {
		width: 22,
		height: 20,
		d: "M18 0V20M21 0V20"
	},
	tpo: {
		width: 20,
		height: 20,
		d: "M0 8H20M0 12H20"
	}
};
/** A picture of the price beside it, which says all of it. */
function Bar({ material, percent }) {
	const { d, ...size } = HATCHES[material] ?? PLAIN;
	const hatch = `estimator-hatch-${material}`;
	const bar = {
		width: `${percent.toFixed(2)}%`,
		height: 20
	};
	return /* @__PURE__ */ jsxs("svg", {
		className: `bars__bar bars__bar--${material}`,
		width: "100%",
		height: "20",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("pattern", {
				id: hatch,
				...size,
				patternUnits: "userSpaceOnUse",
				children: /* @__PURE__ */ jsx("path", {
					className: "bars__hatch",
					d
				})
			}),
			/* @__PURE__ */ jsx("rect", {
				className: "bars__ground",
				...bar
			}),
			/* @__PURE__ */ jsx("rect", {
				className: "bars__outline",
				...bar,
				fill: `url(#${hatch})`
			})
		]
	});
}
// client/islands/estimator/Sum.tsx
function Sum({ input, estimate, prices, words }) {
	const lines = [
		{
			label: words.area,
			figure: `${formatCount(estimate.squareFeet)} ${words.unit}`
		},
		{
			label: words.price,
			chosen: labelOf(input.material, prices.materials),
			figure: `× ${formatDollars(estimate.centsPerSquareFoot)}`
		},
		{
			label: words.complexity,
			chosen: labelOf(input.complexity, prices.complexities) ?? words.notChosen,
			figure: `× ${formatMultiplier(estimate.complexity)}`
		},
		{
			label: words.urgency,
			chosen: labelOf(input.urgency, prices.urgencies) ?? words.notChosen,
			figure: `× ${formatMultiplier(estimate.urgency)}`
		},
		{
			label: words.total,
			figure: formatDollars(estimate.cents)
		}
	];
	return /* @__PURE__ */ jsx("dl", {
		className: "sum",
		children: lines.map(({ label, chosen, figure }) => /* @__PURE__ */ jsxs("div", {
			className: "sum__line",
			children: [/* @__PURE__ */ jsxs("dt", { children: [
				label,
				" ",
				chosen === void 0 ? null : /* @__PURE__ */ jsx("span", {
					className: "sum__chosen",
					children: chosen
				})
			] }), /* @__PURE__ */ jsx("dd", { children: figure })]
		}, label))
	});
}
/** The sentence over them says the same to those who listen. */
function EmptySum({ words }) {
	const lines = [
		{
			label: words.area,
			after: words.unit
		},
		{
			label: words.price,
			before: "× $"
		},
		{
			label: words.complexity,
			before: "×"
		},
		{
			label: words.urgency,
			before: "×"
		},
		{
			label: words.total,
			before: "$"
		}
	];
	return /* @__PURE__ */ jsx("div", {
		className: "sum sum--empty",
		"aria-hidden": "true",
		children: lines.map(({ label, before, after }) => /* @__PURE__ */ jsxs("p", {
			className: "sum__line",
			children: [/* @__PURE__ */ jsx("span", { children: label }), /* @__PURE__ */ jsxs("span", {
				className: "sum__blank",
				children: [
					before,
					/* @__PURE__ */ jsx("span", { className: "sum__gap" }),
					after
				]
			})]
		}, label))
	});
}
// client/islands/estimator/Result.tsx
function Result({ prices, words, quote, quoteNote, result, card, figure, askForQuote }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "estimator__result",
		ref: card,
		children: [
			/* @__PURE__ */ jsx("h3", { children: words.estimate }),
			/* @__PURE__ */ jsx("div", {
				className: "estimator__answer",
				"aria-live": "polite",
				"aria-atomic": "true",
				children: result === null ? /* @__PURE__ */ jsx("p", {
					className: "estimator__placeholder",
					children: words.placeholder
				}) : /* @__PURE__ */ jsx(Figure, {
					dollars: formatDollars(result.estimate.cents),
					spoken: words.spoken,
					figure
				}, result.run)
			}),
			result === null ? /* @__PURE__ */ jsx(EmptySum, { words: words.sum }) : /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Sum, {
				...result,
				prices,
				words: words.sum
			}), /* @__PURE__ */ jsx(Bars, {
				title: words.comparison,
				input: result.input,
				prices
			})] }),
			/* @__PURE__ */ jsx("p", {
				className: "estimator__subtitle",
				children: words.includedTitle
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "tick estimator__included",
				children: words.included.map((item) => /* @__PURE__ */ jsx("li", { children: item }, item))
			}),
			/* @__PURE__ */ jsx("p", {
				className: "small soft estimator__note",
				children: words.note
			}),
			/* @__PURE__ */ jsx("p", {
				className: "buttons estimator__quote",
				children: /* @__PURE__ */ jsx("a", {
					className: result === null ? "button button--line" : "button",
					href: quote.href,
					onClick: askForQuote,
					children: quote.label
				})
			}),
			/* @__PURE__ */ jsx("p", {
				className: "small soft estimator__after",
				children: quoteNote
			})
		]
	});
}
/** Longer figures are set smaller, so that each stays on one line. */
const LENGTHS = [{
	most: 7,
	name: "short"
}, {
	most: 11,
	name: "long"
}];
function Figure({ dollars, spoken, figure }) {
	const length = LENGTHS.find(({ most }) => dollars.length <= most)?.name ?? "longest";
	return /* @__PURE__ */ jsxs("p", {
		className: `estimator__figure estimator__figure--${length}`,
		ref: figure,
		children: [/* @__PURE__ */ jsxs("span", {
			className: "visually-hidden",
			children: [spoken, " "]
		}), dollars]
	});
}
// client/islands/estimator/view.ts
/** From below comes the whole card; beside a long form it is enough that the figure is seen. */
function bringIntoView(card, figure) {
	const { top, bottom } = figure.getBoundingClientRect();
	const view = openView();
	const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
	if (bottom > view.bottom) card.scrollIntoView({
		behavior,
		block: "start"
	});
	else if (top < view.top) figure.scrollIntoView({
		behavior,
		block: "nearest"
	});
}
/** The part of the window that no bar covers, which the page states as its scroll padding. */
function openView() {
	const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
	return {
		top: pixels(scrollPaddingTop),
		bottom: innerHeight - pixels(scrollPaddingBottom)
	};
}
function pixels(length) {
	return Number.parseFloat(length) || 0;
}
// client/islands/Estimator.tsx
/** Tells the page that somebody asked for an estimate, whatever came of it. */
const ASKED = "shingle:estimate";
function Estimator(props) {
	const { prices } = props;
	const form = useRef(null);
	const squareFootage = useRef(null);
	const card = useRef(null);
	const figure = useRef(null);
	/** What this has written into the contact form. */
	const written = useRef(null);
	const [ready, setReady] = useState(false);
	const [problem, setProblem] = useState(null);
	const [result, setResult] = useState(null);
	useEffect(() => {
		const fields = form.current;
		if (!fields) return;
		const look = () => {
			const input = readInput(fields);
			const { problem: now } = parseSquareFeet(input.squareFootage, prices.limits);
			setReady(isFilled(input));
			if (now === null || now === "empty") setProblem(null);
		};
		look();
		fields.addEventListener("input", look);
		fields.addEventListener("change", look);
		return () => {
			fields.removeEventListener("input", look);
			fields.removeEventListener("change", look);
		};
	}, [prices]);
	function calculate() {
		if (!form.current) return;
		const input = readInput(form.current);
		if (!isFilled(input)) return;
		form.current.dispatchEvent(new CustomEvent(ASKED, { bubbles: true }));
		const { problem: now } = parseSquareFeet(input.squareFootage, prices.limits);
		const estimate = reckon(input, prices);
		flushSync(() => {
			setProblem(now === "empty" ? null : now);
			setResult((last) => estimate === null ? null : {
				input,
				estimate,
				run: (last?.run ?? 0) + 1
			});
		});
		if (estimate === null) squareFootage.current?.focus();
		else if (card.current && figure.current) bringIntoView(card.current, figure.current);
	}
	function askForQuote() {
		if (result) written.current = handOver(messageOf(result, props), (text) => text === written.current || isMessage(text, props));
	}
	return /* @__PURE__ */ jsxs("div", {
		className: "estimator__box",
		children: [/* @__PURE__ */ jsx(Details, {
			...props,
			ready,
			reckoned: result !== null,
			problem,
			form,
			squareFootage,
			calculate
		}), /* @__PURE__ */ jsx(Result, {
			...props,
			result,
			card,
			figure,
			askForQuote
		})]
	});
}
// client/islands/Promotion.tsx
function PromotionForm(model) {
	const { id, labels, submit, sending, consent, privacy } = model;
	const { form, status, problems, presses, corrected, onSubmit, onInput } = useLeadForm(model, (typed, { promotionLead, promotionValues }, element) => ({
		lead: promotionLead(promotionValues(typed)),
		whenSaved: () => void loadToasts().then(() => element.dispatchEvent(new CustomEvent("shingle:promotion-sent", { bubbles: true })), () => {})
	}));
	useEffect(() => status === "sending" ? keepOpen(form.current?.closest("dialog")) : void 0, [form, status]);
	return /* @__PURE__ */ jsxs("form", {
		className: "form form--tight",
		method: "dialog",
		"data-draft": "promotion",
		"aria-labelledby": `${id}-title`,
		ref: form,
		onSubmit,
		onInput,
		children: [
			/* @__PURE__ */ jsx(Summary, {
				...model,
				problems,
				presses,
				corrected
			}),
			/* @__PURE__ */ jsx(Person, {
				...model,
				problems
			}),
			/* @__PURE__ */ jsxs("label", {
				className: "check",
				children: [/* @__PURE__ */ jsx("input", {
					id: `${id}-consultation`,
					name: "interestedInConsultation",
					type: "checkbox",
					defaultChecked: true
				}), /* @__PURE__ */ jsx("span", { children: labels.consultation })]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "form__send",
				children: [
					/* @__PURE__ */ jsx(SendButton, {
						submit,
						sending,
						status
					}),
					/* @__PURE__ */ jsx(Result$1, {
						...model,
						status
					}),
					/* @__PURE__ */ jsxs("p", {
						className: "small soft",
						children: [
							consent,
							" ",
							/* @__PURE__ */ jsx("a", {
								href: privacy.href,
								children: privacy.label
							})
						]
					})
				]
			})
		]
	});
}
/** Until it is known what came of it: a dialog that was closed could not say so, and what was typed would be gone with it. */
function keepOpen(dialog) {
	const close = dialog?.querySelector(".promotion__close");
	const hold = (event) => {
		if (event.key === "Escape") event.preventDefault();
	};
	if (close) close.disabled = true;
	document.addEventListener("keydown", hold, true);
	return () => {
		if (close) close.disabled = false;
		document.removeEventListener("keydown", hold, true);
	};
}
// client/islands/Testimonials.tsx
/** Characters; what is longer is set smaller, or it would leave the others alone in its space. */
const LONG = 180;
function Testimonials({ testimonials, words }) {
	const quotes = testimonials.map((testimonial, index) => /* @__PURE__ */ createElement(Quote, {
		...testimonial,
		words,
		key: index
	}));
	return quotes.length > 1 ? /* @__PURE__ */ jsx(Carousel, {
		quotes,
		words
	}) : /* @__PURE__ */ jsx("div", {
		"data-item": true,
		children: quotes
	});
}
function Carousel({ quotes, words }) {
	const [current, setCurrent] = useState(0);
	const count = quotes.length;
	const move = (step) => setCurrent((index) => (index + step + count) % count);
	return /* @__PURE__ */ jsxs("section", {
		className: "quotes",
		"aria-roledescription": words.carousel,
		"aria-label": words.region,
		"data-swipe": true,
		children: [/* @__PURE__ */ jsx("div", {
			className: "quotes__view",
			role: "group",
			"aria-label": words.row,
			tabIndex: 0,
			children: /* @__PURE__ */ jsx("div", {
				className: "quotes__row",
				"aria-live": "polite",
				children: quotes.map((quote, index) => /* @__PURE__ */ jsx("div", {
					className: "quotes__item",
					role: "group",
					"aria-roledescription": words.slide,
					"aria-label": `${index + 1} ${words.of} ${count}`,
					"data-item": true,
					"data-current": index === current || void 0,
					children: quote
				}, index))
			})
		}), /* @__PURE__ */ jsxs("div", {
			className: "quotes__controls",
			children: [
				/* @__PURE__ */ jsx("button", {
					className: "quotes__arrow",
					type: "button",
					"aria-label": words.previous,
					"data-swipe-right": true,
					onClick: () => move(-1),
					children: /* @__PURE__ */ jsx(ArrowIcon, { direction: "left" })
				}),
				/* @__PURE__ */ jsx("div", {
					className: "quotes__dots",
					role: "group",
					"aria-label": words.choose,
					children: quotes.map((_, index) => /* @__PURE__ */ jsx("button", {
						className: "quotes__dot",
						type: "button",
						"aria-label": `${words.goTo} ${index + 1}`,
						"aria-disabled": index === current,
						onClick: () => setCurrent(index)
					}, index))
				}),
				/* @__PURE__ */ jsx("button", {
					className: "quotes__arrow",
					type: "button",
					"aria-label": words.next,
					"data-swipe-left": true,
					onClick: () => move(1),
					children: /* @__PURE__ */ jsx(ArrowIcon, { direction: "right" })
				})
			]
		})]
	});
}
function Quote({ name, location, rating, text, project, sample, words }) {
	return /* @__PURE__ */ jsxs("figure", {
		className: "quote",
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "quote__stars",
				children: [/* @__PURE__ */ jsx("span", {
					className: "visually-hidden",
					children: `${rating} ${words.outOf}`
				}), Array.from({ length: rating }, (_, index) => /* @__PURE__ */ jsx(StarIcon, {}, index))]
			}),
			/* @__PURE__ */ jsx("blockquote", {
				className: text.length > LONG ? "quote__text quote__text--long" : "quote__text",
				children: /* @__PURE__ */ jsx("p", { children: `“${text}”` })
			}),
			/* @__PURE__ */ jsxs("figcaption", {
				className: "quote__by",
				children: [
					/* @__PURE__ */ jsx("strong", { children: name }),
					`, ${location}`,
					/* @__PURE__ */ jsx("br", {}),
					project,
					sample ? /* @__PURE__ */ jsxs(Fragment, { children: [". ", /* @__PURE__ */ jsx("span", {
						className: "soft",
						children: words.sample
					})] }) : null
				]
			})
		]
	});
}
// templates/Island.tsx
/** Says that a name and the props of its component belong together, which the union of components does not. */
const components = {
	contact: ContactForm,
	estimator: Estimator,
	promotion: PromotionForm,
	testimonials: Testimonials
};
function Island({ name, props }) {
	const html = markup(components[name], props, `${name}-`);
	return /* @__PURE__ */ jsx("div", {
		"data-island": name,
		"data-props": JSON.stringify(props),
		dangerouslySetInnerHTML: { __html: html }
	});
}
function markup(component, props, identifierPrefix) {
	return renderToString(createElement(component, props), { identifierPrefix });
}
const estimator = defineSection({
	type: "estimator",
	fields: {
		title: line,
		/** The second heading, beside the title. */
		subtitle: line,
		lede: paragraph,
		/** Leads from the estimate to the form, with a sentence under it. */
		quote: link,
		quoteNote: line
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `estimator ${bandClass(section.ground)} grid-paper`,
		"data-section": section.name ?? "estimator",
		id: "estimator",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "section-head",
				children: [/* @__PURE__ */ jsx("h2", { children: /* @__PURE__ */ jsx(Title, { text: section.title }) }), /* @__PURE__ */ jsxs("div", {
					className: "estimator__aside",
					children: [/* @__PURE__ */ jsx("h3", {
						className: "estimator__subtitle",
						children: section.subtitle
					}), /* @__PURE__ */ jsx("p", {
						className: "soft",
						children: section.lede
					})]
				})]
			}), /* @__PURE__ */ jsx("div", {
				className: "estimator__frame",
				children: /* @__PURE__ */ jsx(Island, {
					name: "estimator",
					props: {
						...section.calculator,
						quote: section.quote,
						quoteNote: section.quoteNote
					}
				})
			})]
		})
	})
});
// templates/art/city/house.ts
/** Parts of a roof that a callout may name. Each type of house has some of them. */
const PARTS = [
	"ridge",
	"hip",
	"valley",
	"eave",
	"slope",
	"rake",
	"rafter-tails",
	"porch-eave",
	"gable-return",
	"chimney",
	"pipe",
	"skylight",
	"clerestory",
	"vent",
	"gutter",
	"parapet",
	"scupper",
	"tower",
	"wall-flashing",
	"butterfly-drain",
	"flat-field",
	"roof-step",
	"edge-metal",
	"felt",
	"fasteners",
	"carport-joint",
	"flat-addition",
	"balcony",
	"patio-cover"
];
// templates/sections/parts/SideHead.tsx
function SideHead({ title, lede, children }) {
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsx("h2", { children: /* @__PURE__ */ jsx(Title, { text: title }) }),
		lede === void 0 ? null : /* @__PURE__ */ jsx("p", {
			className: "lede",
			children: lede
		}),
		children
	] });
}
// templates/sections/failures.tsx
const failure = z.strictObject({
	title: line,
	/** The part of the house that it is about, as its callout names it (generator/content/schema/scene.ts). */
	at: z.enum(PARTS).optional(),
	text: paragraph
});
const failures = defineSection({
	type: "failures",
	fields: {
		title: line,
		lede: paragraph.optional(),
		items: z.array(failure).length(3)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `failures ${bandClass(section.ground)}`,
		"data-section": section.name ?? "failures",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap split-5-6",
			children: [/* @__PURE__ */ jsx(SideHead, {
				title: section.title,
				lede: section.lede
			}), /* @__PURE__ */ jsx("ol", {
				className: "failures__list",
				children: section.items.map((item, index) => /* @__PURE__ */ jsxs("li", {
					className: "failures__item",
					"data-item": true,
					children: [section.keyed ? /* @__PURE__ */ jsx("span", {
						className: "failures__key",
						children: letterOf(index)
					}) : null, /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", { children: item.title }), /* @__PURE__ */ jsx("p", { children: item.text })] })]
				}, item.title))
			})]
		})
	})
});
// templates/sections/faq.tsx
const faq = defineSection({
	type: "faq",
	fields: {
		title: line,
		lede: paragraph.optional(),
		items: z.array(z.strictObject({
			question: line,
			answer: paragraph
		})).min(3).max(5)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `faq ${bandClass(section.ground)}`,
		"data-section": section.name ?? "faq",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap split-5-6",
			children: [/* @__PURE__ */ jsx(SideHead, {
				title: section.title,
				lede: section.lede
			}), /* @__PURE__ */ jsx("div", {
				className: "faq__list",
				children: section.items.map((item) => /* @__PURE__ */ jsxs("details", {
					className: "faq__item",
					"data-item": true,
					children: [/* @__PURE__ */ jsx("summary", {
						className: "faq__question",
						children: item.question
					}), /* @__PURE__ */ jsx("p", { children: item.answer })]
				}, item.question))
			})]
		})
	})
});
// templates/art/random.ts
/** FNV-1a of a text, 32 bits. */
function seedOf(text) {
	let hash = 2166136261;
	for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 16777619);
	return hash >>> 0;
}
// templates/art/outlines.tsx
const OUTLINES = [
	"butterfly",
	"hip",
	"gable",
	"flat",
	"parapet"
];
const FRAME = {
	width: 400,
	height: 64
};
/**
* Three houses of each kind: one plain, others with a wing, a step or a chimney, a ridge at another height. Slopes are 4 in 12; the
* butterfly has none that a ladder would notice.
*/
const PATHS = {
	butterfly: [
		"M0 62H40V36L150 56 250 24V62H400",
		"M0 62H70V26L190 54 280 36V62H400",
		"M0 62H50V32L120 46 290 20V62H400"
	],
	hip: [
		"M0 62H60V46L126 24H234L300 46V62H400",
		"M0 62H50V44L122 20H186L234 36H306L336 46V62H400",
		"M0 62H80V48L134 30H244V18H262V30H286L340 48V62H400"
	],
	gable: [
		"M0 62H60V48L162 14 264 48V62H400",
		"M0 62H60V46L144 18 213 41 264 24 330 46V62H400",
		"M0 62H74V48H58V44L163 9 222 29V16H240V35L268 44V48H252V62H400"
	],
	flat: [
		"M0 62H70V40H36V31H330V40H290V62H400",
		"M0 62H60V46H40V38H150V26H340V34H310V62H400",
		"M0 62H90V42H56V34H190V20H206V34H344V42H300V62H400"
	],
	parapet: [
		"M0 62H60V20H78V30H272V20H290V62H400",
		"M0 62H50V34H150V18H166V26H284V18H300V62H400",
		"M0 62H60V28H110Q118 12 150 12T190 28H280V62H400"
	]
};
/** Which house stands over each neighbourhood: their names choose the first, and neighbours of one kind are never the same. */
function housesOf(items) {
	const first = seedOf(items.map(({ name }) => name).join());
	return items.map(({ outline }, index) => (first + items.slice(0, index).filter((before) => before.outline === outline).length) % 3);
}
/** Without an outline: the ground alone, beside neighbours that have one. */
function RoofOutline({ outline, house }) {
	return /* @__PURE__ */ jsx(Drawing, {
		name: "outline",
		box: FRAME,
		children: /* @__PURE__ */ jsx("path", {
			strokeWidth: "2.5",
			vectorEffect: "non-scaling-stroke",
			d: outline ? PATHS[outline][house] : "M0 62H400"
		})
	});
}
// templates/sections/neighbourhoods.tsx
const neighbourhood = z.strictObject({
	name,
	housing: paragraph,
	/** The roofs that are usual there, in a few words. */
	roofs: line,
	/** The form of roof that the words above speak of, drawn over the name. */
	outline: z.enum(OUTLINES).optional(),
	...evidence
}).superRefine(wantSources);
const neighbourhoods = defineSection({
	type: "neighbourhoods",
	fields: {
		title: line,
		lede: paragraph.optional(),
		items: z.array(neighbourhood).length(3)
	},
	Component: ({ section }) => {
		const drawn = section.items.some(({ outline }) => outline !== void 0);
		const houses = housesOf(section.items);
		return /* @__PURE__ */ jsx("section", {
			className: `neighbourhoods ${bandClass(section.ground)}`,
			"data-section": section.name ?? "neighbourhoods",
			children: /* @__PURE__ */ jsxs("div", {
				className: "wrap",
				children: [/* @__PURE__ */ jsx(SectionHead, {
					title: section.title,
					lede: section.lede
				}), /* @__PURE__ */ jsx("ul", {
					className: drawn ? "neighbourhoods__list neighbourhoods__list--drawn" : "neighbourhoods__list",
					children: section.items.map((item, index) => /* @__PURE__ */ jsxs("li", {
						className: "neighbourhoods__item",
						"data-item": true,
						children: [
							drawn ? /* @__PURE__ */ jsx(RoofOutline, {
								outline: item.outline,
								house: houses[index] ?? 0
							}) : null,
							/* @__PURE__ */ jsx("h3", { children: item.name }),
							/* @__PURE__ */ jsx("p", { children: item.housing }),
							/* @__PURE__ */ jsx("p", {
								className: "neighbourhoods__roofs",
								children: item.roofs
							})
						]
					}, item.name))
				})]
			})
		});
	}
});
// templates/sections/partners.tsx
const partners = defineSection({
	type: "partners",
	fields: {
		title: line,
		text: paragraph,
		items: z.array(line).min(2).max(8),
		action: link
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `partners ${bandClass(section.ground)}`,
		"data-section": section.name ?? "partners",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap split-5-6",
			children: [/* @__PURE__ */ jsxs("div", { children: [
				/* @__PURE__ */ jsx("h2", { children: /* @__PURE__ */ jsx(Title, { text: section.title }) }),
				/* @__PURE__ */ jsx("p", {
					className: "lede",
					children: section.text
				}),
				/* @__PURE__ */ jsx("p", {
					className: "buttons",
					children: /* @__PURE__ */ jsx("a", {
						className: "button button--line",
						href: section.action.href,
						children: section.action.label
					})
				})
			] }), /* @__PURE__ */ jsx("ul", {
				className: "tick partners__list",
				children: section.items.map((item) => /* @__PURE__ */ jsx("li", {
					"data-item": true,
					children: item
				}, item))
			})]
		})
	})
});
// templates/sections/plans.tsx
const plan = z.strictObject({
	name: line,
	visits: line,
	text: paragraph,
	features: z.array(line).min(1).max(8)
});
const plans = defineSection({
	type: "plans",
	fields: {
		title: line,
		lede: paragraph.optional(),
		items: z.array(plan).min(2).max(4)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `plans ${bandClass(section.ground)}`,
		"data-section": section.name ?? "plans",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(SectionHead, {
				title: section.title,
				lede: section.lede
			}), /* @__PURE__ */ jsx("ul", {
				className: "plans__list",
				children: section.items.map((item) => /* @__PURE__ */ jsxs("li", {
					className: "plans__plan",
					"data-item": true,
					children: [
						/* @__PURE__ */ jsx("h3", { children: item.name }),
						/* @__PURE__ */ jsx("p", {
							className: "plans__visits",
							children: item.visits
						}),
						/* @__PURE__ */ jsx("p", { children: item.text }),
						/* @__PURE__ */ jsx("ul", {
							className: "tick",
							children: item.features.map((feature) => /* @__PURE__ */ jsx("li", { children: feature }, feature))
						})
					]
				}, item.name))
			})]
		})
	})
});
// templates/sections/parts/FactTable.tsx
function FactTable({ caption, columns, rows }) {
	return /* @__PURE__ */ jsxs("table", {
		className: `fact-table fact-table--${columns.length === 2 ? "two" : "three"}`,
		children: [
			/* @__PURE__ */ jsx("caption", {
				className: "visually-hidden",
				children: caption
			}),
			/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsx("tr", { children: columns.map((column) => /* @__PURE__ */ jsx("th", {
				scope: "col",
				children: column
			}, column)) }) }),
			/* @__PURE__ */ jsx("tbody", { children: rows.map(([name, ...cells]) => /* @__PURE__ */ jsxs("tr", {
				"data-item": true,
				children: [/* @__PURE__ */ jsx("th", {
					scope: "row",
					children: name
				}), cells.map((cell, index) => /* @__PURE__ */ jsx("td", { children: cell }, columns[index + 1]))]
			}, name)) })
		]
	});
}
// templates/sections/prices.tsx
const prices = defineSection({
	type: "prices",
	styles: ["fact-table"],
	fields: {
		title: line,
		lede: paragraph.optional(),
		/** Under the table: what the prices depend on. */
		note: paragraph.optional(),
		columns: z.tuple([line, line]),
		rows: z.array(z.strictObject({
			size: line,
			range: line
		})).min(1).max(12)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `prices ${bandClass(section.ground)}`,
		"data-section": section.name ?? "prices",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx(SectionHead, {
					title: section.title,
					lede: section.lede
				}),
				/* @__PURE__ */ jsx(FactTable, {
					caption: section.title,
					columns: section.columns,
					rows: section.rows.map(({ size, range }) => [size, range])
				}),
				section.note === void 0 ? null : /* @__PURE__ */ jsx("p", {
					className: "small soft fact-table__note",
					children: section.note
				})
			]
		})
	})
});
// templates/art/services/street.ts
const STREET_FRAME = {
	width: 300,
	height: 192
};
const GROUND = 192;
/** The hills run on from one drawing to the next. */
function hills(shape) {
	return [{
		d: `M0 148${shape}V${GROUND}H0z`,
		fill: "#f7e3c6",
		line: "none"
	}];
}
/** Under an eave. */
function shade$1(x, y, width) {
	return {
		d: box(x, y, width, 8),
		fill: "#c2b5a0",
		line: "none"
	};
}
function windows$1(...at) {
	return [{
		d: at.map(([x, y]) => box(x, y, 32, 22)).join(""),
		fill: GLASS$1
	}, {
		d: at.map(([x, y]) => `M${x + 16} ${y}v22`).join(""),
		line: "fine"
	}];
}
function rows$1(left, right, [top, step, count], slant) {
	return Array.from({ length: count }, (_, row) => `M${left - row * slant} ${top + row * step}H${right + row * slant}`).join("");
}
const HOUSE = [
	...hills("c60-46 160-36 300 0"),
	{
		d: box(20, 156, 222, 36),
		fill: WALLS[0]
	},
	shade$1(20, 156, 222),
	{
		d: outline([4, 156], [48, 118], [210, 118], [258, 156]),
		fill: TILE[0],
		line: "edge"
	},
	{
		d: rows$1(40, 218, [
			125,
			8,
			4
		], 9),
		line: "fine"
	},
	{
		d: box(184, 100, 14, 22),
		fill: WALLS[1]
	},
	{
		d: outline([46, 166], [90, 132], [134, 166]),
		fill: TILE[1],
		line: "edge"
	},
	{
		d: outline([54, 192], [54, 166], [90, 140], [126, 166], [126, 192]),
		fill: WALLS[2]
	},
	{
		d: box(64, 170, 52, 22),
		fill: PAPER
	},
	{
		d: "M64 177h52M64 185h52",
		line: "fine"
	},
	...windows$1([138, 164], [202, 164]),
	{
		d: box(178, 164, 16, 28),
		fill: DOORS[1]
	},
	{
		d: `M268 192q6-60 2-94h6q6 40 2 94z`,
		fill: TRUNK
	},
	{
		d: "M273 98q-26-20-38 0 18-10 38 0-30-6-32 20 12-22 32-20-6 14-2 28 8-14 2-28 22 0 24 22 8-26-24-22 16-12 27-2-8-20-27 2 0-26-14-22 8 4 14 22z",
		fill: LEAVES_DEEP
	}
];
const SHOP = [
	...hills("c80-10 180-14 300 0"),
	{
		d: box(24, 92, 258, 100),
		fill: WALLS[2]
	},
	shade$1(24, 92, 258),
	{
		d: box(62, 58, 46, 22) + box(206, 54, 52, 26),
		fill: METAL[1]
	},
	{
		d: box(130, 66, 26, 14),
		fill: METAL[0]
	},
	{
		d: "M68 65h34M68 72h34M212 62h40M212 71h40",
		line: "fine"
	},
	{
		d: box(16, 80, 274, 12),
		fill: PAPER,
		line: "edge"
	},
	{
		d: box(40, 128, 48, 64) + box(98, 128, 48, 64),
		fill: PAPER
	},
	{
		d: "M40 144h48m10 0h48M40 160h48m10 0h48M40 176h48m10 0h48",
		line: "fine"
	},
	{
		d: box(168, 126, 104, 66),
		fill: GLASS$1
	},
	{ d: "M194 126v66M220 126v66M246 126v66M168 146h104" },
	{
		d: outline([156, 128], [164, 112], [276, 112], [284, 128]),
		fill: SKY
	}
];
const RAIN = [
	[18, 40],
	[52, 20],
	[90, 52],
	[124, 14],
	[160, 44],
	[196, 18],
	[232, 50],
	[270, 24],
	[36, 88],
	[276, 86]
];
const STREET = [
	HOUSE,
	SHOP,
	[
		...hills("c100-30 190-20 300 0"),
		{
			d: RAIN.map(([x = 0, y = 0]) => streak(x, y, -10, 28)).join(""),
			fill: SKY,
			line: "none"
		},
		{
			d: box(28, 156, 242, 36),
			fill: WALLS[1]
		},
		shade$1(28, 156, 242),
		{
			d: box(66, 96, 18, 30),
			fill: "#b08a74"
		},
		{
			d: outline([12, 156], [40, 114], [262, 114], [288, 156]),
			fill: SHINGLE[2],
			line: "edge"
		},
		{
			d: rows$1(34, 267, [
				124,
				10,
				3
			], 6),
			line: "fine"
		},
		{
			d: "M112 132l14-6 10 4 6 10-16 4-12-4z",
			fill: INK
		},
		{
			d: "M148 108h98l14 44q-8 10-18 2t-20 4-22 0-24 2-24-4q-10 6-16-2z",
			fill: "#5f9dbb",
			line: "edge"
		},
		{
			d: "M180 108l-6 48M214 108l6 48",
			line: "fine"
		},
		{
			d: box(144, 104, 106, 6) + outline([140, 146], [144, 141], [258, 141], [262, 146]),
			fill: TIMBER
		},
		{
			d: "M126 146v22",
			line: "hidden"
		},
		{
			d: "M126 168c-5 8-5 12 0 13 5-1 5-5 0-13z",
			fill: CLAY,
			line: "none"
		},
		...windows$1([46, 164], [178, 164], [224, 164]),
		{
			d: box(148, 164, 18, 28),
			fill: DOORS[0]
		}
	],
	[
		...hills("c70-34 210-44 300 0"),
		{
			d: box(28, 110, 138, 82) + box(166, 150, 78, 42),
			fill: WALLS[0]
		},
		shade$1(28, 110, 138),
		shade$1(166, 150, 78),
		{
			d: outline([14, 110], [54, 74], [140, 74], [180, 110]),
			fill: TILE[0],
			line: "edge"
		},
		{
			d: rows$1(46, 148, [
				81,
				8,
				4
			], 9),
			line: "fine"
		},
		{
			d: outline([166, 150], [166, 126], [222, 126], [252, 150]),
			fill: TILE[1],
			line: "edge"
		},
		...windows$1([44, 124], [114, 124], [44, 162]),
		{
			d: "M90 192v-22a12 12 0 0 1 24 0v22z",
			fill: DOORS[2]
		},
		{
			d: box(178, 162, 54, 30),
			fill: PAPER
		},
		{
			d: "M178 172h54M178 182h54",
			line: "fine"
		},
		...person$1({
			x: 96,
			y: 74,
			height: 50,
			holds: "paper"
		}),
		{
			d: `M14 14v88M180 14v88${lines([14, 18], [180, 18])}${tick(14, 18)}${tick(180, 18)}`,
			line: "fine"
		},
		{
			d: "M232 122l26 70M246 118l28 74m-38-58l14-4m-8 20l14-4m-8 20l14-4m-7 18l14-4",
			line: "edge"
		},
		{
			d: disc(270, 40, 15),
			fill: SUN,
			line: "none"
		}
	]
];
// templates/art/services/small.tsx
/** Nothing where the series has no such step. */
function StepDrawing({ series, step }) {
	const strokes = SERIES[series][step];
	if (!strokes) return null;
	return /* @__PURE__ */ jsx(Drawing, {
		name: "step",
		box: STEP_FRAME,
		children: /* @__PURE__ */ jsx(Strokes, { strokes })
	});
}
/** Nothing beyond the last building. */
function StreetDrawing({ building }) {
	const strokes = STREET[building];
	if (!strokes) return null;
	return /* @__PURE__ */ jsx(Drawing, {
		name: "street",
		box: STREET_FRAME,
		fit: "xMidYMax",
		children: /* @__PURE__ */ jsx(Strokes, { strokes })
	});
}
// templates/sections/process.tsx
const step = z.strictObject({
	title: line,
	text: paragraph
});
const process$1 = defineSection({
	type: "process",
	fields: {
		title: line,
		lede: paragraph.optional(),
		/** A series of small drawings, one for each step (templates/art/services/steps). */
		drawing: z.enum(SERIES_NAMES).optional(),
		items: z.array(step).min(3).max(6)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `process ${bandClass(section.ground)}`,
		"data-section": section.name ?? "process",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(SectionHead, {
				title: section.title,
				lede: section.lede
			}), /* @__PURE__ */ jsx("ol", {
				className: `process__list process__list--${perRow(section.items.length)}`,
				children: section.items.map((item, index) => /* @__PURE__ */ jsxs("li", {
					className: "process__step",
					"data-item": true,
					children: [
						section.drawing ? /* @__PURE__ */ jsx(StepDrawing, {
							series: section.drawing,
							step: index
						}) : null,
						/* @__PURE__ */ jsx("span", {
							className: "process__number",
							children: index + 1
						}),
						/* @__PURE__ */ jsxs("div", {
							className: "process__text",
							children: [/* @__PURE__ */ jsx("h3", { children: item.title }), /* @__PURE__ */ jsx("p", { children: item.text })]
						})
					]
				}, item.title))
			})]
		})
	})
});
/** Six steps are two rows of three; fewer stand in one row. */
function perRow(count) {
	return {
		4: "four",
		5: "five"
	}[count] ?? "three";
}
// templates/sections/rValues.tsx
const rValues = defineSection({
	type: "r-values",
	styles: ["fact-table"],
	fields: {
		title: line,
		lede: paragraph.optional(),
		note: paragraph.optional(),
		columns: z.tuple([
			line,
			line,
			line
		]),
		rows: z.array(z.strictObject({
			zone: line,
			rValue: line,
			description: paragraph
		})).min(1).max(16)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `r-values ${bandClass(section.ground)}`,
		"data-section": section.name ?? "r-values",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx(SectionHead, {
					title: section.title,
					lede: section.lede
				}),
				/* @__PURE__ */ jsx(FactTable, {
					caption: section.title,
					columns: section.columns,
					rows: section.rows.map(({ zone, rValue, description }) => [
						zone,
						rValue,
						description
					])
				}),
				section.note === void 0 ? null : /* @__PURE__ */ jsx("p", {
					className: "small soft fact-table__note",
					children: section.note
				})
			]
		})
	})
});
// templates/sections/rows.tsx
const row$1 = z.strictObject({
	name: line,
	text: paragraph
});
const rows = defineSection({
	type: "rows",
	fields: {
		title: line,
		lede: paragraph.optional(),
		/** A short list under the heading, beside the rows. */
		ticks: z.array(line).min(2).max(6).optional(),
		items: z.array(row$1).min(2).max(10)
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `rows ${bandClass(section.ground)}`,
		"data-section": section.name ?? "rows",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap split-5-6",
			children: [/* @__PURE__ */ jsx(SideHead, {
				title: section.title,
				lede: section.lede,
				children: section.ticks === void 0 ? null : /* @__PURE__ */ jsx("ul", {
					className: "tick rows__ticks",
					children: section.ticks.map((tick) => /* @__PURE__ */ jsx("li", { children: tick }, tick))
				})
			}), /* @__PURE__ */ jsx("dl", {
				className: "rows__list",
				children: section.items.map((item) => /* @__PURE__ */ jsxs("div", {
					className: "rows__row",
					"data-item": true,
					children: [/* @__PURE__ */ jsx("dt", {
						className: "rows__name",
						children: item.name
					}), /* @__PURE__ */ jsx("dd", { children: item.text })]
				}, item.name))
			})]
		})
	})
});
const services = defineSection({
	type: "services",
	fields: {
		/** The id of the section, where menus point to it (home: services). */
		anchor: slug.optional(),
		title: line,
		lede: paragraph.optional(),
		/** Each of four columns under the building that its work is done on (templates/art/services/street.ts). */
		drawing: z.literal("street").optional(),
		items: z.array(z.strictObject({
			title: line,
			description: paragraph,
			features: z.array(line).min(1).max(8),
			to: target.optional(),
			image: image.optional()
		})).min(1).max(12),
		banner: z.strictObject({
			text: line,
			actions: z.array(link).min(1).max(2)
		}).optional()
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `services ${bandClass(section.ground)}`,
		"data-section": section.name ?? "services",
		id: section.anchor,
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx(SectionHead, {
					title: section.title,
					lede: section.lede
				}),
				/* @__PURE__ */ jsx("ul", {
					className: "services__street",
					children: section.items.map((item, index) => /* @__PURE__ */ createElement(Column, {
						...item,
						drawing: section.drawing ? /* @__PURE__ */ jsx(StreetDrawing, { building: index }) : null,
						key: item.title
					}))
				}),
				section.banner ? /* @__PURE__ */ jsx(Banner, { ...section.banner }) : null
			]
		})
	})
});
function Column({ title, description, features, href, image, drawing }) {
	return /* @__PURE__ */ jsxs("li", {
		className: "service",
		"data-item": true,
		children: [
			drawing,
			image ? /* @__PURE__ */ jsx("img", {
				className: "service__image",
				src: image.src,
				alt: image.alt,
				loading: "lazy"
			}) : null,
			/* @__PURE__ */ jsx("h3", { children: href === void 0 ? title : /* @__PURE__ */ jsx("a", {
				className: "service__link",
				href,
				children: title
			}) }),
			/* @__PURE__ */ jsx("p", { children: description }),
			/* @__PURE__ */ jsx("ul", {
				className: "tick",
				children: features.map((feature) => /* @__PURE__ */ jsx("li", { children: feature }, feature))
			})
		]
	});
}
function Banner({ text, actions }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "services__banner",
		children: [/* @__PURE__ */ jsx("p", {
			className: "services__text",
			children: text
		}), /* @__PURE__ */ jsx("p", {
			className: "buttons",
			children: actions.map((action, index) => /* @__PURE__ */ jsx("a", {
				className: index === 0 ? "button" : "button button--line",
				href: action.href,
				children: action.label
			}, action.label))
		})]
	});
}
// templates/sections/specialty.tsx
const card = z.strictObject({
	figure: line.optional(),
	unit: line.optional(),
	title: line,
	text: paragraph,
	source: source.optional()
}).superRefine(({ figure, source: origin }, context) => {
	if (figure === void 0 || origin !== void 0) return;
	context.addIssue({
		code: "custom",
		path: ["figure"],
		message: `"${figure}" stands without a source.`,
		params: { fix: "add source: {title: …} with the page that states it, or say it in words without a figure" }
	});
});
const specialty = defineSection({
	type: "specialty",
	fields: {
		/** climate and specialty: two or three cards; local-expertise: exactly two (content/schema/pages.ts). */
		kind: z.enum([
			"climate",
			"specialty",
			"local-expertise"
		]),
		title: line,
		lede: paragraph.optional(),
		items: z.array(card).min(2).max(3),
		/** A line under the cards: where the figures are from. */
		note: paragraph.optional()
	},
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `specialty ${bandClass(section.ground)}`,
		"data-section": section.name ?? "specialty",
		"data-kind": section.kind,
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx(SectionHead, {
					title: section.title,
					lede: section.lede
				}),
				/* @__PURE__ */ jsx("ul", {
					className: `specialty__list specialty__list--${section.items.length === 3 ? "three" : "two"}`,
					children: section.items.map((item) => /* @__PURE__ */ jsxs("li", {
						className: "specialty__card",
						"data-item": true,
						children: [
							item.figure === void 0 ? null : /* @__PURE__ */ jsxs("p", {
								className: "specialty__figure",
								children: [item.figure, item.unit === void 0 ? null : /* @__PURE__ */ jsxs("span", {
									className: "specialty__unit",
									children: [" ", item.unit]
								})]
							}),
							/* @__PURE__ */ jsx("h3", { children: item.title }),
							/* @__PURE__ */ jsx("p", { children: item.text })
						]
					}, item.title))
				}),
				section.note === void 0 ? null : /* @__PURE__ */ jsx("p", {
					className: "small soft specialty__note",
					children: section.note
				})
			]
		})
	})
});
// templates/sections/stats.tsx
const stats$1 = defineSection({
	type: "stats",
	styles: ["dimension"],
	fields: { items: z.array(stat).length(4) },
	Component: ({ section }) => /* @__PURE__ */ jsx("section", {
		className: `stats ${bandClass(section.ground)}`,
		"data-section": section.name ?? "stats",
		children: /* @__PURE__ */ jsx("div", {
			className: "wrap",
			children: /* @__PURE__ */ jsx(DimensionString, { items: section.items })
		})
	})
});
const stories = defineSection({
	type: "stories",
	fields: {
		title: line,
		lede: paragraph.optional(),
		figures: z.array(stat).length(3)
	},
	Component: ({ section: { name, title, lede, figures, testimonials, words, ground } }) => testimonials.length === 0 ? null : /* @__PURE__ */ jsx("section", {
		className: `stories ${bandClass(ground)}`,
		"data-section": name ?? "stories",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap split-8-3",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "stories__quotes",
				children: [/* @__PURE__ */ jsx("h2", {
					className: "stories__title",
					children: title
				}), /* @__PURE__ */ jsx(Quotes, {
					testimonials,
					words
				})]
			}), /* @__PURE__ */ jsxs("div", {
				className: "stories__sum",
				children: [/* @__PURE__ */ jsx("dl", {
					className: "stories__figures",
					children: figures.map(({ number, label }) => /* @__PURE__ */ jsxs("div", {
						className: "stories__figure",
						children: [/* @__PURE__ */ jsx("dt", { children: label }), /* @__PURE__ */ jsx("dd", { children: number })]
					}, label))
				}), lede === void 0 ? null : /* @__PURE__ */ jsx("p", {
					className: "small",
					children: lede
				})]
			})]
		})
	})
});
/** A single one has nothing to press, and needs no script. */
function Quotes(props) {
	return props.testimonials.length === 1 ? /* @__PURE__ */ jsx(Testimonials, { ...props }) : /* @__PURE__ */ jsx(Island, {
		name: "testimonials",
		props
	});
}
// templates/sections/ticks.tsx
const COLUMNS = {
	1: "one",
	2: "two",
	3: "three"
};
const item = z.strictObject({
	/** The word or two the sentence is about, in strong type before it. */
	term: line.optional(),
	text: paragraph
});
const ticks = defineSection({
	type: "ticks",
	fields: {
		title: line,
		lede: paragraph.optional(),
		/** On a wide screen; left out: as many as the list fills evenly. */
		columns: z.union([
			z.literal(1),
			z.literal(2),
			z.literal(3)
		]).optional(),
		items: z.array(item).min(2).max(12)
	},
	Component: ({ section }) => {
		const columns = section.columns ?? evenColumns(section.items.length);
		return /* @__PURE__ */ jsx("section", {
			className: `ticks ${bandClass(section.ground)}`,
			"data-section": section.name ?? "ticks",
			children: /* @__PURE__ */ jsxs("div", {
				className: "wrap",
				children: [/* @__PURE__ */ jsx(SectionHead, {
					title: section.title,
					lede: section.lede
				}), /* @__PURE__ */ jsx("ul", {
					className: `tick ticks__list ticks__list--${COLUMNS[columns]}`,
					children: section.items.map((entry) => /* @__PURE__ */ jsxs("li", {
						"data-item": true,
						children: [entry.term === void 0 ? null : /* @__PURE__ */ jsxs("b", { children: [entry.term, " "] }), entry.text]
					}, entry.term ?? entry.text))
				})]
			})
		});
	}
});
/** No row of the last column stays empty where it can be helped. */
function evenColumns(count) {
	return count % 3 === 0 ? 3 : 2;
}
// templates/sections/index.ts
const sectionTypes = {
	about,
	areas,
	benefits,
	"call-band": callBand,
	cities,
	climate,
	comparison,
	estimator,
	failures,
	faq,
	neighbourhoods,
	partners,
	plans,
	prices,
	process: process$1,
	"r-values": rValues,
	rows,
	services,
	specialty,
	stories,
	ticks,
	stats: stats$1,
	"why-us": defineSection({
		type: "why-us",
		styles: ["why-us", "dimension"],
		fields: {
			title: line,
			lede: paragraph.optional(),
			items: z.array(z.strictObject({
				title: line,
				text: paragraph,
				badge: z.strictObject({
					figure: line,
					caption: line
				})
			})).length(6),
			counters: z.array(stat).length(4)
		},
		Component: ({ section }) => /* @__PURE__ */ jsx("section", {
			className: `why-us ${bandClass(section.ground)}`,
			"data-section": section.name ?? "why-us",
			children: /* @__PURE__ */ jsxs("div", {
				className: "wrap",
				children: [
					/* @__PURE__ */ jsx(SectionHead, {
						title: section.title,
						lede: section.lede
					}),
					/* @__PURE__ */ jsx("ul", {
						className: "schedule",
						children: section.items.map(({ title, text, badge }) => /* @__PURE__ */ jsxs("li", {
							className: "schedule__line",
							"data-item": true,
							children: [
								/* @__PURE__ */ jsx("h3", {
									className: "schedule__name",
									children: title
								}),
								/* @__PURE__ */ jsx("p", {
									className: "schedule__text",
									children: text
								}),
								/* @__PURE__ */ jsxs("p", {
									className: "schedule__badge",
									children: [
										/* @__PURE__ */ jsx("span", {
											className: "schedule__figure",
											children: badge.figure
										}),
										" ",
										/* @__PURE__ */ jsx("span", {
											className: "schedule__caption",
											children: badge.caption
										})
									]
								})
							]
						}, title))
					}),
					/* @__PURE__ */ jsx(DimensionString, {
						items: section.counters,
						count: true
					})
				]
			})
		})
	})
};
const [first, ...others] = Object.values(sectionTypes).map((section) => section.schema);
if (!first) throw new Error("The registry of sections is empty.");
/** One section of a page's body. */
const section = z.discriminatedUnion("type", [first, ...others]);
// generator/content/schema/site.ts
const color = z.string().regex(/^#[0-9a-f]{6}$/i, "is no color as it is written here.\nwrite # and six digits or letters a to f, like \"#b23a1e\", in quotes").toLowerCase();
const fontFile = z.string().regex(/^[a-z0-9][a-z0-9._-]*\.woff2$/, "write the name of a .woff2 file in data/fonts, in lower case without spaces");
/** It stands in the stylesheets between quotes. */
const family = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,60}$/, "is no name of a typeface as it is written here.\nuse letters, digits, spaces and hyphens, like National Park");
const weight = z.number().int().min(1).max(1e3);
const weights = z.string().regex(/^[1-9]\d{2} [1-9]\d{2}$/, "write one weight like 400, or the lightest and the heaviest like \"400 700\", in quotes");
const site = z.strictObject({
	url: httpsOrigin,
	language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "write a language like en-US").refine((language) => !/^(ar|fa|he|ps|sd|ug|ur|yi)/.test(language), "is written from right to left, which the design cannot do.\nwrite a language like en-US"),
	/** Meta pixel; empty: nothing of it is loaded (D11). */
	metaPixelId: z.string().regex(/^\d*$/, "write the digits of the pixel id, or \"\" for none"),
	/** Empty: forms post to the page's own origin (D26). */
	supabase: z.strictObject({
		url: z.union([z.literal(""), httpsUrl]),
		anonKey: z.string().trim()
	}),
	/** Says that leads are meant to go to the page's own origin; without it a production build wants Supabase. */
	leads: z.literal("same-origin").optional(),
	/** Changes to the colours of the design (visual tokens); pairs of text and ground keep a contrast of 4.5. */
	theme: z.strictObject({
		ink: color.optional(),
		paper: color.optional(),
		sand: color.optional(),
		clay: color.optional(),
		"clay-deep": color.optional(),
		sun: color.optional(),
		sky: color.optional(),
		dawn: color.optional(),
		"ink-soft": color.optional(),
		line: color.optional(),
		leaf: color.optional(),
		alarm: color.optional(),
		gold: color.optional(),
		earth: color.optional(),
		"on-ink": color.optional()
	}).optional(),
	/** Files of data/fonts in the place of the design's: `display` for headings and figures, `text` for everything else. */
	fonts: z.strictObject({
		display: z.strictObject({
			file: fontFile,
			family,
			weight
		}).optional(),
		text: z.strictObject({
			file: fontFile,
			family,
			weight: z.union([weight, weights])
		}).optional()
	}).optional(),
	/** An SVG file of the data folder: before the name in header and footer, and the icon of the browser's tab. */
	mark: z.string().regex(/^[a-z0-9][a-z0-9._-]*\.svg$/, "write the name of an .svg file in the data folder, in lower case without spaces").optional(),
	/** What the frame of every page is drawn with: roofs over bands and sheets, a street on the footer. Left out: plain bands. */
	drawings: z.literal("roofs").optional(),
	words: z.strictObject({
		skip: line,
		/** Name of the way back to the pages above, for those who hear the page. */
		breadcrumbs: line,
		home: line,
		mainNavigation: line,
		menu: line,
		close: line,
		call: line,
		more: line,
		backToTop: line,
		quickContact: line,
		quote: line,
		preview: line,
		/** Where the code of a form or another part did not come. */
		notLoaded: line,
		retry: line
	}),
	notFound: z.strictObject({
		title: line,
		heading: line,
		lede: paragraph,
		description: paragraph,
		action: link
	}),
	serverError: z.strictObject({
		title: line,
		heading: line,
		lede: paragraph,
		description: paragraph,
		call: line,
		action: link
	})
});
/** How a page stands in the sitemap (D6). */
const sitemap = z.strictObject({
	priority: z.number().min(0).max(1),
	changefreq: z.enum([
		"always",
		"hourly",
		"daily",
		"weekly",
		"monthly",
		"yearly",
		"never"
	])
});
/** The day of the last significant change; a page without one has no lastmod in the sitemap. */
const lastmod = day.optional();
// generator/content/schema/page.ts
const hero = z.strictObject({
	title: line,
	lede: paragraph,
	actions: z.array(link).min(1).max(2),
	notes: z.array(line).max(4).optional()
});
const body = z.array(section);
/** Words of the contact section that a page may change. */
const contactOverride = z.strictObject({
	title: line.optional(),
	lede: paragraph.optional(),
	/** Beside the number, where nobody who reads the page has a leak; a call beside it is not counted as an emergency call. */
	callLabel: line.optional(),
	steps: z.array(line).max(4).optional()
});
/** Fields of every page's file. */
const pageFields = {
	/** Title in the browser's tab and in search results; left out: made by the pattern of its kind. */
	title: line.optional(),
	description: paragraph.optional(),
	lastmod,
	contact: contactOverride.optional()
};
/** What all pages of one kind share (data/service-pages.yaml, county-pages.yaml, city-pages.yaml). */
const sharedFields = {
	/** Patterns; hold {name}. */
	title: line,
	description: paragraph,
	contact: z.strictObject({
		title: line,
		lede: paragraph
	})
};
const stats = z.array(stat).length(4);
// templates/art/city/far.ts
const FAR = [
	"turbine",
	"balloon",
	"wheel",
	"tract",
	"warehouse",
	"silo",
	"grove"
];
// templates/art/city/coverings.tsx
/** The fill of a stroke that is covered so. */
function covered(covering, finish) {
	return `url(#${idOf(covering, finish)})`;
}
function idOf(covering, finish) {
	return `${finish.id}-${covering}`;
}
// templates/art/city/houses/elements.ts
const CASING = 4;
const BAR = 6;
/** Glass in a light casing. */
function windows(...all) {
	return [{
		d: all.map(([x, y, width, height]) => box(x - CASING, y - CASING, width + 8, height + 8)).join(""),
		fill: PAPER
	}, glass(...all)];
}
/** Glass without a casing, as in a wall of glass. */
function glass(...all) {
	return {
		d: all.map(([x, y, width, height, panes, rows = 1]) => box(x, y, width, height) + bars(x, y, width, height, panes, rows)).join(""),
		fill: GLASS$1
	};
}
function bars(x, y, width, height, panes, rows) {
	const upright = Array.from({ length: panes - 1 }, (_, index) => `M${Math.round(x + width * (index + 1) / panes)} ${y}v${height}`);
	const across = Array.from({ length: rows - 1 }, (_, index) => `M${x} ${Math.round(y + height * (index + 1) / rows)}h${width}`);
	return [...upright, ...across].join("");
}
/** What shines at night: the panes, dark bars between them. */
function lit(...all) {
	return all.map(([x, y, width, height, panes]) => row(panes, Math.round(width / panes), box(x, y, width / panes - BAR, height))).join("");
}
/** A garage door of four rows, from its top down to the ground. */
function garage(x, top, width, columns = 4) {
	return {
		d: box(x, top, width, -top) + bars(x, top, width, -top, columns, 4),
		fill: PAPER
	};
}
/** A door between its jambs, on a step. */
function door(x, width, height, fill, floor = 0) {
	return [{
		d: box(x - CASING, floor - height - CASING, width + 8, height + CASING),
		fill: PAPER
	}, {
		d: box(x, floor - height, width, height) + box(x + 6, floor - height + 7, width - 12, height / 2 - 14) + box(x + 6, floor - height / 2 + 5, width - 12, height / 2 - 12),
		fill
	}];
}
/** A flush door with three small lights, as the modern houses have. */
function flushDoor(x, width, height, fill) {
	const lights = [
		14,
		28,
		42
	].map((below) => box(x + width - 15, below - height, 8, 8));
	return [
		{
			d: box(x - CASING, -height - CASING, width + 8, height + CASING),
			fill: PAPER
		},
		{
			d: box(x, -height, width, height),
			fill
		},
		{
			d: lights.join(""),
			fill: GLASS$1
		}
	];
}
/** A chimney of brick or stone with a cap; `bottom` lies behind the roof. */
function chimney(x, top, width, bottom, fill) {
	const courses = Array.from({ length: Math.floor((bottom - top - 8) / 8) }, (_, index) => `M${x}${top + 15 + 8 * index}h${width}`);
	return {
		d: box(x, top + 7, width, bottom - top - 7) + courses.join("") + box(x - 5, top, width + 10, 7),
		fill
	};
}
/** A vent pipe that comes through the roof, and its collar; `y` is where it does. */
function pipe(x, y) {
	return {
		d: box(x - 5, y - 34, 10, 32) + `M${x - 15} ${y + 8}l8-12h14l8 12z`,
		fill: METAL[1]
	};
}
/** A skylight on a flat roof, on its curb; `y` is the top of the edge that it is seen over. */
function dome(x, y, width) {
	return [{
		d: box(x, y - 7, width, 7),
		fill: METAL[1]
	}, {
		d: `M${x + 3} ${y - 7}q${width / 2 - 3}-20 ${width - 6} 0z`,
		fill: GLASS$1
	}];
}
/** An opening with a round head, standing on y. */
function arch(x, y, width, height) {
	const radius = width / 2;
	return `M${x} ${y}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z`;
}
/** The same part again and again: `count` times, `step` apart. The part has to be closed. */
function row(count, step, part) {
	return part + part.replace(/^M-?\d+ ?-?\d+/, `m${step} 0`).repeat(count - 1);
}
function wall(fill, ...corners) {
	return {
		d: outline(...corners),
		fill
	};
}
function roof(fill, ...corners) {
	return {
		d: outline(...corners),
		fill,
		line: "edge"
	};
}
/** A strip along an eave, `depth` below the line of it. */
function shade(depth, ...eave) {
	return {
		d: outline(...eave, ...eave.toReversed().map(([x, y]) => [x, y + depth])),
		fill: SHADE,
		line: "none"
	};
}
/** A board along a line, `depth` high: fascias, rakes, flat planes. */
function board(depth, fill, ...edge) {
	return {
		d: outline(...edge, ...edge.toReversed().map(([x, y]) => [x, y + depth])),
		fill,
		line: "edge"
	};
}
/** A small gable that comes forward from a roof along the street, in its valleys: strips of metal that run up beside it. */
function crossGable(x, half, eave, top, covering, face) {
	const [left, right] = [x - half, x + half];
	return [
		{
			d: outline([left - 2, eave], [x, top - 8], [right + 2, eave]),
			fill: METAL[1]
		},
		roof(covering, [left + 10, eave], [x, top + 2], [right - 10, eave]),
		wall(face, [left + 24, eave], [x, top + 14], [right - 24, eave])
	];
}
/** Thin posts, too thin for an outline. */
function posts(width, ...tops) {
	return {
		d: tops.map(([x, top, bottom = 0]) => box(x, top, width, bottom - top)).join(""),
		fill: INK,
		line: "none"
	};
}
// templates/art/city/houses/bungalow.ts
/** A pier of stone with a column on it that narrows upward; `x` is its middle, `top` where the beam lies. */
function pier(x, top) {
	return [
		{
			d: outline([x - 15, -48], [x - 11, top], [x + 11, top], [x + 15, -48]),
			fill: PAPER
		},
		{
			d: box(x - 22, -48, 44, 48) + lines([x - 22, -32], [x + 22, -32]) + lines([x - 22, -16], [x + 22, -16]) + lines([x - 4, -48], [x - 4, -32]) + lines([x + 8, -32], [x + 8, -16]) + lines([x - 10, -16], [x - 10, 0]),
			fill: STONE
		},
		{
			d: box(x - 25, -52, 50, 6),
			fill: PAPER
		}
	];
}
/** The gable in the middle, over a porch under sheet metal, before a long roof along the street. */
const porchGable = (finish) => {
	const shingles = covered("shingle", finish);
	const lights = [
		[
			-226,
			-82,
			54,
			44,
			3
		],
		[
			172,
			-82,
			54,
			44,
			3
		],
		[
			-88,
			-80,
			46,
			44,
			2
		],
		[
			42,
			-80,
			46,
			44,
			2
		]
	];
	return {
		coverings: ["shingle", "metal"],
		strokes: [
			chimney(-176, -200, 36, -150, BRICK),
			wall(finish.wall, [-246, -100], [246, -100], [246, 0], [-246, 0]),
			{
				d: box(-246, -14, 492, 14),
				fill: STONE
			},
			...windows(...lights),
			...door(-20, 40, 66, finish.door, -14),
			shade(24, [-246, -94], [246, -94]),
			{
				d: row(4, 20, box(-262, -98, 6, 10)) + row(4, 20, box(196, -98, 6, 10)),
				fill: TRIM
			},
			roof(shingles, [-270, -98], [-254, -154], [254, -154], [270, -98]),
			wall(EARTH, [-150, -94], [-150, -107], [0, -182], [150, -107], [150, -94]),
			...windows([
				-36,
				-144,
				72,
				16,
				4
			]),
			shade(20, [-150, -103], [0, -178], [150, -103]),
			shade(12, [-150, -84], [150, -84]),
			roof(covered("metal", finish), [-168, -94], [-152, -120], [152, -120], [168, -94]),
			{
				d: box(-160, -96, 320, 12),
				fill: TIMBER
			},
			...pier(-134, -84),
			...pier(134, -84),
			{
				d: box(-66, -7, 132, 7),
				fill: PAPER
			},
			board(12, TRIM, [-184, -98], [0, -190], [184, -98])
		],
		silhouette: outline([-270, -98], [-254, -154], [-180, -154], [-180, -200], [-138, -200], [-138, -154], [-72, -154], [0, -190], [72, -154], [254, -154], [270, -98], [246, -92], [246, 0], [-246, 0], [-246, -92]),
		windows: lit(...lights, [
			-36,
			-144,
			72,
			16,
			4
		]),
		width: 540,
		height: 200,
		anchors: {
			ridge: {
				x: 230,
				y: -154
			},
			slope: {
				x: 210,
				y: -128
			},
			chimney: {
				x: -159,
				y: -156
			},
			rake: {
				x: 60,
				y: -158
			},
			"porch-eave": {
				x: 60,
				y: -107
			},
			"rafter-tails": {
				x: 236,
				y: -94
			},
			eave: {
				x: -238,
				y: -101
			},
			felt: {
				x: -212,
				y: -134
			}
		}
	};
};
/** One gable over the whole front; the porch at its left has a roof of its own; a brick chimney outside at the right. */
const wideGable = (finish) => {
	const lights = [
		[
			66,
			-84,
			128,
			46,
			4
		],
		[
			-104,
			-74,
			58,
			40,
			3
		],
		[
			-14,
			-152,
			68,
			22,
			3
		]
	];
	return {
		coverings: ["shingle", "siding"],
		strokes: [
			chimney(238, -200, 26, 0, BRICK),
			wall(covered("siding", finish), [-240, 0], [-240, -92], [20, -182], [240, -106], [240, 0]),
			{
				d: box(-240, -14, 480, 14),
				fill: STONE
			},
			...windows(...lights),
			...door(-172, 40, 62, finish.door, -14),
			shade(24, [-240, -88], [20, -178], [240, -102]),
			shade(26, [-240, -86], [8, -86]),
			{
				d: box(14, -180, 12, 22) + box(124, -146, 12, 20) + row(14, 20, box(-260, -88, 6, 10)),
				fill: TRIM
			},
			board(12, TRIM, [-226, -105], [20, -190], [270, -104]),
			roof(covered("shingle", finish), [-270, -92], [-246, -124], [14, -124], [38, -92]),
			board(6, TRIM, [-270, -92], [38, -92]),
			...crossGable(-152, 56, -90, -132, covered("shingle", finish), EARTH),
			...pier(-222, -84),
			...pier(-12, -84),
			{
				d: box(-186, -14, 68, 7) + box(-194, -7, 84, 7),
				fill: PAPER
			}
		],
		silhouette: outline([-270, -92], [-246, -124], [-171, -124], [20, -190], [233, -117], [233, -200], [269, -200], [269, -104], [270, -92], [264, -94], [264, 0], [-240, 0], [-240, -86], [-270, -86]),
		windows: lit(...lights),
		width: 540,
		height: 200,
		anchors: {
			ridge: {
				x: 20,
				y: -184
			},
			chimney: {
				x: 251,
				y: -118
			},
			rake: {
				x: 86,
				y: -162
			},
			"porch-eave": {
				x: 28,
				y: -92
			},
			valley: {
				x: -105,
				y: -97
			},
			"rafter-tails": {
				x: -60,
				y: -84
			},
			eave: {
				x: -232,
				y: -92
			},
			felt: {
				x: -40,
				y: -108
			}
		}
	};
};
const bungalow = [porchGable, wideGable];
// templates/art/city/houses/estate.ts
/** The planes rise towards the middle, where the highest is a low roof of tile; the stone is at the left, an open corner at the right. */
const steps = (finish) => {
	const high = [
		-116,
		-138,
		330,
		24,
		6
	];
	const wide = [
		-20,
		-104,
		180,
		104,
		4
	];
	const small = [
		188,
		-86,
		76,
		50,
		3
	];
	return {
		coverings: ["stone", "tile"],
		strokes: [
			wall(EARTH, [-130, -142], [230, -142], [230, -100], [-130, -100]),
			glass(high),
			shade(14, [-130, -138], [230, -138]),
			roof(covered("tile", finish), [-160, -144], [-104, -170], [206, -170], [262, -144]),
			board(6, CLAY, [-160, -144], [262, -144]),
			...dome(276, -117, 56),
			wall(finish.wall, [-140, -106], [290, -106], [290, 0], [-140, 0]),
			glass(wide),
			{ d: "M-20-74h180" },
			...windows(small),
			posts(6, [328, -104]),
			shade(21, [-140, -104], [290, -104]),
			board(13, PAPER, [-150, -117], [350, -117]),
			{
				d: box(-330, -96, 192, 96),
				fill: covered("stone", finish)
			},
			{
				d: box(-306, -106, 22, 10),
				fill: METAL[1]
			},
			...flushDoor(-110, 48, 74, finish.door),
			shade(22, [-330, -83], [-46, -83]),
			board(13, PAPER, [-350, -96], [-38, -96]),
			{
				d: "M-349-87h310M-149-108h498",
				line: "fine"
			},
			{
				d: box(-212, -92, 14, 7),
				fill: INK,
				line: "none"
			}
		],
		silhouette: outline([-350, -96], [-150, -96], [-150, -117], [-130, -117], [-130, -138], [-160, -144], [-104, -170], [206, -170], [262, -144], [230, -138], [230, -117], [350, -117], [350, -104], [334, -104], [334, 0], [328, 0], [328, -104], [290, -104], [290, 0], [-330, 0], [-330, -83], [-350, -83]),
		windows: lit(high, wide, small),
		width: 700,
		height: 170,
		anchors: {
			"edge-metal": {
				x: -338,
				y: -90
			},
			"flat-field": {
				x: -250,
				y: -96
			},
			scupper: {
				x: -205,
				y: -89,
				key: {
					x: -205,
					y: -118
				}
			},
			skylight: {
				x: 318,
				y: -124,
				key: {
					x: 334,
					y: -150
				}
			},
			felt: {
				x: 60,
				y: -156
			},
			"roof-step": {
				x: -144,
				y: -106
			},
			"wall-flashing": {
				x: 230,
				y: -117
			},
			eave: {
				x: -46,
				y: -90
			},
			vent: {
				x: -295,
				y: -104
			}
		}
	};
};
/** The highest plane is in the middle, over a hall of glass; a slab of stone stands beside it, the garage is at the left. */
const hall = (finish) => {
	const high = [
		-104,
		-150,
		228,
		150,
		6
	];
	const wide = [
		232,
		-106,
		76,
		106,
		2
	];
	return {
		coverings: ["stone"],
		strokes: [
			wall(finish.wall, [-330, -104], [-104, -104], [-104, 0], [-330, 0]),
			{
				d: box(-312, -76, 150, 76) + "M-275-76v76M-237-76v76M-200-76v76M-312-38h150",
				fill: METAL[1]
			},
			shade(24, [-330, -100], [-104, -100]),
			wall(EARTH, [124, -112], [316, -112], [316, 0], [124, 0]),
			glass(wide),
			posts(6, [334, -108]),
			shade(24, [124, -108], [316, -108]),
			glass(high),
			{ d: "M-104-104h228" },
			shade(24, [-104, -150], [124, -150]),
			...flushDoor(-16, 52, 84, finish.door),
			board(13, PAPER, [-350, -113], [-92, -113]),
			pipe(308, -126),
			...dome(232, -121, 52),
			board(13, PAPER, [112, -121], [350, -121]),
			board(14, PAPER, [-144, -163], [176, -163]),
			{
				d: "M-349-104h256M113-112h236M-143-154h318",
				line: "fine"
			},
			shade(18, [-70, -92], [90, -92]),
			board(9, PAPER, [-78, -100], [98, -100]),
			{
				d: box(152, -170, 54, 170),
				fill: covered("stone", finish)
			}
		],
		silhouette: outline([-350, -113], [-104, -113], [-104, -149], [-144, -149], [-144, -163], [152, -163], [152, -170], [206, -170], [206, -121], [350, -121], [350, -108], [340, -108], [340, 0], [334, 0], [334, -108], [316, -108], [316, 0], [-330, 0], [-330, -100], [-350, -100]),
		windows: lit(high, wide),
		width: 700,
		height: 170,
		anchors: {
			"edge-metal": {
				x: -134,
				y: -156
			},
			"flat-field": {
				x: -236,
				y: -112
			},
			"roof-step": {
				x: -106,
				y: -118
			},
			"wall-flashing": {
				x: 208,
				y: -121
			},
			eave: {
				x: 338,
				y: -114
			},
			chimney: {
				x: 179,
				y: -152
			},
			skylight: {
				x: 258,
				y: -126,
				key: {
					x: 258,
					y: -154
				}
			}
		}
	};
};
const estate = [steps, hall];
// templates/art/city/houses/lake.ts
/** The deck from side to side, on its posts, which stand in the water. */
function deck(from, to) {
	return [posts(7, ...[
		0,
		1,
		2,
		3,
		4,
		5
	].map((index) => [
		Math.round(from + 14 + (to - from - 35) * index / 5),
		-22,
		14
	])), board(9, TIMBER, [from, -31], [to, -31])];
}
function rail(from, to) {
	return [{
		d: lines([from, -58], [to, -58]),
		line: "edge"
	}, {
		d: row(Math.floor((to - from) / 12) + 1, 12, `M${from} -58v27z`),
		line: "fine"
	}];
}
/** A hip roof with a gable of glass to the water; the addition is at the right. */
const hip$2 = (finish) => {
	const wide = [
		-106,
		-102,
		152,
		71,
		4
	];
	const lights = [[
		-204,
		-92,
		60,
		40,
		2
	], [
		164,
		-84,
		104,
		38,
		3
	]];
	return {
		coverings: ["shingle", "siding"],
		strokes: [
			chimney(70, -190, 28, -142, BRICK),
			wall(covered("siding", finish), [-222, -116], [130, -116], [130, -31], [-222, -31]),
			...windows(lights[0]),
			...door(72, 38, 66, finish.door, -31),
			shade(20, [-222, -110], [130, -110]),
			roof(covered("shingle", finish), [-244, -118], [-150, -172], [58, -172], [152, -118]),
			board(7, PAPER, [-244, -118], [152, -118]),
			wall(EARTH, [-118, -31], [-118, -112], [-30, -154], [58, -112], [58, -31]),
			glass(wide),
			{
				d: outline([-84, -108], [-84, -123], [-30, -148], [24, -123], [24, -108]) + "M-30-148v40",
				fill: GLASS$1
			},
			shade(20, [-118, -110], [-30, -152], [58, -110]),
			board(9, PAPER, [-142, -108], [-30, -162], [82, -108]),
			wall(EARTH, [130, -100], [290, -100], [290, -31], [130, -31]),
			...windows(lights[1]),
			shade(20, [130, -96], [290, -96]),
			board(12, PAPER, [122, -108], [310, -108]),
			...deck(-310, 304),
			...rail(-306, -126)
		],
		silhouette: outline([-244, -118], [-150, -172], [66, -172], [66, -190], [102, -190], [102, -147], [152, -118], [152, -108], [310, -108], [310, -96], [290, -96], [290, -31], [304, -31], [304, 0], [-310, 0], [-310, -31], [-222, -31], [-222, -111]),
		windows: lit(wide, ...lights),
		width: 620,
		height: 190,
		anchors: {
			ridge: {
				x: -60,
				y: -172
			},
			hip: {
				x: -196,
				y: -146
			},
			chimney: {
				x: 97,
				y: -152,
				key: {
					x: 120,
					y: -164
				}
			},
			"flat-addition": {
				x: 240,
				y: -106
			},
			"roof-step": {
				x: 142,
				y: -112
			},
			valley: {
				x: 66,
				y: -120
			},
			felt: {
				x: -150,
				y: -136
			}
		}
	};
};
/** A steep gable, all glass, before a roof along the shore; the addition is at the left. */
const prow = (finish) => {
	const wide = [
		-94,
		-88,
		208,
		57,
		6
	];
	const lights = [[
		-276,
		-82,
		88,
		36,
		3
	], [
		176,
		-86,
		88,
		38,
		3
	]];
	return {
		coverings: ["tile", "siding"],
		strokes: [
			chimney(206, -190, 34, -160, STONE),
			wall(covered("siding", finish), [130, -110], [290, -110], [290, -31], [130, -31]),
			...windows(lights[1]),
			shade(20, [130, -102], [290, -102]),
			roof(covered("tile", finish), [10, -110], [10, -164], [294, -164], [310, -110]),
			board(8, PAPER, [110, -110], [310, -110]),
			wall(EARTH, [-290, -96], [-100, -96], [-100, -31], [-290, -31]),
			...windows(lights[0]),
			...door(-168, 34, 58, finish.door, -31),
			shade(20, [-290, -92], [-100, -92]),
			board(12, PAPER, [-310, -104], [-80, -104]),
			wall(PAPER, [-110, -31], [-110, -99], [10, -183], [130, -99], [130, -31]),
			glass(wide),
			{
				d: outline([-88, -96], [10, -164], [108, -96]) + "M-25-140v44M10-164v68M45-140v44",
				fill: GLASS$1
			},
			shade(20, [-110, -95], [10, -179], [130, -95]),
			board(11, TRIM, [-130, -92], [10, -190], [150, -92]),
			...deck(-310, 304),
			...rail(134, 304)
		],
		silhouette: outline([-310, -104], [-113, -104], [10, -190], [47, -164], [201, -164], [201, -190], [245, -190], [245, -164], [294, -164], [310, -110], [290, -102], [290, -58], [304, -58], [304, 0], [-310, 0], [-310, -31], [-290, -31], [-290, -92], [-310, -92]),
		windows: lit(wide, ...lights),
		width: 620,
		height: 190,
		anchors: {
			ridge: {
				x: 96,
				y: -164
			},
			chimney: {
				x: 207,
				y: -164,
				key: {
					x: 176,
					y: -180
				}
			},
			"flat-addition": {
				x: -236,
				y: -102
			},
			"roof-step": {
				x: -112,
				y: -104
			},
			rake: {
				x: 66,
				y: -146
			},
			eave: {
				x: 270,
				y: -108
			},
			felt: {
				x: 260,
				y: -138
			}
		}
	};
};
const lake = [hip$2, prow];
// templates/art/city/houses/midcentury.ts
/** A butterfly at the right, its valley over the door, and a flat plane that runs out over the carport at the left. */
const butterfly = (finish) => {
	const wide = [
		-186,
		-88,
		224,
		88,
		4
	];
	return {
		coverings: ["block", "stone"],
		strokes: [
			{
				d: box(-272, -110, 26, 12),
				fill: METAL[1]
			},
			wall(finish.wall, [-206, -88], [58, -88], [58, 0], [-206, 0]),
			{
				d: box(-308, -88, 88, 88),
				fill: covered("block", finish)
			},
			posts(5, [-326, -88]),
			glass(wide),
			{ d: "M-186-62h224" },
			wall(EARTH, [58, -124], [190, -112], [306, -141], [306, 0], [58, 0]),
			{
				d: outline([76, -120], [190, -109], [288, -134], [288, -66], [76, -66]) + "M133-115v49M190-109v43M239-122v56",
				fill: GLASS$1
			},
			...flushDoor(120, 40, 66, SUN),
			glass([
				168,
				-62,
				14,
				62,
				1
			]),
			{
				d: box(196, -44, 110, 44),
				fill: covered("stone", finish)
			},
			shade(22, [-206, -88], [58, -88]),
			shade(22, [-308, -88], [-220, -88]),
			shade(24, [58, -124], [190, -112], [306, -141]),
			board(15, PAPER, [-340, -103], [58, -103]),
			board(15, PAPER, [24, -138], [190, -124], [340, -160]),
			{
				d: "M-339-93h396M25-128l165 14 149-36",
				line: "fine"
			}
		],
		silhouette: outline([-340, -103], [-272, -103], [-272, -110], [-246, -110], [-246, -103], [24, -103], [24, -138], [190, -124], [340, -160], [340, -145], [306, -137], [306, 0], [-308, 0], [-308, -88], [-321, -88], [-321, 0], [-326, 0], [-326, -88], [-340, -88]),
		windows: lit(wide, [
			76,
			-102,
			212,
			36,
			1
		]),
		width: 680,
		height: 160,
		anchors: {
			"butterfly-drain": {
				x: 190,
				y: -120
			},
			"flat-field": {
				x: -120,
				y: -102
			},
			clerestory: {
				x: 258,
				y: -112
			},
			"roof-step": {
				x: 30,
				y: -131
			},
			"edge-metal": {
				x: -330,
				y: -97
			},
			vent: {
				x: -259,
				y: -110
			},
			eave: {
				x: 320,
				y: -150
			}
		}
	};
};
/** A low gable all of glass, its beams showing, between a stone chimney and a flat plane over the carport at the right. */
const glassGable = (finish) => {
	const wide = [
		-196,
		-74,
		250,
		74,
		5
	];
	const small = [
		-288,
		-74,
		46,
		28,
		2
	];
	return {
		coverings: ["block", "stone"],
		strokes: [
			wall(finish.wall, [-306, -92], [-71, -148], [164, -92], [164, 0], [-306, 0]),
			{
				d: outline([-196, -84], [-196, -105], [-71, -134], [54, -105], [54, -84]) + "M-134-119v35M-71-134v50M-9-119v35",
				fill: GLASS$1
			},
			glass(wide),
			...windows(small),
			...flushDoor(84, 40, 70, SUN),
			glass([
				132,
				-70,
				14,
				70,
				1
			]),
			wall(EARTH, [164, -72], [220, -72], [220, 0], [164, 0]),
			{
				d: box(220, -66, 88, 66),
				fill: covered("block", finish)
			},
			shade(24, [-306, -88], [-71, -144], [164, -88]),
			shade(20, [164, -70], [308, -70]),
			posts(5, [324, -70]),
			board(14, PAPER, [164, -84], [340, -84]),
			board(14, PAPER, [-340, -94], [-71, -158], [198, -94]),
			{
				d: "M-339-85l268-64 268 64",
				line: "fine"
			},
			{
				d: box(-230, -160, 42, 160),
				fill: covered("stone", finish)
			},
			{
				d: box(-234, -160, 50, 7),
				fill: INK,
				line: "none"
			}
		],
		silhouette: outline([-340, -94], [-230, -120], [-230, -160], [-188, -160], [-188, -130], [-71, -158], [198, -94], [340, -84], [340, -70], [329, -70], [329, 0], [324, 0], [324, -70], [308, -70], [308, 0], [-306, 0], [-306, -86], [-340, -80]),
		windows: lit(wide, small),
		width: 680,
		height: 160,
		anchors: {
			ridge: {
				x: -71,
				y: -151
			},
			chimney: {
				x: -209,
				y: -128
			},
			"flat-field": {
				x: 264,
				y: -84
			},
			"roof-step": {
				x: 194,
				y: -88
			},
			"edge-metal": {
				x: 330,
				y: -77
			},
			rake: {
				x: 40,
				y: -125
			},
			eave: {
				x: -322,
				y: -92
			}
		}
	};
};
const midcentury = [butterfly, glassGable];
// templates/art/city/houses/mobile.ts
/** A car from its side, its tail at x. */
function car(x) {
	return [
		{
			d: `M${x} -12v-14q0-6 8-8l12-2 12-14q3-4 8-4h30q5 0 8 4l13 15 14 3q6 1 6 7v13z`,
			fill: GLASS$1
		},
		{
			d: `M${x + 24} -35l10-12h14v12zM${x + 53} -47h15l10 12h-25z`,
			fill: PAPER
		},
		{
			d: disc(x + 24, -10, 10) + disc(x + 86, -10, 10),
			fill: INK
		}
	];
}
/** An awning over each window. */
function awnings(...over) {
	return {
		d: over.map(([x, top, width]) => outline([x - 12, top + 8], [x - 4, top - 8], [x + width + 4, top - 8], [x + width + 12, top + 8])).join(""),
		fill: SUN
	};
}
/** Seen along its side: a long roof with a small gable over the steps; the carport is a flat plane at the left, the room at the right
has a flat roof of white foam. */
const longSide = (finish) => {
	const metal = covered("metal", finish);
	const lights = [
		[
			-160,
			-84,
			64,
			40,
			2
		],
		[
			134,
			-84,
			54,
			40,
			2
		],
		[
			224,
			-84,
			54,
			40,
			2
		]
	];
	return {
		coverings: ["metal", "siding"],
		strokes: [
			{
				d: box(-60, -140, 14, 14),
				fill: METAL[1]
			},
			wall(covered("siding", finish), [-186, -104], [302, -104], [302, -20], [-186, -20]),
			{
				d: box(-186, -20, 488, 20) + row(12, 40, "M-146 -20v20z"),
				fill: STONE
			},
			shade(18, [-186, -98], [206, -98]),
			roof(metal, [-204, -104], [-204, -134], [216, -134], [216, -104]),
			board(7, PAPER, [-204, -104], [206, -104]),
			wall(EARTH, [204, -112], [302, -112], [302, -20], [204, -20]),
			...windows(...lights),
			awnings(...lights),
			{
				d: "M196-118v-6q62-14 116 0v6z",
				fill: MEMBRANE
			},
			board(10, METAL[1], [188, -118], [320, -118]),
			wall(EARTH, [-40, -20], [-40, -104], [20, -122], [80, -104], [80, -20]),
			...windows([
				-22,
				-80,
				34,
				36,
				1
			]),
			...door(26, 36, 66, finish.door, -20),
			shade(18, [-40, -98], [20, -114], [80, -98]),
			board(8, PAPER, [-62, -104], [20, -128], [102, -104]),
			{
				d: box(8, -20, 72, 7) + box(0, -13, 88, 7) + box(-8, -7, 104, 7),
				fill: PAPER
			},
			posts(5, [-312, -108], [-208, -108]),
			...car(-316),
			board(9, PAPER, [-320, -118], [-186, -118])
		],
		silhouette: outline([-320, -118], [-204, -118], [-204, -134], [-60, -134], [-60, -140], [-46, -140], [-46, -134], [216, -134], [216, -124], [312, -124], [320, -118], [320, -108], [302, -108], [302, 0], [-186, 0], [-186, -109], [-307, -109], [-307, 0], [-312, 0], [-312, -109], [-320, -109]),
		windows: lit(...lights),
		width: 640,
		height: 140,
		anchors: {
			ridge: {
				x: 150,
				y: -134
			},
			eave: {
				x: 170,
				y: -102
			},
			"carport-joint": {
				x: -196,
				y: -114
			},
			fasteners: {
				x: 120,
				y: -118
			},
			vent: {
				x: -53,
				y: -136
			},
			valley: {
				x: -40,
				y: -110
			},
			"flat-field": {
				x: 240,
				y: -122,
				key: {
					x: 240,
					y: -152
				}
			},
			"edge-metal": {
				x: 312,
				y: -113
			}
		}
	};
};
/** Under a hip roof, whose ribs run down to the eave; the carport at the right is bolted on below it. */
const hipped = (finish) => {
	const lights = [
		[
			-282,
			-78,
			66,
			40,
			2
		],
		[
			-186,
			-78,
			44,
			40,
			2
		],
		[
			-2,
			-78,
			44,
			40,
			2
		],
		[
			94,
			-78,
			66,
			40,
			2
		]
	];
	return {
		coverings: ["metal", "siding"],
		strokes: [
			{
				d: box(78, -138, 12, 20),
				fill: METAL[1]
			},
			wall(covered("siding", finish), [-300, -92], [184, -92], [184, -18], [-300, -18]),
			{
				d: box(-300, -18, 484, 18) + row(12, 40, "M-260 -18v18z"),
				fill: STONE
			},
			...windows(...lights),
			...door(-96, 38, 62, finish.door, -18),
			shade(16, [-300, -92], [184, -92]),
			awnings(...lights),
			roof(covered("metal", finish), [-320, -98], [-156, -136], [40, -136], [204, -98]),
			board(6, PAPER, [-320, -98], [204, -98]),
			board(5, METAL[1], [-160, -140], [44, -140]),
			{
				d: box(-120, -18, 86, 6) + box(-126, -12, 98, 6) + box(-132, -6, 110, 6),
				fill: PAPER
			},
			{
				d: "M-122-6v-44M-32-6v-44M-102-18v-36M-52-18v-36M-124-50l22-5M-30-50l-22-5",
				line: "edge"
			},
			posts(5, [200, -81], [308, -81]),
			...car(202),
			board(9, PAPER, [184, -90], [320, -90])
		],
		silhouette: outline([-320, -98], [-160, -135], [-160, -140], [44, -140], [44, -135], [78, -127], [78, -138], [90, -138], [90, -124], [204, -98], [204, -90], [320, -90], [320, -81], [313, -81], [313, 0], [308, 0], [308, -81], [184, -81], [184, 0], [-300, 0], [-300, -92], [-320, -92]),
		windows: lit(...lights),
		width: 640,
		height: 140,
		anchors: {
			ridge: {
				x: -58,
				y: -137
			},
			hip: {
				x: -238,
				y: -117
			},
			fasteners: {
				x: 20,
				y: -116
			},
			"carport-joint": {
				x: 194,
				y: -88
			},
			vent: {
				x: 84,
				y: -133
			},
			eave: {
				x: -306,
				y: -96
			}
		}
	};
};
const mobile = [longSide, hipped];
// templates/art/city/houses/ranch.ts
/** A hip roof, and a gable over the garage at the left. */
const hip$1 = (finish) => {
	const tile = covered("tile", finish);
	const lights = [
		[
			-286,
			-74,
			50,
			46,
			2
		],
		[
			92,
			-74,
			76,
			46,
			3
		],
		[
			226,
			-74,
			56,
			46,
			2
		]
	];
	return {
		coverings: ["tile"],
		strokes: [
			chimney(124, -200, 34, -174, SAND),
			wall(finish.wall, [-304, -94], [304, -94], [304, 0], [-304, 0]),
			...windows(...lights),
			{
				d: row(2, 102, box(72, -78, 14, 54)) + row(2, 82, box(206, -78, 14, 54)),
				fill: finish.door
			},
			...door(18, 40, 70, finish.door),
			{
				d: box(70, -22, 234, 22) + "M70-15h234M70-8h234",
				fill: BRICK
			},
			shade(22, [-304, -90], [304, -90]),
			roof(tile, [-330, -98], [-206, -174], [206, -174], [330, -98]),
			board(8, PAPER, [-330, -98], [330, -98]),
			board(6, CLAY, [-210, -178], [210, -178]),
			wall(EARTH, [-204, 0], [-204, -94], [-110, -141], [-16, -94], [-16, 0]),
			garage(-184, -70, 148),
			{
				d: disc(-122, -98, 5) + disc(-110, -98, 5) + disc(-98, -98, 5),
				fill: INK,
				line: "none"
			},
			shade(20, [-204, -88], [-110, -135], [-16, -88]),
			board(8, PAPER, [-232, -83], [-110, -144], [12, -83]),
			board(8, tile, [-232, -91], [-110, -152], [12, -91])
		],
		silhouette: outline([-330, -98], [-206, -178], [120, -178], [120, -200], [162, -200], [162, -178], [206, -178], [330, -98], [304, -90], [304, 0], [-304, 0], [-304, -90]),
		windows: lit(...lights),
		width: 660,
		height: 200,
		anchors: {
			ridge: {
				x: 62,
				y: -176
			},
			hip: {
				x: 268,
				y: -142
			},
			valley: {
				x: -8,
				y: -98
			},
			chimney: {
				x: 157,
				y: -178,
				key: {
					x: 182,
					y: -190
				}
			},
			eave: {
				x: 250,
				y: -96
			},
			rake: {
				x: -170,
				y: -122
			},
			felt: {
				x: 90,
				y: -140
			}
		}
	};
};
/** A Dutch gable with a veranda under sheet metal on posts; the garage at the right has a hip of its own. */
const dutchGable = (finish) => {
	const tile = covered("tile", finish);
	const lights = [
		[
			-288,
			-74,
			60,
			46,
			2
		],
		[
			-186,
			-74,
			96,
			46,
			3
		],
		[
			-2,
			-74,
			60,
			46,
			2
		]
	];
	return {
		coverings: ["tile", "metal"],
		strokes: [
			chimney(-176, -200, 48, -174, BRICK),
			wall(finish.wall, [-304, -94], [304, -94], [304, 0], [-304, 0]),
			...windows(...lights),
			...door(-64, 40, 70, finish.door),
			{
				d: box(-212, -8, 290, 8),
				fill: SAND
			},
			shade(28, [-304, -90], [304, -90]),
			posts(6, [
				-208,
				-84,
				-8
			], [
				-112,
				-84,
				-8
			], [
				-16,
				-84,
				-8
			]),
			{
				d: lines([-206, -68], [-190, -84]) + lines([-125, -84], [-109, -68], [-93, -84]) + lines([-29, -84], [-13, -68], [3, -84]),
				line: "edge"
			},
			roof(tile, [-330, -98], [-250, -152], [-250, -174], [250, -174], [250, -152], [330, -98]),
			board(8, PAPER, [-330, -98], [330, -98]),
			board(6, CLAY, [-256, -178], [256, -178]),
			roof(covered("metal", finish), [-230, -90], [-216, -122], [24, -122], [38, -90]),
			board(6, PAPER, [-230, -90], [38, -90]),
			{
				d: box(-254, -172, 6, 24) + box(248, -172, 6, 24),
				fill: PAPER
			},
			wall(EARTH, [76, -88], [290, -88], [290, 0], [76, 0]),
			garage(104, -70, 158),
			shade(22, [76, -84], [290, -84]),
			{
				d: outline([38, -98], [183, -166], [328, -98], [314, -92], [183, -156], [52, -92]),
				fill: SHADE,
				line: "none"
			},
			roof(tile, [52, -92], [183, -156], [314, -92]),
			{
				d: outline([52, -92], [183, -156], [314, -92]),
				fill: LIT,
				line: "none"
			},
			board(8, PAPER, [52, -92], [314, -92])
		],
		silhouette: outline([-330, -98], [-250, -152], [-250, -178], [-180, -178], [-180, -200], [-124, -200], [-124, -178], [250, -178], [250, -152], [330, -98], [304, -90], [304, 0], [-304, 0], [-304, -90]),
		windows: lit(...lights),
		width: 660,
		height: 200,
		anchors: {
			ridge: {
				x: 40,
				y: -176
			},
			hip: {
				x: -296,
				y: -122
			},
			valley: {
				x: 110,
				y: -122
			},
			chimney: {
				x: -152,
				y: -174
			},
			eave: {
				x: -270,
				y: -98
			},
			"porch-eave": {
				x: -100,
				y: -108
			},
			rake: {
				x: -250,
				y: -166
			},
			felt: {
				x: -30,
				y: -150
			}
		}
	};
};
const ranch = [hip$1, dutchGable];
// templates/art/city/houses/shingle.ts
/** The porch in the middle under a gable of its own; at the right a room with a flat roof, which a skylight and a scupper serve. */
const porch = (finish) => {
	const lights = [
		[
			-266,
			-76,
			84,
			48,
			3
		],
		[
			106,
			-76,
			84,
			48,
			3
		],
		[
			236,
			-76,
			56,
			46,
			2
		]
	];
	return {
		coverings: ["shingle", "siding"],
		strokes: [
			chimney(-190, -200, 40, -170, BRICK),
			wall(covered("siding", finish), [-296, -98], [296, -98], [296, 0], [-296, 0]),
			...windows(lights[0], lights[1]),
			shade(22, [-296, -92], [296, -92]),
			roof(covered("shingle", finish), [-320, -98], [-298, -174], [298, -174], [320, -98]),
			board(8, PAPER, [-320, -98], [320, -98]),
			...dome(256, -122, 54),
			wall(EARTH, [208, -118], [314, -118], [314, 0], [208, 0]),
			...windows(lights[2]),
			{
				d: box(216, -104, 14, 8),
				fill: INK,
				line: "none"
			},
			shade(10, [208, -114], [314, -114]),
			board(8, PAPER, [202, -122], [320, -122]),
			...door(-40, 40, 68, finish.door, -8),
			shade(30, [-100, -86], [60, -86]),
			{
				d: box(221, -95, 4, 95) + box(-108, -8, 176, 8) + box(-98, -86, 12, 78) + box(46, -86, 12, 78),
				fill: PAPER
			},
			wall(EARTH, [-104, -94], [-20, -150], [64, -94]),
			shade(16, [-104, -90], [-20, -146], [64, -90]),
			{
				d: box(-104, -94, 168, 10),
				fill: PAPER
			},
			board(10, PAPER, [-116, -92], [-20, -156], [76, -92])
		],
		silhouette: outline([-320, -98], [-298, -174], [-195, -174], [-195, -200], [-145, -200], [-145, -174], [298, -174], [313, -122], [320, -122], [320, -114], [314, -114], [314, 0], [-296, 0], [-296, -90]),
		windows: lit(...lights),
		width: 640,
		height: 200,
		anchors: {
			ridge: {
				x: 60,
				y: -174
			},
			chimney: {
				x: -151,
				y: -174,
				key: {
					x: -126,
					y: -186
				}
			},
			skylight: {
				x: 290,
				y: -128,
				key: {
					x: 306,
					y: -150
				}
			},
			scupper: {
				x: 223,
				y: -101,
				key: {
					x: 224,
					y: -138
				}
			},
			gutter: {
				x: 150,
				y: -96
			},
			rake: {
				x: 34,
				y: -120
			},
			eave: {
				x: -228,
				y: -104
			}
		}
	};
};
/** A wing with the garage comes forward at the left under a gable; a long porch beside it, a dormer over it. */
const wing = (finish) => {
	const shingles = covered("shingle", finish);
	const lights = [[
		-66,
		-74,
		60,
		46,
		2
	], [
		172,
		-76,
		88,
		48,
		3
	]];
	return {
		coverings: ["shingle", "siding"],
		strokes: [
			chimney(222, -200, 42, -166, BRICK),
			wall(covered("siding", finish), [-100, -98], [296, -98], [296, 0], [-100, 0]),
			...windows(...lights),
			...door(30, 40, 70, finish.door, -8),
			shade(22, [-100, -92], [296, -92]),
			roof(shingles, [-196, -98], [-196, -170], [298, -170], [320, -98]),
			board(8, PAPER, [100, -98], [320, -98]),
			{
				d: box(186, -148, 46, 26),
				fill: PAPER
			},
			{
				d: box(191, -143, 36, 16),
				fill: GLASS$1
			},
			pipe(140, -142),
			wall(finish.wall, [22, -126], [22, -152], [56, -174], [90, -152], [90, -126]),
			...windows([
				38,
				-150,
				36,
				22,
				2
			]),
			board(8, PAPER, [8, -148], [56, -180], [104, -148]),
			shade(16, [-100, -80], [118, -80]),
			{
				d: box(289, -90, 4, 90) + box(-100, -8, 224, 8) + box(10, -80, 9, 72) + box(108, -80, 9, 72),
				fill: PAPER
			},
			roof(shingles, [-100, -90], [-100, -120], [112, -120], [132, -90]),
			board(8, PAPER, [-100, -90], [132, -90]),
			wall(EARTH, [-296, 0], [-296, -114], [-196, -182], [-96, -114], [-96, 0]),
			garage(-274, -74, 156),
			...windows([
				-216,
				-126,
				40,
				26,
				2
			]),
			shade(22, [-296, -110], [-196, -178], [-96, -110]),
			board(10, PAPER, [-320, -104], [-196, -188], [-72, -104])
		],
		silhouette: outline([-320, -104], [-196, -188], [-169, -170], [41, -170], [56, -180], [71, -170], [217, -170], [217, -200], [269, -200], [269, -170], [298, -170], [320, -98], [296, -90], [296, 0], [-296, 0], [-296, -110]),
		windows: lit(...lights, [
			-216,
			-126,
			40,
			26,
			2
		], [
			38,
			-150,
			36,
			22,
			2
		]),
		width: 640,
		height: 200,
		anchors: {
			ridge: {
				x: 160,
				y: -170
			},
			chimney: {
				x: 263,
				y: -170,
				key: {
					x: 288,
					y: -184
				}
			},
			skylight: {
				x: 190,
				y: -138
			},
			pipe: {
				x: 146,
				y: -138,
				key: {
					x: 170,
					y: -114
				}
			},
			slope: {
				x: -30,
				y: -146
			},
			gutter: {
				x: 210,
				y: -96
			},
			rake: {
				x: -130,
				y: -144
			},
			valley: {
				x: -94,
				y: -118
			},
			"porch-eave": {
				x: 114,
				y: -104
			},
			eave: {
				x: 284,
				y: -106
			}
		}
	};
};
const shingle = [porch, wing];
// templates/art/city/houses/spanish.ts
/** A hip roof over three arches, the tower between it and the wing at the right. */
const arcade = (finish) => {
	const tile = covered("tile", finish);
	const lights = [[
		22,
		-72,
		60,
		46,
		2
	], [
		224,
		-74,
		58,
		46,
		2
	]];
	return {
		coverings: ["tile"],
		strokes: [
			wall(finish.wall, [-300, -100], [112, -100], [112, 0], [-300, 0]),
			{
				d: [
					-284,
					-190,
					-96
				].map((x) => arch(x, 0, 80, 82) + arch(x + 22, 0, 36, 58)).join(""),
				fill: HOLLOW
			},
			...windows(lights[0]),
			shade(22, [-300, -96], [112, -96]),
			roof(tile, [-320, -102], [-246, -154], [112, -154], [112, -102]),
			{
				d: row(19, 22, box(-298, -96, 7, 8)),
				fill: DOORS[4]
			},
			board(6, CLAY, [-320, -102], [112, -102]),
			...crossGable(-150, 56, -102, -146, tile, finish.wall),
			{
				d: "M204-112v-7q46-13 98 0v7z",
				fill: INSULATION
			},
			wall(EARTH, [196, -110], [310, -110], [310, 0], [196, 0]),
			...windows(lights[1]),
			{
				d: row(2, 66, box(214, -96, 12, 8)),
				fill: INK,
				line: "none"
			},
			shade(10, [196, -106], [310, -106]),
			board(8, PAPER, [190, -114], [320, -114]),
			wall(finish.wall, [108, -172], [196, -172], [196, 0], [108, 0]),
			{
				d: arch(132, 0, 40, 82) + "M152-82v82",
				fill: finish.door
			},
			{
				d: arch(134, -112, 36, 44) + "M152-156v44M134-138h36",
				fill: GLASS$1
			},
			shade(18, [108, -168], [196, -168]),
			roof(tile, [92, -172], [152, -210], [212, -172]),
			board(6, CLAY, [92, -172], [212, -172])
		],
		silhouette: outline([-320, -102], [-246, -154], [108, -154], [108, -166], [92, -172], [152, -210], [212, -172], [196, -166], [196, -114], [320, -114], [320, -106], [310, -106], [310, 0], [-300, 0], [-300, -96]),
		windows: lit(...lights) + [
			-284,
			-190,
			-96
		].map((x) => arch(x, 0, 80, 82)).join("") + arch(134, -112, 36, 44),
		width: 640,
		height: 210,
		anchors: {
			ridge: {
				x: -34,
				y: -154
			},
			hip: {
				x: -283,
				y: -128
			},
			"wall-flashing": {
				x: 106,
				y: -130
			},
			tower: {
				x: 152,
				y: -196
			},
			parapet: {
				x: 308,
				y: -110
			},
			scupper: {
				x: 220,
				y: -96,
				key: {
					x: 230,
					y: -122
				}
			},
			"flat-field": {
				x: 244,
				y: -116,
				key: {
					x: 244,
					y: -146
				}
			},
			valley: {
				x: -103,
				y: -108
			},
			felt: {
				x: -20,
				y: -126
			},
			eave: {
				x: -200,
				y: -100
			}
		}
	};
};
/** A curved mission front in the middle, the tower at the left and a patio under metal between them, the arcade at the right. */
const mission = (finish) => {
	const tile = covered("tile", finish);
	const lights = [[
		-188,
		-76,
		58,
		46,
		2
	], [
		-286,
		-62,
		46,
		38,
		2
	]];
	return {
		coverings: ["tile", "metal"],
		strokes: [
			wall(finish.wall, [76, -102], [304, -102], [304, 0], [76, 0]),
			{
				d: [
					86,
					160,
					234
				].map((x) => arch(x, 0, 60, 80) + arch(x + 16, 0, 28, 54)).join(""),
				fill: HOLLOW
			},
			shade(22, [76, -98], [304, -98]),
			roof(tile, [60, -104], [60, -148], [286, -148], [320, -104]),
			{
				d: row(10, 22, box(98, -98, 7, 8)),
				fill: DOORS[4]
			},
			board(6, CLAY, [76, -104], [320, -104]),
			wall(EARTH, [-226, -112], [-90, -112], [-90, 0], [-226, 0]),
			...windows(lights[0]),
			{
				d: box(-180, -103, 12, 8),
				fill: INK,
				line: "none"
			},
			shade(10, [-226, -110], [-90, -110]),
			roof(covered("metal", finish), [-222, -66], [-222, -90], [-98, -90], [-88, -66]),
			{
				d: "M-218-117v-8H-98v8M-138-125v8",
				fill: SHINGLE[finish.tint]
			},
			board(8, PAPER, [-226, -118], [-90, -118]),
			{
				d: "M-102 -122v-12h18q2-28 34-30q4-32 40-34q36 2 40 34q32 2 34 30h18v12z",
				fill: PAPER,
				line: "edge"
			},
			{
				d: "M-96 0v-124h20q2-28 34-32q4-30 32-32q28 2 32 32q32 4 34 32h20v124z",
				fill: finish.wall
			},
			{
				d: arch(-42, 0, 64, 98),
				fill: PAPER
			},
			{
				d: arch(-34, 0, 48, 88) + "M-10-88v88",
				fill: finish.door
			},
			{
				d: arch(-24, -130, 28, 36),
				fill: HOLLOW
			},
			wall(finish.wall, [-302, -168], [-222, -168], [-222, 0], [-302, 0]),
			...windows(lights[1]),
			{
				d: arch(-280, -108, 36, 46) + "M-262-154v46M-280-134h36",
				fill: GLASS$1
			},
			shade(18, [-302, -164], [-222, -164]),
			roof(tile, [-320, -168], [-262, -210], [-204, -168]),
			board(6, CLAY, [-320, -168], [-204, -168])
		],
		silhouette: "M-320 -168l58-42 58 42-18 6v44h120v-16h18q2-28 34-30q4-32 40-34q36 2 40 34q32 2 34 30h18v-14h204l34 44-16 6v98h-606v-162z",
		windows: lit(...lights) + [
			86,
			160,
			234
		].map((x) => arch(x, 0, 60, 80)).join("") + arch(-280, -108, 36, 46),
		width: 640,
		height: 210,
		anchors: {
			ridge: {
				x: 200,
				y: -148
			},
			"wall-flashing": {
				x: 84,
				y: -136
			},
			tower: {
				x: -262,
				y: -196
			},
			parapet: {
				x: -10,
				y: -196
			},
			scupper: {
				x: -176,
				y: -99,
				key: {
					x: -192,
					y: -124
				}
			},
			"flat-field": {
				x: -158,
				y: -120,
				key: {
					x: -158,
					y: -148
				}
			},
			"patio-cover": {
				x: -114,
				y: -78
			},
			felt: {
				x: 180,
				y: -124
			},
			eave: {
				x: 270,
				y: -102
			},
			hip: {
				x: 303,
				y: -126
			}
		}
	};
};
const spanish = [arcade, mission];
// templates/art/city/houses/tract.ts
/** A hip roof with a gabled bay over the entry; the garage is at the right under a hip. */
const hip = (finish) => {
	const tile = covered("concrete", finish);
	const lights = [
		[
			-254,
			-162,
			74,
			48,
			2
		],
		[
			-156,
			-162,
			46,
			48,
			1,
			2
		],
		[
			-250,
			-68,
			130,
			48,
			4
		],
		[
			58,
			-166,
			34,
			42,
			1,
			2
		]
	];
	return {
		coverings: ["concrete"],
		strokes: [
			wall(finish.wall, [-280, -186], [112, -186], [112, 0], [-280, 0]),
			...windows(...lights),
			shade(22, [-280, -182], [112, -182]),
			roof(tile, [-300, -190], [-214, -248], [46, -248], [132, -190]),
			board(8, PAPER, [-300, -190], [132, -190]),
			pipe(-120, -218),
			board(6, CONCRETE_TILE[finish.tint], [-218, -250], [50, -250]),
			shade(24, [-280, -94], [-92, -94]),
			posts(5, [-288, -94], [-104, -94]),
			board(10, TIMBER, [-298, -104], [-92, -104]),
			{
				d: row(9, 22, box(-288, -110, 8, 6)),
				fill: TIMBER
			},
			wall(EARTH, [-92, 0], [-92, -188], [-26, -221], [40, -188], [40, 0]),
			{
				d: arch(-58, 0, 64, 92),
				fill: PAPER
			},
			{
				d: arch(-50, 0, 48, 84) + "M-50-60h48M-26-60v60",
				fill: finish.door
			},
			{
				d: arch(-51, -112, 50, 62),
				fill: PAPER
			},
			{
				d: arch(-46, -116, 40, 54) + "M-46-150h40M-26-170v54",
				fill: GLASS$1
			},
			shade(20, [-92, -180], [-26, -213], [40, -180]),
			board(9, PAPER, [-114, -182], [-26, -226], [62, -182]),
			{
				d: box(-114, -182, 30, 9) + box(32, -182, 30, 9),
				fill: PAPER,
				line: "edge"
			},
			wall(finish.wall, [88, -90], [282, -90], [282, 0], [88, 0]),
			garage(108, -68, 154),
			shade(20, [88, -86], [282, -86]),
			roof(tile, [68, -92], [132, -140], [236, -140], [300, -92]),
			board(8, PAPER, [68, -92], [300, -92])
		],
		silhouette: outline([-300, -190], [-214, -250], [46, -250], [132, -190], [112, -182], [112, -140], [236, -140], [300, -92], [282, -84], [282, 0], [-280, 0], [-280, -94], [-298, -94], [-298, -104], [-280, -104], [-280, -182]),
		windows: lit(...lights) + arch(-46, -116, 40, 54),
		width: 600,
		height: 250,
		anchors: {
			ridge: {
				x: 0,
				y: -248
			},
			hip: {
				x: -257,
				y: -218
			},
			pipe: {
				x: -125,
				y: -215,
				key: {
					x: -162,
					y: -226
				}
			},
			"gable-return": {
				x: 52,
				y: -186
			},
			"wall-flashing": {
				x: 113,
				y: -134,
				key: {
					x: 148,
					y: -154
				}
			},
			eave: {
				x: -180,
				y: -190
			},
			valley: {
				x: -74,
				y: -204
			},
			felt: {
				x: -228,
				y: -212
			},
			"patio-cover": {
				x: -289,
				y: -100
			}
		}
	};
};
/** A tall gable to the street beside a lower roof; the garage is at the left under a gable of its own, the entry a loggia. */
const gables = (finish) => {
	const tile = covered("concrete", finish);
	const lights = [
		[
			-66,
			-160,
			104,
			48,
			4
		],
		[
			104,
			-164,
			60,
			46,
			2
		],
		[
			200,
			-164,
			60,
			46,
			2
		],
		[
			-66,
			-72,
			104,
			52,
			4
		]
	];
	return {
		coverings: ["concrete"],
		strokes: [
			wall(finish.wall, [60, -184], [282, -184], [282, 0], [60, 0]),
			...windows(lights[1], lights[2]),
			shade(20, [60, -180], [282, -180]),
			roof(tile, [-10, -188], [-10, -234], [232, -234], [300, -188]),
			board(6, CONCRETE_TILE[finish.tint], [0, -238], [236, -238]),
			board(8, PAPER, [60, -188], [300, -188]),
			{
				d: box(70, -84, 212, 84),
				fill: EARTH
			},
			...door(100, 38, 66, finish.door),
			...windows([
				176,
				-66,
				80,
				42,
				3
			]),
			shade(28, [70, -86], [282, -86]),
			{
				d: box(152, -86, 10, 86) + box(272, -86, 10, 86),
				fill: PAPER
			},
			{
				d: row(13, 18, "M72 -126v26z") + "M72-126h226v26",
				line: "fine"
			},
			board(10, PAPER, [60, -100], [300, -100]),
			wall(finish.wall, [-98, 0], [-98, -190], [-14, -244], [70, -190], [70, 0]),
			...windows(lights[0], lights[3]),
			{
				d: box(-25, -206, 22, 16) + "M-25-198h22",
				fill: SAND
			},
			shade(22, [-98, -184], [-14, -238], [70, -184]),
			board(10, PAPER, [-120, -182], [-14, -250], [92, -182]),
			wall(EARTH, [-280, 0], [-280, -94], [-184, -136], [-88, -94], [-88, 0]),
			garage(-262, -68, 156),
			{
				d: box(-195, -108, 22, 16) + "M-195-100h22",
				fill: SAND
			},
			shade(20, [-280, -88], [-184, -130], [-88, -88]),
			board(8, PAPER, [-300, -90], [-184, -141], [-68, -90]),
			board(6, tile, [-300, -96], [-184, -147], [-68, -96])
		],
		silhouette: outline([-300, -96], [-184, -147], [-98, -109], [-98, -186], [-120, -182], [-14, -250], [5, -238], [236, -238], [300, -188], [282, -180], [282, 0], [-280, 0], [-280, -88]),
		windows: lit(...lights),
		width: 600,
		height: 250,
		anchors: {
			ridge: {
				x: 150,
				y: -236
			},
			hip: {
				x: 268,
				y: -212
			},
			"gable-return": {
				x: 84,
				y: -184
			},
			"wall-flashing": {
				x: -99,
				y: -111,
				key: {
					x: -136,
					y: -134
				}
			},
			felt: {
				x: 170,
				y: -212
			},
			balcony: {
				x: 280,
				y: -98
			},
			eave: {
				x: 210,
				y: -188
			},
			rake: {
				x: -30,
				y: -235
			},
			valley: {
				x: 44,
				y: -210
			}
		}
	};
};
const tract = [hip, gables];
// templates/art/city/houses/index.ts
const HOUSE_TYPES = [
	"midcentury",
	"ranch",
	"bungalow",
	"tract",
	"mobile",
	"lake",
	"spanish",
	"estate",
	"shingle"
];
const HOUSES = {
	midcentury,
	ranch,
	bungalow,
	tract,
	mobile,
	lake,
	spanish,
	estate,
	shingle
};
// templates/art/city/lands.ts
const LANDS = [
	"steep",
	"cove",
	"pass",
	"snow",
	"far",
	"hills",
	"lake"
];
// templates/art/city/plants.ts
const PLANTS = [
	"fan-palm",
	"date-palm",
	"citrus",
	"oak",
	"cypress",
	"agave",
	"boulder",
	"vines",
	"fence",
	"furrows",
	"green"
];
// templates/art/city/skies.ts
const SKIES = [
	"dawn",
	"noon",
	"gold",
	"dusk"
];
// generator/content/schema/scene.ts
/** The frame is 1440 x 640, its ground line at 560; what is left of 680 shows on wide windows only. */
const across = z.number().int().min(-300).max(1740);
/** A height above the ground, or the length of a row. */
const size = z.number().int().min(10).max(1e3);
const callout = z.strictObject({
	/** A part that this house has. */
	at: line,
	/** What it is called here, and what happens to it: short, because both stand beside a leader. */
	part: line.max(22),
	what: line.max(30)
});
const scene = z.strictObject({
	house: z.enum(HOUSE_TYPES),
	variant: z.literal([1, 2]).default(1),
	land: z.enum(LANDS),
	sky: z.enum(SKIES),
	sun: z.tuple([across, z.number().int().min(46).max(560)]),
	far: z.array(z.tuple([
		z.enum([...FAR, ...PLANTS]),
		across,
		size
	])).default([]),
	near: z.array(z.tuple([
		z.enum(PLANTS),
		across,
		size
	])).default([]),
	flip: z.boolean().default(false),
	/** Keyed A to C: those of the page's section "failures" (lettersRule). */
	callouts: z.array(callout).length(3)
}).superRefine(({ house, variant, callouts }, context) => {
	const parts = partsOf$1(house, variant);
	callouts.forEach(({ at }, index) => {
		const before = callouts.findIndex((callout) => callout.at === at);
		if (before < index) {
			const message = `"${at}" is what ${letterOf(before)} points at: one letter would lie on the other.`;
			context.addIssue({
				code: "custom",
				path: [
					"callouts",
					index,
					"at"
				],
				message,
				params: { fix: `use another part: ${parts.filter((part) => part !== at).join(", ")}` }
			});
		}
		if (parts.includes(at)) return;
		const message = `"${at}" is no part of the house "${house}", variant ${variant}.`;
		context.addIssue({
			code: "custom",
			path: [
				"callouts",
				index,
				"at"
			],
			message,
			params: { fix: oneOf(at, parts) }
		});
	});
});
/** No drawing at all. */
const noScene = z.literal("none");
/** The letters of the drawing stand at the failures too: in the same place, both name the same part of the house. */
function lettersRule({ scene: drawn, body }, context) {
	if (drawn === void 0 || drawn === "none") return;
	const order = drawn.callouts.map(({ at }) => at);
	const parts = partsOf$1(drawn.house, drawn.variant);
	body.forEach((section, index) => {
		if (section.type !== "failures") return;
		section.items.forEach(({ at }, place) => {
			const named = order[place];
			if (named === void 0 || named === at || !parts.includes(named)) return;
			const path = [
				"body",
				index,
				"items",
				place,
				...at === void 0 ? [] : ["at"]
			];
			context.addIssue({
				code: "custom",
				path,
				message: difference(letterOf(place), named, at),
				params: { fix: wayOut(place, order, at) }
			});
		});
	});
}
function difference(letter, named, at) {
	const drawn = `${letter} on the drawing points at "${named}"`;
	return at === void 0 ? `${drawn}, and this does not say what it is about.` : `this is ${letter}, about "${at}", and ${drawn}.`;
}
function wayOut(place, order, at) {
	const there = at === void 0 ? -1 : order.indexOf(at);
	if (there === -1) return `write at: ${order[place]}, if it is about that; else correct callout ${letterOf(place)} of scene`;
	return `put this list and scene.callouts into the same order: "${at}" is ${letterOf(there)} there`;
}
function partsOf$1(house, variant) {
	const { anchors } = HOUSES[house][variant === 1 ? 0 : 1]({
		id: "",
		wall: "",
		door: "",
		tint: 0
	});
	return Object.keys(anchors);
}
// generator/content/schema/servicesRule.ts
/** For superRefine: the counts of a page's services sections (S2.3, S2.10). */
function servicesRule({ page, columns, features }) {
	return ({ body }, context) => {
		body.forEach((section, index) => {
			if (section.type !== "services") return;
			const items = [
				"body",
				index,
				"items"
			];
			count(context, items, {
				what: `the services of ${page}`,
				named: "columns",
				found: section.items.length,
				wanted: columns
			});
			if (features === void 0) return;
			section.items.forEach((item, at) => {
				count(context, [
					...items,
					at,
					"features"
				], {
					what: `"${item.title}" on ${page}`,
					named: "features",
					found: item.features.length,
					wanted: features
				});
			});
		});
	};
}
function count(context, path, { what, named, found, wanted }) {
	if (found === wanted) return;
	const message = `${what} ${named === "columns" ? "have" : "has"} exactly ${wanted} ${named}, and there are ${found}.`;
	const fix = found < wanted ? `write ${wanted - found} more` : `take ${found - wanted} away`;
	context.addIssue({
		code: "custom",
		path,
		message,
		params: { fix }
	});
}
// generator/content/schema/pages.ts
const ON_CITY = "it belongs on the page of a city";
const ON_COUNTY = "it belongs on the page of a county";
const home = z.strictObject({
	...pageFields,
	title: line,
	description: paragraph,
	sitemap,
	hero: hero.extend({
		counters: z.array(z.strictObject({
			number: line,
			label: line
		})).max(4),
		drawing: eaveSection.optional()
	}),
	body
}).superRefine(bodyRule({
	page: "the home page",
	none: {
		areas: ON_CITY,
		cities: ON_COUNTY
	}
})).superRefine(servicesRule({
	page: "the home page",
	columns: 4
}));
const servicePages = z.strictObject({ ...sharedFields });
const service = z.strictObject({
	/** As menus and footer call it. */
	name,
	/** Place in the footer's list; without one it follows by name. */
	order: z.number().int().min(0).optional(),
	...pageFields,
	sitemap,
	/** The licence classification the work is done under (D22). */
	classification: line,
	/** For work beside roofing: the sentence that it is done as part of roofing work (D22). */
	incidental: paragraph.optional(),
	/** The page is for those in an emergency: every call from it is counted as an emergency call (D11). */
	emergency: z.boolean().optional(),
	/** `drawing`: the work as it is drawn beside the words (templates/art/services). */
	hero: hero.extend({ drawing: z.enum(DRAWING_NAMES).optional() }),
	body
}).superRefine(bodyRule({
	page: "a service page",
	none: {
		areas: ON_CITY,
		cities: ON_COUNTY
	}
})).superRefine(stepsRule);
const countyPages = z.strictObject({
	...sharedFields,
	sitemap,
	/** The four tiles of every county page. */
	stats,
	/** Over the links under the list of cities: pages of the county that the list does not name. */
	cities: z.strictObject({ also: line })
});
const county = z.strictObject({
	/** With the word County: Riverside County */
	name,
	order: z.number().int().min(0).optional(),
	...pageFields,
	/** The cities the page lists, in this order; one that has a page is linked to it. */
	cities: z.array(name).min(1),
	hero,
	body
}).superRefine(bodyRule({
	page: "a county page",
	one: ["cities"],
	none: { areas: ON_CITY }
}));
const cityPages = z.strictObject({
	...sharedFields,
	sitemap,
	hero: z.strictObject({
		label: line,
		title: line,
		quote: line,
		call: line
	}),
	/** The four tiles of every city page that does not have its own. */
	stats,
	band: z.strictObject({
		title: line,
		lede: paragraph
	}),
	/** Over the twelve areas, and over those of them that are not in the city. */
	areas: z.strictObject({
		title: line,
		around: line
	}),
	/** Over the callouts of the drawing, where a page has no section "failures" of its own. */
	failures: z.strictObject({ title: line }).default({ title: "What fails first" }),
	/** None: only cities with a scene of their own are drawn. */
	scene: noScene.optional()
});
const city = z.strictObject({
	name,
	/** The county's file name in data/counties. */
	county: line,
	phone,
	...pageFields,
	lede: paragraph,
	/** Text of the quote button, where it is not that of all city pages. */
	quote: line.optional(),
	/** Two to four facts in the strip under the hero, each with its source. */
	facts: z.array(z.strictObject({
		label: line,
		value: line,
		source
	})).min(2).max(4),
	stats: stats.optional(),
	/** The drawing of its house; left out, the climate of the place gives one (city-pages.yaml can turn that off). */
	scene: z.union([noScene, scene]).optional(),
	body,
	band: z.strictObject({
		title: line.optional(),
		lede: paragraph.optional()
	}).optional()
}).superRefine(bodyRule({
	page: "a city page",
	one: [
		"areas",
		"services",
		"neighbourhoods"
	],
	atMostOne: ["specialty", "failures"],
	none: {
		cities: ON_COUNTY,
		"call-band": "every city page has one by itself, whose words are in \"band\""
	}
})).superRefine(specialtyRule).superRefine(lettersRule).superRefine(servicesRule({
	page: "a city page",
	columns: 4,
	features: 4
}));
/** Something to operate in a page of plain text: the switch for the Meta pixel, hidden where no script runs (D11). */
const control = z.strictObject({
	type: z.literal("pixel-choice"),
	label: line,
	states: z.strictObject({
		on: line,
		off: line
	}),
	/** Said once the visitor has switched. */
	turnedOn: line,
	turnedOff: line,
	/** Why there is nothing to switch where Global Privacy Control is set. */
	signal: paragraph,
	/** What to do where the browser does not keep the choice. */
	blocked: paragraph
});
const prosePage = z.strictObject({
	name,
	title: line,
	description: paragraph,
	lastmod: pageFields.lastmod,
	/** In the sitemap only when this is given. */
	sitemap: sitemap.optional(),
	/** Whether the owner, or counsel, has read it; a production build asks for it (D19). */
	reviewed: z.boolean(),
	/** Linked in the footer. */
	footer: z.boolean(),
	heading: line,
	lede: paragraph.optional(),
	parts: z.array(z.strictObject({
		id: slug,
		title: line,
		paragraphs: z.array(paragraph),
		items: z.array(line).optional(),
		control: control.optional()
	})).min(1)
});
const claims = z.strictObject({ claims: z.record(slug, z.strictObject({
	/** The figure or words as pages show them; {price:tpo} stands for the estimator's price. */
	text: line,
	/** What it says in full. */
	meaning: line,
	/** Evidence: a document, a public page, a count. */
	basis: line.nullable(),
	/** The day the owner confirmed it, YYYY-MM-DD; null: not yet (a production build asks for basis or this, D21). */
	ownerConfirmed: z.iso.date().nullable(),
	note: paragraph.optional(),
	safer: paragraph.optional()
})) });
// generator/content/schema/places.ts
const places = z.strictObject({
	sources: z.array(source),
	/** The line that the licence of the sources asks for, shown where a fact of theirs is. */
	credit: line,
	/** Words of the drawing of a county's towns by their height; without them there is none. */
	heights: z.strictObject({
		caption: paragraph,
		sea: line.max(10),
		unit: line.max(3)
	}).optional(),
	/** Further words of the section through a county, in its hero; without them, or those above, there is none. */
	section: z.strictObject({
		caption: paragraph,
		zone: line.max(6)
	}).optional(),
	places: z.array(z.strictObject({
		name: line,
		/** The county's file name in data/counties. */
		county: slug,
		kind: z.enum([
			"city",
			"town",
			"unincorporated community"
		]),
		/** Feet above sea level. */
		elevation: z.number().int().min(-300).max(15e3),
		/** Degrees, negative west of Greenwich: says which town lies west of which. */
		longitude: z.number().min(-180).max(180).optional(),
		/** Building climate zone of California, 1 to 16. */
		zone: z.number().int().min(1).max(16),
		note: line.optional()
	}))
});
// generator/content/unseen.ts
const UNSEEN = new RegExp(`${/(?![\n\t\u00ad\u200c\u200d\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\uffff]/u.source}|${/(?<=^|[\p{Script=Latin}\p{Nd}\p{P}\s])[\u200c\u200d]|[\u200c\u200d](?=$|[\p{Script=Latin}\p{Nd}\p{P}\s])/u.source}`, "u");
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** The first letter of a text that nobody sees, and where it stands; null where there is none. */
function unseenIn(text) {
	const found = UNSEEN.exec(text);
	return found && {
		sign: found[0],
		index: found.index
	};
}
function unseenWords(sign) {
	return {
		what: `${TURNS.test(sign) ? "There is an invisible sign here that turns the direction of the text" : "There is an invisible or broken character here"} (${described(sign)}).`,
		fix: "delete it and type the text anew; it often comes with text pasted from another program"
	};
}
/** Signs that look like others, or like nothing, as Unicode calls them. */
const NAMES = {
	" ": "space",
	"'": "apostrophe",
	"-": "hyphen",
	"`": "grave accent",
	"\xA0": "no-break space",
	"­": "soft hyphen",
	"´": "acute accent",
	"ʼ": "modifier letter apostrophe",
	"͏": "combining grapheme joiner",
	"؜": "Arabic letter mark",
	"᠎": "Mongolian vowel separator",
	" ": "thin space",
	"​": "zero-width space",
	"‌": "zero-width non-joiner",
	"‍": "zero-width joiner",
	"‎": "left-to-right mark",
	"‏": "right-to-left mark",
	"‐": "hyphen",
	"‑": "non-breaking hyphen",
	"‒": "figure dash",
	"–": "en dash",
	"—": "em dash",
	"‘": "left single quotation mark",
	"’": "right single quotation mark",
	"\u2028": "line separator",
	"\u2029": "paragraph separator",
	"‪": "left-to-right embedding",
	"‫": "right-to-left embedding",
	"‬": "pop directional formatting",
	"‭": "left-to-right override",
	"‮": "right-to-left override",
	" ": "narrow no-break space",
	"⁠": "word joiner",
	"⁦": "left-to-right isolate",
	"⁧": "right-to-left isolate",
	"⁨": "first strong isolate",
	"⁩": "pop directional isolate",
	"−": "minus sign",
	"﻿": "byte-order mark",
	"�": "replacement character"
};
/** `U+202E, right-to-left override`: whoever cannot see a sign can look for its number. */
function described(sign) {
	const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
	const name = NAMES[sign] ?? classOf(sign);
	return name === null ? code : `${code}, ${name}`;
}
function classOf(sign) {
	if (/\p{Co}/u.test(sign)) return "a letter that one font alone has";
	return /[\u{e0000}-\u{e007f}]/u.test(sign) ? "tag" : null;
}
// generator/content/yaml/bytes.ts
const MOST_BYTES = 1048576;
function refuseFile(stats) {
	if (stats.isDirectory()) return {
		what: "This is a folder, not a file.",
		fix: "put a file here, or correct the name"
	};
	if (!stats.isFile()) return {
		what: "This is not an ordinary file.",
		fix: "put an ordinary text file here"
	};
	return stats.size > 1048576 ? tooLarge(stats.size) : void 0;
}
function tooLarge(bytes) {
	return {
		what: `The file is ${(bytes / MOST_BYTES).toFixed(1)} MiB large; at most 1 MiB is read.`,
		fix: "check that this is the right file; a data file holds texts only"
	};
}
function unreadable(cause) {
	const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
	if (code === "ENOENT" || code === "ENOTDIR") return {
		what: "The file does not exist.",
		fix: "create it, or correct the name of the file"
	};
	if (code === "EACCES" || code === "EPERM") return {
		what: "The file may not be read (permission denied).",
		fix: "give yourself the right to read the file"
	};
	return {
		what: `The file cannot be read (${code || String(cause)}).`,
		fix: "check the name of the file and the disk that it is on"
	};
}
const SAVE = "save the file as UTF-8 (in most editors: \"Save with encoding\", then \"UTF-8\")";
/** The text with plain line ends, or why the bytes are no text. */
function decode(bytes) {
	const foreign = foreignEncoding(bytes);
	if (foreign) return [{
		line: 1,
		column: 1,
		what: `The file is saved as ${foreign}, not as UTF-8.`,
		fix: SAVE
	}];
	const text = withPlainLineEnds(new TextDecoder().decode(bytes));
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		const what = "The file is not saved as UTF-8; it looks like Windows-1252 (\"ANSI\") or Latin-1.";
		return [{
			...positionIn(text, Math.max(0, text.indexOf("�"))),
			what,
			fix: SAVE
		}];
	}
	const unprintable = controlCharacters(text);
	return unprintable.length > 0 ? unprintable : text;
}
function foreignEncoding(bytes) {
	const [first, second, third, fourth] = bytes;
	if (first === 255 && second === 254) return third === 0 && fourth === 0 ? "UTF-32" : "UTF-16";
	if (first === 254 && second === 255) return "UTF-16";
	if (!bytes.includes(0)) return void 0;
	return first === 0 || second === 0 ? "UTF-16" : "something with zero bytes (an image, an office document?)";
}
/** So that a file from Windows or from an old Mac has the same value; the lines and columns stay the same too. */
function withPlainLineEnds(text) {
	return text.replace(/\r\n?/g, "\n");
}
const CONTROL = /(?![\n\t])[\p{Cc}\ufffe\uffff]/u;
function controlCharacters(text) {
	return text.split("\n").flatMap((line, index) => {
		const found = CONTROL.exec(line);
		if (!found) return [];
		return [{
			line: index + 1,
			column: found.index + 1,
			...unseenWords(found[0])
		}];
	});
}
function positionIn(text, offset) {
	const before = text.slice(0, offset).split("\n");
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}
// generator/content/yaml/draft.ts
function positionOf(lines, offset) {
	const { line, col } = lines.linePos(offset);
	return line === 0 ? {
		line: 1,
		column: 1
	} : {
		line,
		column: col
	};
}
function problemAt$1(draft, offset, parts) {
	return error({
		file: draft.file,
		...draft.position(offset),
		...parts
	});
}
/** Long enough for any sensible line; keeps the expressions below quick on a line of a megabyte. */
const LONGEST_LINE = 400;
function lineStart({ position }, offset) {
	return offset - position(offset).column + 1;
}
function lineEnd(text, offset) {
	const end = text.slice(offset, offset + LONGEST_LINE).indexOf("\n");
	return end < 0 ? Math.min(text.length, offset + LONGEST_LINE) : offset + end;
}
function lineAt(draft, offset) {
	const start = lineStart(draft, offset);
	return draft.text.slice(start, lineEnd(draft.text, start));
}
function nextLine(text, offset) {
	const end = text.indexOf("\n", offset);
	if (end < 0) return offset;
	const [blank = ""] = /^\s*/.exec(text.slice(end, end + LONGEST_LINE)) ?? [];
	return end + blank.length;
}
/** `b` of `a: b`, of `- b` and of `- a: b  # comment`. */
function valueOf(line) {
	return line.replace(/^\s*(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\s"'#:{[*&!%@`-][^:]*):\s+)?/, "").replace(/\s+#.*$/, "").trim();
}
/** `#b` of `a: #b`: a comment that has no space behind its sign was most likely meant as a value. */
function commentBehind(line) {
	return /:\s+(#[^\s,}\]]+)/.exec(line)?.[1];
}
// generator/content/yaml/clue.ts
function clueOf({ code, message, pos: [offset] }, { draft, scan }) {
	const line = lineAt(draft, offset);
	return {
		code,
		message,
		offset,
		line,
		lineStart: lineStart(draft, offset),
		value: valueOf(line),
		draft,
		scan
	};
}
// generator/content/yaml/lines.ts
function tabInIndentation({ code, line, lineStart: start, offset }) {
	const [indent = ""] = /^[ \t]*/.exec(line) ?? [];
	const tab = indent.indexOf("	");
	if (tab < 0 && code !== "TAB_AS_INDENT") return void 0;
	return {
		offset: tab < 0 ? offset : start + tab,
		what: "A tab is used to indent this line; only spaces can be.",
		fix: "replace the tab by spaces, as many as the lines around it have"
	};
}
function textAfterBar({ code, message, value, line, lineStart: start }) {
	if (code === "BAD_INDENT" && message.startsWith("Block scalar")) return {
		what: "The text below \"|\" or \">\" is not indented.",
		fix: "put two spaces more in front of its lines than the name above has"
	};
	if (!/^Not a YAML token|^Block scalar header/.test(message)) return void 0;
	const sign = value.startsWith(">") ? ">" : "|";
	return {
		offset: start + line.indexOf(value),
		what: `A text that starts with "${sign}" must be in quotes.`,
		fix: `put it in quotes: ${quoted(value)}`
	};
}
function colonInText({ code, message, draft, offset, value }) {
	if (code !== "BLOCK_AS_IMPLICIT_KEY" || !message.startsWith("Nested")) return void 0;
	if (!/:(\s|$)/.test(draft.text.slice(offset, lineEnd(draft.text, offset)))) return void 0;
	return {
		what: "There is a colon inside this text, so that it must be in quotes.",
		fix: `put the text in quotes${/^[“”„«]/.test(value) ? ", straight ones" : ""}: ${quoted(value.replace(/^[“”„«]|[“”»]$/g, ""))}`
	};
}
function deeperThanText({ code, message, draft, offset, lineStart: start, line }) {
	const inValue = draft.text.slice(start, offset).trim() !== "";
	const nested = code === "BLOCK_AS_IMPLICIT_KEY" && message.startsWith("Nested");
	if (!inValue || !(nested || code === "MULTILINE_IMPLICIT_KEY")) return void 0;
	if (/^\? /.test(valueOf(line))) return void 0;
	return {
		offset: nextLine(draft.text, offset),
		what: "This line is indented deeper than the one above it, which has a value already.",
		fix: "line it up with the line above; if it is part of the text above, put the whole text in quotes; an item of a list starts with \"- \""
	};
}
function listNotLinedUp({ code, message, line }) {
	if (!(code === "BLOCK_AS_IMPLICIT_KEY" && message.startsWith("A block sequence")) && !message.startsWith("All sequence items")) return void 0;
	return {
		what: `This line${/^\s*-/.test(line) ? " of a list" : ""} is not lined up with the others of its list.`,
		fix: "put all \"-\" of a list in one column, with spaces"
	};
}
function notLinedUp({ code }) {
	if (code !== "BAD_INDENT") return void 0;
	return {
		what: "This line is not lined up with the lines that it belongs to.",
		fix: "put as many spaces in front of it as the other lines of its block have"
	};
}
function itemInWrongPlace({ line, code }) {
	if (!/^\s*-(\s|$)/.test(line) || code === "BAD_DQ_ESCAPE") return void 0;
	return {
		what: "An item of a list (\"- …\") cannot stand here.",
		fix: "write the name of the list and a colon in the line above, and line all its \"-\" up"
	};
}
const GLUED = /^\s*(?:- +)*["']?[\p{L}\p{N}_-]+["']?:(?!\/\/)[^\s:]/u;
function lacksSpaceAfterColon(line) {
	return GLUED.test(line);
}
function spaceAfterColon({ line, lineStart: start }) {
	if (!lacksSpaceAfterColon(line)) return void 0;
	const colon = line.indexOf(":");
	return {
		offset: start + colon,
		what: "A space is missing after the colon.",
		fix: `write ${shorten(`${line.slice(0, colon).trim()}: ${line.slice(colon + 1).trim()}`)}`
	};
}
function nameInList({ code, message, line }) {
	if (code !== "UNEXPECTED_TOKEN" || !/at node end$/.test(message) || !/:(\s|$)/.test(line)) return void 0;
	return {
		what: "A line of \"name: value\" cannot follow here.",
		fix: "check the lines above: a list needs a name and a colon above it, and a text with special signs needs quotes"
	};
}
function lineWithoutColon({ code, message, line }) {
	if (code !== "MULTILINE_IMPLICIT_KEY" && !message.startsWith("Implicit map keys need")) return void 0;
	return {
		what: `"${shorten(line.trim())}" has no name and colon in front.`,
		fix: "write \"name: value\"; if it is part of the text above, indent it deeper than the name of that text"
	};
}
function longName({ code }) {
	if (code !== "KEY_OVER_1024_CHARS") return void 0;
	return {
		what: "The name before the colon is longer than 1024 letters.",
		fix: "if it is text, put it in quotes"
	};
}
function behindDocumentStart({ message }) {
	if (!message.startsWith("Block collection cannot start")) return void 0;
	return {
		what: "Nothing can stand behind \"---\" in its line.",
		fix: "put it in the next line, or remove the \"---\""
	};
}
// generator/content/yaml/signs.ts
function quoteNotClosed({ message, offset, scan, draft }) {
	if (!message.startsWith("Missing closing")) return void 0;
	const start = scan.quotes.get(offset) ?? offset;
	const quote = draft.text[start] ?? "\"";
	const text = draft.text.slice(start + 1, lineEnd(draft.text, start));
	const apostrophe = quote === "'" ? `; if it is an apostrophe, put the text in double quotes: ${quoted(`'${text}`)}` : "";
	return {
		offset: start,
		what: `The quote ${quote} that opens here is not closed.`,
		fix: `put a ${quote} at the end of the text, and indent all its lines${apostrophe}`
	};
}
function bracketNotClosed({ message, offset, scan, draft }) {
	if (!/^Flow (map|sequence) in|^Expected flow (map|sequence)/.test(message)) return void 0;
	const start = scan.open.findLast((open) => open < offset);
	const [bracket, close] = /map/.test(message) ? ["{", "}"] : ["[", "]"];
	const comment = start === void 0 ? void 0 : commentIn(draft, start);
	if (comment) return comment;
	return {
		offset: start ?? offset,
		what: start === void 0 ? `The lines inside "${bracket}" and "${close}" are not indented.` : `The "${bracket}" that opens here is not closed.`,
		fix: `put a "${close}" at the end and indent the lines in between; or, if it is text, put it in quotes`
	};
}
/** The bracket may well be closed, in what became a comment for want of quotes. */
function commentIn({ text }, start) {
	const line = text.slice(start, lineEnd(text, start));
	const comment = commentBehind(line);
	if (comment === void 0) return void 0;
	return {
		offset: start + line.indexOf(comment),
		what: "\"#\" starts a comment here, so that the rest of the line is not read.",
		fix: `put the text in quotes: ${quoted(comment)}`
	};
}
function textAfterQuote({ message, value }) {
	const [quote = ""] = value;
	if (!message.endsWith("at node end") || !/["']/.test(quote)) return void 0;
	return {
		what: "The text goes on behind its closing quote.",
		fix: `put all of it in one pair of quotes: ${quoted(value.length > 1 && value.endsWith(quote) ? value.slice(1, -1) : value)}`
	};
}
function commaInBrackets({ code, message }) {
	if (!/ in flow (map|sequence)$| between flow (map|sequence) items$/.test(message) || !(code === "MISSING_CHAR" || code === "UNEXPECTED_TOKEN")) return void 0;
	return {
		what: code === "MISSING_CHAR" ? "A comma is missing between the items in brackets." : "There is a sign too many between the items in brackets.",
		fix: "separate the items by one comma each; or write a list with one \"- item\" a line; or put a text in quotes"
	};
}
function specialFirstSign({ code, value, line, lineStart: start, offset }) {
	if (![
		"BAD_SCALAR_START",
		"UNEXPECTED_TOKEN",
		"BLOCK_AS_IMPLICIT_KEY"
	].includes(code)) return void 0;
	const sign = /^[{[*&!%@`,\]}|>]|^[-?:] /.exec(value)?.[0];
	if (sign === void 0 || value === line.trim()) return void 0;
	const token = tokenBefore(line, offset - start);
	if (token && token.offset !== line.indexOf(value)) return {
		...token,
		offset: start + token.offset
	};
	const list = sign === "- " ? "; a list starts in a line of its own" : "";
	return {
		offset: start + line.indexOf(value),
		what: `A text that starts with "${sign.trim()}" must be in quotes.`,
		fix: `put it in quotes: ${quoted(value)}${list}`
	};
}
/** `{city} and around` inside brackets: what starts with a token is read as a group of fields. */
function tokenBefore(line, offset) {
	const at = /[:,[{]\s*(\{[^{}]*\})\s*$/.exec(line.slice(0, offset));
	if (!at?.[1]) return void 0;
	const first = at.index + at[0].indexOf(at[1], 1);
	return {
		offset: first,
		what: "A text that starts with \"{\" must be in quotes.",
		fix: `put it in quotes: ${quoted((/^\{[^{}]*\}[^,\]}]*/.exec(line.slice(first))?.[0] ?? at[1]).trim())}`
	};
}
function bracketTooMany({ message, line, offset, lineStart: start }) {
	if (!/^Unexpected flow-(seq|map)-end/.test(message)) return void 0;
	return {
		what: `There is no opening bracket to this "${line[offset - start] ?? ""}".`,
		fix: "remove it, or add the opening bracket; put a text in quotes"
	};
}
function commentTooNear({ message }) {
	if (!message.startsWith("Comments must be separated")) return void 0;
	return {
		what: "There is no space in front of this \"#\".",
		fix: "put a space in front of a comment; put a text with \"#\" in quotes"
	};
}
function wrongEscape({ code, draft, offset }) {
	if (code !== "BAD_DQ_ESCAPE") return void 0;
	return {
		what: `A backslash in double quotes starts a code, and "${shorten(draft.text.slice(offset, offset + 2))}" is none.`,
		fix: "write two backslashes for one, or put the text in single quotes: '…'"
	};
}
// generator/content/yaml/complaints.ts
/** The first that knows the complaint answers; the narrow ones come first. */
const RULES = [
	tabInIndentation,
	quoteNotClosed,
	bracketNotClosed,
	textAfterBar,
	colonInText,
	deeperThanText,
	listNotLinedUp,
	notLinedUp,
	textAfterQuote,
	commaInBrackets,
	specialFirstSign,
	bracketTooMany,
	itemInWrongPlace,
	spaceAfterColon,
	nameInList,
	lineWithoutColon,
	commentTooNear,
	wrongEscape,
	longName,
	behindDocumentStart
];
/** One problem a line at most: one slip makes the parser complain several times. */
function syntaxProblems(complaints, { draft, scan }) {
	const done = new Set(scan.refusedLines);
	const found = [];
	let afterTab = false;
	for (const complaint of withoutEchoes(complaints)) {
		if (found.length > 25) break;
		const { line } = draft.position(complaint.pos[0]);
		if (done.has(line)) continue;
		const clue = clueOf(complaint, {
			draft,
			scan
		});
		const tab = tabInIndentation(clue);
		if (afterTab && !tab) continue;
		afterTab ||= tab !== void 0;
		const { offset = clue.offset, ...words } = explain(clue);
		const problem = problemAt$1(draft, offset, words);
		if (!done.has(problem.line)) found.push(problem);
		done.add(line).add(problem.line);
	}
	return found;
}
/** Once the parser has lost the thread it complains about each word that follows. */
function withoutEchoes(complaints) {
	const lost = complaints.findIndex(({ message }) => IN_STREAM.test(message));
	return complaints.filter(({ message }, index) => index <= lost || !IN_STREAM.test(message));
}
const IN_STREAM = /in YAML stream/;
function explain(clue) {
	for (const rule of RULES) {
		const finding = rule(clue);
		if (finding) return finding;
	}
	return {
		what: `This line is not valid YAML (the reader says: ${clue.message}).`,
		fix: "compare it with the lines around it: \"name: value\", \"- item\", text with special signs in quotes"
	};
}
// generator/content/yaml/nodes.ts
function topProblems(node, { draft, scan }) {
	if (isMap(node)) return [];
	if (!isBlank(node)) return [topIsNoMap(draft, node)];
	return scan.refused.length > 0 ? [] : [emptyFile(draft)];
}
function isBlank(node) {
	return node === null || isScalar(node) && node.value === null && node.range[0] === node.range[1];
}
function emptyFile({ file }) {
	return error({
		file,
		line: 1,
		column: 1,
		what: "The file is empty, or holds comments only.",
		fix: "write its fields as lines of \"name: value\"; the file of a page that is not wanted can be deleted"
	});
}
function topIsNoMap(draft, node) {
	const kind = isSeq(node) ? "a list" : "a single text";
	const gap = isScalar(node) && lacksSpaceAfterColon(lineAt(draft, node.range[0])) ? "; a space is missing after the colon" : "";
	return problemAt$1(draft, node.range[0], {
		what: `The file holds ${kind} instead of fields with names${gap}.`,
		fix: "start with a line of \"name: value\""
	});
}
function readNode(node, spot) {
	if (isMap(node)) return readMap(node, spot);
	if (isSeq(node)) return readList(node, spot);
	const place = placeOf(node, spot);
	if (!isScalar(node)) return {
		value: null,
		place
	};
	const { offset = place.value, ...words } = refuseScalar(node, spot.draft) ?? {};
	if ("what" in words) report(words, offset, spot);
	return {
		value: typeof node.value === "string" ? node.value.normalize() : node.value,
		place
	};
}
/** A file can be wrong a hundred thousand times; those that are shown are among the first of them. */
const MOST_FOUND = 1e3;
function report(words, offset, { draft, found, path }) {
	if (found.length < MOST_FOUND) found.push(problemAt$1(draft, offset, {
		field: fieldPath(path),
		...words
	}));
}
const NO_PARTS = /* @__PURE__ */ new Map();
function placeOf(node, { key }) {
	const [start, end] = node?.range ?? [0, 0];
	const blank = start === end;
	const value = blank ? key ?? start : start;
	return {
		key: key ?? value,
		value,
		end: blank ? value : end,
		parts: NO_PARTS
	};
}
function readList(list, spot) {
	const parts = list.items.map((item, index) => readNode(item, {
		draft: spot.draft,
		found: spot.found,
		path: [...spot.path, index]
	}));
	const place = {
		...placeOf(list, spot),
		parts: new Map(parts.map((part, index) => [index, part.place]))
	};
	return {
		value: parts.map(({ value }) => value),
		place
	};
}
function readMap(map, spot) {
	const { draft, found } = spot;
	const value = {};
	const parts = /* @__PURE__ */ new Map();
	for (const { key, value: node } of map.items) {
		const name = nameOf(key, draft);
		const part = readNode(node, {
			draft,
			found,
			path: [...spot.path, name],
			key: key.range[0]
		});
		const earlier = parts.get(name);
		const number = partOfNumber(key, {
			name,
			node,
			draft
		});
		if (number !== null && !number.isFirst) continue;
		const words = (number && afterComma(number.written)) ?? refuseKey(key, {
			name,
			glued: isGlued(key, node)
		}) ?? (earlier && repeated$1(name, [earlier.key, key.range[0]], draft));
		if (words) report(words, key.range[0], spot);
		if (earlier || words) continue;
		value[name] = part.value;
		parts.set(name, part.place);
	}
	return {
		value,
		place: {
			...placeOf(map, spot),
			parts
		}
	};
}
function nameOf(key, draft) {
	if (isScalar(key) && typeof key.value === "string") return key.value.normalize();
	return draft.text.slice(key.range[0], key.range[1]);
}
/** `{a:1}` without a space is a map of one name, "a:1", and nothing behind it. */
function isGlued(key, node) {
	return isScalar(key) && key.type === Scalar.PLAIN && /:\S/.test(String(key.value)) && isBlank(node);
}
/** `{ price: 9,50 }` is a price of 9 and a field called 50, and 1,200,000 makes two such fields, of which the first is told. */
function partOfNumber(key, { name, node, draft: { text } }) {
	const [start] = key.range;
	const before = /(?<![\w.,])-?\$?\d[\d.]*,(?:\d+,)*$/.exec(text.slice(Math.max(0, start - LONGEST_NUMBER), start))?.[0];
	if (before === void 0 || !isBlank(node) || !/^\d+(\.\d+)?$/.test(name)) return null;
	return {
		written: `${before}${name}${/^(?:,\d+)*(?:\.\d+)?/.exec(text.slice(start + name.length, start + LONGEST_NUMBER))?.[0] ?? ""}`,
		isFirst: before.split(",").length === 2
	};
}
const LONGEST_NUMBER = 40;
function afterComma(written) {
	return {
		what: `In braces the comma of ${written} begins another field.`,
		fix: `write ${numberMeant(written) ?? "the number without a comma"}`
	};
}
const RESERVED = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
const ODD_SPACE = /(?! )[\s\u00ad]|^ | $/u;
/** Of a font of icons, or of none: it shows as a box, or as nothing. */
const PRIVATE = /\p{Co}/u;
function refuseKey(key, { name, glued }) {
	const shown = shorten(name);
	if (isMap(key) || isSeq(key)) return {
		what: "A name before a colon cannot be a list or a map.",
		fix: `put it in quotes: ${quoted(name)}`
	};
	if (name === "") return {
		what: "There is no name before the colon.",
		fix: "write a name, or put the text in quotes"
	};
	if (isScalar(key) && typeof key.value !== "string") return {
		what: `The name ${shown} is ${typeof key.value === "number" ? "a number" : "a special word"}, not a text.`,
		fix: `put it in quotes: ${quoted(name)}`
	};
	if (RESERVED.has(name)) return {
		what: `The name "${shown}" cannot be used.`,
		fix: "choose another name"
	};
	if (name === "<<") return {
		what: "Merge keys (\"<<\") are not used here.",
		fix: "write the fields out"
	};
	if (glued) return {
		what: `A space is missing after the colon in "${shown}".`,
		fix: `write "${shorten(name.replace(":", ": "))}"`
	};
	const sign = unseenIn(name)?.sign ?? PRIVATE.exec(name)?.[0];
	if (sign !== void 0) return {
		what: `The name "${shown}" holds a sign that nobody can read (${described(sign)}).`,
		fix: "delete the name and type it anew"
	};
	const space = ODD_SPACE.exec(name)?.[0];
	if (space === void 0) return void 0;
	return {
		what: `The name "${shown}" has an odd or invisible space in it${space === " " ? "" : ` (${described(space)})`}.`,
		fix: "delete the space and type it anew"
	};
}
function repeated$1(name, keys, { position }) {
	const [first, second] = keys.map((offset) => position(offset).line);
	return {
		what: `"${shorten(name)}" stands here twice: in line ${first} and in line ${second}.`,
		fix: "keep one of the two, or correct its name"
	};
}
function refuseScalar(node, { text }) {
	const { value } = node;
	if (typeof value === "number" && !Number.isFinite(value)) return {
		what: `${shorten(String(node.source))} is no number that can be used.`,
		fix: "write it with digits, or put it in quotes if it is text"
	};
	if (typeof value !== "string") return void 0;
	const written = text.slice(node.range[0], node.range[1]);
	const unseen = unseenIn(value);
	if (unseen) return {
		...unseenWords(unseen.sign),
		offset: node.range[0] + Math.max(0, written.indexOf(unseen.sign))
	};
	return node.type === Scalar.PLAIN && swallowsList(written) ? SWALLOWED : void 0;
}
const SWALLOWED = {
	what: "The lines below that start with \"- \" are taken as part of this text.",
	fix: "line all \"-\" of a list up in one column, with nothing behind the colon above; or put the text in quotes"
};
function swallowsList(written) {
	return written.split("\n").some((line, index) => index > 0 && line.trimStart().startsWith("- "));
}
function exactPlace(place, path) {
	return path.reduce((at, key) => at?.parts.get(key), place);
}
function nearestPlace(place, path) {
	const [key, ...rest] = path;
	const part = key === void 0 ? void 0 : place.parts.get(key);
	return part ? nearestPlace(part, rest) : place;
}
// generator/content/yaml/tokens.ts
const MOST_LEVELS = 50;
/**
* Names, signs, spaces and texts of a file, each counted: a megabyte of what people write holds 100,000, and of these so many are
* read in a second.
*/
const MOST_PARTS = 25e4;
/**
* Ends early where the rest says nothing new: a file of brackets without end makes an error token of each, and one that is nested
* without end would overflow the stack of what builds from it.
*/
function tokensOf(text, lines) {
	const tokens = [];
	const parser = new Parser(lines.addNewLine);
	let [errors, parts] = [0, 0];
	lines.addNewLine(0);
	for (const part of new Lexer().lex(text)) {
		for (const token of parser.next(part)) {
			tokens.push(token);
			if (token.type === "error") errors += 1;
		}
		parts += 1;
		if (errors > 25 || parts > MOST_PARTS || parser.stack.length > 501) break;
	}
	const tooMany = parts > MOST_PARTS ? parser.offset : void 0;
	tokens.push(...parser.end());
	return {
		tokens,
		tooMany
	};
}
function scanTokens(tokens, draft) {
	const scan = {
		refused: [],
		refusedLines: /* @__PURE__ */ new Set(),
		levels: 0,
		furtherDocuments: furtherStarts(tokens),
		quotes: /* @__PURE__ */ new Map(),
		open: []
	};
	const rest = tokens.map((token) => ({
		token,
		level: 0
	})).reverse();
	for (let next = rest.pop(); next; next = rest.pop()) {
		const { token, level } = next;
		look(token, {
			scan,
			draft
		});
		const inner = isCollection(token) ? level + 1 : level;
		if (inner > MOST_LEVELS) scan.tooDeep ??= token.offset;
		scan.levels = Math.max(scan.levels, inner);
		if (inner > 500) continue;
		for (const part of partsOf(token).reverse()) rest.push({
			token: part,
			level: inner
		});
	}
	return scan;
}
function furtherStarts(tokens) {
	return tokens.flatMap((token) => token.type === "document" ? [token] : []).slice(1).map(({ start, offset }) => start.find(({ type }) => type === "doc-start")?.offset ?? offset);
}
function isCollection(token) {
	return token.type === "block-map" || token.type === "block-seq" || token.type === "flow-collection";
}
function partsOf(token) {
	switch (token.type) {
		case "document": return [
			...token.start,
			...present(token.value),
			...token.end ?? []
		];
		case "block-map":
		case "block-seq":
		case "flow-collection": return token.items.flatMap((item) => [
			...item.start,
			...present(item.key),
			...item.sep ?? [],
			...present(item.value)
		]);
		case "block-scalar": return [...token.props];
		default: return [];
	}
}
function present(token) {
	return token ? [token] : [];
}
function look(token, { scan, draft }) {
	if (token.type === "flow-collection" && !token.end.some(({ type }) => type.startsWith("flow-"))) scan.open.push(token.offset);
	if (token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar") scan.quotes.set(token.offset + token.source.length, token.offset);
	const cut = cutText(token);
	if (cut !== null) refuse(cut.offset, () => cutWords(token, cut, draft), {
		scan,
		draft
	});
	if (REFUSED.has(token.type)) refuse(token.offset, () => refuseToken(token, draft), {
		scan,
		draft
	});
}
function refuse(offset, words, { scan, draft }) {
	const { line } = draft.position(offset);
	if (scan.refusedLines.has(line)) return;
	scan.refusedLines.add(line);
	if (scan.refused.length <= 25) scan.refused.push(problemAt$1(draft, offset, words()));
}
/** `the #1 roofer`: what follows the # would be lost as a comment. A comment that is meant has a space behind its #. */
function cutText(token) {
	if (token.type !== "scalar") return null;
	const comment = token.end?.find(({ type }) => type === "comment");
	return comment && /^#[\p{L}\p{N}]/u.test(comment.source) ? comment : null;
}
function cutWords(token, comment, draft) {
	return {
		what: "The text ends before the \"#\": what follows it would be lost as a comment.",
		fix: `put the text in quotes: ${quoted(draft.text.slice(token.offset, comment.offset + comment.source.length))}; or, if it is a comment, put a space behind the "#"`
	};
}
const REFUSED = /* @__PURE__ */ new Set([
	"anchor",
	"alias",
	"tag",
	"directive"
]);
function refuseToken({ type, offset }, draft) {
	const value = quoted(valueOf(draft.text.slice(offset, lineEnd(draft.text, offset))));
	if (type === "anchor" || type === "alias") return {
		what: `A text that starts with "${type === "anchor" ? "&" : "*"}" must be in quotes (YAML anchors and aliases are not used here).`,
		fix: `put it in quotes: ${value}; or write the value out where it is needed`
	};
	if (type === "tag") return {
		what: "A text that starts with \"!\" must be in quotes (YAML tags are not used here).",
		fix: `put it in quotes: ${value}; or remove the "!" and the word that it starts`
	};
	return {
		what: "A line cannot start with \"%\" (YAML directives are not used here).",
		fix: "remove the line; if it is text, put it in quotes behind its name and a colon"
	};
}
function depthProblems(draft, { tooDeep }) {
	if (tooDeep === void 0) return [];
	return [problemAt$1(draft, tooDeep, {
		what: `The data is nested deeper than ${MOST_LEVELS} levels from here on.`,
		fix: "check the brackets and the indentation; put a text that starts with \"[\" or \"{\" in quotes"
	})];
}
function manyProblems(draft, offset) {
	return problemAt$1(draft, offset, {
		what: "The file holds more fields, items and signs than can be read; from here on nothing is.",
		fix: "check that this is the right file; a list that is as long as this belongs into several files, or into none"
	});
}
function documentProblems(draft, { furtherDocuments }) {
	return furtherDocuments.slice(0, 26).map((offset) => problemAt$1(draft, offset, {
		what: "A second document starts here; a file holds one only.",
		fix: "remove this \"---\" or \"...\" line, or put what follows into a file of its own"
	}));
}
// generator/content/yaml/source.ts
function readSource(file) {
	try {
		const refused = refuseFile(statSync(file));
		return refused ? [error({
			file,
			...refused
		})] : parseSource(file, readFileSync(file));
	} catch (cause) {
		return [error({
			file,
			...unreadable(cause)
		})];
	}
}
function parseSource(file, bytes) {
	if (bytes.length > 1048576) return [error({
		file,
		...tooLarge(bytes.length)
	})];
	const decoded = decode(bytes);
	if (Array.isArray(decoded)) return firstOfEachFile(decoded.map((parts) => error({
		file,
		...parts
	})));
	return parseText(file, decoded);
}
function parseText(file, text) {
	const lines = new LineCounter();
	const { tokens, tooMany } = tokensOf(text, lines);
	const draft = {
		file,
		text,
		position: (offset) => positionOf(lines, offset)
	};
	if (tooMany !== void 0) return [manyProblems(draft, tooMany)];
	const scan = scanTokens(tokens, draft);
	if (scan.levels > 500) return firstOfEachFile([...scan.refused, ...depthProblems(draft, scan)]);
	if (tokens.some(({ type }) => type === "directive")) return firstOfEachFile(scan.refused);
	const documents = documentsOf(tokens, text.length);
	const syntax = syntaxProblems(documents.flatMap((each) => [...each.errors, ...each.warnings]), {
		draft,
		scan
	});
	const top = documents[0]?.contents ?? null;
	const found = [];
	const root = readNode(top, {
		draft,
		found,
		path: []
	});
	const meaning = [
		...depthProblems(draft, scan),
		...documentProblems(draft, scan),
		...topProblems(top, {
			draft,
			scan
		}),
		...found
	];
	const problems = [
		...scan.refused,
		...syntax,
		...beforeFirst(syntax, meaning)
	];
	return problems.length > 0 ? firstOfEachFile(problems) : sourceOf(draft, root);
}
/** It makes nodes only: an alias is not followed, so that there is nothing to expand, and a file with one is refused. */
function documentsOf(tokens, end) {
	const composer = new Composer({
		version: "1.2",
		schema: "core",
		merge: false,
		uniqueKeys: false,
		logLevel: "silent"
	});
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		return [...composer.compose(tokens, true, end)];
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}
/** What follows a syntax error is read amiss, so that complaints about its meaning would be wrong. */
function beforeFirst(syntax, problems) {
	const first = sortProblems(syntax)[0]?.line ?? Number.POSITIVE_INFINITY;
	return problems.filter(({ line = 0 }) => line < first);
}
function sourceOf(draft, { value, place }) {
	const { file, text, position } = draft;
	return {
		file,
		value,
		locate: (path, at = "value") => position(nearestPlace(place, path)[at]),
		written: (path) => {
			const exact = exactPlace(place, path);
			return exact && text.slice(exact.value, exact.end);
		},
		comment: (path) => {
			const exact = exactPlace(place, path);
			return exact && commentBehind(text.slice(exact.key, lineEnd(text, exact.key)));
		}
	};
}
// generator/content/zod/parse.ts
/** Items and fields that are looked at where there are too many mistakes to hold them all. */
const FIRST = 1e3;
const TOO_MANY = new z.ZodError([{
	code: "custom",
	path: [],
	message: "this file holds more mistakes than can be listed.",
	params: { fix: "compare it with another file of its kind" }
}]);
/** zod hands the mistakes of a list on as the arguments of one call, and no call takes a hundred thousand (RangeError). */
function safeParse(schema, value) {
	try {
		return schema.safeParse(value);
	} catch (cause) {
		if (!(cause instanceof RangeError)) throw cause;
		const { error = TOO_MANY } = schema.safeParse(beginningOf(value));
		return {
			success: false,
			error
		};
	}
}
/** Most often as wrong as the whole: what makes so many mistakes makes them from its beginning. */
function beginningOf(value) {
	if (Array.isArray(value)) return value.slice(0, FIRST).map(beginningOf);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).slice(0, FIRST).map(([name, part]) => [name, beginningOf(part)]));
}
// generator/content/zod/schemas.ts
function valueAt(value, path) {
	return path.reduce((at, key) => {
		if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return void 0;
		return Reflect.get(at, key);
	}, value);
}
/** The schemas that may describe what stands at the path: several where a union leaves it open. */
function schemasAt(schema, value, path) {
	const [key, ...rest] = path;
	if (key === void 0) return [schema];
	return bare(schema, value).flatMap((each) => {
		const part = partOf(each, key);
		return part ? schemasAt(part, valueAt(value, [key]), rest) : [];
	});
}
/** The names that a map at the path may have. */
function namesAt(schema, value, path) {
	const here = valueAt(value, path);
	return [...new Set(schemasAt(schema, value, path).flatMap((each) => bare(each, here)).flatMap(namesOf))];
}
function namesOf(schema) {
	if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
	if (schema instanceof z.core.$ZodRecord) return [...schema._zod.def.keyType._zod.values ?? []].map(String);
	return [];
}
function partOf(schema, key) {
	if (schema instanceof z.core.$ZodObject) return Object.hasOwn(schema._zod.def.shape, key) ? schema._zod.def.shape[key] : void 0;
	if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
	if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
	if (schema instanceof z.core.$ZodTuple) return schema._zod.def.items[Number(key)] ?? schema._zod.def.rest ?? void 0;
}
/** Without what is wrapped around it: optional, default, pipe; a union is taken apart. */
function bare(schema, value) {
	const inner = innerOf(schema, value);
	return inner ? inner.flatMap((each) => bare(each, value)) : [schema];
}
function innerOf(schema, value) {
	const { $ZodOptional, $ZodNullable, $ZodDefault, $ZodPrefault, $ZodNonOptional, $ZodReadonly, $ZodCatch } = z.core;
	for (const wrapper of [
		$ZodOptional,
		$ZodNullable,
		$ZodDefault,
		$ZodPrefault,
		$ZodNonOptional,
		$ZodReadonly,
		$ZodCatch
	]) if (schema instanceof wrapper) return [schema._zod.def.innerType];
	if (schema instanceof z.core.$ZodLazy) return [schema._zod.def.getter()];
	if (schema instanceof z.core.$ZodPipe) {
		const { in: input, out } = schema._zod.def;
		return [input instanceof z.core.$ZodTransform ? out : input];
	}
	if (schema instanceof z.core.$ZodIntersection) return [schema._zod.def.left, schema._zod.def.right];
	if (schema instanceof z.core.$ZodDiscriminatedUnion) return optionsFor(schema, value);
	return schema instanceof z.core.$ZodUnion ? schema._zod.def.options : void 0;
}
function optionsFor(union, value) {
	const { options, discriminator } = union._zod.def;
	const named = valueAt(value, [discriminator]);
	const chosen = options.filter(({ _zod }) => [..._zod.propValues?.[discriminator] ?? []].some((each) => each === named));
	return chosen.length > 0 ? chosen : options;
}
// generator/content/zod/keys.ts
/** A name too many → the path of the missing field that it is nearest to: zod finds two mistakes, a person made one. */
function misspeltKeys(findings, known) {
	const missing = new Set(findings.filter(({ value }) => value === void 0).map(({ path }) => fieldPath(path)));
	const misspelt = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		if (finding.issue.code !== "unrecognized_keys") continue;
		for (const key of finding.issue.keys) {
			const near = nearest(key, freeNames(finding, known));
			const meant = near === void 0 ? [] : [...finding.path, near];
			if (missing.delete(fieldPath(meant))) misspelt.set(fieldPath([...finding.path, key]), meant);
		}
	}
	return misspelt;
}
function keyProblem(key, finding, known) {
	const { source, path } = finding;
	const field = fieldPath([...path, key]);
	const meant = known.misspelt.get(field)?.at(-1);
	const words = meant === void 0 ? {
		what: "there is no field of this name here.",
		fix: fixOfKey(key, finding, known)
	} : {
		what: `there is no field of this name here, and "${meant}" is missing.`,
		fix: `write "${meant}" instead of "${key}"`
	};
	return error({
		file: source.file,
		...source.locate([...path, key], "key"),
		field,
		...words
	});
}
function fixOfKey(key, finding, known) {
	const atTop = finding.path.length === 0 ? nearest(key, known.atTop ?? []) : void 0;
	if (atTop !== void 0) return `use "${atTop}", or remove it`;
	if (known.schema === void 0) return "remove it, or correct its name";
	const free = freeNames(finding, known);
	return free.length > 0 ? `${oneOf(key, free)}, or remove it` : "remove it: every field that can stand here does so already";
}
/** The names that can stand beside those that do. */
function freeNames({ source, path }, { schema }) {
	const present = Object(valueAt(source.value, path));
	return schema ? namesAt(schema, source.value, path).filter((name) => !Object.hasOwn(present, name)) : [];
}
// generator/content/zod/unions.ts
/** The branch that fits best, or nothing if the value is of none of their types. */
function bestBranch({ errors }, value) {
	const [best] = errors.filter((branch) => !branch.some(isMisfit)).toSorted((a, b) => weightOf(a, value) - weightOf(b, value));
	return best;
}
/** The value as a whole is not of the kind that the branch wants. */
function isMisfit(issue) {
	if (issue.path.length > 0) return false;
	if (issue.code === "invalid_union") return issue.errors.every((branch) => branch.some(isMisfit));
	return issue.code === "invalid_type" || issue.code === "invalid_value";
}
/** A fixed word that differs tells most that another branch is meant, then foreign names, then missing ones. */
function weightOf(branch, value) {
	return branch.reduce((sum, issue) => {
		if (issue.code === "unrecognized_keys") return sum + 3 * issue.keys.length;
		if (valueAt(value, issue.path) === void 0) return sum + 2;
		return sum + (issue.code === "invalid_value" ? 10 : 1);
	}, 0);
}
// generator/content/zod/finding.ts
/** The value as the first word of a sentence. */
function label({ value, written }) {
	if (typeof value === "string") return `"${shorten(value)}"`;
	if (typeof value === "object" || value === void 0) return "this";
	return shorten(written || String(value));
}
function typeName(value) {
	return Array.isArray(value) ? "array" : typeof value;
}
// generator/content/zod/formats.ts
const FORMATS = {
	email: {
		what: "is no email address.",
		fix: "write it like name@example.com"
	},
	url: {
		what: "is no web address.",
		fix: "write it in full, like https://example.com/page"
	},
	date: {
		what: "is no day that exists.",
		fix: "write it as year-month-day, like 2024-08-22"
	},
	datetime: {
		what: "is no time that exists.",
		fix: "write it like 2024-08-22T09:30:00Z"
	},
	time: {
		what: "is no time of day.",
		fix: "write it like 09:30:00"
	},
	lowercase: {
		what: "has capital letters.",
		fix: "write it in small letters"
	},
	uppercase: {
		what: "has small letters.",
		fix: "write it in capital letters"
	}
};
function wrongFormat(issue, finding) {
	const known = FORMATS[issue.format];
	if (known) return {
		what: `${label(finding)} ${known.what}`,
		fix: known.fix
	};
	const what = `${label(finding)} is not written as it has to be.`;
	if ("prefix" in issue) return {
		what,
		fix: `start it with ${quoted(String(issue.prefix))}`
	};
	if ("suffix" in issue) return {
		what,
		fix: `end it with ${quoted(String(issue.suffix))}`
	};
	if ("includes" in issue) return {
		what,
		fix: `put ${quoted(String(issue.includes))} in it`
	};
	return {
		what,
		fix: `write it in the form that other files have${issue.pattern ? ` (its pattern is ${shorten(issue.pattern)})` : ""}`
	};
}
const ODD_SIGNS = [
	[/[“”„‘’‚«»]/, "remove the curly quotes"],
	[/[\u00a0\u202f]/, "replace the no-break space by an ordinary one"],
	[/[\u200b-\u200f\u2060\u00ad]/, "remove the invisible characters; it is best to type it anew"],
	[/^\s|\s$/, "remove the space at its beginning or end"]
];
/** Signs that come with pasted text, often the very reason why a form does not fit. */
function withOddSigns(words, { issue, value }) {
	if (typeof value !== "string" || !(issue.code === "invalid_format" || issue.code === "custom")) return words;
	const odd = ODD_SIGNS.find(([signs]) => signs.test(value));
	return odd ? {
		...words,
		fix: `${words.fix}; ${odd[1]}`
	} : words;
}
// generator/content/zod/kinds.ts
const KINDS = {
	string: {
		label: "a text",
		sample: " …",
		below: ""
	},
	number: {
		label: "a number",
		sample: " …",
		below: ""
	},
	int: {
		label: "a whole number",
		sample: " …",
		below: ""
	},
	boolean: {
		label: "true or false",
		sample: " …",
		below: ""
	},
	array: {
		label: "a list",
		sample: "",
		below: ", with its items in the lines below, each as \"- …\""
	},
	object: {
		label: "a group of fields",
		sample: "",
		below: ", with its fields in the lines below, indented"
	}
};
const ANY_KIND = {
	label: "a value",
	sample: " …",
	below: ""
};
const LIKE = {
	tuple: "array",
	set: "array",
	record: "object",
	map: "object"
};
function kindNamed(expected) {
	return KINDS[LIKE[expected] ?? expected] ?? ANY_KIND;
}
function kindOf(issue) {
	if (issue.code === "invalid_type") return kindNamed(issue.expected);
	if (issue.code === "invalid_value") return kindOfValues(issue.values.map(String));
	if (issue.code !== "invalid_union") return ANY_KIND;
	if (issue.discriminator && "options" in issue) return kindOfValues((issue.options ?? []).map(String));
	const kinds = issue.errors.flatMap((branch) => branch.filter(isMisfit).map(kindOf));
	const labels = new Set(kinds.map((kind) => kind.label));
	return {
		...kinds[0] ?? ANY_KIND,
		label: [...labels].join(" or ") || ANY_KIND.label
	};
}
function kindOfValues(values) {
	const [only, ...others] = values;
	if (only !== void 0 && others.length === 0) return {
		label: `"${only}"`,
		sample: ` ${only}`,
		below: ""
	};
	return {
		label: `one of ${values.slice(0, 8).join(", ") + (values.length > 8 ? ", …" : "")}`,
		sample: " …",
		below: ""
	};
}
// generator/content/zod/sizes.ts
function wrongSize(issue, finding) {
	const { value } = finding;
	const small = issue.code === "too_small";
	const limit = Number(small ? issue.minimum : issue.maximum);
	const bound = {
		small,
		exact: issue.exact ?? false,
		limit: limit + (issue.inclusive === false ? small ? 1 : -1 : 0)
	};
	if (Array.isArray(value)) return wrongCount(value.length, bound, finding);
	if (typeof value === "string") return wrongLength(value, bound);
	const than = issue.inclusive === false ? small ? "more than" : "less than" : small ? "at least" : "at most";
	return {
		what: `${label(finding)} is too ${small ? "small" : "large"}; it has to be ${than} ${limit}.`,
		fix: `write a number of ${than} ${limit}`
	};
}
function boundWords({ small, exact, limit }) {
	return `needs ${exact ? "exactly" : small ? "at least" : "at most"} ${limit}`;
}
function wrongCount(count, bound, { path, source }) {
	const section = sectionOf(source.value, path);
	const off = Math.abs(bound.limit - count);
	const verb = bound.small ? "add" : "remove";
	return {
		what: `${section}has ${counted(count, path)}; ${boundWords(bound)}.`,
		fix: `${verb} ${counted(off, path)}`
	};
}
/** Says of which section of a page the list is: its field has a number only. */
function sectionOf(value, path) {
	const type = valueAt(value, [...path.slice(0, -1), "type"]);
	return path.length > 1 && typeof type === "string" ? `the section "${shorten(type)}" ` : "";
}
function wrongLength(text, bound) {
	const trimmed = text.trim().length;
	const length = bound.small ? trimmed : trimmed > bound.limit ? trimmed : text.length;
	if (length === 0) return {
		what: "is an empty text.",
		fix: "write a text"
	};
	const off = Math.abs(bound.limit - length);
	return {
		what: `has ${characters$1(length)}; ${boundWords(bound)}.`,
		fix: `${bound.small ? "lengthen" : "shorten"} it by ${characters$1(off)}`
	};
}
function characters$1(count) {
	return `${count} ${count === 1 ? "character" : "characters"}`;
}
/** "11 areas" for a list that is called areas; "11 items" for one whose name is no plural. */
function counted(count, path) {
	const name = path.findLast((key) => typeof key === "string") ?? "";
	const noun = typeof path.at(-1) === "string" && /^[a-z][A-Za-z_-]*s$/.test(name) && !name.endsWith("ss") ? name.replace(/[_-]/g, " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : "items";
	return `${count} ${count === 1 ? singular(noun) : noun}`;
}
function singular(noun) {
	if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`;
	return /(ss|x|ch|sh)es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1);
}
// generator/content/zod/types.ts
function wrongType(expected, finding) {
	const { value } = finding;
	if (expected === "never") return {
		what: "this field cannot stand here.",
		fix: "remove it"
	};
	if (expected === "int" && typeof value === "number") return {
		what: `${label(finding)} is no whole number, or too large.`,
		fix: "write a number without a fraction"
	};
	return {
		what: mismatch(finding, kindNamed(expected).label),
		fix: fixOfType(LIKE[expected] ?? expected, finding)
	};
}
function mismatch(finding, kind) {
	const { value } = finding;
	const actual = typeof value === "boolean" ? "a yes-or-no value" : kindNamed(typeName(value)).label;
	return `${label(finding)} is ${actual}, not ${kind}.`;
}
function fixOfType(expected, finding) {
	switch (expected) {
		case "string": return fixToText(finding);
		case "number":
		case "int": return fixToNumber(finding);
		case "boolean": return fixToBoolean(finding);
		case "array": return typeName(finding.value) === "object" ? "put \"- \" in front of each item, and line the other fields of the item up with its first" : "write each item in a line of its own below, as \"- …\"";
		case "object": return typeName(finding.value) === "array" ? "write fields (\"name: value\") instead of items (\"- …\")" : "write its fields in the lines below, indented, each as \"name: value\"";
		default: return `write ${kindNamed(expected).label}`;
	}
}
function fixToText({ value, written }) {
	if (!(typeof value === "object") || /^[[{]/.test(written)) return `put it in quotes: ${quoted(written || String(value))}`;
	return !Array.isArray(value) && !written.includes("\n") ? `if it is a text with a colon in it, put it in quotes: ${quoted(written)}` : "write one text instead, in quotes if there is a colon in it";
}
function fixToNumber({ value }) {
	const digits = typeof value === "string" ? numberMeant(value) : null;
	return digits !== null ? `write ${shorten(digits)}, without quotes or other signs` : "write it in digits, without quotes, such as 12";
}
const YES = /* @__PURE__ */ new Set([
	"yes",
	"on",
	"true",
	"y"
]);
const NO = /* @__PURE__ */ new Set([
	"no",
	"off",
	"false",
	"n"
]);
function fixToBoolean({ value }) {
	const word = String(value).trim().toLowerCase();
	return `use true or false, without quotes${YES.has(word) ? " (did you mean true?)" : NO.has(word) ? " (did you mean false?)" : ""}`;
}
function wrongValue(values, finding) {
	const { value, written } = finding;
	if (typeof value === "object") return {
		what: mismatch(finding, kindOfValues(values).label),
		fix: oneOf("", values)
	};
	if (typeof value !== "string" && values.includes(written)) return {
		what: mismatch(finding, "a text"),
		fix: `put it in quotes: ${quoted(written)}`
	};
	return {
		what: `${label(finding)} is not among the values that can stand here.`,
		fix: oneOf(String(value), values)
	};
}
function wrongUnion(issue, finding) {
	if (issue.discriminator && "options" in issue) {
		const options = (issue.options ?? []).map(String);
		return {
			what: `${label(finding)} is no ${issue.discriminator} that can stand here.`,
			fix: oneOf(String(finding.value), options)
		};
	}
	const misfits = issue.errors.flatMap((branch) => branch.filter(isMisfit));
	const values = misfits.flatMap((each) => each.code === "invalid_value" ? each.values.map(String) : []);
	if (values.length > 0 && typeof finding.value !== "object") return wrongValue(values, finding);
	const types = misfits.flatMap((each) => each.code === "invalid_type" ? [each.expected] : []);
	const nearest = types.find((type) => type === "string") ?? types[0] ?? "value";
	return {
		what: mismatch(finding, kindOf(issue).label),
		fix: fixOfType(LIKE[nearest] ?? nearest, finding)
	};
}
// generator/content/zod/words.ts
/** How a message begins that says what to do. */
const TO_DO = /^(write|use|put|add|remove|keep|give|choose|name|take|leave|make|start|end|shorten) /i;
function wordsOf(finding) {
	const standard = standardWords(finding);
	const own = ownMessage(finding);
	if (own === void 0) return withOddSigns(standard, finding);
	const { issue, value } = finding;
	const [what = "", ...more] = own.split("\n");
	const fix = issue.code === "custom" && issue.params && textOf(issue.params["fix"]) || more.join(" ").trim();
	if (what.startsWith("is no") && typeof value !== "object") return withOddSigns({
		what: `${label(finding)} ${what}`,
		fix: fix || standard.fix
	}, finding);
	if (fix) return {
		what,
		fix
	};
	if (!TO_DO.test(own)) return {
		what,
		fix: standard.fix
	};
	return withOddSigns({
		what: value === void 0 || value === null ? standard.what : `${label(finding)} is not written as it has to be.`,
		fix: own
	}, finding);
}
/** The message that the schema gives, if it is not zod's. */
function ownMessage({ issue }) {
	const standard = z.locales.en().localeError({
		...issue,
		input: void 0
	});
	const zods = typeof standard === "object" ? standard?.message : standard;
	return issue.message === zods || /^Invalid input(: expected |$)/.test(issue.message) ? void 0 : issue.message;
}
function standardWords(finding) {
	const { issue, value } = finding;
	if (value === void 0) return missing(finding);
	if (value === null && issue.code !== "custom") return empty(finding);
	switch (issue.code) {
		case "invalid_type": return wrongType(issue.expected, finding);
		case "invalid_value": return wrongValue(issue.values.map(String), finding);
		case "too_small":
		case "too_big": return wrongSize(issue, finding);
		case "invalid_format": return wrongFormat(issue, finding);
		case "not_multiple_of": return {
			what: `${label(finding)} is no multiple of ${issue.divisor}.`,
			fix: `write a multiple of ${issue.divisor}`
		};
		case "invalid_union": return wrongUnion(issue, finding);
		default: return {
			what: `${label(finding)} is not right here.`,
			fix: "correct it; compare it with another file of this kind"
		};
	}
}
function missing({ issue, path }) {
	const kind = kindOf(issue);
	const name = path.at(-1);
	const parent = path.at(-2);
	const place = typeof parent === "string" ? ` to "${shorten(parent)}"` : typeof parent === "number" ? " to this item" : "";
	const what = `is missing; it has to be ${kind.label.replace(/, …$/, " or others")}.`;
	if (typeof name !== "string") return {
		what,
		fix: "add an item to the list"
	};
	return {
		what,
		fix: `add "${shorten(name)}:${kind.sample}"${place}${kind.below}`
	};
}
function empty(finding) {
	const { issue, path, mayBeLeftOut } = finding;
	const comment = finding.source.comment(path);
	if (comment !== void 0) return {
		what: "is empty: \"#\" starts a comment, which nothing reads.",
		fix: `put it in quotes: ${quoted(comment)}`
	};
	const kind = kindOf(issue);
	const name = path.at(-1);
	const behind = typeof name === "string" ? `"${shorten(name)}:"` : "the \"-\"";
	return {
		what: `is empty; it has to be ${kind.label}.`,
		fix: `write ${kind.label} behind ${behind}${kind.below}${mayBeLeftOut ? ", or remove the line" : ""}`
	};
}
function textOf(value) {
	return typeof value === "string" ? value : void 0;
}
// generator/content/zod/problems.ts
/**
* The problems of a file that does not fit its schema. A schema's own message wins: its second line, or `params.fix` of a
* custom issue, is the fix; a message that begins with what to do ("write …", "use …") is a fix as a whole; one that begins
* with "is no" is about the value, which is put in front.
*/
function zodProblems(source, failure, known = {}) {
	return sortProblems(problemsOfAll(failure.issues, {
		source,
		...known,
		base: []
	}));
}
function problemsOfAll(issues, reading) {
	const findings = firstOf(issues, reading).map((issue) => findingOf(issue, reading));
	const misspelt = misspeltKeys(findings, reading);
	const meant = new Set([...misspelt.values()].map(fieldPath));
	return findings.filter(({ value, path }) => value !== void 0 || !meant.has(fieldPath(path))).flatMap((finding) => finding.issue.code === "unrecognized_keys" ? finding.issue.keys.map((key) => keyProblem(key, finding, {
		...reading,
		misspelt
	})) : problemsOf(finding, reading));
}
/** More than are told, since two of them can be one mistake. */
const MOST_EXPLAINED = 100;
/** Of a hundred thousand those that stand first in the file: to find the words for each takes its time. */
function firstOf(issues, { source, base }) {
	const single = issues.flatMap((issue) => issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({
		...issue,
		keys: [key]
	})) : [issue]);
	if (single.length <= MOST_EXPLAINED) return single;
	return single.map((issue) => ({
		issue,
		...source.locate([
			...base,
			...pathOf$1(issue),
			..."keys" in issue ? issue.keys : []
		], "key")
	})).sort((a, b) => a.line - b.line || a.column - b.column).slice(0, MOST_EXPLAINED).map(({ issue }) => issue);
}
function pathOf$1({ path }) {
	return path.map((key) => typeof key === "symbol" ? String(key) : key);
}
function problemsOf(finding, reading) {
	const { issue, path, value } = finding;
	if (issue.code === "invalid_key") return issue.issues.map((inner) => problemAt({
		...finding,
		issue: inner,
		value: path.at(-1)
	}, "key"));
	if (issue.code === "invalid_union" && value !== void 0 && value !== null && !ownMessage(finding)) {
		const branch = bestBranch(issue, value);
		if (branch) return problemsOfAll(branch, {
			...reading,
			base: path
		});
	}
	return [problemAt(finding, value === void 0 ? "key" : "value")];
}
function findingOf(issue, { source, schema, base }) {
	const path = [...base, ...pathOf$1(issue)];
	return {
		source,
		issue,
		path,
		value: valueAt(source.value, path),
		written: source.written(path)?.trim() ?? "",
		mayBeLeftOut: schema !== void 0 && schemasAt(schema, source.value, path).some(({ _zod }) => _zod.optin !== void 0)
	};
}
function problemAt(finding, at) {
	const { source, path } = finding;
	return error({
		file: source.file,
		...source.locate(path, at),
		field: fieldPath(path),
		...wordsOf(finding)
	});
}
// generator/content/site.ts
/** Files of which a site has exactly one. */
const SINGLE_FILES = {
	company,
	site,
	navigation,
	home,
	contact,
	estimator: estimator$1,
	promotion,
	testimonials,
	claims,
	places,
	"service-pages": servicePages,
	"county-pages": countyPages,
	"city-pages": cityPages
};
/** Files that a site may leave out, with the part of the site that is theirs. */
const OPTIONAL = [
	"estimator",
	"promotion",
	"testimonials"
];
/** Folders in which each file is a page; the file's name is its slug. */
const PAGE_FOLDERS = {
	services: service,
	counties: county,
	cities: city,
	pages: prosePage
};
/** Folder of the owner's photographs, copied into the site as they are. */
const IMAGES = "images";
/** What can stand in a data folder. */
const KNOWN = [...Object.keys(SINGLE_FILES).map((name) => `${name}.yaml`), ...Object.keys(PAGE_FOLDERS)];
/** Reads and validates `folder`. Problems of single files; what files say of each other is plan/references.ts. */
function readSite(folder) {
	const reading = {
		site: null,
		sources: /* @__PURE__ */ new Map(),
		marks: /* @__PURE__ */ new Map(),
		problems: []
	};
	if (!isFolder(folder)) {
		reading.problems.push(error({
			file: folder,
			what: "there is no such data folder.",
			fix: "name the folder that holds company.yaml with --data"
		}));
		return reading;
	}
	const found = strays(folder, KNOWN);
	reading.problems.push(...found.map((stray) => strayProblem(stray, KNOWN)));
	const misnamed = new Set(found.map(({ meant }) => meant));
	const singles = Object.entries(SINGLE_FILES).filter(([name]) => !misnamed.has(`${name}.yaml`)).map(([name, schema]) => [name, isLeftOut(folder, name) ? null : readFile(join(folder, `${name}.yaml`), schema, reading)]);
	const folders = Object.entries(PAGE_FOLDERS).filter(([name]) => !misnamed.has(name)).map(([name, schema]) => [name, readFolder(join(folder, name), schema, reading)]);
	if (!reading.problems.some((problem) => problem.severity === "error")) reading.site = Object.fromEntries([...singles, ...folders]);
	return reading;
}
function isLeftOut(folder, name) {
	return OPTIONAL.some((optional) => optional === name) && !existsSync(join(folder, `${name}.yaml`));
}
function readFile(file, schema, reading) {
	const source = readSource(file);
	if (Array.isArray(source)) {
		reading.problems.push(...source);
		return null;
	}
	reading.sources.set(file, source);
	const { value, marks, problems } = readMarks(source);
	reading.marks.set(file, marks);
	reading.problems.push(...problems);
	const parsed = safeParse(schema, value);
	if (parsed.success) return parsed.data;
	reading.problems.push(...zodProblems(source, parsed.error, {
		schema,
		atTop: MARK_NAMES
	}));
	return null;
}
function readFolder(folder, schema, reading) {
	if (!isFolder(folder)) {
		reading.problems.push(error({
			file: folder,
			what: "this folder of page files is missing.",
			fix: `make the folder ${basename(folder)} in the data folder`
		}));
		return [];
	}
	const entries = [];
	for (const name of listed(folder)) {
		const file = join(folder, name);
		const problem = nameProblem(file);
		if (problem) {
			reading.problems.push(problem);
			continue;
		}
		const data = readFile(file, schema, reading);
		if (data) entries.push({
			...data,
			slug: name.slice(0, -5),
			file
		});
	}
	return entries;
}
/** The owner's images, by name. A folder of such a name is no image. */
function imagesIn(folder) {
	const images = join(folder, IMAGES);
	if (!isFolder(images)) return [];
	return listed(images).filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name) && isFile(join(images, name)));
}
function isFile(path) {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
// generator/plan/text.ts
const TOKEN = /\{([^{}\n]*)\}/g;
/** Names of the tokens in a text. */
function tokensIn(text) {
	return [...text.matchAll(TOKEN)].map((match) => match[1] ?? "");
}
/** What every text may refer to. The company's own texts may refer to claims, so claims come first. */
function siteTokens(data) {
	const { company, cities, promotion } = data;
	const claims = claimTokens(data);
	const { shortName, legalName, insurance, founder, licence } = fillKnown(company, claims);
	return new Map([
		...claims,
		["company", shortName],
		["legalName", legalName],
		["licence", licenceText(licence)],
		["insurance", insurance],
		["founder", founder],
		["cityPages", String(cities.length)],
		...promotion === null ? [] : [["endsOn", longDay(promotion.endsOn)]]
	]);
}
function claimTokens(data) {
	const { claims } = fillKnown(data.claims, priceTokens(data));
	return new Map(Object.entries(claims).map(([id, claim]) => [`claim:${id}`, claim.text]));
}
/** The estimator's prices, for claims alone: a price that pages name is a claim, and stands once. */
function priceTokens({ estimator }) {
	if (estimator === null) return /* @__PURE__ */ new Map();
	const prices = [...Object.entries(estimator.materials).map(([name, { price }]) => [name, price]), ["other", estimator.otherPrice]];
	return new Map(prices.map(([name, dollars]) => [`price:${name}`, formatDollars(Math.round(dollars * 100))]));
}
/** A copy of data in which the tokens that are known are filled in; others, which a page or a count will know, stay. */
function fillKnown(value, tokens) {
	return fill(value, (text) => text.replace(TOKEN, (token, name) => tokens.get(name) ?? token));
}
function fill(value, change) {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((item) => fill(item, change));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, change)]));
}
/** A page's own tokens come first: so they do where errors list what can be written. */
function serviceTokens(site, service) {
	return new Map([["name", service.name], ...site]);
}
function countyTokens(site, county) {
	return new Map([
		["name", county.name],
		["county", county.name],
		["cities", String(county.cities.length)],
		...site
	]);
}
function cityTokens(site, city, county) {
	return new Map([
		["name", city.name],
		["city", city.name],
		["county", county],
		...site
	]);
}
function licenceText({ display, number, classification }) {
	return display.replaceAll("{number}", number).replaceAll("{classification}", classification);
}
/** Texts with tokens of their own, beside those of their file: file name and field. */
const LOCAL_TOKENS = {
	"company.yaml licence.display": ["number", "classification"],
	"navigation.yaml footer.cities": ["count", "county"],
	"navigation.yaml footer.oneCity": ["county"],
	"site.yaml words.preview": ["placeholders"],
	"estimator.yaml words.range": ["min", "max"],
	"estimator.yaml words.hints.belowMin": ["min"],
	"estimator.yaml words.hints.aboveMax": ["max"],
	"estimator.yaml words.message": ["choices", "total"],
	"contact.yaml errors.tooLong": ["max"]
};
const MONTHS = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December"
];
/** 2030-12-31 as December 31, 2030; by arithmetic, so that no time zone can move the day. */
function longDay(day) {
	const [year, month, date] = day.split("-").map(Number);
	return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
// generator/plan/offer.ts
/** Null while the offer holds, or where there is none. `today` is YYYY-MM-DD. */
function endedOffer({ promotion }, today) {
	if (promotion === null || promotion.endsOn >= today) return null;
	return {
		field: "endsOn",
		what: `the offer ended on ${longDay(promotion.endsOn)}; today is ${longDay(today)}.`,
		fix: "give it a new last day, or take promotion.yaml away: no page opens an offer that has ended"
	};
}
// generator/plan/characters.ts
const outside = new RegExp(`[^${" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\xA0áéíóúüñÁÉÍÓÚÜÑ–—‘’“”…·×°−©®§½¼¾•".replace(/[\\\]^-]/g, "\\$&")}\\s]`, "u");
/** The first character of a text that the fonts do not have, or null. */
function foreignCharacter(text) {
	return outside.exec(text)?.[0] ?? null;
}
// generator/plan/routes.ts
function pathOf(route) {
	switch (route.kind) {
		case "home": return "/";
		case "service": return `/services/${route.slug}`;
		case "county": return `/service-areas/${route.slug}`;
		case "city": return `/cities/${route.slug}`;
		case "prose": return `/${route.slug}`;
		case "notFound": return "/404";
		case "serverError": return "/500";
	}
}
/** Every page, in the order in which menus, footer and sitemap name them. */
function planRoutes(site) {
	return [
		{ kind: "home" },
		...ordered(site.services).map(({ slug }) => ({
			kind: "service",
			slug
		})),
		...ordered(site.counties).map(({ slug }) => ({
			kind: "county",
			slug
		})),
		...byName(site.cities).map(({ slug }) => ({
			kind: "city",
			slug
		})),
		...byName(site.pages).map(({ slug }) => ({
			kind: "prose",
			slug
		})),
		{ kind: "notFound" },
		{ kind: "serverError" }
	];
}
/** By their `order`, then by name; those without an order come last. */
function ordered(items) {
	return byName(items).sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));
}
/** By name without accents, then by slug: the same order in every locale. */
function byName(items) {
	return items.map((item) => ({
		item,
		key: `${sortKey(item.name)}\u0000${item.slug}`
	})).sort((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0).map(({ item }) => item);
}
function sortKey(name) {
	return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
// generator/plan/anchors.ts
function planAnchors({ home }) {
	return {
		home: /* @__PURE__ */ new Set([
			"home",
			...home.body.flatMap(anchorOf),
			"contact"
		]),
		contact: /* @__PURE__ */ new Set(["contact"]),
		plain: /* @__PURE__ */ new Set()
	};
}
/** The id that a section has on the home page (templates/sections). */
function anchorOf(section) {
	switch (section.type) {
		case "estimator":
		case "about": return [section.type];
		case "services": return section.anchor === void 0 ? [] : [section.anchor];
		default: return [];
	}
}
/** The anchors of a page, for links that name it. */
function anchorsOn(path, { anchors, data }) {
	if (path === "/") return anchors.home;
	const page = data.pages.find(({ slug }) => pathOf({
		kind: "prose",
		slug
	}) === path);
	return page ? new Set(page.parts.map(({ id }) => id)) : anchors.contact;
}
// generator/plan/links.ts
/** Pages that a server shows for what went wrong: nobody means to link to them. */
const STATUS = /* @__PURE__ */ new Set(["/404", "/500"]);
/** Why a target leads nowhere, as {what, known}; null if it leads somewhere. An anchor alone is the page's own or the home page's. */
function brokenTarget(target, { paths, anchorsOn }) {
	if (target === "tel" || target.startsWith("https://")) return null;
	const [path = "", anchor] = target.split("#");
	if (path !== "" && !paths.has(path)) return {
		what: `there is no page ${path}.`,
		known: [...paths].filter((known) => !STATUS.has(known))
	};
	if (anchor === void 0) return null;
	const anchors = anchorsOn(path === "" ? "/" : path);
	if (anchors.has(anchor)) return null;
	return {
		what: `there is no anchor #${anchor}${path === "" || path === "/" ? "" : ` on ${path}`}.`,
		known: [...anchors].map((known) => `${path}#${known}`)
	};
}
// generator/plan/placeFacts.ts
/** A place that is not in the list is nobody's mistake: the list need not be complete. */
function placeProblems(data, { sources, folder, production }) {
	const { places } = data.places;
	const against = {
		named: groupedBy(places, ({ name }) => name),
		slips: new Map([...groupedBy(places, ({ county }) => county)].map(([county, group]) => [county, slipFinder(group.map(({ name }) => name))])),
		counties: new Set(data.counties.map(({ slug }) => slug)),
		where: placer(places, sources, join(folder, "places.yaml")),
		sources,
		copied: production ? error : warning
	};
	return [
		...repeated(places, {
			sources,
			file: join(folder, "places.yaml")
		}),
		...data.cities.flatMap((city) => cityProblems(city, against)),
		...data.counties.flatMap((county) => listProblems(county, against))
	];
}
/** A place that the list has twice: of the two heights and zones, one would count and the other be read by nobody. */
function repeated(places, { sources, file }) {
	const first = /* @__PURE__ */ new Map();
	return places.flatMap(({ name, county }, index) => {
		const key = JSON.stringify([name, county]);
		const before = first.get(key);
		if (before === void 0) {
			first.set(key, index);
			return [];
		}
		const [path, at] = [[
			"places",
			index,
			"name"
		], (place) => sources.get(file)?.locate(place)];
		const line = at([
			"places",
			before,
			"name"
		])?.line;
		const what = `${name} in ${county} is on the list twice${line === void 0 ? "" : `: in line ${line}, and here`}.`;
		return [error({
			file,
			...at(path),
			field: fieldPath(path),
			what,
			fix: "take one of the two away, or correct its name or its county"
		})];
	});
}
/** One pass, so that thousands of cities and places stay quick. */
function groupedBy(places, key) {
	const groups = /* @__PURE__ */ new Map();
	for (const place of places) {
		const group = groups.get(key(place));
		if (group === void 0) groups.set(key(place), [place]);
		else group.push(place);
	}
	return groups;
}
function placer(places, sources, file) {
	const indexes = new Map(places.map((place, index) => [place, index]));
	return (place) => {
		const position = sources.get(file)?.locate(["places", indexes.get(place) ?? 0]);
		return `${basename(file)}${position === void 0 ? "" : `:${position.line}`}`;
	};
}
function cityProblems(city, { named, slips, counties, where, sources, copied }) {
	const at = (path) => ({
		file: city.file,
		...sources.get(city.file)?.locate(path),
		field: fieldPath(path)
	});
	const places = named.get(city.name) ?? [];
	const [place] = places;
	if (place === void 0) {
		const near = slips.get(city.county)?.(city.name);
		return near === void 0 || isConfirmed(city, sources) ? [] : [warning({
			...at(["name"]),
			...misspelt(city.name, near)
		})];
	}
	const here = places.find(({ county }) => county === city.county);
	const elsewhere = error({
		...at(["county"]),
		what: `${city.name} lies in ${place.county}, says ${where(place)}.`,
		fix: `write county: ${place.county}; or correct it there, if this is right`
	});
	return [...here === void 0 && counties.has(city.county) ? [elsewhere] : [], ...factProblems(city, here ?? place, {
		at,
		where,
		copied
	})];
}
function factProblems({ facts }, place, { at, where, copied }) {
	return facts.flatMap(({ label, value }, index) => MEASURES.flatMap(({ of, read, known, words }) => {
		const said = of.test(label) ? read(value, label) : null;
		if (said === null || said === known(place)) return [];
		const what = `"${label} ${value}", where ${where(place)} says ${words(known(place))}.`;
		return [copied({
			...at([
				"facts",
				index,
				"value"
			]),
			what,
			fix: "correct whichever of the two is wrong"
		})];
	}));
}
/** Whether the city's file lists its name as right, however it looks. */
function isConfirmed({ file }, sources) {
	const source = sources.get(file);
	return source !== void 0 && readMarks(source).marks.confirmed.includes("name");
}
/** One letter is a slip; two are as often another town (San Marcos and San Marino, Rio Alto and Rialto). */
function misspelt(name, near) {
	return {
		what: `places.yaml has no ${name}, and has ${near}.`,
		fix: `write ${near} if that is meant; if both are places, add this one to places.yaml, or list its name in its file: confirmed: [name]`
	};
}
/** Names of the list on a county's page. */
function listProblems({ file, slug, cities }, { named, where, sources, copied }) {
	return cities.flatMap((name, index) => {
		const places = named.get(name) ?? [];
		const [place] = places;
		if (place === void 0 || places.some(({ county }) => county === slug)) return [];
		const path = ["cities", index];
		return [copied({
			file,
			...sources.get(file)?.locate(path),
			field: fieldPath(path),
			what: `${name} lies in ${place.county}, says ${where(place)}.`,
			fix: "take it off this list; or correct it there, if this is right"
		})];
	});
}
/** Facts of the whole place, as pages word them; "Ground level in Mira Loma" is of a part of it. */
const MEASURES = [{
	of: /^(ground level|town level|town center|elevation|(above|below) sea level)$/i,
	read: feetIn,
	known: ({ elevation }) => elevation,
	words: (feet) => `${feet.toLocaleString("en-US")} ft`
}, {
	of: /^((California|State|Title 24|Building) )?climate zone$/i,
	read: zoneIn,
	known: ({ zone }) => zone,
	words: (zone) => `zone ${zone}`
}];
/** "1,483 ft", "-13 feet", "13 ft below sea level", or so many "Below sea level"; null for what is no height in feet, or a span of heights. */
function feetIn(value, label = "") {
	const [, minus, digits, below] = /^([-−])?(\d[\d,]*) ?(?:ft|feet)\b( below (?:the )?sea\b)?(?!.*\d)/i.exec(value.trim()) ?? [];
	if (digits === void 0) return null;
	const feet = Number(digits.replaceAll(",", ""));
	return minus === void 0 && below === void 0 && !/^below /i.test(label) ? feet : -feet;
}
/**
* "Title 24 zone 10", "15, low desert"; null for the zones of others (IECC, USDA, Koeppen), which have their name before the
* number, and for more than one zone.
*/
function zoneIn(value) {
	const digits = /^(?:(?:California|Title 24),? )*(?:zone )?(\d{1,2})\b(?!.*\d)/i.exec(value.trim())?.[1];
	return digits === void 0 ? null : Number(digits);
}
// generator/plan/site.ts
function planSite(written, settings, design) {
	const tokens = siteTokens(written);
	const data = {
		...fillKnown(written, tokens),
		claims: fillKnown(written.claims, priceTokens(written))
	};
	const routes = planRoutes(data);
	return {
		data,
		url: settings.siteUrl ?? new URL(data.site.url).origin,
		base: settings.base,
		production: settings.production,
		backend: {
			url: settings.supabase.url ?? data.site.supabase.url,
			anonKey: settings.supabase.anonKey ?? data.site.supabase.anonKey
		},
		colours: {
			...design,
			...data.site.theme
		},
		tokens,
		routes,
		paths: new Set(routes.map(pathOf)),
		anchors: planAnchors(data),
		services: bySlug(data.services),
		counties: bySlug(data.counties),
		cities: bySlug(data.cities),
		pages: bySlug(data.pages),
		citiesOf: grouped(byName(data.cities))
	};
}
function bySlug(items) {
	return new Map(items.map((item) => [item.slug, item]));
}
function grouped(cities) {
	const groups = /* @__PURE__ */ new Map();
	for (const city of cities) {
		const group = groups.get(city.county);
		if (group) group.push(city);
		else groups.set(city.county, [city]);
	}
	return groups;
}
/** The entry of a slug that a route names; routes are made from the same data, so a missing one is a bug of ours. */
function entryOf(entries, slug) {
	const entry = entries.get(slug);
	if (entry === void 0) throw new Error(`A route names ${slug}, which the data does not have.`);
	return entry;
}
// generator/plan/references.ts
/** `data` as it was written: with its tokens, and with the places of its fields in `sources`. */
function checkReferences({ site, data, sources, folder }) {
	const problems = [];
	const images = imagesIn(folder);
	for (const file of textFiles(data, folder)) {
		const source = sources.get(file.file);
		if (!source) continue;
		let errors = 0;
		visit(file.data, (path, value) => {
			if (typeof value !== "string" || errors > 25) return;
			const place = () => ({
				file: file.file,
				...source.locate(path),
				field: fieldPath(path)
			});
			const found = fieldProblems(value, {
				path,
				place,
				file,
				site,
				images
			});
			errors += found.filter(({ severity }) => severity === "error").length;
			problems.push(...found);
		});
	}
	return [
		...problems,
		...countyProblems(data, sources),
		...sameCities(data, sources),
		...placeProblems(data, {
			sources,
			folder,
			production: site.production
		}),
		...pathProblems(site),
		...folderNames(data),
		...absentPages(site, folder),
		...absentFiles(data, {
			sources,
			folder
		})
	];
}
function fieldProblems(value, field) {
	const { path, place, site, images } = field;
	switch (path.at(-1)) {
		case "to": return targetProblems(value, place, site);
		case "src": return imageProblems(value, place, images);
		default: return textProblems(value, field);
	}
}
function imageProblems(name, place, images) {
	return images.includes(name) ? [] : [error({
		...place(),
		what: `there is no image ${name} in data/images.`,
		fix: oneOf(name, images)
	})];
}
/** Every file with texts, and what its texts may refer to. */
function textFiles(data, folder) {
	const tokens = siteTokens(data);
	const at = (name) => join(folder, `${name}.yaml`);
	const county = {
		name: "",
		cities: []
	};
	const plain = [
		"site",
		"navigation",
		"home",
		"contact",
		"estimator",
		"promotion",
		"testimonials"
	].flatMap((name) => {
		const content = data[name];
		return content === null ? [] : [{
			file: at(name),
			data: content,
			tokens
		}];
	});
	return [
		{
			file: at("claims"),
			data: claimTexts(data),
			tokens: priceTokens(data)
		},
		{
			file: at("company"),
			data: data.company,
			tokens: claimTokens(data)
		},
		...plain,
		{
			file: at("service-pages"),
			data: data["service-pages"],
			tokens: serviceTokens(tokens, { name: "" })
		},
		{
			file: at("county-pages"),
			data: data["county-pages"],
			tokens: countyTokens(tokens, county)
		},
		{
			file: at("city-pages"),
			data: data["city-pages"],
			tokens: cityTokens(tokens, { name: "" }, "")
		},
		...data.services.flatMap((entry) => pageFiles(entry, tokens, serviceTokens(tokens, entry))),
		...data.counties.flatMap((entry) => pageFiles(entry, tokens, countyTokens(tokens, entry))),
		...data.cities.flatMap((entry) => pageFiles(entry, tokens, cityTokens(tokens, entry, ""))),
		...data.pages.map((entry) => ({
			file: entry.file,
			data: entry,
			tokens
		}))
	];
}
/** What a claim says may refer to prices alone: other texts refer to it. */
function claimTexts({ claims: { claims } }) {
	return { claims: Object.fromEntries(Object.entries(claims).map(([id, { text }]) => [id, { text }])) };
}
/** A page's name and a county's list stand on other pages too, where the page's own tokens stand for nothing. */
function pageFiles(entry, everywhere, own) {
	const { name, cities = [], ...rest } = entry;
	return [{
		file: entry.file,
		data: {
			name,
			cities
		},
		tokens: everywhere
	}, {
		file: entry.file,
		data: rest,
		tokens: own
	}];
}
function targetProblems(target, place, site) {
	const own = ownPath(target, site);
	if (own !== null) return [error({
		...place(),
		what: `"${target}" is a page of this site by its full address.`,
		fix: `write "${own}": then the link is checked, and works in a preview too`
	})];
	const broken = brokenTarget(target, {
		paths: site.paths,
		anchorsOn: (path) => anchorsOn(path, site)
	});
	return broken === null ? [] : [error({
		...place(),
		what: broken.what,
		fix: oneOf(target, broken.known)
	})];
}
/** '/services/gutters' of https://www.example.com/services/gutters.html, if that is this site's own address. */
function ownPath(target, { url }) {
	if (!target.startsWith("https://") || new URL(target).origin !== url) return null;
	const { pathname, hash } = new URL(target);
	return `${pathname.replace(/(\/index)?\.html$|(?<=.)\/$/, "") || "/"}${hash}`;
}
function textProblems(text, { path, place, file, site }) {
	if (path[0] === "file" || path[0] === "slug") return [];
	return [...hasOwnFonts(site) ? [] : characterProblems(text, place), ...tokenProblems(text, path, file, place)];
}
/** Which characters those have is not known here. */
function hasOwnFonts({ data: { site } }) {
	return site.fonts?.display !== void 0 && site.fonts.text !== void 0;
}
function characterProblems(text, place) {
	const character = foreignCharacter(text);
	if (character === null) return [];
	const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
	return [warning({
		...place(),
		what: `the site's fonts do not have ${JSON.stringify(character)} (U+${code}): it shows in another face.`,
		fix: "write it another way, or leave it if it has to be so"
	})];
}
/** {phone} belongs into the label of a link with `to: tel` only: every number shown can be dialled (D23). */
function tokenProblems(text, path, file, place) {
	const local = LOCAL_TOKENS[`${basename(file.file)} ${fieldPath(path)}`] ?? [];
	return tokensIn(text).flatMap((name) => {
		if (name === "phone") return dials(path, file.data) ? [] : [error({
			...place(),
			what: "{phone} can only stand in the label of a link, so that it can be dialled.",
			fix: "take it out of this text; where a link can stand, write {label: \"{phone}\", to: tel}"
		})];
		if (local.includes(name) || file.tokens.has(name)) return [];
		return [error({
			...place(),
			what: `{${name}} stands for nothing here.`,
			fix: fixOfToken(name, [...local, ...file.tokens.keys()])
		})];
	});
}
/** What can be written is told whole, but for the claims, which claims.yaml lists. */
function fixOfToken(name, known) {
	const claimed = name.startsWith("claim:");
	const names = known.filter((each) => each.startsWith("claim:") === claimed).map((each) => `{${each}}`);
	if (!claimed) return oneOf(`{${name}}`, names, { whole: true });
	if (names.length === 0) return "write the claim in claims.yaml";
	const one = oneOf(`{${name}}`, names);
	return `${one}, or write the claim in claims.yaml${one.includes("…") ? ", where all of them stand" : ""}`;
}
function dials(path, data) {
	const parent = path.slice(0, -1).reduce((value, key) => value[key], data);
	return path[0] === "hero" && path.at(-1) === "call" || path.at(-1) === "label" && parent.to === "tel";
}
function countyProblems(data, sources) {
	const slugs = ordered(data.counties).map((county) => county.slug);
	return data.cities.flatMap((city) => slugs.includes(city.county) ? [] : [error({
		file: city.file,
		...sources.get(city.file)?.locate(["county"]),
		field: "county",
		what: `there is no county "${city.county}": the folder counties has no file of this name.`,
		fix: fixOfCounty(city.county, slugs)
	})]);
}
function fixOfCounty(county, slugs) {
	const slug = slugFrom(county);
	const added = `write the county's page${slug === null ? "" : `, ${slug}.yaml`} in the folder counties`;
	if (slugs.length === 0) return added;
	return nearest(county, slugs) === void 0 ? `${oneOf(county, slugs)}, or ${added}` : oneOf(county, slugs);
}
/** No two pages can claim one path. */
function pathProblems(site) {
	const first = /* @__PURE__ */ new Map();
	return site.routes.flatMap((route) => {
		const path = pathOf(route);
		if (!first.has(path)) {
			first.set(path, route);
			return [];
		}
		const page = [route, first.get(path)].flatMap((each) => each?.kind === "prose" ? [entryOf(site.pages, each.slug)] : [])[0];
		return [error({
			file: page?.file,
			what: `the address ${path} is taken: every site has a page of its own there.`,
			fix: "give the file another name"
		})];
	});
}
/** A page of plain text beside a folder of the same name: hosts disagree on which of the two the address means. */
const FOLDERS = [
	"services",
	"service-areas",
	"cities",
	"assets",
	"images"
];
function folderNames({ pages }) {
	return pages.filter(({ slug }) => FOLDERS.includes(slug)).map(({ file, slug }) => error({
		file,
		what: `the address /${slug} is that of a folder of the site.`,
		fix: "give the file another name"
	}));
}
/** A copied file in which the name was forgotten: menus would have the city twice. Blamed is the file of another name. */
function sameCities(data, sources) {
	const first = /* @__PURE__ */ new Map();
	return data.cities.flatMap((city) => {
		const key = `${city.county} ${city.name}`;
		const before = first.get(key);
		first.set(key, before ?? city);
		if (before === void 0) return [];
		const [right, wrong] = slugFrom(city.name) === city.slug ? [city, before] : [before, city];
		return [error({
			file: wrong.file,
			...sources.get(wrong.file)?.locate(["name"]),
			field: "name",
			what: `${city.name} is the name in ${basename(right.file)} too.`,
			fix: "write the name of the city that this page is about"
		})];
	});
}
/** Files that a site may leave out, and the sections that are nothing without them. */
function absentFiles(data, { sources, folder }) {
	const needs = {
		estimator: "estimator",
		stories: "testimonials"
	};
	return [
		{
			file: join(folder, "home.yaml"),
			body: data.home.body
		},
		...data.services,
		...data.counties,
		...data.cities
	].flatMap(({ file, body }) => body.flatMap(({ type }, index) => {
		const name = type === "estimator" || type === "stories" ? needs[type] : null;
		if (name === null || data[name] !== null) return [];
		const path = [
			"body",
			index,
			"type"
		];
		return [error({
			file,
			...sources.get(file)?.locate(path),
			field: fieldPath(path),
			what: `this section shows what is in ${name}.yaml, and there is no such file.`,
			fix: `write ${name}.yaml in the data folder, or take the section out`
		})];
	}));
}
/** Pages that every site needs: each form says where its privacy page is (D19). */
function absentPages(site, folder) {
	if (site.pages.has("privacy")) return [];
	return [error({
		file: join(folder, "pages", "privacy.yaml"),
		what: "there is no privacy page, and every form links to it.",
		fix: "write this file; it says what happens to what people send, and California law asks for it"
	})];
}
// generator/check.ts
/** `today` is YYYY-MM-DD; left out by whoever judges the offer otherwise, or not at all. */
function readAndCheck(settings, today) {
	const reading = readSite(settings.data);
	if (reading.site === null) return {
		site: null,
		placeholders: [],
		refusals: [],
		problems: firstOfEachFile(reading.problems),
		sources: reading.sources
	};
	const design = designColours(settings.project);
	const site = planSite(reading.site, settings, design);
	const { placeholders, refusals } = readiness(reading.site, reading, settings);
	const problems = [...firstOfEachFile([
		...reading.problems,
		...contrastProblems(reading.site, design, join(settings.data, "site.yaml"), reading.sources),
		...fontProblems(reading.site, settings.data, reading.sources),
		...markProblems(reading.site, settings.data, reading.sources),
		...priceProblems(reading.site, join(settings.data, "estimator.yaml"), reading.sources),
		...iconProblems(settings.data),
		...secretKeys(reading.site, reading, settings),
		...checkReferences({
			site,
			data: reading.site,
			sources: reading.sources,
			folder: settings.data
		}),
		...offerProblems(reading.site, join(settings.data, "promotion.yaml"), reading.sources, today)
	]), ...settings.production ? refusals : []];
	return {
		site: !problems.some((problem) => problem.severity === "error") ? site : null,
		placeholders,
		refusals,
		problems,
		sources: reading.sources
	};
}
function offerProblems(data, file, sources, today) {
	const ended = today === void 0 ? null : endedOffer(data, today);
	return ended === null ? [] : [warning({
		file,
		...sources.get(file)?.locate(["endsOn"]),
		...ended
	})];
}
// ../../content-x/bench2.ts
const [bytesArg, only] = process.argv.slice(2);
if (bytesArg === "names") {
	for (const name of Object.keys(STRANGE_DATA)) console.log(name);
	process.exit(0);
}
const project = "/tmp/wt/content";
for (const [name, { file, text }] of Object.entries(STRANGE_DATA)) {
	if (only && name !== only) continue;
	const data = "/tmp/content-x/data-" + process.pid;
	cpSync(join(project, "tests/fixtures/small"), data, { recursive: true });
	const settings = {
		project,
		data,
		out: "",
		siteUrl: null,
		base: "/",
		production: false,
		development: false,
		supabase: {
			url: null,
			anonKey: null
		}
	};
	readAndCheck(settings);
	const written = readFileSync(join(data, file), "utf8");
	writeFileSync(join(data, file), text(Number(bytesArg), written));
	const start = process.cpuUsage();
	let said = "";
	try {
		const { problems, site } = readAndCheck(settings);
		const p = problems.find((each) => each.file?.endsWith(file)) ?? problems[0];
		said = `${site ? "read " : ""}${problems.length} problems: ${p?.line}:${p?.column} ${p?.field} ${p?.what.slice(0, 90)}`;
	} catch (e) {
		said = "THROWN " + String(e.stack).slice(0, 400);
	}
	const ms = Math.round(process.cpuUsage(start).user / 1e3);
	console.log(String(ms).padStart(6), name.padEnd(36), said);
	rmSync(data, {
		recursive: true,
		force: true
	});
}
export {};
