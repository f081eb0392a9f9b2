import { readEnvironment } from '../../api/context/environment.ts';
import { buildEnvironment } from '../../gatsby/environment.ts';
import { EnvironmentError, type Variables } from '../../settings/read-settings.ts';
import { type Check, check, fault, ok } from './check.ts';
import type { Examined } from './examined.ts';

/** Whether each storefront's build and shop API would start. */
export const settingsChecks = ({ env, stores }: Examined): Check[] =>
  stores.flatMap(({ id: STORE }) =>
    Object.entries({ build: buildEnvironment, 'shop-api': readEnvironment }).map(([who, read]) =>
      check(`settings.${who}.${STORE}`, () => findingOf(read, { ...env, STORE })),
    ),
  );

function findingOf(read: (env: Variables) => unknown, env: Variables) {
  try {
    read(env);
    return ok('complete');
  } catch (error) {
    if (error instanceof EnvironmentError)
      return fault(error.message.replace(':\n  - ', ': ').split('\n  - ').join('; '));
    throw error;
  }
}
