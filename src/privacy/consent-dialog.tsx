import { useTranslation } from 'react-i18next';
import { LazyDialog } from '../components/lazy-dialog.tsx';
import { useConsent, useConsentStore } from '../consent/consent-context.tsx';
import { loadNamespace } from '../i18n/load-namespace.ts';
import { loadPart } from '../recovery/reload-guard.ts';

/** The visitor's choices, opened from the banner and from the footer; code and texts are loaded when first opened. */
export function ConsentDialog() {
  const { t, i18n } = useTranslation();
  const { review } = useConsentStore();
  const reviewing = useConsent((consent) => consent.reviewing);
  const load = async () => {
    const [parts] = await Promise.all([
      loadPart(() => import('./consent-form.tsx')),
      loadNamespace(i18n, 'consent'),
    ]);
    return parts;
  };
  return (
    <LazyDialog
      label={() => t('footer.consent')}
      closeLabel={t('consent.close')}
      open={reviewing}
      onClose={() => review(false)}
      load={load}
      loadingText={t('consent.loading')}
      failedText={t('consent.failed')}
    >
      {({ ConsentForm }) => <ConsentForm />}
    </LazyDialog>
  );
}
