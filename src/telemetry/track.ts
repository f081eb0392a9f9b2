import { hasConsent } from '../consent/consent-store.ts';
import { createBuffer } from './buffer.ts';
import { telemetry } from './config.ts';
import type { ShopEvent, TrackedEvent } from './events.ts';

/** Events until the tag manager has been loaded. */
export const events = createBuffer<TrackedEvent>(50);

/** Tells the tag manager what a shopper did. Without consent, the event is forgotten, and not kept for later. */
export function track(event: ShopEvent): void {
  if (telemetry().tagManager && (hasConsent('statistics') || hasConsent('marketing')))
    events.push({ event, href: location.href });
}
