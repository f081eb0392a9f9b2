import { useTranslation } from 'react-i18next';
import { LazyDialog } from '../components/lazy-dialog.tsx';
import { reviewConsent, useConsent } from '../consent/consent-store.ts';
import { loadPart } from '../recovery/reload-guard.ts';

/** The visitor's choices, opened from the banner and from the footer; its code is loaded when first opened. */
export function ConsentDialog() {
  const { t } = useTranslation();
  const reviewing = useConsent((consent) => consent.reviewing);
  return (
    <LazyDialog
      label={() => t('footer.consent')}
      closeLabel={t('consent.close')}
      open={reviewing}
      onClose={() => reviewConsent(false)}
      load={() => loadPart(() => import('./consent-form.tsx'))}
      loadingText={t('consent.loading')}
      failedText={t('consent.failed')}
    >
      {({ ConsentForm }) => <ConsentForm />}
    </LazyDialog>
  );
}
