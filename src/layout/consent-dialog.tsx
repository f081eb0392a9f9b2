import { useTranslation } from 'react-i18next';
import { LazyDialog } from '../components/lazy-dialog.tsx';
import { useConsent, useConsentStore } from '../consent/consent-context.tsx';
import { loadPart } from '../recovery/reload-guard.ts';

/** The visitor's choices, opened from the banner and from the footer; its code is loaded when first opened. */
export function ConsentDialog() {
  const { t } = useTranslation();
  const { review } = useConsentStore();
  const reviewing = useConsent((consent) => consent.reviewing);
  return (
    <LazyDialog
      label={() => t('footer.consent')}
      closeLabel={t('consent.close')}
      open={reviewing}
      onClose={() => review(false)}
      load={() => loadPart(() => import('./consent-form.tsx'))}
      loadingText={t('consent.loading')}
      failedText={t('consent.failed')}
    >
      {({ ConsentForm }) => <ConsentForm />}
    </LazyDialog>
  );
}
