import { useTranslation } from 'gatsby-plugin-react-i18next';
import { formatMoney } from '../components/money.ts';
import { RemotePicture } from '../components/remote-picture.tsx';
import * as styles from './search-offer.module.css';
import type { Offer } from './use-search-combobox.ts';

/** The appearance of a suggestion in the search box. @param locale BCP 47, for the format of the price */
export function OfferContent({ offer, locale }: { readonly offer: Offer; readonly locale: string }) {
  const { t } = useTranslation('search');
  if (offer.kind === 'suggestion') {
    return (
      <span>
        {offer.suggestion.parts.map(({ text, isTyped }, index) =>
          // The parts of one suggestion never change places.
          isTyped ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
        )}
      </span>
    );
  }
  const { hit } = offer;
  return (
    <>
      <RemotePicture className={styles.picture} url={hit.imageUrl} widths={[160]} sizes="3.5rem" />
      <span className={styles.name}>{hit.name}</span>
      <span className={styles.price}>{hit.inStock ? formatMoney(hit.price, locale) : t('hit.soldOut')}</span>
    </>
  );
}
