import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brand } from '../../brands/build.ts';
import { publishedSecrets, secretSettings } from '../../settings/shared-settings.ts';
import type { Settings } from '../options.ts';

/**
 * Everything that a storefront publishes, apart from what is in the brand's `static/`: patterns of paths inside the build's folder. A
 * kind of file that is not listed is a mistake until somebody has decided that everybody may read it.
 */
const published: readonly RegExp[] = [
  // Pages and what is in their data.
  /^([^_~].*\/)?[^/]+\.html$/,
  /^page-data\/.+\.json$/,
  /^texts\/.+\.json$/,
  // Scripts and styles, with a digest in their names, and the licenses of what they contain.
  /^[^/]+[-.][0-9a-f]{20}\.(js|css)$/,
  /^[^/]+\.js\.LICENSE\.txt$/,
  /^adyen-web-[\d.]+\.css$/,
  // The service worker and what it imports.
  /^(sw|service-worker-off|idb-keyval-[\d.]+-iife\.min)\.js$/,
  /^workbox-v[\d.]+\/workbox-[\w.]+\.js$/,
  // Pictures and fonts that the build made files of.
  /^static\/.+\.(avif|webp|jpe?g|png|svg|gif|woff2)$/,
  /^_gatsby\/image\/.+\.(avif|webp|jpe?g|png)$/,
  // For browsers, for search engines, and for hosts.
  /^(storefronts|addresses|build)\.json$/,
  /^sitemap-[\w-]+\.xml$/,
  /^feeds\/([a-z]{2}\.xml(\.gz)?|klevu\.json|klevu\/[a-z-]+-\d+\.json)$/,
  /^(site\.webmanifest|apple-touch-icon\.png)$/,
  /^share\/([0-9a-f]{32}\.jpg|logo\.png)$/,
  /^robots\.txt$/,
  /^redirect-rules\/\w+\.json$/,
  /^_(redirects|headers)$/,
  /^\.pictures\.json$/,
  /^\.well-known\/security\.txt$/,
];

/**
 * @param settings those that the build was made with.
 * @param maker the folder that the build ran in, which no file may name.
 * @throws Error listing each file of a build that nobody should see, or that contains a secret or a path of the machine.
 */
export function expectPublishable(folder: string, settings: Settings, maker: string = process.cwd()): void {
  const files = filesIn(folder);
  const unknown = files.filter((file) => {
    const path = relative(folder, file).split(sep).join('/');
    return !published.some((kind) => kind.test(path)) && !existsSync(join(brand.folder, 'static', path));
  });
  // As it is, and as JSON and scripts escape it.
  const paths = [maker, JSON.stringify(maker).slice(1, -1)];
  const telling = files.filter((file) => {
    const bytes = readFileSync(file);
    return paths.some((path) => bytes.includes(path));
  });
  const problems = [
    ...unknown.map((file) => `${file}: is not a kind of file that a storefront publishes`),
    ...telling.map((file) => `${file}: contains the path of the folder it was built in`),
    ...secretsIn(folder, settings),
  ];
  if (problems.length > 0)
    throw new Error(
      `Files or secrets that should not be published (scripts/check/published-files.ts):\n${problems.join('\n')}`,
    );
}

/**
 * Searches every file that a build publishes for secrets: by their names, and by their values, each of several that are
 * separated by commas, as they are and as text or JSON, an address, or base64 would write them.
 * @returns `file: SETTING` for each one found.
 */
export const secretsIn = (folder: string, settings: Settings): string[] =>
  tracesIn(folder, (name) => [name, ...valuesOf(settings[name]).flatMap(spellingsOf)]);

/**
 * Searches a package, whose server parts contain the names of settings, and the demo's public secrets, which they refuse where
 * money is real.
 * @throws Error listing each secret in a package and its file.
 */
export function expectNoSecretValues(folder: string, settings: Settings): void {
  const isPublic = new Set(Object.values(publishedSecrets));
  const found = tracesIn(folder, (name) =>
    valuesOf(settings[name])
      .filter((value) => !isPublic.has(value))
      .flatMap(spellingsOf),
  );
  if (found.length > 0) throw new Error(`Secrets in the package:\n${found.join('\n')}`);
}

function tracesIn(folder: string, tracesOf: (name: string) => readonly string[]): string[] {
  const secrets = secretSettings.map((name) => ({
    name,
    traces: tracesOf(name).map((trace) => Buffer.from(trace)),
  }));
  return filesIn(folder).flatMap((file) => {
    const content = readFileSync(file);
    return secrets
      .filter(({ traces }) => traces.some((trace) => content.includes(trace)))
      .map(({ name }) => `${file}: ${name}`);
  });
}

/** Some settings list several secrets, so that one can be replaced while the other is still accepted. */
const valuesOf = (setting = ''): string[] => [
  ...new Set([setting, ...setting.split(',')].map((value) => value.trim()).filter((value) => value !== '')),
];

function spellingsOf(secret: string): string[] {
  const inBase64 = [0, 1, 2].map((offset) => withinBase64(secret, offset));
  return [
    ...new Set([
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
      ...inBase64,
      ...inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    ]),
  ];
}

/**
 * What base64 makes of a text that begins `offset` bytes after a group of three, e.g. after the user name of an
 * `Authorization` header: the characters that do not depend on what is around it.
 */
function withinBase64(text: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]);
  return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
