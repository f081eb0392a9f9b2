import { Link } from 'gatsby';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { reviewConsent } from '../consent/consent-store.ts';
import { RegionButton } from '../region/region-button.tsx';
import { useShopState, useStore, useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './footer.module.css';
import { useCategories } from '../components/use-categories.ts';
import { useMedia } from '../components/use-media.ts';
import { FooterForm } from '../newsletter/footer-form.tsx';
import { PhoneLink } from '../components/no-script-note.tsx';
import { countryOf } from '../../stores/countries.ts';
import { hourText } from '../../stores/time-text.ts';
import { type NamedLink, usePageLinks } from '../components/use-page-links.ts';
import { pagesInSight, sitePages } from './site-pages.ts';

/** Where the menu leads without JavaScript. */
export const footerId = 'site-links';

/** From this width on, nothing is folded; footer.module.css has the same. */
const wide = '(min-width: 48rem)';

export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  const siteConfig = useShopState((state) => state.siteConfig);
  const rights = t('footer.rights');
  const linksTo = usePageLinks();
  const isWide = useMedia(wide);
  const inSight = pagesInSight(useStore());
  return (
    <footer id={footerId} className={styles.footer}>
      <FooterForm />
      <div className={styles.columns}>
        <LinkGroup isOpen={isWide} title={t('footer.shop')} links={useCategories()} />
        {(['help', 'guides', 'about', 'legal'] as const).map((group) => (
          <LinkGroup
            key={group}
            isOpen={isWide}
            title={t(`footer.${group}`)}
            links={linksTo(sitePages[group].filter((page) => !inSight.includes(page)))}
          />
        ))}
        <div className={styles.brand}>
          <p className={styles.name}>{siteConfig.brandName}</p>
          <ContactLines />
          <RegionButton placement="footer" />
          {linksTo(inSight).map(({ name, path }) => (
            <Link key={path} to={path}>
              {name}
            </Link>
          ))}
          <button type="button" className="link" onClick={() => reviewConsent(true)}>
            {t('footer.consent')}
          </button>
        </div>
      </div>
      <div className={styles.end}>
        <Marks />
        {rights !== '' && <p>{rights}</p>}
      </div>
    </footer>
  );
});

/** The names of what one can pay with in the visitor's country, and of who brings parcels. */
function Marks() {
  const { t } = useTranslation(['checkout', 'translation']);
  const store = useStore();
  const country = countryOf(store, useUserCountry());
  const { cards = [], carriers = [] } = store;
  const names = (country?.payWith ?? []).flatMap((key) =>
    key === 'confirmation.methods.scheme' && cards.length > 0 ? cards : t(key),
  );
  return (
    <>
      <MarkList title={t('translation:footer.payWith')} names={names} />
      <MarkList title={t('translation:footer.deliveredBy')} names={carriers} />
    </>
  );
}

function MarkList({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.marks}>
      <p>{title}</p>
      <ul role="list" aria-label={title}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

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

interface LinkGroupProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly links: readonly NamedLink[];
}

/** Folded where there is little room, which needs no script; elsewhere, its title is not to be pressed. */
function LinkGroup({ isOpen, title, links }: LinkGroupProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <details open={isOpen} className={styles.group}>
        <summary tabIndex={isOpen ? -1 : undefined}>
          <h2 className={styles.title}>{title}</h2>
        </summary>
        <ul role="list" className={styles.links}>
          {links.map(({ name, path }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
