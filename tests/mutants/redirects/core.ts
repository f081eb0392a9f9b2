import type { MutantsOfFile } from '../types.ts';

/** From the table to the answer: `compile`, the index, `resolve`. */
export const core: readonly MutantsOfFile[] = [
  {
    file: 'redirects/compile.ts',
    tests: ['redirects/compile.test.ts', 'redirects/table/short-links.test.ts'],
    mutants: [
      {
        find: '.filter(({ rule }) => pathKey(rule.fromPath) !== pathKey(rule.toPath))',
        replace: '',
        tests: ['redirects/table/legacy-english-pages.test.ts'],
      },
      { find: 'except[country] ?? to', replace: 'to' },
      { find: "fallback ?? 'us'", replace: "'us'" },
      { find: 'country ?? undefined),', replace: 'undefined),' },
      { find: 'staysHere ? pathOf : urlOf', replace: 'pathOf' },
      { find: 'except[storefront.store.id] ?? to', replace: 'to' },
      { find: 'isSpoken ? { ...usual, language } : usual', replace: 'usual' },
      { find: ' && usual.store.languages.includes(language)', replace: '' },
      { find: 'mergeQuery(toPath, query)', replace: 'toPath' },
      { find: 'store === undefined && country', replace: 'store === undefined || country' },
      {
        find: 'country ? table.assumed?.[country] : fallback ? null :',
        replace: 'country ? table.assumed?.[country] :',
      },
    ],
  },
  {
    file: 'redirects/resolve.ts',
    tests: ['redirects/resolve.test.ts', 'redirects/resolve-properties.test.ts'],
    mutants: [
      { find: 'country.toLowerCase()', replace: 'country' },
      { find: '> maxRules) return', replace: '>= maxRules) return' },
      { find: 'dependsOnCountry ||= answer.asked', replace: 'dependsOnCountry = answer.asked' },
      { find: 'asked ||= asksForCountry(sources)', replace: 'asked = asksForCountry(sources)' },
      { find: 'source.query.length > 0 && !carries(query, source.query)', replace: 'false' },
      { find: '?? source.fallback;', replace: ';' },
      { find: 'mergeQuery(to, query, source.query)', replace: 'mergeQuery(to, query)' },
      { find: 'return wanted.every', replace: 'return wanted.some' },
      {
        find: 'one.toLowerCase() === name && its.toLowerCase() === value',
        replace: 'one.toLowerCase() === name',
      },
      { find: "rest === '' ? '/' : ", replace: '' },
      { find: "path.endsWith('/') ? path : path + slash", replace: 'path + slash' },
      { find: 'byCountry.length > 0', replace: 'byCountry.length > 1' },
      {
        find: 'while (rest === prefix || rest.startsWith(`${prefix}/`)) rest = rest.slice(end);',
        replace: '',
      },
      { find: ' && found.leadsOn) {', replace: ' && false) {' },
    ],
  },
  {
    file: 'redirects/rule-index.ts',
    tests: ['redirects/rule-index.test.ts', 'redirects/resolve.test.ts'],
    mutants: [
      { find: '  if (source.fallback) return;\n', replace: '' },
      { find: 'other.query.length - one.query.length', replace: 'one.query.length - other.query.length' },
      { find: 'queryId(one.query) < queryId(other.query)', replace: 'true' },
      { find: 'source.byCountry[number] ??= rule', replace: 'source.byCountry[number] = rule' },
      { find: "(isPrefix && key === '')", replace: 'false' },
      { find: "path.endsWith('/*')", replace: "path.endsWith('*')" },
      { find: 'value.toLowerCase()] as const', replace: 'value] as const' },
      { find: 'JSON.stringify(pair)).sort());', replace: 'JSON.stringify(pair)));' },
      { find: 'if (source.byCountry === noCountries) source.byCountry = [];', replace: '' },
      { find: "if (target.includes(':splat')) return true;", replace: '' },
      { find: 'Math.max(prefixDepth, ', replace: 'Math.min(prefixDepth, ' },
      { find: "path.startsWith('/') ? pathKey", replace: 'true ? pathKey' },
    ],
  },
  {
    file: 'redirects/merge-query.ts',
    tests: ['redirects/merge-query.test.ts'],
    mutants: [
      { find: ' && !own.has(name)', replace: '' },
      { find: 'used === name.toLowerCase()', replace: 'used === name' },
      { find: "ownQuery === '' ? '?' : ", replace: '' },
      { find: "/[?&]$/.test(ownQuery) ? '' : '&'", replace: "'&'" },
      {
        find: 'return path + ownQuery + joint + added + hash',
        replace: 'return path + ownQuery + hash + joint + added',
      },
      { find: '.replace(unsafe, encode)', replace: '' },
      { find: ".replace(/^\\?/, '')", replace: '' },
    ],
  },
  {
    file: 'redirects/path-key.ts',
    tests: ['redirects/path-key.test.ts'],
    mutants: [
      { find: 'path.length > 2048', replace: 'path.length >= 2048' },
      { find: " && segment !== '..'", replace: '' },
      { find: ".normalize('NFC')", replace: '' },
      { find: '    .toLowerCase()\n', replace: '' },
      { find: 'path.slice(0, -1) : path).toLowerCase()', replace: 'path.slice(0, -1) : path)' },
      { find: "trailingSlash === 'never' || ", replace: '' },
      { find: 'encodeURIComponent(segment.replace', replace: '(segment.replace' },
    ],
  },
  {
    file: 'redirects/source-order.ts',
    tests: ['redirects/source-order.test.ts', 'redirects/published-rules.test.ts'],
    mutants: [
      { find: 'depthOf(other.key) - depthOf(one.key)', replace: 'depthOf(one.key) - depthOf(other.key)' },
      { find: '[...conditional, fallback]', replace: '[fallback, ...conditional]' },
      { find: 'Number(one.isPrefix) - Number(other.isPrefix) ||', replace: '' },
      { find: 'other.query.length - one.query.length', replace: 'one.query.length - other.query.length' },
      { find: 'compareTexts(sourceId(one), sourceId(other))', replace: '0' },
    ],
  },
  {
    file: 'redirects/published-rules.ts',
    tests: ['redirects/published-rules.test.ts'],
    mutants: [
      { find: '[toPath, !conditions]', replace: '[toPath]' },
      { find: "countries.split(' ')", replace: '[countries]' },
      { find: 'return { rules, trailingSlash };', replace: "return { rules, trailingSlash: 'always' };" },
    ],
  },
  {
    file: 'redirects/follow.ts',
    tests: ['redirects/lint/target-checks.test.ts', 'tools/redirects/explain/explain.test.ts'],
    mutants: [
      { find: 'seen.has(step.target) || ', replace: '' },
      { find: ' || steps.length === maxRules', replace: '' },
    ],
  },
  {
    file: 'redirects/storefront-of.ts',
    tests: ['redirects/storefront-of.test.ts'],
    mutants: [
      { find: 'entry.languages?.[0] ?? defaultLanguageOf(store)', replace: 'defaultLanguageOf(store)' },
      { find: 'code === country', replace: 'code !== country' },
    ],
  },
  {
    file: 'redirects/reserved-paths.ts',
    tests: ['redirects/reserved-paths.test.ts'],
    mutants: [
      { find: '`${key}/`.startsWith', replace: 'key.startsWith' },
      { find: 'key.endsWith(one)', replace: 'key.includes(one)' },
    ],
  },
];
