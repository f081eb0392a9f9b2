import { useStore } from 'zustand';
import { useLater } from '../components/use-later.ts';
import { usePage } from '../navigation/page-context.tsx';
import { workerStore } from './worker-store.ts';

const loadNotice = () => import('./update-notice.tsx');

/**
 * Offers a new version of the site once it has been installed, and says once that the site is available offline; nothing
 * interrupts somebody who is about to pay. The notice is loaded when it is first needed.
 */
export function LaterUpdateNotice() {
  const { pageKey } = usePage();
  const news = useStore(workerStore, ({ state, update }) => update ?? state === 'available');
  const said = pageKey === 'checkout' || pageKey === 'order-confirmation' ? false : news;
  const parts = useLater(said !== false, loadNotice);
  return (
    said && parts && (said === true ? <parts.OfflineNotice /> : <parts.UpdateNotice registration={said} />)
  );
}
