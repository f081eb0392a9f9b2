import type { MutantsOfFile } from '../types.ts';

/** Filters, requests and answers of the search, and what visitors agree to. */
export const browser: readonly MutantsOfFile[] = [
  {
    file: 'src/search/service/search-query.ts',
    tests: ['src/search/service/filters.test.ts'],
    mutants: [
      { find: 'Number(start) > Number(end)', replace: 'start > end' },
      { find: "replaceAll('%', '%25').replaceAll(',', '%2C')", replace: "replaceAll(',', '%2C')" },
      { find: 'name.startsWith(prefix) && name !== prefix', replace: 'name.startsWith(prefix)' },
      { find: '!isFilterName(name, optionPrefix) && ', replace: '' },
      { find: "[...new Set(values.filter((value) => value !== ''))]", replace: 'values' },
    ],
  },
  {
    file: 'src/search/service/filter-state.ts',
    tests: ['src/search/service/filters.test.ts'],
    mutants: [
      { find: 'Number(range.start) <= Number(range.end)', replace: 'range.start <= range.end' },
      { find: '? { ...filter, start: null, end: null }', replace: '? filter' },
    ],
  },
  {
    file: 'src/search/service/klevu-client.ts',
    tests: ['src/search/service/klevu-library.test.ts'],
    mutants: [
      { find: 'query.typeOfRequest !== KlevuTypeOfRequest.Skip', replace: 'true' },
      { find: 'Date.now() < known.until', replace: 'Date.now() <= known.until' },
      { find: 'url + JSON.stringify(body)', replace: 'url' },
      { find: 'if (responseCode !== 200) {', replace: 'if (false) {' },
      { find: "'recordQueries' in body && ", replace: 'false && ' },
      { find: '.size < queries.length', replace: '.size < 0' },
    ],
  },
  {
    file: 'src/search/service/klevu-listings.ts',
    tests: ['src/search/service/klevu-requests.test.ts'],
    mutants: [
      { find: 'offset: page * pageSize };', replace: 'offset: page };' },
      { find: '!ofWholeProducts.includes(key)', replace: 'false' },
      { find: 'ranges.length > 0 || ', replace: '' },
    ],
  },
  {
    file: 'src/search/service/fetch-json.ts',
    tests: ['src/search/service/fetch-json.test.ts'],
    mutants: [
      { find: 'response.status >= 500', replace: 'response.status > 500' },
      { find: 'error instanceof Refusal || ', replace: '' },
      { find: 'pausesMs = [200, 600]', replace: 'pausesMs = [200]' },
    ],
  },
  {
    file: 'src/search/visitor/renewed-data.ts',
    tests: ['src/search/visitor/user-session.test.ts'],
    mutants: [
      { find: 'left > 0 && left <= maxTimerMs', replace: 'left <= maxTimerMs' },
      { find: 'left > 0 && left <= maxTimerMs', replace: 'left > 0' },
      { find: 'options.isOutdated?.(candidate) !== true', replace: 'true' },
      { find: 'stored.write(apiKey, next);', replace: '' },
    ],
  },
  {
    file: 'src/search/visitor/user-session.ts',
    tests: ['src/search/visitor/user-session.test.ts'],
    mutants: [
      { find: 'ttl === null || !(ttl > 0)', replace: 'ttl === null' },
      { find: 'Math.max(ttl * 1000, minLifetimeMs)', replace: 'ttl * 1000' },
    ],
  },
  {
    file: 'src/search/visitor/follow-consent.ts',
    tests: ['src/search/visitor/follow-consent.test.ts'],
    mutants: [{ find: "      removeEntry('klevu-user-session');\n", replace: '' }],
  },
  {
    file: 'src/search/service/search-events.ts',
    tests: ['src/search/service/search-events.test.ts'],
    mutants: [{ find: "index && hasConsent('statistics')", replace: 'index' }],
  },
  {
    file: 'src/consent/guarded-storage.ts',
    tests: ['src/consent/guarded-storage.test.ts'],
    mutants: [
      { find: 'hasConsent(entryKind(name).category) ? readStored(name) : null', replace: 'readStored(name)' },
      { find: 'hasConsent(entryKind(name).category) && store', replace: 'store' },
    ],
  },
  {
    file: 'src/search/list/price-filter.tsx',
    tests: ['src/search/list/search-results.test.tsx'],
    mutants: [
      { find: 'typed.start || min', replace: 'typed.start' },
      { find: 'Number(range.end) >= Number(max)', replace: 'true' },
      { find: 'onApply(isEverything ? null : range)', replace: 'onApply(range)' },
    ],
  },
  {
    file: 'src/search/list/amount.ts',
    tests: ['src/search/list/amount.test.ts'],
    mutants: [
      { find: "whole.replaceAll(/[.,]/g, '')", replace: 'whole' },
      { find: 'if (whole === undefined) return null;', replace: '' },
    ],
  },
];
