import { hasConsent } from '../consent/consent-store.ts';
import { createBuffer } from './buffer.ts';
import type { ShopEvent, TrackedEvent } from './events.ts';

/** Set by the build: whether it has a tag manager at all. */
declare const __TRACKS__: boolean;

/** Events until the tag manager has been loaded. */
export const events = createBuffer<TrackedEvent>(50);

/**
 * Tells the tag manager what a shopper did. Without consent to statistics or marketing, the event is forgotten: it is
 * neither kept for later nor sent when consent is given afterwards.
 */
export function track(event: ShopEvent): void {
  if (__TRACKS__ && (hasConsent('statistics') || hasConsent('marketing')))
    events.push({ event, href: location.href });
}
