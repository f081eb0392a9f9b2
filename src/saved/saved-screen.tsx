import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../navigation/page-context.tsx';
import { useFragment } from '../navigation/query.ts';
import { OwnList } from './own-list.tsx';
import * as styles from './saved.module.css';
import { isListLink, listIn } from './shared-list.ts';
import { SharedListView } from './shared-list-view.tsx';

/** What the visitor has saved or, with a list in the address, what somebody else wishes for. */
export function SavedScreen() {
  const fragment = useFragment();
  return (
    <div className={`page ${styles.screen}`}>
      {fragment === null ? <Waiting /> : isListLink(fragment) ? <Opened fragment={fragment} /> : <OwnList />}
    </div>
  );
}

/** Only the browser knows which list it is. */
function Waiting() {
  const { t } = useTranslation('saved');
  return (
    <>
      <h1>{t('title')}</h1>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}

function Opened({ fragment }: { readonly fragment: string }) {
  const { t } = useTranslation(['saved', 'cart']);
  const { shop } = usePaths();
  const list = listIn(fragment);
  if (list) return <SharedListView key={fragment} list={list} />;
  return (
    <>
      <h1>{t('list.unreadable')}</h1>
      <p>{t('list.askAgain')}</p>
      <Link to={shop} className="button">
        {t('cart:empty.shop')}
      </Link>
    </>
  );
}
