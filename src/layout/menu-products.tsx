import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { keysText } from '../choices/key-list.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { FinderLinks } from '../components/finder-links.tsx';
import { Picture } from '../components/picture.tsx';
import { pictureAt } from '../components/remote-picture.tsx';
import { useRequest } from '../components/use-request.ts';
import { useLanguage, useLocale } from '../i18n/use-locale.ts';
import { usePage } from '../navigation/page-context.tsx';
import { getJson } from '../recovery/get-json.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import * as styles from './menu-products.module.css';
import { type Menu, menuPath, menuSchema } from './menu-record.ts';

/** How many products a panel shows. */
const shown = 4;

/** What this document has read, by address. */
const read = new Map<string, Menu>();

/** What the menu shows in the page's language; null until it is there. Without an answer, a panel has its links. */
function useMenu(): Menu | null {
  const address = menuPath(useLanguage());
  const { value } = useRequest(read.has(address) ? null : address, async (signal) => {
    const menu = menuSchema.parse(await getJson(address, { signal }));
    read.set(address, menu);
    return menu;
  });
  return read.get(address) ?? value;
}

/** Has the products fetched before a panel is open. */
export function MenuLoader() {
  useMenu();
  return null;
}

interface MenuProductsProps {
  readonly category: string;
  readonly onFollow: () => void;
}

/** What people look for most in a category: pictures, whom it is for, and prices; and the ways to choose among it. */
export function MenuProducts({ category, onFollow }: MenuProductsProps) {
  const { t } = useTranslation(['translation', 'compare']);
  const { sitePaths } = usePage();
  const currency = useCurrency();
  const locale = useLocale();
  const products = (useMenu()?.[category] ?? []).flatMap(({ offers, picture, ...product }) => {
    const offer = offers.find(({ price }) => price.currencyCode === currency);
    if (!offer) return [];
    const price = formatMoney(offer.price, locale);
    const text = offer.hasPriceRange ? t('price.from', { price }) : price;
    return { ...product, price: text, picture: picture && pictureAt(picture, [360]) };
  });
  const first = products.slice(0, shown);
  return (
    <div className={styles.column}>
      <ul role="list" className={styles.products}>
        {first.map(({ key, path, name, keyFacts, price, picture }) => (
          <li key={key}>
            <Link to={path} onClick={onFollow} className={styles.product}>
              <span className={styles.picture}>
                <Picture picture={picture} alt="" sizes="14rem" />
              </span>
              <span className={styles.name}>{name}</span>
              {keyFacts && <span className={styles.facts}>{keyFacts}</span>}
              <span>{price}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <FinderLinks category={category} onFollow={onFollow} />
        {sitePaths.compare !== undefined && first.length > 1 && (
          <Link
            to={`${sitePaths.compare}?p=${keysText(first.map(({ key }) => key))}`}
            onClick={onFollow}
            className="button button-quiet"
          >
            {t('go', { ns: 'compare', chosen: first.length })}
          </Link>
        )}
      </div>
    </div>
  );
}
