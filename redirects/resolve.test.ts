import { describe, expect, test } from 'vitest';
import { resolve } from './resolve.ts';
import { indexRules } from './rule-index.ts';
import { redirectRule, type RedirectRule } from './types.ts';

const to = (fromPath: string, toPath: string, country?: string) => redirectRule(fromPath, toPath, country);

/** Asks a table with an address as a browser writes it: `/a/?x=1`. */
function ask(rules: readonly RedirectRule[], address: string, country: string | null = null) {
  const at = address.indexOf('?');
  const path = at === -1 ? address : address.slice(0, at);
  return resolve(indexRules(rules, 'always'), { path, query: at === -1 ? '' : address.slice(at), country });
}
const targetOf = (...asked: Parameters<typeof ask>) => ask(...asked)?.target ?? null;

test('a target keeps its own spelling', () => {
  expect(targetOf([to('/a/', '/B/%c3%a9?X=Y')], '/A')).toBe('/B/%c3%a9?X=Y');
});

describe('the country', () => {
  const rules = [
    to('/a/', '/first-kr/', 'kr'),
    to('/a/', '/second-kr/', 'kr'),
    to('/a/', '/fi/', 'fi'),
    to('/a/', '/all/'),
    to('/a/', '/jp/', 'jp'),
    to('/a/', '/second-all/'),
  ];

  test.each([
    ['the first rule for it counts', 'kr', '/first-kr/'],
    ['in any case', 'KR', '/first-kr/'],
    ['a rule after the fallback never counts', 'jp', '/all/'],
    ['it is unknown', null, '/all/'],
    ['it is nonsense', '__proto__', '/all/'],
  ])('%s', (_, country, target) => {
    expect(targetOf(rules, '/a/', country)).toBe(target);
  });

  test('without a fallback, the others find nothing', () => {
    expect(targetOf([to('/a/', '/kr/', 'kr')], '/a/', 'kr')).toBe('/kr/');
    expect(ask([to('/a/', '/kr/', 'kr')], '/a/', 'us')).toBeNull();
    expect(ask([to('/a/', '/kr/', 'kr')], '/a/')).toBeNull();
  });
});

describe('prefixes', () => {
  const rules = [
    to('/old/*', '/:splat'),
    to('/old/shop/*', '/products/:splat'),
    to('/old/shop/sale/', '/sale/'),
    to('/moved/*', 'https://known.example/:splat'),
    to('/gone/*', '/'),
    to('/page/*', '/new/:splat?utm_source=folder#top'),
  ];

  test.each([
    ['an address below', '/old/a/b/', '/a/b/'],
    ['a file has no slash', '/old/manual.pdf', '/manual.pdf'],
    ['the prefix itself', '/old/', '/'],
    ['the longer prefix', '/old/shop/bibs/', '/products/bibs/'],
    ['an exact source before any prefix', '/old/shop/sale/', '/sale/'],
    ['below an exact source', '/old/shop/sale/x/', '/products/sale/x/'],
    ['a target that needs no rest', '/gone/a/b/c/', '/'],
    ['query and hash of the target', '/page/a/?x=1', '/new/a/?utm_source=folder&x=1#top'],
    ['the prefix once more', '/old/old/old/a/', '/a/'],
    ['the prefix and nothing else, many times', '/old/old/old/', '/'],
    ['a host as rest', '/old//evil.example/', '/evil.example'],
    ['a backslash', '/old/%5Cevil.example/', '/%5Cevil.example'],
    ['the name of the placeholder', '/old/:splat/$&/', '/%3Asplat/%24%26/'],
  ])('%s: %s', (_, address, target) => {
    expect(targetOf(rules, address)).toBe(target);
  });

  test.each([['/older/'], ['/ol'], ['/a/old/b/']])('%s is not below', (address) => {
    expect(ask(rules, address)).toBeNull();
  });

  test('a prefix may have a different target for each country, and one without a target is skipped for a shorter one', () => {
    const byCountry = [
      to('/a/b/*', '/kr/:splat', 'kr'),
      to('/a/*', '/all/:splat'),
      to('/a/b/c/', '/fi/', 'fi'),
    ];
    expect(targetOf(byCountry, '/a/b/c/', 'kr')).toBe('/kr/c/');
    expect(targetOf(byCountry, '/a/b/c/', 'us')).toBe('/all/b/c/');
    expect(targetOf(byCountry, '/a/b/c/', 'fi')).toBe('/fi/');
  });

  test('a storefront without slashes gets none', () => {
    const index = indexRules(rules, 'never');
    expect(resolve(index, { path: '/old/a/', query: '?x=1', country: null })?.target).toBe('/a?x=1');
  });

  test.each([
    ['/undefined/', '/:splat/known/'],
    ['/undefined/a/', '/:splat/'],
  ])('a target has no double slashes: %s by %s', (address, toPath) => {
    expect(targetOf([to('/undefined/*', toPath)], address)).not.toContain('//');
  });

  test('a star alone matches no address', () => {
    expect(targetOf([to('/*', 'https://known.example/:splat')], '/a/b/')).toBeNull();
  });
});

describe('sources with a query', () => {
  const rules = [
    to('/a/', '/plain/'),
    to('/a/?country=fi', '/fi/'),
    to('/a/?country=fi&lang=sv', '/fi-sv/'),
    to('/b/?id=1', '/kr/', 'kr'),
    to('/b/?id=1', '/one/'),
    to('/c/?id=1', '/exact/'),
    to('/c/*', '/prefix/:splat'),
    to('/d/*?country=fi', '/fi/:splat'),
    to('/e/?Lang=SV', '/sv/'),
  ];

  test.each([
    ['none', '/a/', '/plain/'],
    ['the parameter', '/a/?country=fi', '/fi/'],
    ['its name in another case', '/a/?Country=fi', '/fi/'],
    ['several values, one of them required', '/a/?country=se&country=fi', '/fi/'],
    ['more parameters, which pass', '/a/?x=1&country=fi&y=2', '/fi/?x=1&y=2'],
    ['the more specific source first', '/a/?country=fi&lang=sv', '/fi-sv/'],
    ['parameters in another order', '/a/?lang=sv&x=1&country=fi', '/fi-sv/?x=1'],
    ['a prefix if the exact source requires more', '/c/', '/prefix/'],
    ['an exact source before the prefix', '/c/?id=1', '/exact/'],
  ])('%s: %s', (_, address, target) => {
    expect(targetOf(rules, address)).toBe(target);
  });

  test.each([['/b/'], ['/b/?id=2'], ['/d/x/']])('%s does not match anything', (address) => {
    expect(ask(rules, address)).toBeNull();
  });
});

describe('a chain', () => {
  const rules = [
    to('/undefined/*', '/:splat'),
    to('/a/', '/b/?utm_source=folder&utm_medium=qrcode'),
    to('/b/', '/c/?utm_source=instore', 'kr'),
    to('/b/', 'https://known.example/b/'),
    to('/hash/', '/old/#top'),
    to('/old/', '/new/'),
  ];

  test('is followed to its end, and includes every rule', () => {
    expect(ask(rules, '/undefined/undefined/A?x=1', 'us')).toEqual({
      target: 'https://known.example/b/?utm_source=folder&utm_medium=qrcode&x=1',
      rules: [rules[0], rules[1], rules[3]],
      dependsOnCountry: true,
    });
  });

  test('checks the country at each rule, and the last tracking wins', () => {
    expect(targetOf(rules, '/a/', 'kr')).toBe('/c/?utm_source=instore&utm_medium=qrcode');
  });

  test('ends at an absolute address, even of a host that resembles ours', () => {
    const away = [to('/a/', 'https://known.example/b/'), to('/b/', '/c/')];
    expect(ask(away, '/a/')?.rules).toHaveLength(1);
  });

  test.each([
    ['to itself in other words', [to('/a/', '/%41?x=1')], '/a/'],
    ['that is entered from outside', [to('/a/', '/b/'), to('/b/', '/c/'), to('/c/', '/b/')], '/a/'],
    ['that grows', [to('/a/*', '/b/x/:splat'), to('/b/*', '/a/y/:splat')], '/a/'],
  ])('a loop %s is not a redirect', (_, circle, address) => {
    expect(ask(circle, address)).toBeNull();
  });

  test('eight rules are followed, and more count as a loop', () => {
    const chainOf = (length: number) =>
      Array.from({ length }, (_, at) => to(`/step/${at}/`, at === length - 1 ? '/end/' : `/step/${at + 1}/`));
    expect(targetOf(chainOf(8), '/step/0/')).toBe('/end/');
    expect(ask(chainOf(9), '/step/0/')).toBeNull();
  });

  test('a loop for one country does not affect the others', () => {
    const circle = [to('/a/', '/b/'), to('/b/', '/a/', 'kr'), to('/b/', '/c/')];
    expect(targetOf(circle, '/a/', 'kr')).toBeNull();
    expect(targetOf(circle, '/a/', 'us')).toBe('/c/');
  });
});

describe('whether the result depends on the country', () => {
  test.each([
    ['no rule has one', [to('/a/', '/all/')], '/a/', false],
    ['a rule is for another country', [to('/a/', '/kr/', 'kr'), to('/a/', '/all/')], '/a/', true],
    ['the end of a chain does', [to('/a/', '/b/'), to('/b/', '/k/', 'kr'), to('/b/', '/c/')], '/a/', true],
    ['a prefix does', [to('/a/*', '/k/', 'kr'), to('/a/*', '/c/')], '/a/b/', true],
    ['an exact source applies to only one country', [to('/a/', '/k/', 'kr'), to('/a/*', '/c/')], '/a/', true],
    ['a longer prefix does', [to('/a/b/*', '/k/', 'kr'), to('/a/*', '/c/')], '/a/b/', true],
    [
      'only one country is redirected further from the target',
      [to('/a/', '/b/'), to('/b/', '/k/', 'kr')],
      '/a/',
      true,
    ],
    ['only one country runs into a loop', [to('/a/', '/b/'), to('/b/', '/a/', 'kr')], '/a/', true],
  ])('%s', (_, rules, address, depends) => {
    expect(ask(rules, address, 'us')?.dependsOnCountry).toBe(depends);
  });
});
