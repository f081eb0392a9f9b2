import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alternate } from '../../stores/alternates.ts';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { endonymOf } from '../../stores/languages.ts';
import { countryName } from '../../stores/country-name.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { LazyDialog } from '../components/lazy-dialog.tsx';
import { type Page, usePage } from '../navigation/page-context.tsx';
import { loadPart } from '../recovery/reload-guard.ts';
import type { CountrySelectorProps } from './country-selector.tsx';
import { useUserCountry } from '../shop/shop-context.tsx';
import { loadDirectory, pageAlternates } from './other-storefronts.ts';
import { useRegion, useRegionState } from './region-context.tsx';

/**
 * The selector of country and language; its code, the directory, and the page's addresses elsewhere are loaded
 * when it is first opened on a page.
 */
export function RegionDialog({ onChooseCountry }: Pick<CountrySelectorProps, 'onChooseCountry'>) {
  const { t } = useTranslation(['translation', 'country']);
  const language = useLanguage();
  const country = useUserCountry();
  const page = usePage();
  const selectorOpen = useRegionState((state) => state.selectorOpen);
  const { setSelectorOpen } = useRegion();
  const close = () => setSelectorOpen(false);
  return (
    <LazyDialog
      label={(parts) =>
        parts
          ? t('title', { ns: 'country' })
          : t('region.button', { country: countryName(country, language), language: endonymOf(language) })
      }
      closeLabel={t('region.close')}
      open={selectorOpen}
      placement="end"
      onClose={close}
      subject={page.pageKey}
      load={() => loadSelectorParts(page)}
      loadingText={t('region.loading')}
      failedText={t('region.failed')}
    >
      {({ CountrySelector, directory, alternates }) => (
        <CountrySelector
          directory={directory}
          alternates={alternates}
          onChooseCountry={(chosen) => {
            close();
            onChooseCountry(chosen);
          }}
        />
      )}
    </LazyDialog>
  );
}

interface SelectorParts {
  readonly CountrySelector: ComponentType<CountrySelectorProps>;
  readonly directory: readonly DirectoryEntry[];
  readonly alternates: readonly Alternate[];
}

async function loadSelectorParts(page: Page): Promise<SelectorParts> {
  const [{ CountrySelector }, directory, alternates] = await Promise.all([
    loadPart(() => import('./country-selector.tsx')),
    loadDirectory(),
    pageAlternates(page),
  ]);
  return { CountrySelector, directory, alternates };
}
