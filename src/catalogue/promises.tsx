import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../contract/money.ts';
import { legalGuaranteeIn } from '../../stores/legal-guarantee.ts';
import { LinkToPage } from '../components/link-to-page.tsx';
import { useContentTitles } from '../components/use-content-titles.ts';
import { DeliveryTerms } from '../delivery/delivery-terms.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { useStore, useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './promises.module.css';
import type { ProductData } from './types.ts';

interface PromisesProps extends Pick<ProductData, 'warrantyYears'> {
  /** Of one piece. */
  readonly price: Money;
}

/** What a shopper asks before buying: delivery, returns, and faults, each with the page that has the details. */
export function Promises({ warrantyYears, price }: PromisesProps) {
  const { t } = useTranslation('product');
  const { returnDays } = useStore();
  const delivery = usePage().sitePaths['content/shipping-and-delivery'];
  return (
    <ul role="list" className={styles.promises}>
      <li>
        <DeliveryTerms value={price} />
        {delivery !== undefined && <Link to={delivery}>{t('promises.delivery')}</Link>}
      </li>
      {returnDays !== null && (
        <li>
          <LinkToPage page="content/returns">{t('promises.returns', { count: returnDays })}</LinkToPage>
        </li>
      )}
      <li>
        {warrantyYears !== null && (
          <LinkToPage page="content/returns">{t('promises.warranty', { count: warrantyYears })}</LinkToPage>
        )}
        <LegalGuarantee isAlone={warrantyYears === null} />
      </li>
    </ul>
  );
}

/** Where the law has storefronts tell what a seller is liable for, for how long; elsewhere, what the brand does about faults. */
function LegalGuarantee({ isAlone }: { readonly isAlone: boolean }) {
  const { t } = useTranslation('product');
  const title = useContentTitles().get('content/legal-guarantee');
  const path = usePage().sitePaths['content/legal-guarantee'];
  const period = legalGuaranteeIn(useUserCountry());
  if (!path) return isAlone && <LinkToPage page="content/returns">{t('promises.faults')}</LinkToPage>;
  return (
    <p>
      <Link to={path}>{title}</Link>
      {typeof period === 'number' && ` · ${t('promises.years', { count: period })}`}
    </p>
  );
}
