import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Money } from '../../contract/money.ts';
import { legalGuaranteeIn } from '../../stores/legal-guarantee.ts';
import { returnPolicy } from '../../stores/return-policy.ts';
import { useContentTitles } from '../components/use-content-titles.ts';
import { LateDeliveryTerms } from '../delivery/late-delivery-terms.tsx';
import { usePage, usePaths } from '../navigation/page-context.tsx';
import { useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './promises.module.css';
import type { ProductData } from './types.ts';

interface PromisesProps extends Pick<ProductData, 'warrantyYears'> {
  /** Of one piece. */
  readonly price: Money;
}

/** What a shopper asks before buying: delivery, returns, and faults, each with the page that has the details. */
export function Promises({ warrantyYears, price }: PromisesProps) {
  const { t } = useTranslation('product');
  const { shipping, returns } = usePaths();
  return (
    <ul role="list" className={styles.promises}>
      <li>
        <LateDeliveryTerms value={price} />
        <Link to={shipping}>{t('promises.delivery')}</Link>
      </li>
      <li>
        <Link to={returns}>{t('promises.returns', { count: returnPolicy.days })}</Link>
      </li>
      <li>
        {warrantyYears !== null && (
          <Link to={returns}>{t('promises.warranty', { count: warrantyYears })}</Link>
        )}
        <LegalGuarantee isAlone={warrantyYears === null} />
      </li>
    </ul>
  );
}

/** Where the law has storefronts tell what a seller is liable for, for how long; elsewhere, what the brand does about faults. */
function LegalGuarantee({ isAlone }: { readonly isAlone: boolean }) {
  const { t } = useTranslation('product');
  const { returns } = usePaths();
  const title = useContentTitles().get('content/legal-guarantee');
  const path = usePage().sitePaths['content/legal-guarantee'];
  const period = legalGuaranteeIn(useUserCountry());
  if (!path) return isAlone && <Link to={returns}>{t('promises.faults')}</Link>;
  return (
    <p>
      <Link to={path}>{title}</Link>
      {typeof period === 'number' && ` · ${t('promises.years', { count: period })}`}
    </p>
  );
}
