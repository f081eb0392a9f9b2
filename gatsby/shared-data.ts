import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { NodePluginArgs } from 'gatsby';
import type { SharedData, SharedDataByLanguage } from '../src/i18n/shared-data.ts';
import type { Language } from '../stores/types.ts';
import type { PageKey } from '../stores/urls.ts';
import { buildEnvironment } from './environment.ts';
import { sitePathsOf } from './page-context.ts';
import { writePublicJson } from './public-json.ts';
import type { Locale } from './texts.ts';

/** Where the files are published; they are cached forever. */
const folder = '/texts/frame';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** The pages that the storefront has. */
export function ownPageKeys({ getNodesByType }: Nodes): readonly PageKey[] {
  const { store } = buildEnvironment();
  const pages = getNodesByType('StorefrontPages') as unknown as readonly StorefrontPages[];
  return pages.find(({ storeId }) => storeId === store.id)?.pageKeys ?? [];
}

interface StorefrontPages {
  readonly storeId: string;
  readonly pageKeys: readonly PageKey[];
}

/** What all pages of a language share, for each language of the storefront. */
export function sharedDataByLanguage({ getNodesByType }: Nodes): SharedDataByLanguage {
  const { store } = buildEnvironment();
  const own = new Set(ownPageKeys({ getNodesByType }));
  const locales = getNodesByType('Locale') as unknown as readonly Locale[];
  const byLanguage = Map.groupBy(
    locales.filter(({ ns }) => ns !== 'mail'),
    ({ language }) => language,
  );
  return Object.fromEntries(
    [...byLanguage].map(([language, texts]) => [
      language,
      {
        // The compiler knows the namespaces' texts from the English files.
        texts: Object.fromEntries(
          texts.map(({ ns, data }) => [ns, JSON.parse(data, withoutSinglePages) as object]),
        ) as unknown as SharedData['texts'],
        sitePaths: sitePathsOf(store, language, own),
      },
    ]),
  );
}

/** What single pages show, which have it themselves: `gatsby/consent-services.ts`, and `gatsby/finders.ts`. */
const ofSinglePages = ['register', 'finders'];
const withoutSinglePages = (key: string, value: unknown): unknown =>
  ofSinglePages.includes(key) ? undefined : value;

/** The address of each language's file: its name changes with its content. */
export function sharedDataFilesOf(shared: SharedDataByLanguage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(shared).map(([language, data]) => {
      const digest = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 20);
      return [language, `${folder}/${language}-${digest}.json`];
    }),
  );
}

export async function writeSharedData(nodes: Nodes): Promise<void> {
  const shared = sharedDataByLanguage(nodes);
  await rm(`public${folder}`, { recursive: true, force: true });
  for (const [language, file] of Object.entries(sharedDataFilesOf(shared))) {
    await writePublicJson(file, shared[language as Language]);
  }
}

/** What a template imports later on and cannot do without, by chunk name (`webpackChunkName`). */
const importedLater: Readonly<Record<string, readonly string[]>> = {
  'component---src-templates-search-tsx': ['klevu-adapter'],
};

/**
 * The scripts of each template, as webpack has just built them. What renders HTML is compiled afterwards and includes
 * them, so that Gatsby renders every page again when one of the files it names has changed. Empty in development.
 * @throws Error if Gatsby has not written which they are, or names no chunk of `importedLater`.
 */
export async function readTemplateFiles(): Promise<Readonly<Record<string, readonly string[]>>> {
  if (process.env['NODE_ENV'] === 'development') return {};
  const file = 'public/webpack.stats.json';
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `${file} is missing, so pages cannot announce their scripts. Gatsby should have written it.`,
      {
        cause,
      },
    );
  });
  const { assetsByChunkName } = JSON.parse(text) as { assetsByChunkName: Record<string, string[]> };
  const templates = Object.entries(assetsByChunkName).filter(([name]) => name.startsWith('component---'));
  if (templates.length === 0) throw new Error(`${file} names no template. Has Gatsby renamed its chunks?`);
  const filesOf = (chunk: string) => {
    const files = assetsByChunkName[chunk];
    if (!files) throw new Error(`${file} has no chunk ${chunk}, which a template's HTML announces.`);
    return files;
  };
  return Object.fromEntries(
    templates.map(([name, files]) => [
      name,
      [...new Set([...files, ...(importedLater[name] ?? []).flatMap(filesOf)])],
    ]),
  );
}
