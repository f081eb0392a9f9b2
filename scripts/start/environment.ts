import { demoEnvironment } from '../../demo/environment.ts';
import { localOrigins } from '../build/build-target.ts';
import type { Options } from '../options.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the demo shop, for what buys things or counts on its catalogue.
 * @throws Error when real services are configured.
 */
export function demoSettings(options: Pick<Options, 'store' | 'port' | 'sandboxPort'>): Settings {
  const { sandboxed, settings } = settingsFor(options, process.env);
  if (!sandboxed)
    throw new Error('The tests buy things. Unset every COMMERCETOOLS_* and ADYEN_* setting first.');
  return settings;
}

/**
 * The settings to run with and whether they need the sandboxes. As soon as one commerce or payment setting stands in
 * the environment, only the environment counts: a half-configured shop must fail, not fall back to a sandbox.
 */
export function settingsFor(
  { store, port, sandboxPort }: Pick<Options, 'store' | 'port' | 'sandboxPort'>,
  env: Settings,
) {
  const configured = Object.keys(env).some((name) => /^(COMMERCETOOLS|ADYEN)_/.test(name));
  const shared = { STORE: store, SITE_ORIGIN: env['SITE_ORIGIN'] ?? `http://localhost:${port}` };
  if (configured) return { sandboxed: false, settings: { ...env, ...shared } };
  const origins = { STOREFRONT_ORIGINS: env['STOREFRONT_ORIGINS'] ?? localOrigins(port) };
  return { sandboxed: true, settings: { ...env, ...demoEnvironment(sandboxPort), ...origins, ...shared } };
}
