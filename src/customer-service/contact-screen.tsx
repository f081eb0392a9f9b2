import { useTranslation } from 'react-i18next';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import * as styles from './customer-service.module.css';

/** The page on which shoppers write to customer service, or learn how else to reach it. */
export function ContactScreen() {
  const { t } = useTranslation('customer-service');
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <header className={styles.header}>
        <h1>{t('contact.title')}</h1>
        <p>{t('contact.lead')}</p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="contact-form">
          <h2 id="contact-form">{t('contact.formTitle')}</h2>
          <ContactForm />
        </section>
        <section aria-labelledby="contact-details" className={styles.card}>
          <h2 id="contact-details">{t('details.title')}</h2>
          <ContactDetails />
        </section>
      </div>
    </div>
  );
}
