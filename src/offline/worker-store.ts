import { createStore } from 'zustand/vanilla';

/**
 * The states of the service worker (docs/product.md, 4.8 to 4.11): `available` means that the site can be read without
 * a connection from now on, which `NetworkBar` says when there is none; `updated`, that a new version waits for a word.
 */
export type WorkerState = 'none' | 'update-found' | 'available' | 'updated' | 'redundant' | 'active';

interface WorkerStore {
  readonly state: WorkerState;
  /** The registration whose new version waits; null if none does. */
  readonly update: ServiceWorkerRegistration | null;
  readonly path: string;
}

/** What is known about the service worker. It is outside React because it is registered outside React. */
export const workerStore = createStore<WorkerStore>(() => ({ state: 'none', update: null, path: '' }));
