import { useTranslation } from 'react-i18next';
import { RetryNote } from '../components/error-boundary.tsx';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { useRequest } from '../components/use-request.ts';
import { type Page, usePage } from '../navigation/page-context.tsx';
import { loadPart } from '../recovery/reload-guard.ts';
import type { CountrySelectorProps } from './country-selector.tsx';
import { loadDirectory, pageAlternates } from './other-storefronts.ts';
import { useRegion, useRegionState } from './region-context.tsx';

/** The selector; its code, the directory, and the page's addresses elsewhere are loaded when it is first opened on a page. */
export function RegionDialog({ onChooseCountry }: Pick<CountrySelectorProps, 'onChooseCountry'>) {
  const { t } = useTranslation(['translation', 'country']);
  const page = usePage();
  const { pageKey } = page;
  const selectorOpen = useRegionState((state) => state.selectorOpen);
  const { setSelectorOpen } = useRegion();
  const close = () => setSelectorOpen(false);
  const { status, value, retry } = useRequest(selectorOpen ? pageKey : null, async () => ({
    ...(await loadSelectorParts(page)),
    pageKey,
  }));
  return (
    <ModalDialog
      label={t('title', { ns: 'country' })}
      closeLabel={t('close')}
      open={selectorOpen}
      placement="end"
      onClose={close}
    >
      {value?.pageKey === pageKey ? (
        <value.CountrySelector
          directory={value.directory}
          alternates={value.alternates}
          onChooseCountry={(chosen) => {
            close();
            onChooseCountry(chosen);
          }}
        />
      ) : (
        status !== 'failed' && <p role="status">{t('region.loading')}</p>
      )}
      {status === 'failed' && <RetryNote text={t('region.failed')} onRetry={retry} />}
    </ModalDialog>
  );
}

async function loadSelectorParts(page: Page) {
  const [{ CountrySelector }, directory, alternates] = await Promise.all([
    loadPart(() => import('./country-selector.tsx')),
    loadDirectory(),
    pageAlternates(page),
  ]);
  return { CountrySelector, directory, alternates };
}
