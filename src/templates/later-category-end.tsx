import { useEffect, useState } from 'react';
import { useLater } from '../components/use-later.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import { whenIdle } from '../recovery/when-idle.ts';

const loadEnd = () => loadExtra(() => import('./category-end.tsx'));

/** `CategoryEnd`, once the page has been idle. */
export function LaterCategoryEnd({ path }: { readonly path: readonly string[] }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => setIsIdle(true));
  }, []);
  const end = useLater(isIdle, loadEnd);
  return end && <end.CategoryEnd path={path} />;
}
