import { hasConsent, onConsentChange } from '../consent/consent-store.ts';
import { mayBeObserved, noteObserver } from '../navigation/private-pages.ts';
import { onPageLoad } from '../recovery/full-load.ts';
import type { ShopStore } from '../shop/shop-context.tsx';

/**
 * Keeps the document's scripts equal to `scripts` of the shop's shared state, as far as the visitor agreed to them and the
 * page may be observed.
 */
export function renderScripts(shop: ShopStore): void {
  let rendered = new Map<string, HTMLScriptElement>();
  const render = () => {
    const { scripts } = shop.getState();
    const wanted = mayBeObserved() ? scripts.filter(({ needs }) => needs.some(hasConsent)) : [];
    const next = new Map(
      wanted.map(({ id, src }) => {
        const current = rendered.get(id);
        return [id, current?.getAttribute('src') === src ? current : scriptOf(id, src)];
      }),
    );
    for (const [id, element] of rendered) if (next.get(id) !== element) element.remove();
    for (const [id, element] of next) if (rendered.get(id) !== element) document.head.append(element);
    rendered = next;
  };
  shop.subscribe(render);
  onConsentChange(render);
  onPageLoad(render);
  render();
}

function scriptOf(id: string, src: string): HTMLScriptElement {
  noteObserver();
  const element = document.createElement('script');
  element.id = id;
  element.async = true;
  element.setAttribute('src', src);
  return element;
}
