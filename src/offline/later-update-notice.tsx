import { useStore } from 'zustand';
import { useLater } from '../components/use-later.ts';
import { usePage } from '../navigation/page-context.tsx';
import { workerStore } from './worker-store.ts';

const loadNotice = () => import('./update-notice.tsx');

/**
 * Offers a new version of the site once it has been installed; nothing interrupts somebody who is about to pay. The
 * notice is loaded when it is first needed.
 */
export function LaterUpdateNotice() {
  const { pageKey } = usePage();
  const update = useStore(workerStore, (store) => store.update);
  const offered = pageKey === 'checkout' || pageKey === 'order-confirmation' ? null : update;
  const parts = useLater(offered !== null, loadNotice);
  return offered && parts && <parts.UpdateNotice registration={offered} />;
}
