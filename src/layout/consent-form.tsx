import type { SubmitEvent } from 'react';
import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../stores/time-text.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { grantCategories, useConsent, reviewConsent, usedCategories } from '../consent/consent-store.ts';
import type { ConsentCategory } from '../consent/inventory.ts';
import { useTimeReader } from '../i18n/use-locale.ts';
import { telemetry } from '../telemetry/config.ts';
import { usePage } from '../navigation/page-context.tsx';
import * as styles from './consent-form.module.css';

/** The visitor's choices, opened from the banner and from the footer. */
export function ConsentDialog() {
  const { t } = useTranslation();
  const reviewing = useConsent((consent) => consent.reviewing);
  return (
    <ModalDialog
      label={t('footer.consent')}
      closeLabel={t('close')}
      open={reviewing}
      onClose={() => reviewConsent(false)}
      placement="side"
    >
      <ConsentForm />
    </ModalDialog>
  );
}

/** Whether nobody but the newsletter's service needs consent to marketing: partners then learn nothing about orders. */
function isOnlyForNewsletter(): boolean {
  const { klaviyo, tagManager, affiliates, scripts = [] } = telemetry();
  const others = scripts.filter(({ needs }) => needs.includes('marketing'));
  return klaviyo !== undefined && !tagManager && affiliates.length === 0 && others.length === 0;
}

/** The categories this build uses, each with a checkbox; nothing is preselected that the visitor has not granted. */
function ConsentForm() {
  const { t } = useTranslation('consent');
  const granted = useConsent((consent) => consent.granted);
  const answeredAt = useConsent((consent) => consent.answeredAt);
  const reader = useTimeReader();

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    grantCategories(new FormData(event.currentTarget).getAll('category') as ConsentCategory[]);
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <h2>{t('title')}</h2>
      <p>
        <strong>{t('categories.strict.name')}</strong> {t('categories.strict.text')}
      </p>
      {usedCategories().length === 0 && <p>{t('nothing')}</p>}
      {usedCategories().map((category) => (
        <label key={category} className={styles.choice}>
          <input type="checkbox" name="category" value={category} defaultChecked={granted.has(category)} />
          <span>
            <strong>{t(`categories.${category}.name`)}</strong>
            {!(category === 'marketing' && isOnlyForNewsletter()) && ` ${t(`categories.${category}.text`)}`}
            {category === 'marketing' && telemetry().klaviyo && ` ${t('categories.marketing.newsletter')}`}
          </span>
        </label>
      ))}
      {usedCategories().length > 0 && (
        <div className={styles.actions}>
          <button type="submit" className="button">
            {t('save')}
          </button>
          <button type="button" className="button" onClick={() => grantCategories(usedCategories())}>
            {t('consent.acceptAll', { ns: 'translation' })}
          </button>
          <button type="button" className="button" onClick={() => grantCategories([])}>
            {t('consent.onlyNecessary', { ns: 'translation' })}
          </button>
        </div>
      )}
      {answeredAt !== null && <p>{t('answered', { date: dayText(answeredAt, reader) })}</p>}
      <PolicyLink />
    </form>
  );
}

/** To the table of everything that is stored, if this storefront has that page. */
function PolicyLink() {
  const { t } = useTranslation('consent');
  const path = usePage().sitePaths['content/data-protection-policy'];
  if (path === undefined) return null;
  return (
    <Link to={path} className="link" onClick={() => reviewConsent(false)}>
      {t('policy')}
    </Link>
  );
}
