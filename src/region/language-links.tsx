import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { endonymOf } from '../../stores/languages.ts';
import type { Language } from '../../stores/types.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import * as styles from './country-selector.module.css';
import { keepLanguage, presentQueryAndHash, useOfferedLanguages } from './offered-languages.ts';

/** This page in the other languages of the storefront, each under its own name. */
export function LanguageLinks() {
  const { t } = useTranslation('country');
  const titleId = useId();
  const current = useLanguage();
  const offered = useOfferedLanguages();
  if (offered.length < 2) return null;
  return (
    <section aria-labelledby={titleId} className={styles.languages}>
      <h3 id={titleId} className={styles.groupTitle}>
        {t('language')}
      </h3>
      <ul role="list">
        {offered.map(({ language, path }) => (
          <li key={language}>
            <LanguageLink language={language} path={path} isCurrent={language === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Not Gatsby's `Link`: another language is another document, starting with its `lang` attribute. */
function LanguageLink(props: { language: Language; path: string; isCurrent: boolean }) {
  const { language, path, isCurrent } = props;
  const { t } = useTranslation('country');
  const descriptionId = useId();
  const name = endonymOf(language);
  return (
    <a
      className={styles.option}
      href={path + presentQueryAndHash()}
      lang={language}
      hrefLang={language}
      aria-current={isCurrent}
      aria-describedby={isCurrent ? descriptionId : undefined}
      onClick={() => keepLanguage(language)}
    >
      {name}
      {isCurrent && <span aria-hidden="true">✓</span>}
      {isCurrent && (
        <span id={descriptionId} hidden>
          {t('languageChosen', { language: name })}
        </span>
      )}
    </a>
  );
}
