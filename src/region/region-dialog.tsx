import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { endonymOf } from '../../stores/languages.ts';
import { countryName } from '../components/country-name.ts';
import { loadNamespace } from '../i18n/load-namespace.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import type { CountrySelectorProps } from './country-selector.tsx';
import { useUserCountry } from '../shop/shop-context.tsx';
import { useRegion, useRegionState } from './region-context.tsx';
import * as styles from './region-dialog.module.css';

/** The selector of country and language; its code, its texts and the directory arrive when it is first opened. */
export function RegionDialog({ onChooseCountry }: Pick<CountrySelectorProps, 'onChooseCountry'>) {
  const { t } = useTranslation(['translation', 'country']);
  const language = useLanguage();
  const country = useUserCountry();
  const selectorOpen = useRegionState((state) => state.selectorOpen);
  const { setSelectorOpen } = useRegion();
  const { parts, failed, retry } = useSelectorParts(selectorOpen);
  const current = { country: countryName(country, language), language: endonymOf(language) };
  const close = () => {
    setSelectorOpen(false);
    retry();
  };
  return (
    <ModalDialog
      label={parts ? t('title', { ns: 'country' }) : t('region.button', current)}
      closeLabel={t('region.close')}
      open={selectorOpen}
      onClose={close}
      placement="side"
    >
      {parts && (
        <parts.CountrySelector
          directory={parts.directory}
          onChooseCountry={(chosen) => {
            close();
            onChooseCountry(chosen);
          }}
        />
      )}
      {!parts && !failed && <p role="status">{t('region.loading')}</p>}
      {failed && (
        <div className={styles.failed}>
          <p role="alert">{t('region.failed')}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {t('serverError.retry')}
          </button>
        </div>
      )}
    </ModalDialog>
  );
}

interface SelectorParts {
  readonly CountrySelector: ComponentType<CountrySelectorProps>;
  readonly directory: readonly DirectoryEntry[];
  /** Of the texts. */
  readonly language: string;
}

function useSelectorParts(wanted: boolean) {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<SelectorParts | null>(null);
  const [failed, setFailed] = useState(false);
  const parts = loaded?.language === i18n.language ? loaded : null;
  const missing = wanted && !parts && !failed;
  useEffect(() => {
    if (!missing) return;
    let stale = false;
    loadSelectorParts(i18n).then(
      (loadedParts) => setLoaded(loadedParts),
      () => !stale && setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [missing, i18n]);
  return { parts, failed, retry: () => setFailed(false) };
}

async function loadSelectorParts(i18n: Parameters<typeof loadNamespace>[0]): Promise<SelectorParts> {
  const { language } = i18n;
  const [{ CountrySelector }, directory] = await Promise.all([
    import('./country-selector.tsx'),
    import('./load-directory.ts').then(({ loadDirectory }) => loadDirectory()),
    loadNamespace(i18n, 'country'),
  ]);
  return { CountrySelector, directory, language };
}
