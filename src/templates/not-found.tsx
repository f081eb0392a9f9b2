import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { MessageScreen } from '../components/message-screen.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type PageContext, useSitePaths } from '../navigation/page-context.tsx';
import { type PageHeadProps, textsOf } from './page-data.tsx';
import { redirectScript, useRedirect } from './use-redirect.ts';
import { WaysOn } from './ways-on.tsx';

interface NotFoundContext {
  readonly redirectRules: string;
}

export default function NotFoundTemplate({ pageContext }: { pageContext: PageContext & NotFoundContext }) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  const address = useRedirect(pageContext.redirectRules);
  if (address.kind === 'looking') return <div className="page" aria-busy />;
  if (address.kind === 'moved')
    return (
      <MessageScreen title={t('notFound.movedTitle')} text={t('notFound.movedText')}>
        <a href={address.href} className="button">
          {t('notFound.movedGo')}
        </a>
      </MessageScreen>
    );
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <Link to={sitePath(brand.pages.shop)} className="button">
        {t('notFound.shop')}
      </Link>
      <WaysOn />
    </MessageScreen>
  );
}

export function Head({ pageContext }: PageHeadProps & { pageContext: NotFoundContext }) {
  const { title } = textsOf(pageContext).translation.notFound;
  // A navigation within the shop has nothing to hide, and the content security policy knows only what is in the HTML.
  const rendersHtml = typeof window === 'undefined';
  return (
    <>
      {rendersHtml && <script dangerouslySetInnerHTML={{ __html: redirectScript() }} />}
      <link rel="preload" as="fetch" crossOrigin="anonymous" href={pageContext.redirectRules} />
      <PageHead title={title} page={pageContext} />
    </>
  );
}
