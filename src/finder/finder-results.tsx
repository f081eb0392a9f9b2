import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { listFormat } from '../../stores/intl-formats.ts';
import { ProductCard } from '../catalogue/product-grid.tsx';
import type { ProductCardData } from '../catalogue/types.ts';
import { ComparisonLink } from '../choices/comparison-link.tsx';
import { useLanguage } from '../i18n/use-locale.ts';
import { track } from '../telemetry/track.ts';
import { useTracked } from '../telemetry/use-tracked.ts';
import * as styles from './finder.module.css';
import type { Ranked } from './rank.ts';

/** How many are suggested; the others are folded away. */
const suggestions = 3;

/** As many reasons as fit into a short sentence. */
const mostReasons = 3;

/** What speaks for products that have it and against those that do not, as shoppers read it. */
export interface WordedTrait {
  readonly key: string;
  readonly has: string;
  readonly lacks: string;
  /** Whether its lack is said even if nobody has asked for it. */
  readonly isCaveat: boolean;
}

type RankedProduct = Ranked<{ readonly traits: readonly string[]; readonly product: ProductCardData }>;

interface FinderResultsProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly ranked: readonly RankedProduct[];
  readonly traits: readonly WordedTrait[];
  /** Whether a question has been answered. */
  readonly isAsked: boolean;
  readonly list: string;
}

/** What fits best, with what speaks for it and against it, and below everything else. */
export function FinderResults({ section, ranked, traits, isAsked, list }: FinderResultsProps) {
  const { t } = useTranslation('finder');
  const products = ranked.map(({ candidate }) => candidate.product);
  useTracked(list, products.length > 0 ? { name: 'view_item_list', list, products } : null);
  const fitting = ranked.filter(({ fits }) => fits).length;
  const total = ranked.length;
  const all = t('all', { count: total });
  const fit = fitting < total ? t('fit', { count: fitting, total }) : all;
  const [first] = products;
  const results = ranked.map((result, place) => (
    <li key={result.candidate.product.key} className={styles.result}>
      <ProductCard
        product={result.candidate.product}
        onSelect={() => track({ name: 'select_item', list, product: result.candidate.product })}
      />
      {isAsked && <Reasons result={result} traits={traits} isFirst={place === 0} />}
    </li>
  ));
  const others = results.slice(suggestions);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="finder-results" className={styles.results}>
      <h2 id="finder-results">{t('results')}</h2>
      <p role="status">
        {isAsked ? (
          <>
            {fitting > 0 ? fit : t('none')}{' '}
            <span className="visually-hidden">{t('first', { name: first?.name })}</span>
          </>
        ) : (
          all
        )}
      </p>
      <ol role="list" className={styles.list}>
        {results.slice(0, suggestions)}
      </ol>
      <ComparisonLink
        keys={products.slice(0, suggestions).map(({ key }) => key)}
        className={`button button-quiet ${styles.compare ?? ''}`}
      />
      {others.length > 0 && (
        <details className="fold">
          <summary>{t('more', { count: others.length })}</summary>
          <ol role="list" start={suggestions + 1} className={styles.list}>
            {others}
          </ol>
        </details>
      )}
    </section>
  );
}

interface ReasonsProps extends Pick<FinderResultsProps, 'traits'> {
  readonly result: RankedProduct;
  readonly isFirst: boolean;
}

/** A sentence about what speaks for a product, and one about what speaks against it. */
function Reasons({ result: { candidate, fits, has, lacks }, traits, isFirst }: ReasonsProps) {
  const { t } = useTranslation('finder');
  const list = listFormat(useLanguage());
  const worded = (names: readonly string[], by: 'has' | 'lacks') =>
    list.format(
      names.flatMap((name) => traits.find(({ key }) => key === name)?.[by] ?? []).slice(0, mostReasons),
    );
  const caveats = traits.filter(({ key, isCaveat }) => isCaveat && !candidate.traits.includes(key));
  const against = [...new Set([...lacks, ...caveats.map(({ key }) => key)])];
  return (
    <div className={styles.reasons}>
      <p>
        {isFirst && <strong className={styles.badge}>{fits ? t('best') : t('closest')}</strong>}
        {has.length > 0 && t('why', { reasons: worded(has, 'has') })}
      </p>
      <p className={styles.against}>
        {against.length > 0 ? t('against', { reasons: worded(against, 'lacks') }) : t('nothingAgainst')}
      </p>
    </div>
  );
}
