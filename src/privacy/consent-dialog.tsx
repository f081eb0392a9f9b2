import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { useRequest } from '../components/use-request.ts';
import { reviewConsent, useConsent } from '../consent/consent-store.ts';
import { loadNamespace } from '../i18n/load-namespace.ts';

/** The visitor's choices, opened from the banner and from the footer; code and texts are loaded when first opened. */
export function ConsentDialog() {
  const { t, i18n } = useTranslation();
  const { reviewing } = useConsent();
  const { language } = i18n;
  const request = useRequest(reviewing ? language : null, async () => {
    const [parts] = await Promise.all([import('./consent-form.tsx'), loadNamespace(i18n, 'consent')]);
    return { ...parts, language };
  });
  // Another language needs other texts.
  const parts = request.value?.language === language ? request.value : null;
  return (
    <ModalDialog
      label={t('footer.consent')}
      closeLabel={t('consent.close')}
      open={reviewing}
      onClose={() => reviewConsent(false)}
      placement="side"
    >
      {parts && <parts.ConsentForm />}
      {!parts && request.status !== 'failed' && <p role="status">{t('consent.loading')}</p>}
      {request.status === 'failed' && (
        <>
          <p role="alert">{t('consent.failed')}</p>
          <button type="button" className="button button-quiet" onClick={request.retry}>
            {t('serverError.retry')}
          </button>
        </>
      )}
    </ModalDialog>
  );
}
