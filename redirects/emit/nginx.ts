import type { TrailingSlash } from '../../stores/types.ts';
import type { RedirectRule } from '../types.ts';
import { cacheMap, keepingMap } from './nginx-cache.ts';
import { type Lookup, lookupsOf, restVariable } from './nginx-lookups.ts';
import { parameterMap, visitorQuery } from './nginx-query.ts';
import { mostEncoded } from './nginx-safe-query.ts';
import { dollarBlock, dollarVariable, hashSizes, mapBlock, type NginxMap } from './nginx-syntax.ts';
import { orderedSources } from './order.ts';

/**
 * The rules as a file that nginx includes in its `http` block; its head says how to use it and what nginx cannot do.
 * @param trailingSlash how the storefront ends the addresses that rules with `:splat` make.
 */
export function nginxMap(rules: readonly RedirectRule[], trailingSlash: TrailingSlash): string {
  const sources = orderedSources(rules);
  const names = [...new Set(sources.flatMap(({ query }) => query.map(([name]) => name)))].sort();
  const parameters = new Map(names.map((name, at) => [name, `redirect_param_${at + 1}`]));
  const kept = visitorQuery();
  const lookups = chained(lookupsOf(sources, parameters, kept));
  const usesRest = lookups.some(({ entries }) => entries.some(([, value]) => value.includes(restVariable)));
  const maps = [
    pathMap,
    ...[...parameters].map(([name, variable]) => parameterMap(variable, name)),
    ...lookups,
    ...(usesRest ? [restMap(trailingSlash)] : []),
    ...kept.maps(),
    keepingMap(sources),
    cacheMap,
  ];
  const blocks = maps.map(mapBlock);
  const usesDollar = blocks.some((block) => block.includes(dollarVariable));
  return [head, hashSizes(maps), ...(usesDollar ? [dollarBlock] : []), ...blocks].join('\n');
}

/** Every lookup asks the next one when it finds nothing; the first one's variable is the answer. */
const chained = (lookups: readonly Lookup[]): NginxMap[] =>
  lookups.map((lookup, at) => ({
    ...lookup,
    variable: at === 0 ? 'redirect_target' : `redirect_target_${at + 1}`,
    otherwise: at === lookups.length - 1 ? '' : `$redirect_target_${at + 2}`,
  }));

const pathMap: NginxMap = {
  variable: 'redirect_path',
  source: '$uri',
  entries: [['~^(?<redirect_trimmed>.+?)/+$', '$redirect_trimmed']],
  otherwise: '$uri',
  about: 'The path as nginx decodes it, without a slash at its end.',
};

const restMap = (trailingSlash: TrailingSlash): NginxMap => ({
  variable: 'redirect_rest_path',
  source: '$redirect_rest',
  entries: [
    ['', '/'],
    ...(trailingSlash === 'always' ? [['~*\\.[a-z0-9]+$', '$redirect_rest'] as const] : []),
  ],
  otherwise: trailingSlash === 'always' ? '$redirect_rest/' : '$redirect_rest',
  about: 'What was below a path, as the storefront writes addresses.',
});

const head = `# The redirects of one storefront, for nginx 1.11 or later. Written by \`npm run redirects -- emit\`; do not edit.
#
# 1. In the http block, before every other map, because of the two sizes below:
#        include redirects.conf;
#    If your configuration sets these sizes already, keep the larger ones and remove the others.
# 2. After it, say where the visitor is (ISO 3166-1 alpha-2, any case, empty when unknown), by one of
#        map $geoip2_data_country_code $visitor_country { default $geoip2_data_country_code; }
#        map $http_x_country $visitor_country { default $http_x_country; }
#    The second trusts a header, so something in front of nginx has to set or remove it.
# 3. In the server block, before its locations:
#        absolute_redirect off;
#        add_header Cache-Control $redirect_cache_control;
#        if ($redirect_target) {
#            return 301 $redirect_target;
#        }
#
# A target's own parameters win over the visitor's, those that chose the rule are used up, all others are passed on.
# What nginx cannot do as the other hosts do:
# - Of a parameter that a visitor's query holds twice, only the first is compared or left out.
# - Names and values of the visitor's parameters are compared as they are written, not decoded.
# - Of the characters that may not stand in a query, such as a second question mark, ${mostEncoded} are encoded. Of a query that holds
#   more, or letters outside ASCII as they are, nothing is passed on: a visit without its parameters beats a wrong address.
# - What stands for :splat keeps its capitals, and is redirected only when it is plain: letters and digits of ASCII, and . _ ~ - /
# - An answer for everybody whose path lies below one that depends on the country is not kept, though it could be.
# - Each answer follows one rule; the browser asks again for the next one.
`;
