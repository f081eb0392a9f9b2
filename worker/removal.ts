import { workboxPrefix } from './caches.ts';
import type { WorkerScope } from './scope.ts';

/*
 * The whole `/sw.js` of a build with `SERVICE_WORKER=off`; every build also publishes it as `/service-worker-off.js`, to
 * be copied in an emergency. It replaces whatever worker a browser has, deletes what that
 * one stored, and removes itself. Nothing is reloaded; open pages go on without a worker.
 */
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(remove()));

// An open page of an earlier build may register it once more while it is being removed, and then talk to it.
worker.addEventListener('message', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${workboxPrefix}-`));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
