import type { LinkLanding } from './landings.ts';

/**
 * Counts a list's links by how they end, and names those on other sites and those that land nowhere.
 * @param file the list's name, for `file:line`.
 */
export function summaryOfLandings(landings: readonly LinkLanding[], file: string): string {
  const links = [...Map.groupBy(landings, ({ line }) => line).values()];
  const broken = links.filter((ofLink) => ofLink.some(({ verdict }) => verdict === 'nowhere'));
  const outside = links.filter(
    (ofLink) => !broken.includes(ofLink) && ofLink.some(({ verdict }) => verdict === 'outside'),
  );
  // Also a rule may lead outside; these were never ours.
  const elsewhere = outside.filter((ofLink) => ofLink.every(({ hops }) => hops === 0));
  const countries = new Set(landings.map(({ country }) => country)).size;
  return [
    `${counted(links.length, 'link', 'links')}, each from ${counted(countries, 'country', 'countries')}`,
    `  landing somewhere from each: ${links.length - broken.length}${outside.length > 0 ? `, ${outside.length} of them outside the storefronts` : ''}`,
    ...(elsewhere.length > 0 ? [`  on other sites, which were not looked at: ${elsewhere.length}`] : []),
    ...elsewhere.map((ofLink) => place(ofLink, file)),
    ...(broken.length > 0 ? [`  landing nowhere: ${broken.length}`] : []),
    ...broken.flatMap((ofLink) => brokenLines(ofLink, file)),
  ].join('\n');
}

const brokenLines = (ofLink: readonly LinkLanding[], file: string): string[] => [
  place(ofLink, file),
  ...deadEnds(ofLink).map((deadEnd) => `      ${deadEnd}`),
];

function place([landing]: readonly LinkLanding[], file: string): string {
  const link = landing?.link.trim() ?? '';
  return `    ${file}:${landing?.line ?? 0}  ${link === '' ? '(no link)' : link}`;
}

/** From where one link lands nowhere and why, a line per reason: `from kr, jp: …`; none when it lands from each country. */
export function deadEnds(ofLink: readonly LinkLanding[]): string[] {
  const byReason = Map.groupBy(ofLink, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, missed]) => {
    if (reason === null) return [];
    const countries = missed.map(({ country }) => country ?? 'an unknown country');
    return [`from ${missed.length === ofLink.length ? 'anywhere' : countries.join(', ')}: ${reason}`];
  });
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
