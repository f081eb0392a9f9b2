import { useTranslation } from 'react-i18next';
import { endonymOf } from '../../stores/languages.ts';
import { reviewConsent } from '../consent/consent-store.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import type { NamedPageKey } from '../../stores/page-paths.ts';
import { keepLanguage, presentQueryAndHash, useOfferedLanguages } from '../region/offered-languages.ts';
import * as styles from './checkout-frame.module.css';
import { PagesInNewTab } from './pages-in-new-tab.tsx';

/** What has to be within reach while somebody orders. */
const legalPages = [
  'withdraw',
  'content/general-terms-of-sale',
  'content/right-of-withdrawal',
  'content/returns',
  'content/data-protection-policy',
  'content/user-terms-conditions',
  'content/legal-notice',
] as const satisfies readonly NamedPageKey[];

export function CheckoutFooter() {
  const { t } = useTranslation();
  const rights = t('footer.rights');
  return (
    <footer className={styles.footer}>
      <div className={styles.footerLinks}>
        <PagesInNewTab keys={legalPages} />
        <OtherLanguages />
        <button type="button" className="link" onClick={() => reviewConsent(true)}>
          {t('footer.consent')}
        </button>
      </div>
      {rights !== '' && <p className={styles.rights}>{rights}</p>}
    </footer>
  );
}

/** Not Gatsby's `Link`: another language is another document. What was typed is there, too. */
function OtherLanguages() {
  const current = useLanguage();
  const others = useOfferedLanguages().filter(({ language }) => language !== current);
  if (others.length === 0) return null;
  return (
    <ul role="list">
      {others.map(({ language, path }) => (
        <li key={language}>
          <a
            href={path}
            lang={language}
            hrefLang={language}
            onClick={({ currentTarget }) => {
              keepLanguage(language);
              // Known only in the browser, and needed after a payment.
              currentTarget.href = path + presentQueryAndHash();
            }}
          >
            {endonymOf(language)}
          </a>
        </li>
      ))}
    </ul>
  );
}
