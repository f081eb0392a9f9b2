import { z } from 'zod';
import { storedByIndex } from '../stored-by-index.ts';
import { postJson } from './post-json.ts';
import { createRenewedData, type RenewedData } from './renewed-data.ts';

/** What the search service knows the visitor by. An address is empty if the visitor has none of its version. */
export interface IpData {
  readonly uuid: string;
  readonly ipv4: string;
  readonly ipv6: string;
  /** Epoch milliseconds. */
  readonly expiry: number;
}

const lifetimeMs = 3_600_000;

const storedIpData = storedByIndex<IpData>(
  'klevu-user-ip',
  z.object({ uuid: z.string().min(1), ipv4: z.string(), ipv6: z.string(), expiry: z.number() }),
);

const answerSchema = z.object({ klevu_uuid: z.string().min(1), ip_address: z.string().min(1) });
type Answer = z.infer<typeof answerSchema>;

interface IpResolverOptions {
  readonly apiKey: string;
  readonly ipv4: string;
  readonly ipv6: string;
}

/** The visitor's IP addresses, as one service for each version sees them. A visitor without one of them has the other. */
export function createIpResolver({ apiKey, ipv4, ipv6 }: IpResolverOptions): RenewedData<IpData> {
  return createRenewedData({
    apiKey,
    stored: storedIpData,
    name: 'klevu-user-ip',
    texts: { failed: 'Failed to resolve IP addresses', notStarted: 'KlevuIpResolver not initialized.' },
    request: async (previous, signal) => {
      const known = previous?.uuid ?? '';
      const v4 = await askFor(ipv4, known, signal);
      const v6 = await askFor(ipv6, v4?.klevu_uuid ?? known, signal);
      const uuid = v4?.klevu_uuid ?? v6?.klevu_uuid;
      if (uuid === undefined) throw new Error('Neither service answered');
      return {
        uuid,
        ipv4: v4?.ip_address ?? '',
        ipv6: v6?.ip_address ?? '',
        expiry: Date.now() + lifetimeMs,
      };
    },
  });
}

/** Null if this service does not answer, e.g. because the visitor has no address of its version. */
async function askFor(url: string, uuid: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    return await postJson({ url, body: { klevu_uuid: uuid }, schema: answerSchema, signal });
  } catch (error) {
    if (!signal.aborted) console.warn(`No IP address from ${url}`, error);
    return null;
  }
}
