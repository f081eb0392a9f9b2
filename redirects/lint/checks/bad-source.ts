import { shortLinkFolder } from '../../compile.ts';
import { aboutSource, type Check } from '../survey.ts';

/** Characters of a source that a printed or typed address can still have. */
const longest = 512;

/** A source that can never match, or not what it seems to. */
export const badSource: Check = function* ({ sources }) {
  for (const source of sources) {
    const fault = faultOf(source.fromPath);
    if (fault) yield { ...aboutSource(source), ...fault };
  }
};

/** A short link as it is printed. */
const shortLink = /^\/redirects\/[a-z\d]+(?:-[a-z\d]+)*\/?$/;

function faultOf(source: string): { problem: string; remedy: string } | null {
  const [path = '', ...queries] = source.split('?');
  if (!source.startsWith('/'))
    return {
      problem: 'does not begin with a slash',
      remedy: 'Write the path without scheme and host, from its first slash.',
    };
  if (source.length > longest)
    return {
      problem: `has ${source.length} characters`,
      remedy: `Write at most ${longest}; "/*" at the end stands for any longer address.`,
    };
  if (/[\p{Cc}\s]/u.test(source))
    return { problem: 'holds a space or control character', remedy: 'Percent-encode it: a space is %20.' };
  if (source.includes('#'))
    return {
      problem: 'holds a hash, which browsers send to no server',
      remedy: 'Leave out the hash and what follows.',
    };
  if (queries.length > 1)
    return { problem: 'holds more than one question mark', remedy: 'Join parameters with "&".' };
  if (source.startsWith(shortLinkFolder) && !shortLink.test(source))
    return {
      problem: 'is no short link',
      remedy:
        'Its name is what stands after /redirects/: lower-case letters and digits, with single hyphens between them.',
    };
  if (path === '/*')
    return {
      problem: 'would be about every address',
      remedy: 'Name the folder that has moved: "/old/*".',
    };
  if (path.replace(/\/\*$/, '').includes('*'))
    return {
      problem: 'holds a "*" that is not its last segment',
      remedy: 'Write "/*" at the end of the path, or one rule for each address.',
    };
  if (path.includes('/:'))
    return {
      problem: 'has a segment that begins with a colon, which hosts take for any text',
      remedy: 'Encode the colon as %3A.',
    };
  return null;
}
