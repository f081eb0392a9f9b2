import { type Answer, answerTo, pageAddress, pageOf, pictureAddress } from './answer-rules.ts';
import { cacheNames, isOutdated, messagesCache } from './caches.ts';
import { isKeepMessage, keep, trimAll } from './keep.ts';
import type { Handler, Match, Workbox, WorkerScope } from './scope.ts';
import { languageAt } from './site-facts.ts';
import { storable, storableFile } from './stored-response.ts';

/*
 * The site's part of `/sw.js`. gatsby-plugin-offline appends it to its own script, whose names it uses: Workbox, the
 * plugin's route for navigations, and its message handlers. docs/decisions/016-service-worker.md says why.
 */
declare const workbox: Workbox;
declare const navigationRoute: { match: Match; handler: Handler };
declare const MessageAPI: Record<'setPathResources' | 'clearPathResources', () => void>;

const worker = self as unknown as WorkerScope;
const { origin } = worker.location;
const networkTimeoutSeconds = 3;

const isAnsweredAs =
  (...answers: readonly Answer[]): Match =>
  ({ url, request }) => {
    const answer = answerTo({ url, mode: request.mode }, worker.siteFacts, origin);
    return answer !== null && answers.includes(answer);
  };
const cacheDidUpdate = () => trimAll(worker.siteFacts, origin);

const pages = new workbox.strategies.NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) =>
        Promise.resolve(pageAddress(new URL(request.url).pathname, origin)),
      cacheWillUpdate: ({ response }) => storable(response, 'text/html'),
      cacheDidUpdate,
    },
  ],
});

const data = new workbox.strategies.NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    {
      // Gatsby adds a page's query to the address of its data.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(origin + new URL(request.url).pathname),
      // Gatsby also prefetches data of pages that nobody visits: only that of kept pages is renewed.
      cacheWillUpdate: async ({ request, response }) =>
        pageOf(request.url) === null || (await caches.match(request.url))
          ? storable(response, 'application/json')
          : null,
      cacheDidUpdate,
    },
  ],
});

const scripts = new workbox.strategies.CacheFirst({
  cacheName: cacheNames.scripts,
  plugins: [{ cacheWillUpdate: ({ response }) => storableFile(response, ''), cacheDidUpdate }],
});

// The plugin answers a visited page with an empty shell and the page's data from its cache, however old, and remembers
// in IndexedDB what a page needs. Pages come from the network first instead.
MessageAPI.setPathResources = MessageAPI.clearPathResources = () => undefined;
navigationRoute.match = ({ url, request }) =>
  request.mode === 'navigate' && isAnsweredAs('page', 'message')({ url, request });
navigationRoute.handler = { handle: answerNavigation };
workbox.routing.registerRoute(isAnsweredAs('data'), (asked) => data.handle(asked));
workbox.routing.registerRoute(isAnsweredAs('script'), (asked) => scripts.handle(asked));
workbox.routing.registerRoute(isAnsweredAs('picture'), async ({ request }) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(pictureAddress(new URL(request.url)));
    if (kept) return kept;
    throw error;
  }
});

/** Redirects pass through: a navigation's are answered as they are, and the browser follows them. */
async function answerNavigation(asked: Parameters<Handler['handle']>[0]): Promise<Response> {
  const { request } = asked;
  const { pathname } = new URL(request.url);
  const isKept = isAnsweredAs('page')({ url: new URL(request.url), request });
  try {
    return isKept ? await pages.handle(asked) : await fetch(request);
  } catch (error) {
    const { messages } = worker.siteFacts;
    const message = await caches.match(messages.paths[languageAt(pathname, worker.siteFacts)] ?? '');
    if (message) return message;
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  const paths = Object.values(worker.siteFacts.messages.paths);
  const requests = paths.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(messagesCache(worker.siteFacts)).then((cache) => cache.addAll(requests)));
});

worker.addEventListener('activate', (event) => {
  const deleteOutdated = async () => {
    const outdated = (await caches.keys()).filter((name) => isOutdated(name, worker.siteFacts));
    await Promise.all(outdated.map((name) => caches.delete(name)));
  };
  event.waitUntil(deleteOutdated());
});

const isReplaced = () => Boolean(worker.registration.installing ?? worker.registration.waiting);

/** One at a time: each would fetch what the other is about to store. */
let keeping = Promise.resolve();

worker.addEventListener('message', (event) => {
  const { data: message } = event;
  if (!isKeepMessage(message)) return;
  keeping = keeping.then(() => keep(message, worker.siteFacts, origin, isReplaced)).catch(console.warn);
  event.waitUntil(keeping);
});
