import { useTranslation } from 'react-i18next';
import type { CataloguePrice } from '../../contract/product.ts';
import { HeartIcon } from '../components/icons.tsx';
import { usePage } from '../navigation/page-context.tsx';
import * as styles from './card-actions.module.css';
import { changeList } from './change-list.ts';
import { ComparisonLink } from './comparison-link.tsx';
import { toggleCompared, useCompared } from './compared.ts';
import { useSaved } from './saved-keys.ts';

interface CardActionsProps {
  readonly product: {
    readonly key: string;
    readonly name: string;
    /** The variant that is shown. */
    readonly sku: string;
    readonly price: CataloguePrice | null;
    readonly hasPriceRange: boolean;
  };
  /** On a card, without words; on the product's page, with them. */
  readonly place: 'card' | 'page';
}

/** What can be done with a product before it is in the cart. */
export function CardActions({ place, ...props }: CardActionsProps) {
  return (
    <div className={styles.actions} data-place={place}>
      <Heart place={place} {...props} />
      <Compare place={place} {...props} />
    </div>
  );
}

/** Saves the product, or takes it from what is saved. Nothing where the brand has no page for that. */
function Heart({ product: { key, name, sku, price, hasPriceRange }, place }: CardActionsProps) {
  const { t } = useTranslation('saved');
  const isSaved = useSaved(({ keys }) => keys.includes(key));
  if (usePage().sitePaths.saved === undefined) return null;
  const item = { key, name, sku, quantity: 1, price: hasPriceRange ? null : price };
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={isSaved}
      aria-label={t('heart', { name })}
      onClick={() => void changeList(({ toggle }) => toggle(item))}
    >
      <HeartIcon />
      {place === 'page' && <span>{t('heartSave')}</span>}
    </button>
  );
}

/**
 * Chooses the product for a comparison, or takes it back; nothing where the brand has no page for that. From the second one
 * on, the way there is the next stop of a keyboard; on a card, it can be seen only then.
 */
function Compare({ product: { key, name }, place }: CardActionsProps) {
  const { t } = useTranslation('compare');
  const keys = useCompared((compared) => compared.keys);
  const isChosen = keys.includes(key);
  if (usePage().sitePaths.compare === undefined) return null;
  return (
    <>
      <button
        type="button"
        className={styles.compare}
        aria-pressed={isChosen}
        aria-label={t('toggleOf', { name })}
        onClick={() => toggleCompared(key, name)}
      >
        {t('toggle')}
      </button>
      {isChosen && <ComparisonLink keys={keys} className={place === 'card' ? styles.next : undefined} />}
    </>
  );
}
