import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { usePage } from '../navigation/page-context.tsx';
import * as styles from './reasons.module.css';

/** Why to buy here, in a few words each. */
export function Reasons() {
  const { t } = useTranslation();
  const { sitePaths } = usePage();
  if (brand.reasons.length === 0) return null;
  return (
    <ul role="list" className={styles.reasons}>
      {brand.reasons.map(({ name, page }) => {
        const path = sitePaths[page];
        return (
          path && (
            <li key={name}>
              <Link to={path} className={styles.reason}>
                <strong>{t(`home.reasons.${name as 'delivery'}.title`)}</strong>
                <span>{t(`home.reasons.${name as 'delivery'}.text`)}</span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
