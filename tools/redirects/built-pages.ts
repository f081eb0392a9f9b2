import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import { type PublishedCatalogue, readCatalogue } from '../../commerce/catalogue.ts';
import { commercetoolsProject, whileBuilding } from '../../commerce/client.ts';
import { builtPagesOf, variantsOf } from '../../gatsby/built-pages.ts';
import { readContent, unpublishedPages } from '../../gatsby/content/read-content.ts';
import { catalogueClient } from '../../gatsby/environment.ts';
import type { LintInput } from '../../redirects/lint/types.ts';
import { pageKeysOf } from '../../stores/urls.ts';
import { settingsFor } from '../../scripts/start/environment.ts';
import { readOptions } from '../../scripts/options.ts';
import { assertPortFree } from '../../scripts/start/ports.ts';
import { besideSandboxes, untilAnswered } from '../../scripts/start/sandbox-process.ts';

/** The available targets. */
export type BuiltPages = Pick<LintInput, 'builtPages' | 'variants'>;

/** Reads from the catalogue which pages every storefront builds, and the variants on them. @throws likewise. */
export async function readBuiltPages(...settings: Parameters<typeof readPublished>): Promise<BuiltPages> {
  const catalogue = await readPublished(...settings);
  const every = brand.storefronts;
  const written = await readContent(join(brand.folder, 'content'));
  return {
    builtPages: builtPagesOf(every, catalogue, unpublishedPages(written, pageKeysOf(brand))),
    variants: variantsOf(every, catalogue),
  };
}

/**
 * Reads the catalogue. If the settings specify none, the sandbox's is used: that of a running sandbox or of one started for
 * this.
 * @param timeout how long something that already uses the sandboxes' port may take to respond, in milliseconds.
 * @throws Error with missing settings, or with the port if something else uses it.
 * @throws ShopError `CommerceUnavailable`.
 */
export async function readPublished(
  env: Readonly<Record<string, string | undefined>> = process.env,
  timeout = 20_000,
): Promise<PublishedCatalogue> {
  const options = readOptions([], env);
  const { sandboxed, settings } = settingsFor(options, env);
  const read = () => readCatalogue(commercetoolsProject(catalogueClient(settings), whileBuilding));
  if (!sandboxed) return read();
  const runs = await sandboxesRun(options.sandboxPort, timeout);
  return besideSandboxes(runs ? null : options.sandboxPort, read);
}

/** Whether sandboxes use the port; those that are still starting are waited for. */
async function sandboxesRun(port: number, timeout: number): Promise<boolean> {
  try {
    await assertPortFree(port, 'SANDBOX_PORT');
    return false;
  } catch (taken) {
    await untilAnswered(`http://localhost:${port}/health`, timeout).catch(() => {
      throw taken;
    });
    return true;
  }
}
