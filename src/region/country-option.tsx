import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alternate } from '../../stores/alternates.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { useStore, useUserCountry } from '../shop/shop-context.tsx';
import { hrefFor, withCountry, preferredLanguages } from './choose-alternate.ts';
import * as styles from './country-selector.module.css';
import type { ListedCountry } from './listed-countries.ts';

interface CountryOptionProps {
  readonly country: ListedCountry;
  /** This page's addresses in other storefronts. */
  readonly alternates: readonly Alternate[];
  /** Called with a country of this storefront: ISO 3166-1 alpha-2, lower case. */
  readonly onChoose: (country: string) => void;
}

/**
 * One country of the selector: selected immediately if this storefront sells there, otherwise a link to its own
 * storefront.
 */
export function CountryOption({
  country: { entry, name, native },
  alternates,
  onChoose,
}: CountryOptionProps) {
  const { t } = useTranslation('country');
  const descriptionId = useId();
  const href = useHref(entry, alternates);
  const current = useUserCountry();
  const isHere = useStore().id === entry.storeId;
  const isCurrent = isHere && entry.country === current;
  const names = (
    <span>
      {name} {native && <NativeName {...native} />}
    </span>
  );
  if (!isHere) {
    return (
      <a className={styles.option} href={href} aria-describedby={descriptionId}>
        {names}
        <span aria-hidden="true">↗</span>
        <span id={descriptionId} hidden>
          {t('ownShop', { country: name })}
        </span>
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.option}
      aria-current={isCurrent}
      aria-describedby={isCurrent ? descriptionId : undefined}
      onClick={() => onChoose(entry.country)}
    >
      {names}
      {isCurrent && <span aria-hidden="true">✓</span>}
      {isCurrent && (
        <span id={descriptionId} hidden>
          {t('chosen', { country: name })}
        </span>
      )}
    </button>
  );
}

function NativeName({ name, language }: NonNullable<ListedCountry['native']>) {
  return (
    <span lang={language} className={styles.native}>
      {name}
    </span>
  );
}

/** The same page there, in the best matching language for the visitor, with the country in the address. */
function useHref(entry: ListedCountry['entry'], alternates: readonly Alternate[]): string | undefined {
  const language = useLanguage();
  const href = hrefFor({ alternates, entry, languages: preferredLanguages(language) });
  return href === null ? undefined : withCountry(href, entry.country);
}
