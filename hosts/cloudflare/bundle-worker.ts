import { rolldown } from 'rolldown';
import { fileURLToPath } from 'node:url';
import type { TrailingSlash } from '../../stores/types.ts';
import type { RedirectRule } from '../../redirects/types.ts';

const entry = 'redirect-worker.ts';

/**
 * The source of a Cloudflare Worker in one file, with the table and the very `resolve` that all other places use.
 * @param trailingSlash how the storefront ends the addresses that rules with `:splat` make.
 */
export async function bundleWorker(
  rules: readonly RedirectRule[],
  trailingSlash: TrailingSlash,
): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'redirect-worker',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? entrySource(rules, trailingSlash) : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', comments: false });
    return head + output[0].code;
  } finally {
    await bundle.close();
  }
}

const head = `// The redirects of one storefront, as a Cloudflare Worker in one file. Written by \`npm run redirects -- emit cloudflare\`; do not edit.
//
// Deploy it as a module worker on the storefront's own host: save it as redirects.js beside a wrangler.toml with
//     name = "redirects"
//     main = "redirects.js"
//     compatibility_date = "2025-01-01"
//     routes = [{ pattern = "STOREFRONT/*", zone_name = "ZONE" }]
// where STOREFRONT is the host and ZONE its domain at Cloudflare, and run \`npx wrangler deploy\`. Cloudflare says itself where the visitor is.
//
// Requests that no rule is about go on to the site behind the route. To serve the storefront's files from the worker instead, add
//     [assets]
//     directory = "public"
//     binding = "ASSETS"
//     run_worker_first = true
// of which the last line lets redirects come before the not-found page. The binding ASSETS is optional.
// Delete public/_redirects before you deploy: Cloudflare reads it too, but knows no Country=.

`;

/** Rules are written as their three variable fields, since a worker's size is limited. */
function entrySource(rules: readonly RedirectRule[], trailingSlash: TrailingSlash): string {
  const rows = rules.map(({ fromPath, toPath, conditions }) => [
    fromPath,
    toPath,
    ...(conditions ? [conditions.country] : []),
  ]);
  return `
    import { redirectResponse } from ${moduleName('hosts/redirect-response.ts')};
    import { cloudflareWorker } from ${moduleName('hosts/cloudflare/cloudflare-entry.ts')};
    import { indexRules } from ${moduleName('redirects/rule-index.ts')};
    import { redirectRule } from ${moduleName('redirects/types.ts')};

    const rows = [${rows.map((row) => `\n${JSON.stringify(row)},`).join('')}
    ];
    const index = indexRules(rows.map(([from, to, country]) => redirectRule(from, to, country)), ${JSON.stringify(trailingSlash)});

    export default cloudflareWorker((request, country) => redirectResponse(index, request, country));
  `;
}

/** A module of this repository by its path, as a string literal. */
const moduleName = (path: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
