import type { AddressFormat } from './types.ts';

/** What a brand says about addresses of a country (ISO 3166-1 alpha-2, lower case), in place of what the engine says. */
export type OwnFormats = Readonly<Record<string, Partial<AddressFormat>>>;

let own: OwnFormats = {};

/**
 * Takes a brand's formats. It calls this where it is loaded first, in `browser.ts`: checkout and shop API then ask the same of
 * everybody. A country that neither the brand nor the engine knows has what addresses have anywhere.
 */
export function addAddressFormats(formats: OwnFormats): void {
  own = { ...own, ...formats };
}

export const ownFormatOf = (country: string): Partial<AddressFormat> | undefined =>
  Object.hasOwn(own, country) ? own[country] : undefined;
