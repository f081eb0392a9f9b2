/**
 * The script of the page that is shown without a connection: it lists the pages that are kept, tries again when asked,
 * and as soon as the browser is back online. The address stays the one the shopper wanted, so trying again is reloading.
 */
export const messageScript = (pagesCache: string): string =>
  `(${String(begin)})(${JSON.stringify(pagesCache)})`;

/* Runs in the browser on its own, so it must not use anything from this file. */
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
