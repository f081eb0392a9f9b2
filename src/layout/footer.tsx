import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { type SitePageKey, sitePathOf } from '../../stores/site-paths.ts';
import { useConsent } from '../consent/consent-context.tsx';
import { useShopState } from '../shop/shop-context.tsx';
import * as styles from './footer.module.css';
import { useCategories } from './use-categories.ts';
import { useContentTitles } from './use-content-titles.ts';

const helpPages = [
  'content/returns',
  'content/shipping-and-delivery',
  'content/data-protection-policy',
  'content/user-terms-conditions',
] as const satisfies readonly SitePageKey[];
const aboutPages = [
  'content/caring-for-future-generations',
  'content/hip-healthy-baby-carriers',
  'content/babywearing-guide',
  'content/gift-guide',
] as const satisfies readonly SitePageKey[];

/** Where everything is, once more, at the end of every page. */
export function Footer() {
  const { t } = useTranslation('common');
  const { siteConfig, store } = useShopState();
  const { review } = useConsent();
  const titles = useContentTitles();
  const language = store.defaultLanguage;
  const contentLinks = (keys: readonly SitePageKey[]) =>
    keys.map((key) => ({ name: titles.get(key) ?? key, path: sitePathOf(language, key) }));
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <LinkColumn title={t('footer.shop')} links={useCategories()} />
        <LinkColumn title={t('footer.help')} links={contentLinks(helpPages)} />
        <LinkColumn
          title={t('footer.about')}
          links={[
            ...contentLinks(aboutPages),
            { name: t('footer.stores'), path: sitePathOf(language, 'stores') },
          ]}
        />
        <div className={styles.brand}>
          <p className={styles.name}>{siteConfig.brandName}</p>
          <p>
            <a href={`mailto:${siteConfig.supportEmail}`}>{siteConfig.supportEmail}</a>
          </p>
          <button type="button" className={styles.consent} onClick={review}>
            {t('footer.consent')}
          </button>
        </div>
      </div>
      <p className={styles.rights}>{t('footer.rights')}</p>
    </footer>
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
