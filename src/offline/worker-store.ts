import { createStore } from 'zustand/vanilla';

/** Of the service worker (docs/product.md, 4.8 to 4.11); with `available`, the site can be read without a connection. */
export type WorkerState = 'none' | 'update-found' | 'available' | 'updated' | 'redundant' | 'active';

interface WorkerStore {
  readonly state: WorkerState;
  /** The registration whose new version waits; null if none does. */
  readonly update: ServiceWorkerRegistration | null;
  readonly path: string;
}

/** What is known about the service worker. It is outside React because it is registered outside React. */
export const workerStore = createStore<WorkerStore>(() => ({ state: 'none', update: null, path: '' }));
