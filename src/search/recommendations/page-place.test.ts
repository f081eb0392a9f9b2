// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeTurn } from './page-place.ts';

const rowLength = 2;

/** What rows recommend, from top to bottom; null if there is no answer. */
const rows = fc.array(
  fc.option(fc.uniqueArray(fc.constantFrom('bib', 'cot', 'mini', 'move', 'one'), { minLength: 1 })),
  { minLength: 1, maxLength: 5 },
);
/** The rows in the order in which they choose. */
type Choices = readonly (readonly string[])[];

/** What the rows show if each chooses after those above it. */
function chosenFromTheTop(recommended: readonly (readonly string[] | null)[]): Choices {
  const taken = new Set<string>();
  return recommended.map((products) => choose(products ?? [], taken));
}

function choose(products: readonly string[], taken: Set<string>): readonly string[] {
  const chosen = products.filter((product) => !taken.has(product)).slice(0, rowLength);
  for (const product of chosen) taken.add(product);
  return chosen;
}

/** What the rows show if their answers and failures arrive as the scheduler decides. */
async function chosenAsAnswered(
  recommended: readonly (readonly string[] | null)[],
  scheduler: fc.Scheduler,
): Promise<Choices> {
  const page = document.createElement('main');
  const places = recommended.map(() => page.appendChild(document.createElement('div')));
  const taken = new Set<string>();
  const load = async (place: Node, products: readonly string[] | null) => {
    const turn = takeTurn(place);
    try {
      await scheduler.schedule(products ? Promise.resolve() : Promise.reject(new Error('down')));
      await turn.whenAboveHaveChosen();
      return choose(products ?? [], taken);
    } catch {
      return [];
    } finally {
      turn.end();
    }
  };
  return scheduler.waitFor(
    Promise.all(places.map((place, index) => load(place, recommended[index] ?? null))),
  );
}

test('product 7.55: rows choose from top to bottom, in whatever order answers and failures arrive', () =>
  fc.assert(
    fc.asyncProperty(rows, fc.scheduler(), async (recommended, scheduler) => {
      expect(await chosenAsAnswered(recommended, scheduler)).toEqual(chosenFromTheTop(recommended));
    }),
  ));

test('a row that is asked again does not wait for the turn that it had before', async () => {
  const place = document.createElement('div');
  const first = takeTurn(place);
  const second = takeTurn(place);
  first.end();
  const below = document.createElement('div');
  document.createElement('main').append(place, below);
  let isFree = false;
  const waiting = takeTurn(below)
    .whenAboveHaveChosen()
    .then(() => (isFree = true));
  await Promise.resolve();
  expect(isFree).toBe(false);
  second.end();
  await waiting;
});
