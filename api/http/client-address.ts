import { isIP } from 'node:net';
import type { Context } from 'hono';
import { z } from 'zod';

/** What the Node server adds to a request. */
const nodeSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }),
});

/**
 * The IP address of whoever is calling, or null if the host does not tell. Only the header that the operator names is
 * believed, because callers can send any other one themselves. Where every proxy adds an address to a list, the last one
 * is what the nearest proxy saw.
 * @param header lower case; null for the address of the socket.
 */
export function clientAddressOf(c: Context, header: string | null): string | null {
  const reported = header === null ? undefined : c.req.header(header)?.split(',').at(-1)?.trim();
  if (reported !== undefined && isIP(reported) !== 0) return reported;
  const node = nodeSchema.safeParse(c.env);
  return (node.success ? node.data.incoming.socket.remoteAddress : undefined) ?? null;
}

/**
 * What calls from one connection have in common: the IPv4 address, or the first 56 bits of an IPv6 address. A home or an
 * office is given a /56 or more (https://www.ripe.net/publications/docs/ripe-690/), so the 256 networks in it are no more
 * than one connection. Phones have a /64 each: up to 256 of them count as one, as they do behind a carrier's IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group, index) => parseInt(group, 16) & (index === 3 ? 0xff00 : 0xffff))
    .map((group) => group.toString(16))
    .join(':');
}
