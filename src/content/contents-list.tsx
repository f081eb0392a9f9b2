import { useTranslation } from 'react-i18next';
import * as styles from './contents-list.module.css';
import type { HeadingData } from './types.ts';

/** From so many headings on, a page is long enough for a list of them. */
const least = 4;
export const isLong = (headings: readonly HeadingData[]): boolean => headings.length >= least;

/** The headings of a long page, as links: beside the text on a desktop, a row to swipe on a phone. */
export function ContentsList({ headings }: { readonly headings: readonly HeadingData[] }) {
  const { t } = useTranslation();
  if (!isLong(headings)) return null;
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.title}>
        {t('content.contents')}
      </h2>
      <ol role="list" className={styles.list}>
        {headings.map(({ anchor, words }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
