import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { sitePathOf } from '../../stores/site-paths.ts';
import { MessageScreen } from '../components/message-screen.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { TextHeadProps } from './screen-head.tsx';
import { useShopDispatch } from '../shop/shop-context.tsx';
import { useStore } from '../shop/use-store.ts';

export default function NotFoundTemplate() {
  const { t } = useTranslation('common');
  const { defaultLanguage } = useStore();
  const dispatch = useShopDispatch();
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <Link to={sitePathOf(defaultLanguage, 'category/selected/shop')} className="button">
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
  return <PageHead title={pageContext.texts.common.notFound.title} />;
}
