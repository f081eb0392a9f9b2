import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inEmptyFolder } from '../testing/in-empty-folder.ts';
import { buildStore } from './build-store.ts';
import { type BuildTarget, localOrigins, nameOf, outputOf } from './build-target.ts';
import { buildsAtOnce, buildTargets } from './build-targets.ts';
import { join } from 'node:path';

vi.mock('./build-store.ts');
inEmptyFolder();

const targets: readonly BuildTarget[] = [
  { store: 'us' },
  { store: 'se' },
  { store: 'jp' },
  { store: 'us', pseudo: true },
];
const names = targets.map(nameOf);
const builds = vi.mocked(buildStore);

/** Lets builds of these names fail, and all others succeed. */
function buildsFailFor(...broken: string[]): void {
  builds.mockImplementation((target) =>
    broken.includes(nameOf(target))
      ? Promise.reject(new Error(`no ${nameOf(target)}`))
      : Promise.resolve({ built: true, seconds: 5 }),
  );
}

/** Every requested build, and whether it could be reused. */
const asked = () =>
  Object.fromEntries(builds.mock.calls.map(([target, , { reuse }]) => [nameOf(target), reuse]));
const everyName = (reuse: boolean) => Object.fromEntries(names.map((name) => [name, reuse]));

beforeEach(() => {
  builds.mockReset();
  buildsFailFor();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

const gigabytes = 1024 ** 3;

test.each([
  ['cores are the limit', 8, 64, 4],
  ['memory is the limit', 16, 9, 4],
  ['there are two cores', 2, 64, 1],
  ['half a build does not fit', 8, 3.9, 1],
  ['there is hardly any memory', 8, 0.5, 1],
  ['there is one core', 1, 64, 1],
])('when %s: %i cores, %f GiB → %i builds in parallel', (_, cores, memory, expected) => {
  expect(buildsAtOnce(cores, memory * gigabytes)).toBe(expected);
});

describe('a run', () => {
  test('builds every target once and returns the results in the order of the targets', async () => {
    const slow = Promise.withResolvers<undefined>();
    builds.mockImplementation(async (target) => {
      if (nameOf(target) === 'se') await slow.promise;
      if (nameOf(target) === 'us-pseudo') slow.resolve(undefined);
      return { built: true, seconds: nameOf(target).length };
    });
    const { finished, failed } = await buildTargets(targets, {}, { reuse: false, atOnce: 2 });
    expect(finished).toEqual(
      targets.map((target) => ({ target, built: true, seconds: nameOf(target).length })),
    );
    expect(failed).toEqual([]);
    expect(builds).toHaveBeenCalledTimes(targets.length);
  });

  test('builds the first one alone, because it fills the cache that all others share', async () => {
    const first = Promise.withResolvers<undefined>();
    const began: string[] = [];
    builds.mockImplementation(async (target) => {
      began.push(nameOf(target));
      if (nameOf(target) === 'us') await first.promise;
      return { built: true, seconds: 1 };
    });
    const run = buildTargets(targets, {}, { reuse: false, atOnce: 4 });
    await vi.waitFor(() => expect(began).not.toHaveLength(0), { timeout: 20_000 });
    expect(began).toEqual(['us']);
    first.resolve(undefined);
    await run;
    expect(began).toEqual(names);
  });

  test.each([
    [1, 1],
    [2, 2],
    [10, 3],
  ])('with room for %i in parallel, builds %i of the three others in parallel', async (atOnce, expected) => {
    let running = 0;
    let most = 0;
    builds.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return { built: true, seconds: 1 };
    });
    await buildTargets(targets, {}, { reuse: false, atOnce });
    expect(most).toBe(expected);
  });

  test.each(names)('continues when %s fails, and reports why it did', async (broken) => {
    buildsFailFor(broken);
    const { finished, failed } = await buildTargets(targets, {}, { reuse: false });
    expect(finished.map(({ target }) => nameOf(target))).toEqual(names.filter((name) => name !== broken));
    expect(failed.map(({ target, error }) => [nameOf(target), error.message])).toEqual([
      [broken, `no ${broken}`],
    ]);
  });

  test('keeps Gatsby quiet and passes the settings on', async () => {
    await buildTargets(targets, { GATSBY_KLEVU_URL: 'https://search.example' }, { reuse: false });
    for (const [, settings, options] of builds.mock.calls) {
      expect(settings).toMatchObject({ GATSBY_KLEVU_URL: 'https://search.example' });
      expect(options.quiet).toBe(true);
    }
  });

  test('without targets does nothing', async () => {
    expect(await buildTargets([], {}, { reuse: false })).toEqual({ finished: [], failed: [] });
  });
});

describe('what is rebuilt', () => {
  test('everything, when nothing may be reused', async () => {
    await buildTargets(targets, {}, { reuse: false });
    expect(asked()).toEqual(everyName(false));
  });

  test('nothing that is up to date, when everything may be reused', async () => {
    await buildTargets(targets, {}, { reuse: true });
    expect(asked()).toEqual(everyName(true));
  });
});

test.each([
  [{ store: 'se' }, 'se'],
  [{ store: 'us', pseudo: false }, 'us'],
  [{ store: 'us', pseudo: true }, 'us-pseudo'],
  [{ store: 'us', pictureFiles: true }, 'us-files'],
] as const)('%j is called %s and is built into a folder with that name', (target, name) => {
  expect(nameOf(target)).toBe(name);
  expect(outputOf(target)).toBe(join('dist', name));
});

test('on this machine every storefront has a host of its own', () => {
  const origin = localOrigins(9000).replace('{store}', nameOf({ store: 'us', pseudo: true }));
  expect(new URL(origin).host).toBe('us-pseudo.localhost:9000');
});
