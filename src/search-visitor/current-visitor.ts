import { onConsentChange } from '../consent/consent-changes.ts';
import { hasConsent } from '../consent/consent-store.ts';
import { searchEndpoints } from '../search/endpoints.ts';
import type { ConfiguredSearch } from '../search/search-configuration.ts';
import { startVisitor, type Visitor } from './visitor.ts';

let visitor: Visitor | null = null;
let isFollowingConsent = false;

/** Starts what the visitor of an index agrees to, unless it runs already; that of another index ends. */
export function runVisitor(index: ConfiguredSearch): Visitor | null {
  followConsent();
  if (!hasConsent('statistics')) return null;
  if (visitor?.apiKey !== index.apiKey) {
    visitor?.leave();
    visitor = startVisitor(index.apiKey, searchEndpoints(index));
  }
  return visitor;
}

/** What the visitor does not agree to any more stops in every tab; the consent machinery deletes what was stored. */
function followConsent(): void {
  if (isFollowingConsent) return;
  isFollowingConsent = true;
  onConsentChange((granted) => {
    if (granted.has('statistics')) return;
    visitor?.stop();
    visitor = null;
  });
}
