import { useTranslation } from 'react-i18next';
import { endonymOf } from '../../stores/languages.ts';
import { GlobeIcon } from '../components/icons.tsx';
import { useLanguage } from '../i18n/use-locale.ts';
import * as styles from './region-button.module.css';
import { useUserCountry } from '../shop/shop-context.tsx';
import { useRegion, useRegionState } from './region-context.tsx';
import { countryName } from '../../stores/country-name.ts';

interface RegionButtonProps {
  readonly placement: 'header' | 'footer';
  readonly onOpen?: () => void;
}

export function RegionButton({ placement, onOpen }: RegionButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const country = useUserCountry();
  const selectorOpen = useRegionState((state) => state.selectorOpen);
  const { setSelectorOpen } = useRegion();
  const current = { country: countryName(country, language), language: endonymOf(language) };
  const inHeader = placement === 'header';
  return (
    <button
      type="button"
      className={inHeader ? styles.tool : `link ${styles.text}`}
      aria-haspopup="dialog"
      aria-expanded={selectorOpen}
      onClick={() => {
        onOpen?.();
        setSelectorOpen(true);
      }}
    >
      <GlobeIcon />
      {inHeader ? (
        <>
          <span className="visually-hidden">{t('region.button', current)}</span>
          <span className={styles.code}>{country.toUpperCase()}</span>
        </>
      ) : (
        <span>{t('region.short', current)}</span>
      )}
    </button>
  );
}
