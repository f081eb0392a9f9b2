import type { Page } from '@playwright/test';
import { expect, test, walk } from '../browser/fixtures.ts';
import { at, category, usual } from '../browser/samples.ts';
import { open, untilIdle } from '../browser/shopper.ts';

/** What React renders again while a page is hydrated, at most. */
interface Limit {
  readonly commits: number;
  readonly components: number;
}

const none: Limit = { commits: 0, components: 0 };
/** Whether there is a cart, and what is recommended with it. */
const loaded: Limit = { commits: 3, components: 5 };

/** Each template with what its screen renders again: what is learned after the page was built, and only there. */
const templates: Readonly<Record<string, readonly [path: string, screen: Limit]>> = {
  // The first row of products is near enough for what is recommended there: that it is near, and what has arrived.
  home: [at('home'), { commits: 2, components: 2 }],
  // The place of the category's end: when the page is idle, when the code of the end is there, and when it is near.
  category: [category.path, { commits: 3, components: 3 }],
  // What is in stock now, that the visit may be remembered, the code and the answer about delivery, the code of
  // express payment, and the code of the bar that stands in for the button, and that it is wanted. Stock renders every option.
  product: [usual.path, { commits: 12, components: 70 }],
  content: [at('content/returns'), none],
  search: [at('search'), none],
  cart: [at('cart'), loaded],
  checkout: [at('checkout'), loaded],
};

/** The tested build is not for production, which its label says; the banner's buttons are hydrated, and say so. */
const frameLimit: Limit = { commits: 1, components: 2 };

test.use({ viewport: { width: 390, height: 664 } });

test('pages of every template are hydrated in one render', async ({ context }) => {
  await context.addInitScript(recordRepetitions);
  await walk(Object.entries(templates), async ([template, [path, screenLimit]]) => {
    const page = await context.newPage();
    const offers = template === 'product' ? page.waitForResponse('**/api/offers?*') : null;
    await open(page, path);
    await offers;
    await untilIdle(page);
    const { frame, screen } = await repetitionsOf(page);
    expect.soft(above(frameLimit, frame), `rendered again in the frame of ${template}`).toEqual([]);
    expect.soft(above(screenLimit, screen), `rendered again in the screen of ${template}`).toEqual([]);
    await page.close();
  });
});

test('what is hydrated later is in its place, without JavaScript', async ({ request }) => {
  for (const [path] of Object.values(templates)) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<footer');
    for (const late of ['id="S:', 'id="B:']) expect(html, path).not.toContain(late);
  }
});

/** The names of the components that were rendered again, by commit. */
type Commits = readonly (readonly string[])[];

/** What exceeds a limit: nothing, or by commit the first things that were rendered again. */
const above = ({ commits, components }: Limit, repeated: Commits): Commits =>
  repeated.length > commits || repeated.flat().length > components
    ? repeated.map((names) => [...new Set(names)].slice(0, 10))
    : [];

interface WatchedWindow {
  readonly repetitions: readonly { readonly isScreen: boolean; readonly name: string }[][];
}

async function repetitionsOf(page: Page): Promise<{ readonly frame: Commits; readonly screen: Commits }> {
  const commits = await page.evaluate(() => (window as unknown as WatchedWindow).repetitions);
  expect(commits.length, 'commits that React has told of').toBeGreaterThan(0);
  const part = (wanted: boolean) =>
    commits
      .map((commit) => commit.filter(({ isScreen }) => isScreen === wanted).map(({ name }) => name))
      .filter(({ length }) => length > 0);
  return { frame: part(false), screen: part(true) };
}

/**
 * Runs in the page before everything else: React tells of its commits what it tells its developer tools, in production,
 * too. A component that is rendered for the first time is no repetition, whether it is hydrated or new.
 */
function recordRepetitions() {
  /** A component or an element: ReactInternalTypes.js in react-reconciler, whose numbers are in ReactWorkTags.js. */
  interface Fiber {
    readonly tag: number;
    readonly flags: number;
    readonly alternate: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly return: Fiber | null;
    readonly stateNode: unknown;
  }
  const performedWork = 1;
  const components = { function: 0, class: 1, forwardRef: 11, memo: 14, simpleMemo: 15 };
  const isComponent = ({ tag }: Fiber) => Object.values(components).includes(tag);
  const elementFrom = (fiber: Fiber, next: 'child' | 'return'): Element | null => {
    for (let current: Fiber | null = fiber; current; current = current[next])
      if (current.stateNode instanceof Element) return current.stateNode;
    return null;
  };
  const described = (fiber: Fiber) => {
    const own = elementFrom(fiber, 'child');
    const element = own ?? elementFrom(fiber, 'return');
    return {
      isScreen: element?.closest('main') != null,
      // Production has no names of components, but everything that they show.
      name: [
        own ? 'shows' : 'shows nothing in',
        element?.localName,
        element?.getAttribute('class') ?? '',
        own?.textContent.slice(0, 40) ?? '',
      ].join(' '),
    };
  };
  const repetitions: ReturnType<typeof described>[][] = [];
  const onCommitFiberRoot = (
    _renderer: number,
    root: { readonly current: Fiber; readonly containerInfo: Element },
  ) => {
    // Gatsby renders a page's head into an element of its own.
    if (!root.containerInfo.isConnected) return;
    const repeated: Fiber[] = [];
    const visit = (first: Fiber | null) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        if (isComponent(fiber) && fiber.alternate && fiber.flags & performedWork) repeated.push(fiber);
        if (fiber.child !== fiber.alternate?.child) visit(fiber.child);
      }
    };
    visit(root.current.child);
    repetitions.push(repeated.map(described));
  };
  Object.assign(window, {
    repetitions,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot,
    },
  });
}
