import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../navigation/page-context.tsx';

/** Leads to the page that withdraws from this order, with its number; nothing where the storefront has no such page. */
export function WithdrawalLink({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation();
  const { sitePaths } = usePage();
  if (sitePaths.withdraw === undefined) return null;
  const query = new URLSearchParams({ order: orderNumber }).toString();
  return (
    <p>
      <Link to={`${sitePaths.withdraw}?${query}`}>{t('footer.pages.withdraw')}</Link>
    </p>
  );
}
