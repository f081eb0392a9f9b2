import { readEntry, writeEntry } from '../consent/guarded-storage.ts';

/** The postal code for which delivery to a country (ISO 3166-1 alpha-2) was estimated in this tab; empty if none is known. */
export function estimatedPostalCode(country: string): string {
  const [place, ...code] = (readEntry('delivery-place') ?? '').split(' ');
  return place === country ? code.join(' ') : '';
}

/** Keeps a postal code until the tab is closed. */
export function keepEstimatedPlace(country: string, postalCode: string): void {
  writeEntry('delivery-place', `${country} ${postalCode}`);
}
