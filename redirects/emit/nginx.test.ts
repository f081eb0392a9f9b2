import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve } from '../resolve.ts';
import { indexRules } from '../rule-index.ts';
import { redirectRule, type RedirectRule } from '../types.ts';
import { nginxMap } from './nginx.ts';
import { arbitraryRules } from './testing/arbitrary-rules.ts';
import { comparable, follow } from './testing/follow.ts';
import { nginxAnswers } from './testing/nginx-interpreter.ts';
import { asWritten, encoded, requestsOf, upperCase, withoutSlash } from './testing/requests-of.ts';
import { sampleRules } from './testing/sample-rules.ts';

test('nginx gives the same targets for every source, country and spelling, whatever the visitor adds', () => {
  expectSameTargets(sampleRules, ['', 'gclid=1', 'utm_source=mail&code=A%20B&sku=2']);
});

test('nginx gives the same targets for any table', () => {
  fc.assert(
    fc.property(arbitraryRules, fc.constantFrom('', 'q=1', 'sku=2&a=b', 'utm_campaign=z'), (rules, added) =>
      expectSameTargets(rules, [added]),
    ),
    { numRuns: 40 },
  );
});

function expectSameTargets(rules: readonly RedirectRule[], additions: readonly string[]) {
  for (const trailingSlash of ['always', 'never'] as const) {
    const index = indexRules(rules, trailingSlash);
    const answers = nginxAnswers(nginxMap(rules, trailingSlash));
    for (const { path, query, country } of requestsOf(rules, [asWritten, upperCase, withoutSlash, encoded])) {
      const spelled = [query, query.toUpperCase()];
      for (const asked of additions.flatMap((added) =>
        spelled.map((given) => [given, added].filter(Boolean).join('&')),
      )) {
        const host = (at: string, args: string) =>
          answers({ path: at, args, country: country ?? '' }) || null;
        // What stands for :splat keeps its capitals.
        const answer = comparable(follow(host, path, asked))?.toLowerCase();
        const expected = comparable(resolve(index, { path, query: asked, country })?.target ?? null);
        expect(answer, `${path}?${asked} from ${String(country)}`).toBe(expected?.toLowerCase());
      }
    }
  }
}

const answerOf = (rules: readonly RedirectRule[], path: string, args = '', country = '') =>
  nginxAnswers(nginxMap(rules, 'always'))({ path, args, country });

test("a value's dollar signs, quotes, braces, semicolons and backslashes stay as they are", () => {
  const odd = '/a$b/${uri}/$1;{"c"}/\\n?d=\'e\'$';
  expect(answerOf([redirectRule('/odd/', odd)], '/odd/')).toBe(odd);
});

test.each([
  ['/undefined//evil.example/', '/evil.example'],
  ['/undefined/\\evil.example/', ''],
  ['/undefined/%5Cevil.example/', ''],
  ['/undefined/a%0d%0aSet-Cookie:b/', ''],
  ['/undefined/%2F%2Fevil.example/', '/evil.example'],
])('a rest can name no host and write no header: %s', (path, target) => {
  expect(answerOf([redirectRule('/undefined/*', '/:splat')], path)).toBe(target);
});

test.each([
  ['utm_source=mail&gclid=1', '/b/?utm_source=folder&gclid=1'],
  ['gclid=1&utm_source=mail', '/b/?utm_source=folder&gclid=1'],
  ['utm_source', '/b/?utm_source=folder'],
  ['utm_sources=1', '/b/?utm_source=folder&utm_sources=1'],
  ['&&', '/b/?utm_source=folder'],
  ['utm_source=1&utm_source=2', '/b/?utm_source=folder&utm_source=2'],
])("a target's own parameter wins over %s", (args, target) => {
  expect(answerOf([redirectRule('/a/', '/b/?utm_source=folder')], '/a/', args)).toBe(target);
});

test('a visitor in capitals is the same visitor', () => {
  expect(answerOf([redirectRule('/a/', '/se/', 'se'), redirectRule('/a/', '/b/')], '/a/', '', 'SE')).toBe(
    '/se/',
  );
});

test('a table without rules redirects nothing', () => {
  expect(answerOf([], '/a/')).toBe('');
});

test('tables of strings are large enough for the longest and for all', () => {
  const rules = Array.from({ length: 3000 }, (_, at) => redirectRule(`/${'x'.repeat(300)}-${at}/`, '/'));
  const text = nginxMap(rules, 'always');
  expect(text).toContain('map_hash_max_size 8192;');
  expect(text).toContain('map_hash_bucket_size 512;');
});

test('a file is commented and says how to include it', () => {
  const text = nginxMap(
    [redirectRule('/a/?country=fi', '/b/', 'se'), redirectRule('/c/*', '/d/:splat')],
    'always',
  );
  // One of the maps that encode shows what they all are.
  const blocks = text.split('\n\n').filter((block) => !/\$redirect_encoded_[2-8] \{/.test(block));
  expect(blocks.join('\n\n')).toMatchInlineSnapshot(`
    "# The redirects of one storefront, for nginx 1.11 or later. Written by \`npm run redirects -- emit\`; do not edit.
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
    # - Of the characters that may not stand in a query, such as a second question mark, 8 are encoded. Of a query that holds
    #   more, or letters outside ASCII as they are, nothing is passed on: a visit without its parameters beats a wrong address.
    # - What stands for :splat keeps its capitals, and is redirected only when it is plain: letters and digits of ASCII, and . _ ~ - /
    # - An answer for everybody whose path lies below one that depends on the country is not kept, though it could be.
    # - Each answer follows one rule; the browser asks again for the next one.

    map_hash_max_size 2048;
    map_hash_bucket_size 128;

    # The path as nginx decodes it, without a slash at its end.
    map "$uri" $redirect_path {
        default "$uri";
        "~^(?<redirect_trimmed>.+?)/+$" "$redirect_trimmed";
    }

    # The parameter country.
    map "$args" $redirect_param_1 {
        default "";
        "~*(?:^|&)country(?<redirect_value>=[^&]*)" "$redirect_value";
    }

    # A path and a country.
    map "$redirect_path?country$redirect_param_1 $visitor_country" $redirect_target {
        default "$redirect_target_2";
        "/a?country=fi se" "/b/$redirect_query_1";
    }

    # A path and everything below it: tried one by one, the longest first.
    map "$redirect_path $visitor_country" $redirect_target_2 {
        default "";
        "~*^/c(?<redirect_rest>(?:/[\\\\w.~-][\\\\w.~/-]*)?) [^ ]*$" "/d\${redirect_rest_path}$redirect_query_2";
    }

    # What was below a path, as the storefront writes addresses.
    map "$redirect_rest" $redirect_rest_path {
        default "$redirect_rest/";
        "" "/";
        "~*\\\\.[a-z0-9]+$" "$redirect_rest";
    }

    # The visitor's query with 1 of the characters encoded that may not stand in one.
    map "$args" $redirect_encoded_1 {
        default "";
        "~^[\\\\w.~!$'()*+,;:@/=%&-]*$" "$args";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\\\?(?<redirect_after>.*)$" "$redirect_before%3F$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\\\[(?<redirect_after>.*)$" "$redirect_before%5B$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\\\](?<redirect_after>.*)$" "$redirect_before%5D$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\\\{(?<redirect_after>.*)$" "$redirect_before%7B$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\\\}(?<redirect_after>.*)$" "$redirect_before%7D$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\\\|(?<redirect_after>.*)$" "$redirect_before%7C$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\\\\\\\(?<redirect_after>.*)$" "$redirect_before%5C$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\\\^(?<redirect_after>.*)$" "$redirect_before%5E$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\`(?<redirect_after>.*)$" "$redirect_before%60$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)\\"(?<redirect_after>.*)$" "$redirect_before%22$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)<(?<redirect_after>.*)$" "$redirect_before%3C$redirect_after";
        "~^(?<redirect_before>[\\\\w.~!$'()*+,;:@/=%&-]*)>(?<redirect_after>.*)$" "$redirect_before%3E$redirect_after";
    }

    # Nothing of a query that holds more of them.
    map "$redirect_encoded_8" $redirect_encoded_9 {
        default "";
        "~^[\\\\w.~!$'()*+,;:@/=%&-]*$" "$redirect_encoded_8";
    }

    # The visitor's query without country.
    map "$redirect_encoded_9" $redirect_args_1_1 {
        default "$redirect_encoded_9";
        "~*^(?<redirect_before>(?:.*?&)??)country(?:=[^&]*)?(?:&|$)(?<redirect_after>.*)$" "$redirect_before$redirect_after";
    }

    # That, as it is added to a target without a query.
    map "$redirect_args_1_1" $redirect_query_1 {
        default "";
        "~^&*(?<redirect_kept>[^&](?:.*[^&])?)&*$" "?$redirect_kept";
    }

    # The visitor's query, as it is added to a target without a query.
    map "$redirect_encoded_9" $redirect_query_2 {
        default "";
        "~^&*(?<redirect_kept>[^&](?:.*[^&])?)&*$" "?$redirect_kept";
    }

    # The answer for one country must not be kept for another.
    map "$redirect_path" $redirect_keeping {
        default "public, max-age=3600";
        "/a" "private, no-store";
    }

    # Pages and files keep the headers they have.
    map "$redirect_target" $redirect_cache_control {
        default "$redirect_keeping";
        "" "";
    }
    "
  `);
});
