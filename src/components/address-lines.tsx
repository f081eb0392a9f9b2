import { useTranslation } from 'react-i18next';
import type { Address } from '../../contract/address.ts';
import { addressWithCountry } from '../../stores/address-formats/lines.ts';
import * as styles from './address-lines.module.css';

/** An address as printed on a package, followed by its country and phone number. */
export function AddressLines({ address }: { address: Address }) {
  const { language } = useTranslation().i18n;
  const { phone } = address;
  const lines = [...addressWithCountry(address, language), ...(phone ? [phone] : [])];
  return (
    <address className={styles.address} data-sentry-mask>
      {lines.map((line, place) => (
        // Two lines may be identical, and none ever moves.
        <span key={place}>{line}</span>
      ))}
    </address>
  );
}
