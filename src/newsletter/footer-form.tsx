import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../navigation/page-context.tsx';
import { loadExtra } from '../recovery/reload-guard.ts';
import * as styles from './footer-form.module.css';

const load = () => loadExtra(() => import('./newsletter-form.tsx'));

/**
 * Asks for the newsletter at the end of every page. It is part of the page's HTML; what checks and sends an address is fetched when the
 * field is touched. Without it, the form leads to the newsletter's page. The field has no name, so that no address gets into a URL.
 */
export function FooterForm() {
  const { t } = useTranslation(['newsletter', 'customer-service']);
  const { pageKey, sitePaths } = usePage();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<ReactNode>(null);
  if (sitePaths.newsletter === undefined || pageKey === 'newsletter') return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = field.current?.value ?? '';
    load().then(
      ({ NewsletterForm }) => setAsked(<NewsletterForm source="footer" typed={typed} />),
      () => form.submit(),
    );
  };
  return (
    <section className={styles.offer} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {t('title')}
        </h2>
        <p>{t('promise')}</p>
      </div>
      {asked ?? (
        <form action={sitePaths.newsletter} className={styles.form} noValidate onSubmit={submit}>
          <label className={styles.label}>
            {t('customer-service:form.email')}
            <input
              ref={field}
              type="email"
              autoComplete="email"
              className="input"
              onFocus={() => void load().catch(() => undefined)}
            />
          </label>
          <button type="submit" className="button">
            {t('send')}
          </button>
        </form>
      )}
    </section>
  );
}
