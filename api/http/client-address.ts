import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Log } from '../context/request-context.ts';

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

/** In what proxies report for whom they ask; a platform's own name ends like one of these. */
const forwardingHeader = /^(?:x-)?forwarded(?:-|$)|^x-real-ip$|-(?:client|connecting|connection)-ip$/;

/**
 * Warns, once, if a proxy's header arrives but not the one that the operator has named: then everybody behind the proxy counts as
 * one network.
 * @param header lower case; null if none is named.
 */
export function warnOfProxy(header: string | null, log: Log): MiddlewareHandler {
  let isKnown = false;
  return async (c, next) => {
    const found = isKnown || (header !== null && c.req.header(header)) ? undefined : forwardingNameIn(c);
    if (found !== undefined) {
      isKnown = true;
      const advice =
        'Set CLIENT_ADDRESS_HEADER to the header in which your proxy reports the client’s address';
      log.warn('everybody behind a proxy counts as one network', { header: found, advice });
    }
    await next();
  };
}

const forwardingNameIn = (c: Context): string | undefined =>
  Object.keys(c.req.header()).find((name) => forwardingHeader.test(name));

/**
 * What calls from one connection have in common: the IPv4 address, however it is written, or the first 56 bits of an IPv6
 * address. A home or an office is given a /56 or more (https://www.ripe.net/publications/docs/ripe-690/), so the 256 networks
 * in it are no more than one connection. Phones have a /64 each: up to 256 of them count as one, as they do behind a
 * carrier's IPv4 address.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  // An IPv4 address that is written as an IPv6 address (RFC 4291, section 2.5.5.2).
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return groups
    .slice(0, 4)
    .map((group, index) => (index === 3 ? group & 0xff00 : group).toString(16))
    .join(':');
}

/** The eight groups of an IPv6 address, as numbers. `URL` writes each in one way, without a name of an interface. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16));
}
