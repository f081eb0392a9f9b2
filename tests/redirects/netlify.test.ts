import { expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { netlifyRedirects } from '../../hosts/netlify/redirects-file.ts';
import { netlifyMatcher } from '../netlify-matcher.ts';
import { casesOf, differences, spellingsOf } from './cases.ts';

const first = casesOf(brand.storefronts[0]);
const { rules, asked: sample, targetOf } = first;

type Matcher = Awaited<ReturnType<typeof netlifyMatcher>>;
type Differences = ReturnType<typeof differences>;

/** The part matched by `*` keeps the visitor's trailing slash. */
const comparable = (source: string, target: string | null): string | null =>
  source.includes('*') ? (target?.replace(/\/$/, '') ?? null) : target;

function compare(netlify: Matcher, source: string, country: string | null, noted: Differences): void {
  for (const { path, query, isLowerCase } of spellingsOf(source)) {
    // Netlify is case-sensitive, which is why the edge function comes first.
    if (!isLowerCase) continue;
    const asked = `${path}?${query} from ${country ?? 'nowhere'}`;
    const expected = comparable(source, targetOf(source, country)) ?? '';
    noted.compare(asked, comparable(source, netlify({ path, query, country })), expected);
  }
}

/** Netlify's matcher tries one line after another, so each country is requested from pieces of the file. */
const sourcesOfPiece = 30;

test('product 2.4.4: every rule has the same target in Netlify’s own matcher, for every country', async () => {
  const every = differences(first);
  for (let at = 0; at < sample.length; at += sourcesOfPiece) {
    const piece = new Set(sample.slice(at, at + sourcesOfPiece));
    const netlify = await netlifyMatcher(
      netlifyRedirects(rules.filter(({ fromPath }) => piece.has(fromPath))),
    );
    for (const source of piece)
      for (const country of first.everyCountry) compare(netlify, source, country, every);
  }
  every.printCount('answers of Netlify’s matcher');
  expect(every.found.slice(0, 20)).toEqual([]);
}, 600_000);

test('the complete file answers like its pieces: no rule shadows another', async () => {
  const netlify = await netlifyMatcher(netlifyRedirects(rules));
  const complete = differences(first);
  for (const source of sample) compare(netlify, source, 'kr', complete);
  complete.printCount('answers of Netlify’s matcher with the complete file');
  expect(complete.found.slice(0, 20)).toEqual([]);
}, 600_000);
