import type { Landing } from './landings.ts';

/**
 * Counts a list's links by how they end, and names those that land nowhere.
 * @param file the list's name, for `file:line`.
 */
export function summaryOfLandings(landings: readonly Landing[], file: string): string {
  const links = [...Map.groupBy(landings, ({ line }) => line).values()];
  const broken = links.filter((ofLink) => ofLink.some(isNowhere));
  const outside = links.filter(
    (ofLink) => !broken.includes(ofLink) && ofLink.some(({ verdict }) => verdict === 'outside'),
  );
  const countries = new Set(landings.map(({ country }) => country)).size;
  return [
    `${counted(links.length, 'link', 'links')}, each from ${counted(countries, 'country', 'countries')}`,
    `  landing somewhere from each: ${links.length - broken.length}${outside.length > 0 ? `, ${outside.length} of them outside the storefronts` : ''}`,
    ...(broken.length > 0 ? [`  landing nowhere: ${broken.length}`] : []),
    ...broken.map((ofLink) => brokenLine(ofLink, file)),
  ].join('\n');
}

const isNowhere = ({ verdict }: Landing): boolean => verdict === 'nowhere';

function brokenLine(ofLink: readonly Landing[], file: string): string {
  const [first] = ofLink;
  const missed = ofLink.filter(isNowhere);
  const where =
    missed.length === ofLink.length
      ? 'from anywhere'
      : `from ${missed.map(({ country }) => country ?? 'an unknown country').join(', ')}`;
  return `    ${file}:${first?.line ?? 0}  ${first?.link === '' ? '(no link)' : (first?.link ?? '')}  ${where}`;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
