import { z } from 'zod';
import { globSync, readFileSync } from 'node:fs';
import { runCounted } from '../command.ts';
import { printError } from '../print.ts';

/** Licenses (SPDX identifiers) of packages that are part of the shop or of its builds. */
const licenses: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
];

/** Those that packages for development may have as well, which never leave the machines of developers. */
const developmentLicenses: readonly string[] = [
  'MPL-2.0',
  'Artistic-2.0',
  'WTFPL',
  // Of texts: the list of SPDX exceptions.
  'CC-BY-3.0',
];

/** Packages with another license, or with none in `package.json` (null), and why they are allowed. */
const licenseExceptions: readonly (readonly [packages: RegExp, license: RegExp | null])[] = [
  // libvips, unmodified and linked dynamically; it makes pictures on servers, no browser gets it.
  [/^@img\/sharp-/, /\bLGPL-3\.0-or-later\b/],
  // Unmodified; ESLint’s rules for accessibility, which Gatsby depends on, use it.
  [/^axe-core$/, /^MPL-2\.0$/],
  // Data about browsers that builds read and do not publish.
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
  // Fonts, published unmodified: copyright and license are in the files themselves.
  [/^@fontsource(-variable)?\//, /^OFL-1\.1$/],
  // Sentry’s command line, which uploads source maps; only competing products may not contain it.
  [/^sentry$/, /^FSL-1\.1-Apache-2\.0$/],
  // MIT (linkfs: Unlicense; parse-cache-control: BSD-3-Clause), in the file LICENSE or in the outdated field `licenses`.
  [/^(busboy|linkfs|parse-cache-control|streamsearch|valid-url|xmlhttprequest-ssl)$/, null],
];

/** Packages whose code runs while they are installed, and what it does. */
const installScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles itself only if asked to; otherwise a prebuilt package is used',
  'core-js': 'prints a request for donations',
  'core-js-pure': 'prints a request for donations',
  'es5-ext': 'prints a call for peace in Russian time zones',
  esbuild: 'checks its prebuilt binary, which is a package of its own',
  gatsby: 'downloads its lists of adapters and of its own functions, and does without if it cannot',
  'gatsby-cli': 'prints its help if it is installed for the whole machine',
  lmdb: 'looks for its prebuilt binary, and compiles it where there is none',
  'msgpackr-extract': 'looks for its prebuilt binary, and compiles it where there is none',
  msw: 'copies a file that its user has asked for in package.json, which nobody has',
  node: 'puts the pinned Node into node_modules, from a package of its own',
  'unrs-resolver': 'looks for its prebuilt binary',
  workerd: 'checks its prebuilt binary, which is a package of its own',
};

/** What a lockfile says about a package, as far as it is checked. */
const packageSchema = z.object({
  license: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});

const lockfileSchema = z.object({ packages: z.record(z.string(), packageSchema) });
type LockedPackage = z.output<typeof packageSchema> & { readonly name: string };

/** The packages of a lockfile, without the project itself and its workspaces. @throws ZodError if it is none. */
export function packagesOf(lockfile: unknown): LockedPackage[] {
  return Object.entries(lockfileSchema.parse(lockfile).packages).flatMap(([path, entry]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return path.includes('node_modules/') && !entry.link ? [{ name, ...entry }] : [];
  });
}

/** Packages whose license is not allowed. */
export const licenseProblems = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter((locked) => !hasAllowedLicense(locked))
    .map(
      ({ name, license, dev }) =>
        `${name} has the license ${license ?? '(none named)'}: use another package${dev ? '' : ' in what ships'}, or allow it in scripts/check/packages.ts with a reason`,
    );

function hasAllowedLicense({ name, license, dev }: LockedPackage): boolean {
  const allowed = dev ? [...licenses, ...developmentLicenses] : licenses;
  if (license !== undefined && satisfies(license, allowed)) return true;
  return licenseExceptions.some(
    ([names, excepted]) => names.test(name) && (excepted?.test(license ?? '') ?? license === undefined),
  );
}

/** Whether an SPDX expression is fulfilled; one that mixes `AND` and `OR` is not, because its order is not read. */
function satisfies(expression: string, allowed: readonly string[]): boolean {
  const simple = expression.replace(/^\((.*)\)$/, '$1');
  if (simple.includes(' OR ') && simple.includes(' AND ')) return false;
  const isAllowed = (license: string) => allowed.includes(license);
  return simple.split(' OR ').some(isAllowed) || simple.split(' AND ').every(isAllowed);
}

/** Packages that run code while they are installed without being listed. */
export const installScriptProblems = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !(name in installScripts))
    .map(
      ({ name }) =>
        `${name} runs a script when it is installed: read it, then add what it does to scripts/check/packages.ts`,
    );

/** Actions of a workflow that are not named by the commit and, in a comment, the version it belongs to. */
export const actionProblems = (workflow: string): string[] =>
  [...workflow.matchAll(/^[ -]*uses:(.*)$/gm)]
    .map(([, action = '']) => action.trim())
    .filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action) && !action.startsWith('./'))
    .map(
      (action) =>
        `${action}: write the full hash of a commit and its version, e.g. owner/name@<40 hexadecimal digits> # v1.2.3`,
    );

/** Part of `npm run check`: licenses, install scripts, and the actions of workflows. */
if (import.meta.main)
  runCounted(() => {
    const packages = packagesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));
    const workflows = globSync('.github/**/*.{yml,yaml}').map((file) => readFileSync(file, 'utf8'));
    const problems = [
      ...licenseProblems(packages),
      ...installScriptProblems(packages),
      ...workflows.flatMap(actionProblems),
    ];
    for (const problem of problems) printError(problem);
    return Promise.resolve({ passed: packages.length + workflows.length, failed: problems.length });
  });
