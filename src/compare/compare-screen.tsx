import { Link } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { mostCompared, setCompared, useCompared } from '../choices/compared.ts';
import { keysIn, keysText } from '../choices/key-list.ts';
import { useKnownProducts } from '../choices/products-by-key.ts';
import { RetryNote } from '../components/error-boundary.tsx';
import { useFocusNext } from '../components/focus-on.ts';
import { NoScriptNote } from '../components/no-script-note.tsx';
import { useCategories, withChildren } from '../components/use-categories.ts';
import { usePage } from '../navigation/page-context.tsx';
import { replaceQueryParameter, useQuery } from '../navigation/query.ts';
import * as styles from './compare-screen.module.css';
import { ComparisonTable } from './comparison-table.tsx';

/** How many products of an address are looked up, so that some may be gone. */
const mostRead = 20;

/** Products side by side, as the address names them (`?p=key.key`): whoever opens it sees the same ones. */
export function CompareScreen() {
  const { t } = useTranslation('compare');
  const query = useQuery();
  const text = query?.get('p') ?? '';
  const keys = keysIn(text, mostRead);
  const { products, failed, retry } = useKnownProducts(keys);
  const known = [...(products?.values() ?? [])];
  const shown = known.slice(0, mostCompared);
  const own = useCompared((compared) => compared.keys);
  const [status, focusStatus] = useFocusNext<HTMLParagraphElement>();

  // Whoever has chosen nothing goes on with what was sent.
  const sent = keysText(shown.map(({ key }) => key));
  useEffect(() => {
    if (own.length === 0 && sent !== '') setCompared(sent.split('.'));
  }, [own, sent]);

  const remove = (key: string) => {
    const without = (keys: readonly string[]) => keys.filter((each) => each !== key);
    setCompared(without(own));
    replaceQueryParameter('p', keysText(without(shown.map((product) => product.key))) || null);
    focusStatus();
  };
  const named = new Set(text.split('.').filter((part) => part !== '')).size;
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead', { most: mostCompared })}</p>
      <NoScriptNote text={t('noScript')} />
      {failed && <RetryNote text={t('failed')} onRetry={retry} />}
      {query && (
        <p ref={status} tabIndex={-1} role="status" className={styles.status}>
          {products ? t('count', { chosen: shown.length, most: mostCompared }) : failed || t('loading')}
        </p>
      )}
      {products && known.length > mostCompared && (
        <p className={styles.note}>{t('tooMany', { most: mostCompared })}</p>
      )}
      {products && known.length < named && <p className={styles.note}>{t('missing')}</p>}
      {products && shown.length > 0 && (
        <>
          <ComparisonTable products={shown} onRemove={remove} />
          <p className={styles.address}>{addressOf(sent)}</p>
        </>
      )}
      {products && shown.length < mostCompared && (
        <MoreProducts
          text={t(shown.length < 2 ? 'choose' : 'more')}
          categoryKey={shown[0]?.categoryKey}
          onLeave={() => setCompared(shown.map(({ key }) => key))}
        />
      )}
    </div>
  );
}

/** The address of this page with other products, without anything else that a link may have had. */
const addressOf = (keys: string): string => `${window.location.origin}${window.location.pathname}?p=${keys}`;

interface MoreProductsProps {
  readonly text: string;
  /** Of what is compared already. */
  readonly categoryKey: string | null | undefined;
  /** Called before a list is opened. */
  readonly onLeave: () => void;
}

/** The lists in which more products can be chosen: that of what is compared, or else all. */
function MoreProducts({ text, categoryKey, onLeave }: MoreProductsProps) {
  const { t } = useTranslation('compare');
  const { sitePaths } = usePage();
  const tops = useCategories();
  const same = tops.flatMap(withChildren).find(({ key }) => key === categoryKey);
  const shop = sitePaths[brand.pages.shop];
  const lists = [...(same ? [same] : tops), ...(shop ? [{ path: shop, name: t('all') }] : [])];
  return (
    <nav aria-label={text} className={styles.more}>
      <p>{text}</p>
      <ul role="list" className={styles.lists}>
        {lists.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className="chip" onClick={onLeave}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
