import { buildStore } from './build-store.ts';
import { updateQueryTypes } from './query-types.ts';
import { settingsFor } from '../start/environment.ts';
import { readOptions } from '../options.ts';
import { besideSandboxes } from '../start/sandbox-process.ts';
import { runCommand } from '../command.ts';

/** `npm run types`: builds the us storefront if anything has changed, and writes the types of all queries. */
async function types(): Promise<void> {
  const options = readOptions([], process.env);
  const { sandboxed, settings } = settingsFor({ ...options, store: 'us' }, process.env);
  await besideSandboxes(sandboxed ? options.sandboxPort : null, () =>
    buildStore({ store: 'us' }, settings, { reuse: sandboxed }),
  );
  await updateQueryTypes();
}

runCommand(types);
