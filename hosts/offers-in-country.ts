/** What a page's structured data says of an offer, as far as it depends on the country (`gatsby/structured-data/product.ts`). */
interface Offer {
  readonly url: string;
  /** ISO 3166-1 alpha-2, upper case; an offer without any is for every country. */
  readonly eligibleRegion?: readonly string[];
}

/** A product, a group of its variants, or anything else. */
interface Thing {
  readonly offers?: Offer | readonly Offer[];
  readonly hasVariant?: readonly Thing[];
}

const block = /(<script type="application\/ld\+json"[^>]*>)([^<]*)(?=<\/script>)/;

/**
 * A page as in the country of its address (`?country=cz`), for whoever reads its structured data and runs no script: with the
 * offers for that country alone, each at the address that the country's feed has. Merchant Center compares the two, wants
 * one offer for each SKU, and wants it in the HTML that the host sends
 * (https://support.google.com/merchants/answer/7331077).
 * @param url of the request.
 * @returns the same response if the address names no country, or the page has no offers that depend on one.
 */
export async function offersInCountry(url: string, response: Response): Promise<Response> {
  const country = new URL(url).searchParams.get('country');
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (country === null || response.status !== 200 || !isPage) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  // The body that was read is no longer compressed, and may have another length.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  // No part of the file is a part of this, whose tag is therefore a weak one.
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`);
  return new Response(narrowed(html, country), { status: response.status, headers });
}

/** HTML with the offers for a country alone; as it is if it has none for it. */
function narrowed(html: string, country: string): string {
  const [, , json = ''] = block.exec(html) ?? [];
  if (!json.includes(`"${country.toUpperCase()}"`) || !json.includes('"eligibleRegion"')) return html;
  const data = JSON.parse(json) as { readonly '@graph': readonly Thing[] };
  const graph = data['@graph'].map((thing) => inCountry(thing, country));
  const text = JSON.stringify({ ...data, '@graph': graph }).replaceAll('<', String.raw`\u003c`);
  return html.replace(block, (_, start: string) => start + text);
}

function inCountry(thing: Thing, country: string): Thing {
  const { offers, hasVariant } = thing;
  const code = country.toUpperCase();
  const offer = [offers ?? []].flat().find(({ eligibleRegion }) => eligibleRegion?.includes(code) !== false);
  return {
    ...thing,
    ...(offers && { offers: offer ? atCountry(offer, country.toLowerCase()) : [] }),
    ...(hasVariant && {
      hasVariant: hasVariant
        .map((variant) => inCountry(variant, country))
        .filter((variant) => !Array.isArray(variant.offers)),
    }),
  };
}

function atCountry(offer: Offer, country: string): Offer {
  const url = new URL(offer.url);
  url.searchParams.set('country', country);
  return { ...offer, url: url.href, eligibleRegion: [country.toUpperCase()] };
}
