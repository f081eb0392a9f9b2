import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './consent-banner.module.css';
import { useConsent } from './consent-context.tsx';
import { type ConsentCategory, consentCategories } from './inventory.ts';

const choosable = consentCategories.filter((category) => category !== 'strict');

/** Asks once, never blocks the page, and gives "no" the same weight as "yes". */
export function ConsentBanner() {
  const { t } = useTranslation();
  const { status, granted, reviewing, answer } = useConsent();
  const title = useRef<HTMLHeadingElement>(null);
  // The focus moves to the banner only if the visitor asked for it.
  useEffect(() => {
    if (reviewing) title.current?.focus();
  }, [reviewing]);
  if (status === 'unknown' || (status === 'answered' && !reviewing)) return null;

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer(new FormData(event.currentTarget).getAll('category') as ConsentCategory[]);
  };
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 ref={title} tabIndex={-1} id="consent-title" className={styles.title}>
        {t('consent.title')}
      </h2>
      <p className={styles.text}>{t('consent.text')}</p>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => answer(choosable)}>
          {t('consent.acceptAll')}
        </button>
        <button type="button" className="button" onClick={() => answer([])}>
          {t('consent.onlyNecessary')}
        </button>
      </div>
      <details className={styles.choices}>
        <summary>{t('consent.choose')}</summary>
        <form onSubmit={save}>
          {choosable.map((category) => (
            <label key={category} className={styles.choice}>
              <input
                type="checkbox"
                name="category"
                value={category}
                defaultChecked={granted.has(category)}
              />
              <span>
                <strong>{t(`consent.${category}.name`)}</strong> {t(`consent.${category}.text`)}
              </span>
            </label>
          ))}
          <button type="submit" className="button button-quiet">
            {t('consent.save')}
          </button>
        </form>
      </details>
    </section>
  );
}
