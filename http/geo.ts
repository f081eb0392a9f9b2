import { z } from 'zod';

const netlifyGeoSchema = z.object({ country: z.object({ code: z.string() }) });

/** Headers in which hosts report where a request came from: our own host, Cloudflare, Vercel, Fastly. */
const plainHeaders = ['x-country', 'cf-ipcountry', 'x-vercel-ip-country', 'x-geo-country'] as const;

/**
 * The country a request came from (ISO 3166-1 alpha-2, lower case), or null if the host does not report it. Netlify
 * sends `x-nf-geo`, the base64 form of `{"country":{"code":"SE"},…}`.
 */
export function countryOfRequest(headers: Headers): string | null {
  const plain = plainHeaders.map((name) => headers.get(name)).find((value) => value !== null);
  const code = (plain ?? netlifyCountry(headers.get('x-nf-geo')))?.trim().toLowerCase();
  return code && /^[a-z]{2}$/.test(code) && code !== 'xx' ? code : null;
}

function netlifyCountry(header: string | null): string | null {
  if (header === null) return null;
  try {
    const geo: unknown = JSON.parse(atob(header));
    const parsed = netlifyGeoSchema.safeParse(geo);
    return parsed.success ? parsed.data.country.code : null;
  } catch {
    return null;
  }
}
