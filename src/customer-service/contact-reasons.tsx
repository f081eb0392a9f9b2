import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { NamedPageKey } from '../../stores/page-paths.ts';
import { FinderLinks } from '../components/finder-links.tsx';
import { usePageLinks } from '../components/use-page-links.ts';
import { confirmationPath } from '../shop-api/shop-api-error.ts';
import * as styles from './customer-service.module.css';

/** What customers write about, and the pages that help at once. One of whose pages the storefront has none is left out. */
const reasons = [
  { name: 'delivery', pages: ['order-lookup', 'content/shipping-and-delivery'] },
  { name: 'change', pages: ['order-lookup'] },
  { name: 'return', pages: ['send-back', 'content/returns', 'withdraw'] },
  { name: 'broken', pages: ['claim', 'content/legal-guarantee'] },
  { name: 'safety', pages: ['content/recalled-products', 'registration'] },
  { name: 'product', pages: ['content/faq', 'content/manuals'] },
  { name: 'other', pages: [] },
] as const satisfies readonly { readonly name: string; readonly pages: readonly NamedPageKey[] }[];

/** Pages that fill in the number of an order (`?order=…`). */
const aboutOrders: readonly NamedPageKey[] = ['order-lookup', 'send-back', 'withdraw', 'claim'];

interface ContactReasonsProps {
  /** The order that the page was opened about; empty if none. */
  readonly orderNumber: string;
  /** The ID of the form's heading, to which its links lead without scripts. */
  readonly formId: string;
  /** Called with a reason, in the words of the list, that somebody wants to write about. */
  readonly onWrite: (reason: string) => void;
}

/** Leads from what somebody wants to write about to the page that answers it, and from there to the form. */
export function ContactReasons({ orderNumber, formId, onWrite }: ContactReasonsProps) {
  const { t } = useTranslation('customer-service');
  const linksTo = usePageLinks();
  const linksOf = (pages: readonly NamedPageKey[]) =>
    pages.flatMap((page) =>
      linksTo([page]).map(({ name, path }) => ({
        name,
        path: orderNumber !== '' && aboutOrders.includes(page) ? confirmationPath(path, orderNumber) : path,
      })),
    );
  return (
    <section aria-labelledby="contact-reasons">
      <h2 id="contact-reasons">{t('reasons.title')}</h2>
      {reasons.map(({ name, pages }) => {
        const links = linksOf(pages);
        if (pages.length > 0 && links.length === 0) return null;
        const title = t(`reasons.${name}.title`);
        return (
          <details key={name} className={styles.reason}>
            <summary>
              <h3 id={`contact-${name}`}>{title}</h3>
            </summary>
            <p>{t(`reasons.${name}.answer`)}</p>
            {links.length > 0 && (
              <ul role="list" className={styles.answers}>
                {links.map((link) => (
                  <li key={link.path}>
                    <Link to={link.path}>{link.name}</Link>
                  </li>
                ))}
              </ul>
            )}
            {name === 'product' && <FinderLinks />}
            <a
              href={`#${formId}`}
              className="button button-quiet"
              aria-describedby={`contact-${name}`}
              onClick={(event) => {
                event.preventDefault();
                onWrite(title);
              }}
            >
              {t('contact.formTitle')}
            </a>
          </details>
        );
      })}
    </section>
  );
}
