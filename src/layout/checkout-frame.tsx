import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endonymOf } from '../../stores/languages.ts';
import type { NamedPageKey } from '../../stores/page-paths.ts';
import { useDisclosure } from '../components/use-disclosure.ts';
import { reviewConsent } from '../consent/consent-store.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { keepLanguage, presentQueryAndHash, useOfferedLanguages } from '../region/offered-languages.ts';
import * as styles from './checkout-frame.module.css';
import type { OwnFrame } from './layout.tsx';
import { usePageLinks } from '../components/use-page-links.ts';

/**
 * Around the checkout is nothing that leads away from buying. Whoever shops in the wrong country changes it where the
 * address is asked for.
 */
export const checkoutFrame: OwnFrame = { Help: CheckoutHelp, Footer: CheckoutFooter };

/** How to reach somebody, and the pages that answer most questions before buying. */
function CheckoutHelp({ contact }: { contact: ReactNode }) {
  const { t } = useTranslation();
  const { isOpen, around, button, panel } = useDisclosure();
  return (
    <div {...around} className={styles.help}>
      <button {...button} className={styles.helpButton}>
        {t('footer.help')}
      </button>
      <div {...panel} className={styles.helpPanel} hidden={!isOpen}>
        {contact}
        <PagesInNewTab keys={['content/shipping-and-delivery', 'content/returns']} />
      </div>
    </div>
  );
}

/** What has to be within reach while somebody orders. */
const legalPages = [
  'withdraw',
  'content/general-terms-of-sale',
  'content/right-of-withdrawal',
  'content/right-to-cancel',
  'content/returns',
  'content/data-protection-policy',
  'content/user-terms-conditions',
  'content/legal-notice',
] as const satisfies readonly NamedPageKey[];

function CheckoutFooter() {
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

/** Links to pages that the storefront has, in a new tab, so that a card number typed in checkout is not lost. */
export function PagesInNewTab({ keys }: { keys: readonly NamedPageKey[] }) {
  const { t } = useTranslation('checkout');
  return (
    <ul role="list">
      {usePageLinks()(keys).map(({ name, path }) => (
        <li key={path}>
          <a href={path} target="_blank">
            {name} <span className="visually-hidden">{t('newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
