import { loadPart } from '../recovery/reload-guard.ts';
import { touchList } from './saved-keys.ts';
import type * as SavedList from './saved-list.ts';

/** Changes the list of saved products by code that is fetched with the first change, as is what tells of it. */
export async function changeList(change: (list: typeof SavedList) => void): Promise<void> {
  touchList();
  change(await loadPart(() => import(/* webpackChunkName: "saved-list" */ './saved-list.ts')));
}
