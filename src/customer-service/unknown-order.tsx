import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { confirmationPath, isShopError } from '../shop-api/shop-api-error.ts';

/** Whether there is no such order, or this browser may not open it. */
export const isUnknownOrder = (error: unknown): boolean =>
  isShopError(error, ['OrderNotFound', 'InvalidInput']);

/** Of an order that is unknown, or that this browser may not open: a new link leads to it from anywhere. @param number may be empty */
export function UnknownOrder({ number }: { readonly number: string }) {
  const { t } = useTranslation('checkout');
  const lookup = useSitePaths()('order-lookup');
  return (
    <>
      <p>{t('confirmation.unknownText')}</p>
      <Link to={number === '' ? lookup : confirmationPath(lookup, number)} className="button">
        {t('confirmation.newLink')}
      </Link>
    </>
  );
}
