import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import { directionOf } from '../../stores/languages.ts';
import type { Language } from '../../stores/types.ts';
import { cacheNames } from '../../worker/caches.ts';
import type { SiteFacts } from '../../worker/site-facts.ts';
import type { SharedData, SharedDataByLanguage } from '../../src/i18n/shared-data.ts';

/**
 * Writes the page that is shown without a connection, in each language. It is a file of its own and not one of Gatsby's
 * pages, because it appears at any address and must not need any other file.
 */
export async function writeMessages(shared: SharedDataByLanguage): Promise<SiteFacts['messages']> {
  const tokens = (
    await Promise.all(
      [`${brand.folder}/theme/tokens.css`, 'src/styles/tokens.css'].map((file) => readFile(file, 'utf8')),
    )
  ).join('\n');
  const digest = createHash('sha256');
  const paths: Record<string, string> = {};
  await mkdir('public/offline', { recursive: true });
  for (const [language, { texts }] of Object.entries(shared)) {
    const html = messagePage(language as Language, texts.translation, tokens);
    const path = `/offline/${language.toLowerCase()}.html`;
    digest.update(html);
    paths[language.toLowerCase()] = path;
    await writeFile(join('public', path), html);
  }
  return { revision: digest.digest('hex').slice(0, 12), paths };
}

function messagePage(language: Language, texts: SharedData['texts']['translation'], tokens: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(texts.offline.title)} | ${escaped(brand.name)}</title>
<style>${tokens.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ')}${styles}</style>
</head>
<body>
<main>
<p class="brand">${escaped(brand.name)}</p>
<h1>${escaped(texts.offline.title)}</h1>
<p>${escaped(texts.offline.text)}</p>
<button type="button">${escaped(texts.offline.retry)}</button>
<section hidden aria-labelledby="kept">
<h2 id="kept">${escaped(texts.offline.kept)}</h2>
<ul role="list"></ul>
</section>
</main>
<script>(${String(begin)})(${JSON.stringify(cacheNames.pages)})</script>
</body>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styles = `
body { margin: 0; background: var(--color-paper); color: var(--color-ink); font: 1.0625rem/1.6 var(--font-body); }
main { max-width: var(--width-text); margin-inline: auto; padding: var(--space-7) var(--gutter); }
.brand { font-family: var(--font-display); font-size: var(--text-l); }
h1, h2 { font-family: var(--font-display); font-weight: 400; line-height: var(--leading-tight); }
h1 { font-size: var(--text-2xl); }
h2 { margin-top: var(--space-7); font-size: var(--text-l); }
button { min-height: 3rem; padding: 0 var(--space-6); border: 0; border-radius: var(--radius-full); background: var(--color-accent); color: var(--color-on-accent); font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: inline-block; padding-block: var(--space-1); color: var(--color-accent-strong); }
@media (forced-colors: active) { button { border: 1px solid; } }
`;

/**
 * The script of the page: it lists the pages that are kept, tries again when asked, and as soon as the browser is back online.
 * The address stays the one the shopper wanted, so trying again is reloading. It runs in the browser on its own, so it must
 * not use anything from this file.
 */
function begin(pagesCache: string): void {
  const retry = document.querySelector('button');
  const list = document.querySelector('ul');
  retry?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  const showPages = async () => {
    const cache = await caches.open(pagesCache);
    for (const { url } of [...(await cache.keys())].reverse()) {
      const title = (await cache.match(url))?.headers.get('x-title');
      if (!title || !list) continue;
      const link = document.createElement('a');
      link.href = url;
      link.textContent = decodeURIComponent(title).replace(/&(amp|#x27|quot|lt|gt);/g, (_, name: string) => {
        return { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' }[name] ?? '';
      });
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    if (list?.firstChild) list.closest('section')?.removeAttribute('hidden');
  };
  showPages().catch(console.warn);
}
