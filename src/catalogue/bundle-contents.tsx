import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import type { Money } from '../../contract/money.ts';
import { formatMoney } from '../components/money.ts';
import { Picture, type PictureData } from '../components/picture.tsx';
import * as styles from './bundle-contents.module.css';

export interface BundleComponent {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
  readonly quantity: number;
  /** Of one unit, bought separately. */
  readonly price: Money;
  readonly picture: PictureData | null;
}

/** What a bundle contains, and what it would cost bought separately. */
export function BundleContents({
  components,
  price,
}: {
  components: readonly BundleComponent[];
  price: Money;
}) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const separately = components.reduce((sum, one) => sum + one.price.centAmount * one.quantity, 0);
  return (
    <section className={styles.bundle} aria-labelledby="bundle-contents">
      <h2 id="bundle-contents" className={styles.title}>
        {t('contains')}
      </h2>
      <ul role="list" className={styles.list}>
        {components.map(({ sku, name, path, quantity, picture }) => (
          <li key={sku} className={styles.item}>
            <div className={styles.picture}>
              <Picture picture={picture} alt="" sizes="5rem" />
            </div>
            <Link to={path}>{quantity > 1 ? t('containsLine', { quantity, name }) : name}</Link>
          </li>
        ))}
      </ul>
      {separately > price.centAmount && (
        <p className={styles.separately}>
          {t('contentsSeparately', { price: formatMoney({ ...price, centAmount: separately }, locale) })}
        </p>
      )}
    </section>
  );
}
