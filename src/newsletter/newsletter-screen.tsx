import { useTranslation } from 'react-i18next';
import { secretLinks } from '../../contract/secret-links.ts';
import { PrivacyLink } from '../components/privacy-link.tsx';
import * as service from '../customer-service/customer-service.module.css';
import { WithoutScripts } from '../customer-service/form-parts.tsx';
import { useQueryParameter } from '../navigation/query.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { OwnSubscription } from './own-subscription.tsx';

/** Asks for the newsletter, or confirms and ends the subscription of the link that opened the page. */
export function NewsletterScreen() {
  const { t } = useTranslation('newsletter');
  const own = useQueryParameter(secretLinks.newsletter.subject);
  return (
    <div className={`page ${service.screen ?? ''}`}>
      <header className={service.header}>
        <h1>{t('title')}</h1>
        {own === null && (
          <>
            <p>{t('promise')}</p>
            <p>{t('terms')}</p>
            <PrivacyLink />
          </>
        )}
      </header>
      <div className={service.narrow}>
        <WithoutScripts />
        {own === null ? <NewsletterForm source="page" /> : <OwnSubscription key={own} id={own} />}
      </div>
    </div>
  );
}
