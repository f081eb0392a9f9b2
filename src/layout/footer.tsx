import { Link } from 'gatsby';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { reviewConsent } from '../consent/consent-store.ts';
import { RegionButton } from '../region/region-button.tsx';
import { useShopState, useStore } from '../shop/shop-context.tsx';
import * as styles from './footer.module.css';
import { useCategories } from '../components/use-categories.ts';
import { PhoneLink } from '../components/no-script-note.tsx';
import { hourText } from '../../stores/time-text.ts';
import { type NamedLink, sitePages, useSiteLinks } from './use-site-links.ts';

/** Where the menu leads without JavaScript. */
export const footerId = 'site-links';

export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  const siteConfig = useShopState((state) => state.siteConfig);
  const rights = t('footer.rights');
  const linksTo = useSiteLinks();
  return (
    <footer id={footerId} className={styles.footer}>
      <div className={styles.columns}>
        <LinkColumn title={t('footer.shop')} links={useCategories()} />
        {(['help', 'guides', 'about', 'legal'] as const).map((group) => (
          <LinkColumn key={group} title={t(`footer.${group}`)} links={linksTo(sitePages[group])} />
        ))}
        <div className={styles.brand}>
          <p className={styles.name}>{siteConfig.brandName}</p>
          <ContactLines />
          <RegionButton placement="footer" />
          <button type="button" className="link" onClick={() => reviewConsent(true)}>
            {t('footer.consent')}
          </button>
        </div>
      </div>
      {rights !== '' && <p className={styles.rights}>{rights}</p>}
    </footer>
  );
});

export function ContactLines() {
  const { contact } = useStore();
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <p>
        <PhoneLink />
      </p>
      <p>
        {t('footer.hours', {
          from: hourText(contact.opensAt, locale),
          to: hourText(contact.closesAt, locale),
        })}
      </p>
    </>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
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
