import { Link } from 'gatsby';
import { memo } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { type SitePageKey, usePage, useSitePaths } from '../navigation/page-context.tsx';
import { useConsentStore } from '../consent/consent-context.tsx';
import { RegionButton } from '../region/region-button.tsx';
import { useShopState, useStore } from '../shop/shop-context.tsx';
import * as styles from './footer.module.css';
import { useCategories } from '../components/use-categories.ts';
import { useContentTitles } from '../components/use-content-titles.ts';

const helpPages = [
  'withdraw',
  'contact',
  'order-lookup',
  'content/faq',
  'content/manuals',
  'content/returns',
  'content/shipping-and-delivery',
  'content/recalled-products',
  'content/general-terms-of-sale',
  'content/accessibility',
  'content/data-protection-policy',
  'content/user-terms-conditions',
  'content/right-of-withdrawal',
  'content/legal-guarantee',
  'content/legal-notice',
] as const satisfies readonly SitePageKey[];
const aboutPages = [
  'content/about',
  'content/inspiration/all',
  'content/caring-for-future-generations',
  'content/hip-healthy-baby-carriers',
  'content/babywearing-guide',
  'content/gift-guide',
  'stores',
] as const satisfies readonly SitePageKey[];

export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  const siteConfig = useShopState((state) => state.siteConfig);
  const { review } = useConsentStore();
  const titles = useContentTitles();
  const { sitePaths } = usePage();
  const sitePath = useSitePaths();
  // What is not content is named by the frame.
  const linksTo = (keys: readonly SitePageKey[]) =>
    keys
      .filter((key) => key in sitePaths)
      .map((key) => ({
        name: titles.get(key) ?? t(`footer.pages.${key as 'contact'}`),
        path: sitePath(key),
      }));
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <LinkColumn title={t('footer.shop')} links={useCategories()} />
        <LinkColumn title={t('footer.help')} links={linksTo(helpPages)} />
        <LinkColumn title={t('footer.about')} links={linksTo(aboutPages)} />
        <div className={styles.brand}>
          <p className={styles.name}>{siteConfig.brandName}</p>
          <ContactLines />
          <RegionButton placement="footer" />
          <button type="button" className="link" onClick={() => review(true)}>
            {t('footer.consent')}
          </button>
        </div>
      </div>
      <p className={styles.rights}>{t('footer.rights')}</p>
    </footer>
  );
});

/** How to reach the storefront's customer service, and when. */
export function ContactLines() {
  const { contact } = useStore();
  const { t } = useTranslation();
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  const at = (hour: string) => time.format(new Date(`1970-01-01T${hour}Z`));
  return (
    <>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <p>
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{t('footer.call', { phone: contact.phone })}</a>
      </p>
      <p>{t('footer.hours', { from: at(contact.opensAt), to: at(contact.closesAt) })}</p>
    </>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
