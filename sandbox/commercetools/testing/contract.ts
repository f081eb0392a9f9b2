import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { describe, it } from 'vitest';
import { mockGaps } from './mock-gaps.ts';
import { startMock } from './mock-project.ts';
import { startProject } from './project.ts';
import { realProject } from './real-project.ts';

/** What a rule is checked on: a project with the fixture of `seed.ts`, and without carts, payments, and orders. */
interface Target {
  readonly name: string;
  /** Rules that are known not to hold there, as `contract: rule`. */
  readonly gaps: ReadonlySet<string>;
  readonly start: () => Promise<ByProjectKeyRequestBuilder>;
}

const ours: Target = {
  name: 'our server',
  gaps: new Set(),
  start: async () => (await startProject()).sdk,
};
const mock: Target = {
  name: 'the public mock',
  gaps: mockGaps,
  start: async () => startMock((await startProject()).storage),
};
const startReal = realProject(process.env);
const targets: readonly Target[] = [
  ours,
  mock,
  ...(startReal ? [{ name: 'a real project', gaps: new Set<string>(), start: startReal }] : []),
];

/** A rule of commercetools that the SDK alone can check. */
type Rule = (title: string, check: (sdk: ByProjectKeyRequestBuilder) => Promise<void>) => void;
/** A rule that takes more than the SDK, e.g. other prices in the catalogue: only our server can be changed like that. */
type OwnRule = (title: string, check: () => Promise<void>) => void;

/**
 * Checks rules on our server, on the public mock, which others wrote, and, if its credentials are set, on a real project
 * (see `real-project.ts`). A known gap is expected to fail, so that the list of gaps stays true.
 */
export function contract(name: string, rules: (rule: Rule, ownRule: OwnRule) => void): void {
  describe.each(targets)(`${name}, on $name,`, (target) => {
    const rule: Rule = (title, check) => {
      const test = target.gaps.has(`${name}: ${title}`) ? it.fails : it;
      test(title, async () => check(await target.start()));
    };
    rules(rule, target === ours ? (title, check) => it(title, check) : () => undefined);
  });
}
