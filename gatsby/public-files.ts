import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { adyenStylesheetPath } from '../src/checkout/payment/adyen-stylesheet.ts';
import { type NamedPage, pageNamesPath } from '../src/navigation/nearest-pages.ts';
import { brand } from '../brands/build.ts';
import type { Logo } from '../brands/types.ts';
import { directoryPath } from '../src/region/other-storefronts.ts';
import { storefrontDirectory } from '../stores/directory.ts';
import type { Language, Store } from '../stores/types.ts';
import { buildEnvironment } from './environment.ts';
import { writePublicJson } from './public-json.ts';

/**
 * Publishes the files that are requested by address: the brand's own, the directory of storefronts, the payment library's stylesheet, and
 * whom to tell about vulnerabilities.
 * @throws Error what `expectLogo` throws.
 */
export async function writePublicFiles(): Promise<void> {
  await mkdir('public', { recursive: true });
  expectLogo(brand);
  await cp(join(brand.folder, 'static'), 'public', { recursive: true });
  await writePublicJson(directoryPath, storefrontDirectory(buildEnvironment().stores));
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const styles = resolve('@adyen/adyen-web/styles/adyen.css');
  await copyFile(styles, join('public', adyenStylesheetPath));
  await mkdir('public/.well-known', { recursive: true });
  await writeFile(`public${securityTxtPath}`, securityTxt(buildEnvironment().store, new Date()));
}

/** @throws Error that names each file of the brand's logo that is not in its `static/`. */
export function expectLogo({ logo, folder }: { readonly logo?: Logo; readonly folder: string }): void {
  const files = [logo?.src, logo?.dark]
    .flatMap((path) => path ?? [])
    .map((path) => `${folder}/static${path}`);
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      `The brand’s logo is missing: put it at ${missing.join(' and ')}, or change \`logo\` in browser.ts.`,
    );
}

const securityTxtPath = '/.well-known/security.txt';

/** Days until `security.txt` is out of date unless the site is built again; RFC 9116 asks for less than a year. */
const daysValid = 360;

/** The storefront's `security.txt` (RFC 9116), as a build of `now` publishes it. */
export function securityTxt({ origin }: Pick<Store, 'origin'>, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(now.getUTCDate() + daysValid);
  return [
    `Contact: ${brand.securityContact.address}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${brand.securityContact.languages.join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n');
}

/** How many products the error pages know, at most: those that the most people know. */
const suggestedProducts = 1_000;

export async function writePageNames({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  const nodesOf = (type: string, language: Language) =>
    (getNodesByType(type) as unknown as readonly PageNode[]).filter((node) => node.language === language);
  for (const language of buildEnvironment().store.languages) {
    const products = nodesOf('CommerceProduct', language)
      .toSorted((one, other) => (other.rating?.count ?? 0) - (one.rating?.count ?? 0))
      .slice(0, suggestedProducts);
    const others = ['CommerceCategory', 'ContentPage'].flatMap((type) => nodesOf(type, language));
    const pages: readonly NamedPage[] = [...products, ...others].map(({ name, title, path }) => ({
      name: name ?? title ?? '',
      path,
    }));
    await writePublicJson(pageNamesPath(language), pages);
  }
}

interface PageNode {
  readonly language: Language;
  readonly path: string;
  readonly name?: string;
  readonly title?: string;
  readonly rating?: { readonly count: number } | null;
}
