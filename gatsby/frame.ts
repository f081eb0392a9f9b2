import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { type Frame, frameNamespaces, type Frames } from '../src/i18n/frame.ts';
import type { Language } from '../stores/types.ts';
import type { PageKey } from '../stores/urls.ts';
import { buildEnvironment } from './environment.ts';
import { sitePathsOf } from './page-context.ts';
import type { Locale } from './texts.ts';

/** Where the files of frames are published; they are cached forever. */
const framesFolder = '/texts/frame';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** What all pages of a language share, for each language of the storefront. */
export function framesOf({ getNodesByType }: Nodes): Frames {
  const { store } = buildEnvironment();
  const pages = getNodesByType('StorefrontPages') as unknown as readonly StorefrontPages[];
  const own = new Set(pages.find(({ storeId }) => storeId === store.id)?.pageKeys);
  const locales = getNodesByType('Locale') as unknown as readonly Locale[];
  const shared = locales.filter(({ ns }) => frameNamespaces.some((name) => name === ns));
  const byLanguage = Map.groupBy(shared, ({ language }) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, texts]) => [
      language,
      {
        // The compiler knows the namespaces' texts from the English files.
        texts: Object.fromEntries(
          texts.map(({ ns, data }) => [ns, JSON.parse(data) as object]),
        ) as unknown as Frame['texts'],
        sitePaths: sitePathsOf(store, language, own),
      },
    ]),
  );
}

/** The node that `gatsby/source-nodes.ts` creates for each storefront. */
interface StorefrontPages {
  readonly storeId: string;
  readonly pageKeys: readonly PageKey[];
}

/** The address of each frame's file: its name changes with its content. */
export function frameFilesOf(frames: Frames): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(frames).map(([language, frame]) => {
      const digest = createHash('sha256').update(JSON.stringify(frame)).digest('hex').slice(0, 20);
      return [language, `${framesFolder}/${language}-${digest}.json`];
    }),
  );
}

/** Publishes the files of frames, and nothing else in their folder. */
export async function writeFrames(nodes: Nodes): Promise<void> {
  const frames = framesOf(nodes);
  await rm(`public${framesFolder}`, { recursive: true, force: true });
  for (const [language, file] of Object.entries(frameFilesOf(frames))) {
    await mkdir(dirname(`public${file}`), { recursive: true });
    await writeFile(`public${file}`, JSON.stringify(frames[language as Language]));
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
