import { localEnvironment, localEvents } from '../../local/environment.ts';
import { localOrigins } from '../build/build-target.ts';
import { type Options, readOptions, type Settings } from '../options.ts';
import { assertPortFree } from './ports.ts';

/**
 * The setup of a test command: the options and the settings of the demo shop, whose ports are free.
 * @throws Error if real services are configured or another program uses a port.
 */
export async function testSetup(
  args: readonly string[] = [],
): Promise<Options & { readonly settings: Settings }> {
  const options = readOptions(args, process.env);
  const { sandboxed, settings } = settingsFor(options, process.env);
  if (!sandboxed)
    throw new Error('The tests place orders. Unset every COMMERCETOOLS_* and ADYEN_* setting first.');
  await assertPortFree(options.port, 'PORT');
  await assertPortFree(options.sandboxPort, 'SANDBOX_PORT');
  await assertPortFree(options.sandboxMailPort, 'SANDBOX_MAIL_PORT');
  return { ...options, settings };
}

/**
 * The settings to run with, and whether they need the sandboxes. As soon as a single commerce or payment setting is in
 * the environment, only the environment counts: a shop that is only partly configured must fail, not fall back to a
 * sandbox.
 */
export function settingsFor(
  {
    store,
    port,
    sandboxPort,
    sandboxMailPort,
  }: Pick<Options, 'store' | 'port' | 'sandboxPort' | 'sandboxMailPort'>,
  env: Settings,
) {
  const configured = Object.keys(env).some((name) => /^(COMMERCETOOLS|ADYEN)_/.test(name));
  const shared = { STORE: store, SITE_ORIGIN: env['SITE_ORIGIN'] ?? `http://localhost:${port}` };
  if (configured) return { sandboxed: false, settings: { ...env, ...shared } };
  const origins = { STOREFRONT_ORIGINS: env['STOREFRONT_ORIGINS'] ?? localOrigins(port) };
  const services = { ...localEnvironment(sandboxPort, sandboxMailPort), ...localEvents(sandboxPort) };
  return { sandboxed: true, settings: { ...env, ...services, ...origins, ...shared } };
}
