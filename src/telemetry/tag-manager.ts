import { grantedCategories, hasConsent, onConsentChange } from '../consent/consent-store.ts';
import type { ConsentCategory } from '../consent/inventory.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import { withoutScript, withScript } from '../shop/shop-state.ts';
import { mayBeObserved } from '../navigation/private-pages.ts';
import { onPageLoad } from '../recovery/full-load.ts';
import { contentKey, type ShopEvent, type TrackedEvent } from './events.ts';
import { pageLocationOf, type TagManagerEvent, tagManagerEventOf } from './tag-manager-event.ts';
import { isFirst, keepEvent, takeEvents } from './waiting-events.ts';

declare global {
  interface Window {
    /** What the tag manager's container reads, and what was pushed before it arrived. */
    dataLayer?: unknown[];
  }
}

const scriptId = 'tag-manager';

/**
 * Adds the container, in consent mode version 2: everything is denied by default, and the visitor's answers follow as updates.
 * It is there only while the visitor agrees to statistics or marketing, and only on pages that may be observed
 * (`renderScripts`): what happens on others is handed over on the next one that may. Returns where events go from now on.
 */
export function startTagManager(shop: ShopStore, src: string): (tracked: TrackedEvent) => void {
  consentCommand('default', consentSignals(new Set()));
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const apply = () => {
    consentCommand('update', consentSignals(grantedCategories()));
    if (isAllowed()) shop.setState(withScript({ id: scriptId, src, needs: ['statistics', 'marketing'] }));
    else shop.setState(withoutScript(scriptId));
  };
  onConsentChange(apply);
  apply();
  onPageLoad(handOver);
  handOver();
  return send;
}

const isAllowed = (): boolean => hasConsent('statistics') || hasConsent('marketing');

function send(tracked: TrackedEvent): void {
  if (!isAllowed()) return;
  const event = tagManagerEventOf(tracked, grantedCategories());
  const occasion = occasionOf(tracked.event);
  if (occasion !== null && !isFirst(occasion)) return;
  handOver();
  if (mayBeObserved()) pushEvent(event);
  else keepEvent(event);
}

/** What is told once, however often a page is reloaded or opened in other tabs; null for what may happen again. */
function occasionOf(event: ShopEvent): string | null {
  switch (event.name) {
    case 'begin_checkout':
    case 'add_shipping_info':
      return `${event.name} ${contentKey(event.cart)}`;
    case 'purchase':
      return `${event.name} ${event.order.orderNumber}`;
    default:
      return null;
  }
}

function handOver(): void {
  if (mayBeObserved()) takeEvents().forEach(pushEvent);
}

function pushEvent(happened: TagManagerEvent): void {
  // What has waited was told to somebody who may have agreed to less since.
  const event = {
    ...happened,
    page_location: pageLocationOf(happened.page_location, grantedCategories()),
  };
  // Google's advice: otherwise, the container merges an event with what is left of the one before.
  if ('ecommerce' in event) push({ ecommerce: null });
  push(event);
}

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** The category that each signal of Google's consent mode, version 2, depends on. */
const signalCategories = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'strict',
} as const satisfies Record<string, ConsentCategory>;

/** What a tag manager's `consent` command takes: https://developers.google.com/tag-platform/security/guides/consent */
export const consentSignals = (granted: ReadonlySet<ConsentCategory>) =>
  Object.fromEntries(
    Object.entries(signalCategories).map(([signal, category]) => [
      signal,
      granted.has(category) ? 'granted' : 'denied',
    ]),
  );

type ConsentCommand = (...command: readonly ['consent', 'default' | 'update', object]) => void;

/** Containers recognize a command by its type: it is a function's `arguments`, not an array. */
const pushArguments = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  push(arguments);
} as ConsentCommand;

const consentCommand = (kind: 'default' | 'update', signals: object): void =>
  pushArguments('consent', kind, signals);
