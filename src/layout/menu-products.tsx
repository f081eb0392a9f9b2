import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ComparisonLink } from '../choices/comparison-link.tsx';
import { formatMoney } from '../../stores/format-money.ts';
import { FinderLinks } from '../components/finder-links.tsx';
import { Picture } from '../components/picture.tsx';
import { pictureAt } from '../components/remote-picture.tsx';
import { useFile } from '../components/use-file.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import * as styles from './menu-products.module.css';
import { type Menu, menuPath, menuSchema } from './menu-record.ts';

/** How many products a panel shows. */
const shown = 4;

/** What the menu shows; until it is there, and without an answer, a panel has its links. */
const useMenu = (): Menu | null => useFile(menuPath, menuSchema);

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
  const { t } = useTranslation();
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
        <ComparisonLink
          keys={first.map(({ key }) => key)}
          className="button button-quiet"
          onFollow={onFollow}
        />
      </div>
    </div>
  );
}
