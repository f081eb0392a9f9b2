import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitorSchema } from '../contract/visitor.ts';
import { fakeShopApi } from '../api/testing/fake-shop-api.ts';
import { countryOfRequest } from './geo.ts';

const netlify = (geo: unknown) => ({ 'x-nf-geo': btoa(JSON.stringify(geo)) });

const table: [string, Record<string, string>, string | null][] = [
  ['no host reports a country', {}, null],
  ['our own host', { 'x-country': 'SE' }, 'se'],
  ['Cloudflare', { 'cf-ipcountry': 'JP' }, 'jp'],
  ['Netlify', netlify({ city: 'Umeå', country: { code: 'SE', name: 'Sweden' } }), 'se'],
  ['two hosts: the one nearest to us', { 'x-country': 'SE', 'cf-ipcountry': 'DE' }, 'se'],
  ['a plain header next to Netlify’s', { 'x-country': 'PL', ...netlify({ country: { code: 'SE' } }) }, 'pl'],
  ['spaces around it', { 'x-country': ' se ' }, 'se'],
  ['Cloudflare, unknown country', { 'cf-ipcountry': 'XX' }, null],
  ['Tor', { 'cf-ipcountry': 'T1' }, null],
  ['three letters', { 'x-country': 'SWE' }, null],
  ['Netlify with a country in another format', netlify({ country: 'SE' }), null],
  ['Netlify with null', netlify(null), null],
  ['Netlify’s header, not in base64', { 'x-nf-geo': '%%%' }, null],
  ['Netlify’s header, not JSON', { 'x-nf-geo': btoa('SE') }, null],
];

describe('the country a request came from', () => {
  test.each(table)('by %s', (_host, headers, country) => {
    expect(countryOfRequest(new Headers(headers))).toBe(country);
  });

  test('is a code or null, whatever the headers contain', () => {
    const name = fc.constantFrom('x-country', 'cf-ipcountry', 'x-nf-geo');
    fc.assert(
      fc.property(name, fc.string({ unit: 'grapheme-ascii' }), (header, value) => {
        expect(countryOfRequest(new Headers({ [header]: value })) ?? 'se').toMatch(/^[a-z]{2}$/);
      }),
    );
  });
});

describe('GET /api/visitor', () => {
  const visit = async (headers: Record<string, string>) => {
    const response = await fakeShopApi().browser.send('/api/visitor', undefined, headers);
    return { response, visitor: visitorSchema.parse(await response.json()) };
  };

  test('returns the country, even if we do not sell there', async () => {
    expect((await visit({ 'x-country': 'BR' })).visitor).toEqual({ country: 'br' });
    expect((await visit({})).visitor).toEqual({ country: null });
  });

  test('stores nothing: no cookie, no cached copy', async () => {
    const { response } = await visit({ 'x-country': 'SE' });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
