import { sandboxEnvironment } from '../sandbox/environment.ts';
import type { Options } from './options.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The settings to run with and whether they need the sandboxes. As soon as one commerce or payment setting stands in
 * the environment, only the environment counts: a half-configured shop must fail, not fall back to a sandbox.
 */
export function settingsFor({ store, port, sandboxPort }: Options, env: Settings) {
  const configured = Object.keys(env).some((name) => /^(COMMERCETOOLS|ADYEN)_/.test(name));
  const shared = { STORE: store, SITE_ORIGIN: env['SITE_ORIGIN'] ?? `http://localhost:${port}` };
  return configured
    ? { sandboxed: false, settings: { ...env, ...shared } }
    : { sandboxed: true, settings: { ...env, ...sandboxEnvironment(sandboxPort), ...shared } };
}
