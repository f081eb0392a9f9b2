import type { Landing } from './landings.ts';

/**
 * Counts a list's links by how they end, and names those that land nowhere.
 * @param file the list's name, for `file:line`.
 */
export function summaryOfLandings(landings: readonly Landing[], file: string): string {
  const links = [...Map.groupBy(landings, ({ line }) => line).values()];
  const broken = links.filter((ofLink) => ofLink.some(({ verdict }) => verdict === 'nowhere'));
  const outside = links.filter(
    (ofLink) => !broken.includes(ofLink) && ofLink.some(({ verdict }) => verdict === 'outside'),
  );
  const countries = new Set(landings.map(({ country }) => country)).size;
  return [
    `${counted(links.length, 'link', 'links')}, each from ${counted(countries, 'country', 'countries')}`,
    `  landing somewhere from each: ${links.length - broken.length}${outside.length > 0 ? `, ${outside.length} of them outside the storefronts` : ''}`,
    ...(broken.length > 0 ? [`  landing nowhere: ${broken.length}`] : []),
    ...broken.flatMap((ofLink) => brokenLines(ofLink, file)),
  ].join('\n');
}

function brokenLines(ofLink: readonly Landing[], file: string): string[] {
  const [first] = ofLink;
  const link = first?.link.trim() ?? '';
  return [
    `    ${file}:${first?.line ?? 0}  ${link === '' ? '(no link)' : link}`,
    ...deadEnds(ofLink).map((deadEnd) => `      ${deadEnd}`),
  ];
}

/** From where one link lands nowhere and why, a line per reason: `from kr, jp: …`; none when it lands from each country. */
export function deadEnds(ofLink: readonly Landing[]): string[] {
  const byReason = Map.groupBy(ofLink, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, missed]) => {
    if (reason === null) return [];
    const countries = missed.map(({ country }) => country ?? 'an unknown country');
    return [`from ${missed.length === ofLink.length ? 'anywhere' : countries.join(', ')}: ${reason}`];
  });
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
