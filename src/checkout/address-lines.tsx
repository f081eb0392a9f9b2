import type { Address } from '../../api/contract.ts';
import { addressFormat } from '../../stores/address-formats.ts';
import { useStore } from '../shop/use-store.ts';
import * as styles from './address-lines.module.css';

/** An address as it would stand on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { locale } = useStore();
  return (
    <address className={styles.address}>
      {linesOf(address, locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The name of a country in the store's language. @param code ISO 3166-1 alpha-2, any case. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? code;
}

function linesOf(address: Address, locale: string): readonly string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.streetName,
    address.additionalStreetInfo ?? '',
    townLine(address),
    countryName(address.country, locale),
    address.phone ?? '',
  ].filter((line) => line !== '');
}

/** Postal code and town in the country's order: `New York, NY 10001`, `111 22 Stockholm`. */
function townLine({ country, postalCode, city, state }: Address): string {
  const fields = addressFormat(country)?.fields ?? [];
  if (fields.indexOf('city') > fields.indexOf('postalCode')) return `${postalCode} ${city}`;
  return state ? `${city}, ${state} ${postalCode}` : `${city} ${postalCode}`;
}
