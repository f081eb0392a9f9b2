import { useTranslation } from 'react-i18next';
import { secretLinks } from '../../contract/secret-links.ts';
import { PrivacyLink } from '../components/privacy-link.tsx';
import * as service from '../customer-service/customer-service.module.css';
import { WithoutScripts } from '../customer-service/form-parts.tsx';
import { useQuery } from '../navigation/query.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { OwnSubscription } from './own-subscription.tsx';

/** Asks for the newsletter, or confirms and ends the subscription of the link that opened the page. */
export function NewsletterScreen() {
  const { t } = useTranslation('newsletter');
  const query = useQuery();
  const own = query?.get(secretLinks.newsletter.subject) ?? null;
  return (
    // The footer has its place before the form is there.
    <div className={`page ${service.screen ?? ''}`} data-late="">
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
        {/* Not in the HTML: sent before the page is alive, the form would put the address into a URL. */}
        {query !== null && own === null && <NewsletterForm source="page" />}
        {own !== null && <OwnSubscription key={own} id={own} />}
      </div>
    </div>
  );
}
