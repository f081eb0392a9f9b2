import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secretLinks } from '../../contract/secret-links.ts';
import { registrationLawOf } from '../../stores/registration-law.ts';
import { PrivacyLink } from '../components/privacy-link.tsx';
import * as service from '../customer-service/customer-service.module.css';
import { useQueryParameter } from '../navigation/query.ts';
import { useStore } from '../shop/shop-context.tsx';
import { NewRegistration } from './new-registration.tsx';
import { OwnRegistration } from './own-registration.tsx';
import type { RegistrationPage } from './registration-page.ts';

/**
 * Registers a product, so that its owner can be told of a recall, and shows and changes the registration of the link that opened the
 * page. Where a law says what such a page states, these are its words, and they come first.
 */
export function RegistrationScreen(page: RegistrationPage) {
  const { t } = useTranslation('registration');
  const own = useQueryParameter(secretLinks.registration.subject);
  const isByLaw = registrationLawOf(useStore()) !== null;
  const [count, setCount] = useState(0);
  return (
    <div className={`page ${service.screen ?? ''}`}>
      <header className={service.header}>
        <h1>{t(own === null ? 'title' : 'own.title')}</h1>
        <p>{t(isByLaw ? 'purpose' : 'lead')}</p>
        <PrivacyLink />
      </header>
      <div className={service.narrow}>
        {own === null ? (
          <NewRegistration key={count} {...page} onAgain={() => setCount(count + 1)} />
        ) : (
          <OwnRegistration key={own} id={own} {...page} />
        )}
      </div>
    </div>
  );
}
