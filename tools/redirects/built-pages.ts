import { readCatalogue } from '../../commerce/catalogue.ts';
import { commercetoolsProject } from '../../commerce/client.ts';
import { readEnvironment } from '../../api/environment.ts';
import { builtPagesOf, variantsOf } from '../../gatsby/built-pages.ts';
import type { LintInput } from '../../redirects/lint/types.ts';
import { stores } from '../../stores/index.ts';
import { settingsFor } from '../../scripts/start/environment.ts';
import { readOptions } from '../../scripts/options.ts';
import { assertPortFree } from '../../scripts/start/ports.ts';
import { besideSandboxes } from '../../scripts/start/sandbox-process.ts';
import { untilAnswered } from '../../scripts/start/until-answered.ts';

/** What is there to lead to. */
export type BuiltPages = Pick<LintInput, 'builtPages' | 'variants'>;

/**
 * Reads from the catalogue which pages every storefront builds, and the variants on them. Where the settings name no
 * catalogue it is the sandbox's: one that runs, else one that is started for it.
 * @param patience how long something that is already on the sandboxes' port may take to answer, in milliseconds.
 * @throws Error naming missing settings, or the port when something else is on it.
 * @throws ShopError `CommerceUnavailable`.
 */
export async function readBuiltPages(
  env: Readonly<Record<string, string | undefined>> = process.env,
  patience = 20_000,
): Promise<BuiltPages> {
  const options = readOptions([], env);
  const { sandboxed, settings } = settingsFor(options, env);
  const { commercetools } = readEnvironment(settings);
  const read = async () => {
    const catalogue = await readCatalogue(commercetoolsProject(commercetools));
    const every = Object.values(stores);
    return { builtPages: builtPagesOf(every, catalogue), variants: variantsOf(every, catalogue) };
  };
  if (!sandboxed) return read();
  const runs = await sandboxesRun(options.sandboxPort, patience);
  return besideSandboxes(runs ? null : options.sandboxPort, read);
}

/** Whether sandboxes are on the port; those that are just starting are waited for. */
async function sandboxesRun(port: number, patience: number): Promise<boolean> {
  try {
    await assertPortFree(port, 'SANDBOX_PORT');
    return false;
  } catch (taken) {
    await untilAnswered(`http://localhost:${port}/health`, patience).catch(() => {
      throw taken;
    });
    return true;
  }
}
