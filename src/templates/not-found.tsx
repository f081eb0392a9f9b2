import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { MessageScreen } from '../components/message-screen.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { TextHeadProps } from './screen-head.tsx';
import { useShopDispatch } from '../shop/shop-context.tsx';

export default function NotFoundTemplate() {
  const { t } = useTranslation('common');
  const sitePath = useSitePaths();
  const dispatch = useShopDispatch();
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <Link to={sitePath('category/selected/shop')} className="button">
        {t('notFound.shop')}
      </Link>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => dispatch({ type: 'setSearchOpen', open: true })}
      >
        {t('notFound.search')}
      </button>
    </MessageScreen>
  );
}

export function Head({ pageContext }: TextHeadProps<{ common: { notFound: { title: string } } }>) {
  return <PageHead title={pageContext.texts.common.notFound.title} page={pageContext} listed={false} />;
}
