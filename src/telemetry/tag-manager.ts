import { onConsentChange } from '../consent/consent-changes.ts';
import { grantedCategories, hasConsent } from '../consent/consent-store.ts';
import { consentSignals } from '../consent/consent-signals.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import type { ShopEvent } from './events.ts';
import { reportError } from './report-error.ts';
import { tagManagerEventOf } from './tag-manager-event.ts';

declare global {
  interface Window {
    /** What the tag manager's container reads, and what was pushed before it arrived. */
    dataLayer?: unknown[];
  }
}

/** ID of the container's script. */
const scriptId = 'tag-manager';

const denied = consentSignals(new Set());

/**
 * Adds the container, in consent mode version 2: everything is denied by default, and the visitor's answer and every
 * later one follow as updates. The container is there only while the visitor agrees to statistics or marketing.
 * @returns where events go from now on.
 */
export function startTagManager(shop: ShopStore, src: string): (event: ShopEvent) => void {
  consentCommand('default', denied);
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const apply = () => {
    consentCommand('update', consentSignals(grantedCategories()));
    if (isAllowed())
      shop.dispatch({ type: 'addScript', script: { id: scriptId, src, needs: ['statistics', 'marketing'] } });
    else shop.dispatch({ type: 'removeScript', id: scriptId });
  };
  onConsentChange(apply);
  apply();
  return send;
}

const isAllowed = (): boolean => hasConsent('statistics') || hasConsent('marketing');

/** An event without GA4's form is our mistake: it is reported instead of sent. */
function send(event: ShopEvent): void {
  if (!isAllowed()) return;
  try {
    const sent = tagManagerEventOf(event);
    // Google's advice: otherwise, the container merges an event with what is left of the one before.
    if ('ecommerce' in sent) push({ ecommerce: null });
    push(sent);
  } catch (error) {
    reportError(error, { room: 'telemetry' });
  }
}

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

type ConsentCommand = (...command: readonly ['consent', 'default' | 'update', object]) => void;

/** Containers recognize a command by its type: it is a function's `arguments`, not an array. */
const pushArguments = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  push(arguments);
} as ConsentCommand;

const consentCommand = (kind: 'default' | 'update', signals: object): void =>
  pushArguments('consent', kind, signals);
