import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { inEmptyFolder } from '../testing/in-empty-folder.ts';
import { buildStore, lastMemory } from './build-store.ts';
import { type BuildTarget, nameOf } from './build-target.ts';
import { buildsAtOnce, buildTargets } from './build-targets.ts';

vi.mock('./build-store.ts');
inEmptyFolder();

const [us, se, jp] = [stores.us.id, stores.se.id, stores.jp.id];

const targets: readonly BuildTarget[] = [
  { store: us },
  { store: se },
  { store: jp },
  { store: us, pseudo: true },
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

beforeEach(() => {
  builds.mockReset();
  vi.mocked(lastMemory).mockResolvedValue(0);
  buildsFailFor();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

const gigabytes = 1024 ** 3;

test.each([
  ['cores are the limit', 8, 64, [], 4],
  ['memory is the limit', 16, 9, [1.2], 4],
  ['half a build does not fit', 8, 3.9, [], 1],
  ['there is one core', 1, 64, [], 1],
  ['one of the last builds took much', 16, 16, [1.2, 7.5], 2],
  ['one of them took more than there is', 16, 7, [7.5], 1],
])('when %s: %i cores, %f GiB, before %j → %i builds in parallel', (_, cores, memory, before, expected) => {
  const bytes = before.map((gibibytes) => gibibytes * gigabytes);
  expect(buildsAtOnce(bytes, cores, memory * gigabytes)).toBe(expected);
});

describe('a run', () => {
  test.each(['us', 'jp'])('continues when %s fails, and reports why it did', async (broken) => {
    buildsFailFor(broken);
    const { finished, failed } = await buildTargets(targets, {}, { reuse: false });
    expect(finished.map(({ target }) => nameOf(target))).toEqual(names.filter((name) => name !== broken));
    expect(failed.map(({ error }) => error.message)).toEqual([`no ${broken}`]);
  });
});
