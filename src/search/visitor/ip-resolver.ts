import type { SearchEndpoints } from '../service/endpoints.ts';
import { objectIn, textIn } from '../service/json-fields.ts';
import { storedByIndex } from '../service/stored-by-index.ts';
import { createRenewedData, postJson, type RenewedData } from './renewed-data.ts';

/** What the search service knows the visitor by. An address is empty if the visitor has none of its version. */
export interface IpData {
  readonly uuid: string;
  readonly ipv4: string;
  readonly ipv6: string;
  /** Epoch milliseconds. */
  readonly expiry: number;
}

const lifetimeMs = 3_600_000;

const stored = storedByIndex<IpData | null>('klevu-user-ip', (value) => {
  const { uuid, ipv4, ipv6, expiry } = objectIn(value) ?? {};
  const known = textIn(uuid);
  if (!known || typeof expiry !== 'number') return null;
  return { uuid: known, ipv4: textIn(ipv4) ?? '', ipv6: textIn(ipv6) ?? '', expiry };
});

/** The visitor's IP addresses, as one service for each version sees them. A visitor without one of them has the other. */
export const createIpResolver = (
  apiKey: string,
  { ipv4, ipv6 }: Pick<SearchEndpoints, 'ipv4' | 'ipv6'>,
): RenewedData<IpData> =>
  createRenewedData({
    apiKey,
    stored,
    texts: { failed: 'Failed to resolve IP addresses', notStarted: 'KlevuIpResolver not initialized.' },
    request: async (previous) => {
      const known = previous?.uuid ?? '';
      const v4 = await askFor(ipv4, known);
      const v6 = await askFor(ipv6, v4?.uuid ?? known);
      const uuid = v4?.uuid ?? v6?.uuid;
      if (uuid === undefined) throw new Error('Neither service answered');
      return {
        uuid,
        ipv4: v4?.address ?? '',
        ipv6: v6?.address ?? '',
        expiry: Date.now() + lifetimeMs,
      };
    },
  });

/** Null if this service does not answer, e.g. because the visitor has no address of its version. */
async function askFor(url: string, knownUuid: string) {
  try {
    return await postJson(url, { klevu_uuid: knownUuid }, (answer) => {
      const { klevu_uuid, ip_address } = objectIn(answer) ?? {};
      const [uuid, address] = [textIn(klevu_uuid), textIn(ip_address)];
      return uuid && address ? { uuid, address } : null;
    });
  } catch (error) {
    console.warn(`No IP address from ${url}`, error);
    return null;
  }
}
