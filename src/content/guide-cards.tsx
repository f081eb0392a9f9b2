import { Link } from 'gatsby';
import { Picture } from '../components/picture.tsx';
import * as styles from './guide-cards.module.css';

/** Guides next to each other, each with its picture. */
export function GuideCards({ guides }: { readonly guides: readonly Queries.GuideFieldsFragment[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {guides.map(({ title, description, path, lead }) => (
        <li key={path} className={styles.card}>
          {lead?.picture.gatsbyImage && (
            <div className={styles.picture}>
              <Picture picture={lead.picture.gatsbyImage} alt="" sizes="(min-width: 48rem) 22rem, 100vw" />
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
