import { useTranslation } from 'react-i18next';
import { Later } from '../components/later.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { loadExtra } from '../recovery/reload-guard.ts';
import { mostCompared, useCompared } from './compared.ts';

/** Where products are chosen; elsewhere, a bar would only be in the way. */
const pagesWithProducts = /^(home|search|category\/.+|product\/.+)$/;

/** What is chosen for a comparison: announced, without taking the focus. */
export function LaterCompareBar() {
  const { t } = useTranslation('compare');
  const { pageKey, sitePaths } = usePage();
  const count = useCompared(({ keys }) => keys.length);
  const said = useCompared((compared) => compared.said);
  if (sitePaths.compare === undefined || !pagesWithProducts.test(pageKey)) return null;
  return (
    <>
      <p role="status" className="visually-hidden">
        {said && t(`said.${said.kind}`, { name: said.name, chosen: count, most: mostCompared })}
      </p>
      <Later wanted={count > 0} load={() => loadExtra(() => import('./compare-bar.tsx'))}>
        {({ CompareBar }) => <CompareBar isOnProduct={pageKey.startsWith('product/')} />}
      </Later>
    </>
  );
}
