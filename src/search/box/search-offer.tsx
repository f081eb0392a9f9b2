import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../stores/format-money.ts';
import { RemotePicture } from '../../components/remote-picture.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import type { SearchHit, Suggestion } from '../service/search-port.ts';
import type { Offer } from './use-offers.ts';
import * as styles from './search-offer.module.css';

/** The appearance of an offer of the search box. */
export function OfferContent({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('search');
  switch (offer.kind) {
    case 'suggestion':
      return <MarkedText suggestion={offer.suggestion} />;
    case 'product':
      return <FoundProduct hit={offer.hit} />;
    case 'redirect':
      return (
        <b className={styles.name}>
          {offer.name === null
            ? t('box.redirect', { term: offer.typed })
            : t('box.redirectTo', { name: offer.name })}
        </b>
      );
    case 'all':
      return (
        <b className={styles.name}>
          {offer.total === null
            ? t('box.searchFor', { term: offer.term })
            : t('box.all', { count: offer.total })}
        </b>
      );
    default:
      return <span className={styles.name}>{offer.name}</span>;
  }
}

function MarkedText({ suggestion }: { readonly suggestion: Suggestion }) {
  return (
    <span className={styles.name}>
      {suggestion.parts.map(({ text, isTyped }, index) =>
        // The parts of one suggestion never change places.
        isTyped ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}

function FoundProduct({ hit }: { readonly hit: SearchHit }) {
  const { t } = useTranslation();
  const price = formatMoney(hit.lowestPrice ?? hit.price, useLocale());
  return (
    <>
      <RemotePicture className={styles.picture} url={hit.imageUrl} widths={[160]} sizes="3.5rem" />
      <span className={styles.words}>
        <span className={styles.productName}>{hit.name}</span>
        <span className={styles.price}>
          {hit.soldOut && t('stock.out')}
          {!hit.soldOut && (hit.hasPriceRange ? t('price.from', { price }) : price)}
        </span>
      </span>
    </>
  );
}
