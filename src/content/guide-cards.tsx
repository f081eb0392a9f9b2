import { Link } from 'gatsby';
import { Picture } from '../components/picture.tsx';
import * as styles from './guide-cards.module.css';
import type { GuideData } from './types.ts';

/** Guides next to each other, each with its picture. */
export function GuideCards({ guides }: { readonly guides: readonly GuideData[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {guides.map(({ title, description, path, picture }) => (
        <li key={path} className={styles.card}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} alt="" sizes="(min-width: 48rem) 22rem, 100vw" />
            </div>
          )}
          <h3 className={styles.title}>
            <Link to={path} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
