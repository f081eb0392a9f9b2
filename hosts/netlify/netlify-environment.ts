import { processEnvironment } from '../../api/shop-api.server.ts';
import type { ShopEnvironment } from '../../api/context/environment.ts';

/** The environment of a function. Netlify reports the client in a header of its own, which it does not let clients send. */
export const netlifyEnvironment = (defaults: Readonly<Record<string, string>> = {}): ShopEnvironment =>
  processEnvironment({ CLIENT_ADDRESS_HEADER: 'x-nf-client-connection-ip', ...defaults });
