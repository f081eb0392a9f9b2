import { Link } from 'gatsby';
import { usePage } from '../navigation/page-context.tsx';
import { useContentTitles } from './use-content-titles.ts';

/** Leads to the data protection page, below a form that asks for personal data; nothing where the storefront has none. */
export function PrivacyLink() {
  const key = 'content/data-protection-policy';
  const title = useContentTitles().get(key);
  const path = usePage().sitePaths[key];
  if (title === undefined || path === undefined) return null;
  return (
    <p>
      <Link to={path}>{title}</Link>
    </p>
  );
}
