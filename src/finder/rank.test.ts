import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersIn, type Question, rank } from './rank.ts';

const names = ['back', 'soft', 'light', 'airy'];
const some = fc.uniqueArray(fc.constantFrom(...names));
const answer = fc.record({ key: fc.constantFrom('a', 'b'), needs: some, prefers: some });
const keyed = { selector: ({ key }: { readonly key: string }) => key };
const questions: fc.Arbitrary<Question[]> = fc.uniqueArray(
  fc.record({ key: fc.constantFrom('q', 'r', 's'), answers: fc.uniqueArray(answer, keyed) }),
  keyed,
);
const answers = fc.dictionary(fc.constantFrom('q', 'r', 's'), fc.constantFrom('a', 'b', 'gone'));
const candidates = fc.array(some).map((all) => all.map((traits, place) => ({ place, traits })));

test('product 4.340: everything is ranked once; what lacks less of what is needed is first, then what has more of the rest, then as before', () => {
  fc.assert(
    fc.property(questions, answers, candidates, (asked, given, all) => {
      const ranked = rank(asked, given, all);
      expect(ranked.map(({ candidate }) => candidate.place).toSorted((a, b) => a - b)).toEqual(
        all.map(({ place }) => place),
      );
      const chosen = asked.flatMap(({ key, answers: of }) => of.filter((one) => one.key === given[key]));
      const needs = new Set(chosen.flatMap((one) => one.needs));
      const order = ranked.map(({ candidate, fits, has, lacks }) => {
        const missing = lacks.filter((name) => needs.has(name)).length;
        expect(fits).toBe(missing === 0);
        expect(new Set([...has, ...lacks])).toEqual(
          new Set([...needs, ...chosen.flatMap((one) => one.prefers)]),
        );
        expect(has).toEqual(has.filter((name) => candidate.traits.includes(name)));
        return [missing, -has.length, candidate.place];
      });
      expect(order).toEqual(
        order.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f),
      );
    }),
  );
});

test('product 4.341: an answer to which nothing makes a difference changes nothing', () => {
  fc.assert(
    fc.property(questions, answers, candidates, some, (asked, given, all, shared) => {
      const everywhere = all.map(({ place, traits }) => ({ place, traits: [...traits, ...shared] }));
      const places = (more: readonly Question[]) =>
        rank(more, { ...given, idle: 'a' }, everywhere).map(({ candidate, fits }) => [candidate.place, fits]);
      const idle = { key: 'idle', answers: [{ key: 'a', needs: shared, prefers: shared }] };
      expect(places([...asked, idle])).toEqual(places(asked));
    }),
  );
});

const offered: Question[] = ['age', 'who'].map((key) => ({
  key,
  answers: ['a', 'b'].map((name) => ({ key: name, needs: [], prefers: [] })),
}));

test.each([
  ['', {}, false],
  ['?age=a&who=b&utm_source=mail', { age: 'a', who: 'b' }, false],
  ['?age=&who=', {}, false],
  ['?age=gone&who=b', { who: 'b' }, true],
  ['?age=gone&age=b', { age: 'b' }, false],
  ['?age=%E0%A4%A&who=<b>', {}, true],
  ['?__proto__=a&age=constructor', {}, true],
])(
  'product 4.342: in the address %s, answers that do not exist are left out',
  (search, known, hasUnknown) => {
    expect(answersIn(offered, search)).toEqual({ answers: known, hasUnknown });
  },
);
