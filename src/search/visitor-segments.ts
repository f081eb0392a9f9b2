import { searchConfiguration } from './search-configuration.ts';
import { storedSession } from './stored-session.ts';

/** The segments that the search service puts this visitor in, which recommendations depend on. Empty without consent. */
export function visitorSegments(): readonly string[] {
  const index = searchConfiguration();
  return (index && storedSession.read(index.apiKey)?.segmentInfo.segments) ?? [];
}
