import type { ComponentType } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { endonymOf } from '../../stores/languages.ts';
import { countryName } from '../components/country-name.ts';
import { loadNamespace } from '../i18n/load-namespace.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { RetryNote } from '../components/error-boundary.tsx';
import { useRequest } from '../components/use-request.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { loadPart } from '../recovery/reload-guard.ts';
import type { CountrySelectorProps } from './country-selector.tsx';
import { useUserCountry } from '../shop/shop-context.tsx';
import { useRegion, useRegionState } from './region-context.tsx';

/** The selector of country and language; its code, its texts, and the directory are loaded when it is first opened. */
export function RegionDialog({ onChooseCountry }: Pick<CountrySelectorProps, 'onChooseCountry'>) {
  const { t } = useTranslation(['translation', 'country']);
  const language = useLanguage();
  const country = useUserCountry();
  const selectorOpen = useRegionState((state) => state.selectorOpen);
  const { setSelectorOpen } = useRegion();
  const { i18n } = useTranslation();
  const request = useRequest(selectorOpen ? language : null, () => loadSelectorParts(i18n));
  // Another language needs other texts.
  const parts = request.value?.language === language ? request.value : null;
  const current = { country: countryName(country, language), language: endonymOf(language) };
  const close = () => setSelectorOpen(false);
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
      {!parts && request.status !== 'failed' && <p role="status">{t('region.loading')}</p>}
      {request.status === 'failed' && <RetryNote text={t('region.failed')} onRetry={request.retry} />}
    </ModalDialog>
  );
}

interface SelectorParts {
  readonly CountrySelector: ComponentType<CountrySelectorProps>;
  readonly directory: readonly DirectoryEntry[];
  /** Of the texts. */
  readonly language: string;
}

async function loadSelectorParts(i18n: Parameters<typeof loadNamespace>[0]): Promise<SelectorParts> {
  const { language } = i18n;
  const [{ CountrySelector }, directory] = await Promise.all([
    loadPart(() => import('./country-selector.tsx')),
    loadPart(() => import('./load-directory.ts')).then(({ loadDirectory }) => loadDirectory()),
    loadNamespace(i18n, 'country'),
  ]);
  return { CountrySelector, directory, language };
}
