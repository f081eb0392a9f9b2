import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../navigation/page-context.tsx';
import type { SitePageKey } from '../navigation/site-pages.ts';
import * as styles from './reasons.module.css';

/** Each with the page that says more. */
const reasons = [
  ['returns', 'content/returns'],
  ['delivery', 'content/shipping-and-delivery'],
  ['hips', 'content/hip-healthy-baby-carriers'],
  ['lasting', 'content/caring-for-future-generations'],
] as const satisfies readonly (readonly [string, SitePageKey])[];

/** Why to buy here, in a few words each. */
export function Reasons() {
  const { t } = useTranslation();
  const { sitePaths } = usePage();
  return (
    <ul role="list" className={styles.reasons}>
      {reasons.map(([name, page]) => {
        const path = sitePaths[page];
        return (
          path && (
            <li key={name}>
              <Link to={path} className={styles.reason}>
                <strong>{t(`home.reasons.${name}.title`)}</strong>
                <span>{t(`home.reasons.${name}.text`)}</span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
