import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { ContentHit, NamedPage } from '../service/search-port.ts';
import { MoreLink } from './more-link.tsx';
import * as styles from './text-results.module.css';
import { Unavailable } from './live-list.tsx';
import type { Listing } from './use-listing.ts';

/** A guide, a page, or a category. */
export type TextHit = NamedPage & Partial<ContentHit>;

/** Found pages as links, with what they are about. */
export function TextHits({ hits }: { readonly hits: readonly TextHit[] }) {
  return (
    <ul role="list" className={styles.hits}>
      {hits.map(({ name, path, summary }) => (
        <li key={path} className={styles.hit}>
          <Link to={path} className={styles.name}>
            {name}
          </Link>
          {summary && <p className={styles.summary}>{summary}</p>}
        </li>
      ))}
    </ul>
  );
}

interface TextResultListProps {
  readonly results: Listing<TextHit>;
  readonly emptyText: string;
  readonly moreTo: string;
}

/** The results of a type that is not products. */
export function TextResultList({ results, emptyText, moreTo }: TextResultListProps) {
  const { t } = useTranslation('search');
  const { status, found, retry } = results;
  if (status === 'unavailable') return <Unavailable about="results" onRetry={retry} />;
  if (!found) return <p role="status">{t('results.loading')}</p>;
  return (
    <>
      <p role="status" className={styles.count}>
        {found.total === 0 ? emptyText : t('results.found', { count: found.total })}
      </p>
      <TextHits hits={found.records} />
      {found.total > 0 && (
        <MoreLink shown={found.records.length} total={found.total} to={found.hasNextPage ? moreTo : null} />
      )}
    </>
  );
}
