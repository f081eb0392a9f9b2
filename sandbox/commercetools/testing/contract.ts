import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { describe, it } from 'vitest';
import { startProject } from './project.ts';
import { realProject } from './real-project.ts';

/** What a rule is checked on: a project with the fixture of `seed.ts`, and without carts, payments, and orders. */
interface Target {
  readonly name: string;
  readonly start: () => Promise<ByProjectKeyRequestBuilder>;
}

const ours: Target = { name: 'our server', start: async () => (await startProject()).sdk };
const startReal = realProject(process.env);
const targets: readonly Target[] = [
  ours,
  ...(startReal ? [{ name: 'a real project', start: startReal }] : []),
];

/** A rule of commercetools that the SDK alone can check. */
type Rule = (title: string, check: (sdk: ByProjectKeyRequestBuilder) => Promise<void>) => void;
/** A rule that takes more than the SDK, e.g. other prices in the catalogue: only our server can be changed like that. */
type OwnRule = (title: string, check: () => Promise<void>) => void;

/** Checks rules on our server and, if its credentials are set, on a real project (see `real-project.ts`). */
export function contract(name: string, rules: (rule: Rule, ownRule: OwnRule) => void): void {
  describe.each(targets)(`${name}, on $name,`, (target) => {
    const rule: Rule = (title, check) => it(title, async () => check(await target.start()));
    rules(rule, target === ours ? (title, check) => it(title, check) : () => undefined);
  });
}
