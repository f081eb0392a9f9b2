import {
  apartmentWords,
  articles,
  boxes,
  endsOfStreets,
  houseMarks,
  months,
  streetKinds,
  unitWords,
} from './address-words.ts';

/** A street split the way Adyen wants it; `houseNumber` is null if none was recognized. */
export interface SplitStreet {
  readonly street: string;
  readonly houseNumber: string | null;
}

/** A line without a house number, or one that is not understood. */
export const whole = (street: string): SplitStreet => ({ street, houseNumber: null });

/** A piece of a line: a number, a word with the dot of its abbreviation, or any other character but a space. */
interface Piece {
  readonly text: string;
  readonly kind: 'number' | 'letter' | 'roman' | 'unit' | 'comma' | 'joint' | 'ordinal' | 'other';
  readonly start: number;
  readonly end: number;
}

const pieceTexts = /\d+|[ºª°]|(?:(?![ºª])\p{L})+\.?|\S/gu;

const piecesOf = (line: string): readonly Piece[] =>
  Array.from(line.matchAll(pieceTexts), ({ 0: text, index }) => ({
    text,
    kind: kindOf(text),
    start: index,
    end: index + text.length,
  }));

function kindOf(text: string): Piece['kind'] {
  const word = plain(text);
  if (/^\d/.test(text)) return 'number';
  if (text === ',') return 'comma';
  if (/^[-–/#()&+]$/.test(text)) return 'joint';
  if (/^[ºª°.½¼¾]$/.test(text)) return 'ordinal';
  if (/^\p{L}$/u.test(word)) return 'letter';
  if (/^[IVX]+\.?$/.test(text)) return 'roman';
  return unitWords.has(word) ? 'unit' : 'other';
}

const plain = (text: string): string => text.toLowerCase().replace(/\.$/, '');

/**
 * The first number that is no part of the street's name, as the `17.` in `Straße des 17. Juni 135` is, if everything up to
 * the next comma belongs to it: `5 Top 12`, `12 lok. 5`, `12 4 tv`, `5. II. em. 3.`.
 */
export function streetBeforeNumber(line: string, country: string): SplitStreet {
  const pieces = piecesOf(line);
  /** Whether a number before this one is a part of the name. */
  let hasNumber = false;
  for (const [at, { kind, start }] of pieces.entries()) {
    if (kind !== 'number' || !isApart(pieces, at)) continue;
    const [mark = ''] = houseMarks.exec(line.slice(Math.max(0, start - 12), start)) ?? [];
    const street = line.slice(0, endOf(pieces, at, start - mark.length));
    if (street === '' || boxes.test(street)) break;
    if (mark === '') {
      if (isOfApartment(pieces, at, hasNumber)) break;
      hasNumber = isOfName(pieces, at, street, country);
      if (hasNumber) continue;
    }
    if (!belongsToHouse(pieces, at + 1)) break;
    return { street, houseNumber: line.slice(start - mark.length) };
  }
  return whole(line);
}

/** Whether a number does not belong to what is written before it without a space, as in `C4`; a dot may do for a space. */
function isApart(pieces: readonly Piece[], at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  return before !== undefined && (before.end !== piece?.start || /\p{L}\.$|^[,º°]$/u.test(before.text));
}

/** Where the street ends before a number, and before the comma between them. */
function endOf(pieces: readonly Piece[], at: number, limit: number): number {
  let last = at - 1;
  while (pieces[last]?.kind === 'comma' || (pieces[last]?.end ?? 0) > limit) last -= 1;
  return pieces[last]?.end ?? 0;
}

/** As in `Top 5`, where no house number is before it, or none that is sure. */
function isOfApartment(pieces: readonly Piece[], at: number, isUnsure: boolean): boolean {
  const [beginning, word] = [pieces[at - 2], pieces[at - 1]];
  if (word?.kind === 'letter') return isUnsure && !endsOfStreets.has(word.text);
  const isAlone = beginning === undefined || beginning.kind === 'comma';
  return word?.kind === 'unit' && (isUnsure || isAlone || apartmentWords.has(plain(word.text)));
}

function isOfName(pieces: readonly Piece[], at: number, street: string, country: string): boolean {
  const [before, piece, next, second] = [pieces[at - 1], pieces[at], pieces[at + 1], pieces[at + 2]];
  const name = plain(street);
  if (streetKinds.has(name) || /^\p{L}$/u.test(name) || articles.has(plain(before?.text ?? ''))) return true;
  const isYear = months.has(plain(before?.text ?? '')) && /^\d{4}$/.test(piece?.text ?? '');
  if (isYear || !next || !piece) return isYear;
  const isJoined = next.start === piece.end;
  if (isJoined && (/^[ºª°]$/.test(next.text) || (next.text === '.' && second?.text === 'º'))) return true;
  // `16-osios`, `28ης`; and in Hungary, house numbers have a dot, too.
  if (isJoined && (next.kind === 'other' || (next.text === '-' && second?.kind === 'other'))) return true;
  if (isJoined && next.text === '.' && second?.kind === 'other' && country !== 'hu') return true;
  const word =
    (next.text === '.' || articles.has(plain(next.text)) ? second : next)?.text.toLowerCase() ?? '';
  return months.has(plain(word)) || endsOfStreets.has(word);
}

/**
 * Whether everything from a place to the next comma continues a house number. A second number follows a word, or comes
 * before one that says what it counts.
 */
function belongsToHouse(pieces: readonly Piece[], from: number): boolean {
  let introduced = false;
  for (let at = from; at < pieces.length; at += 1) {
    const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
    switch (piece?.kind) {
      case 'comma':
        return true;
      case 'number':
        if (!introduced && !['unit', 'ordinal', 'letter'].includes(next?.kind ?? '') && next?.text !== '/')
          return false;
        introduced = false;
        break;
      case 'letter':
        // `12 A 3` and `12 a A 3`, but not `12 a b`.
        if (before?.kind === 'letter' && next?.kind !== 'number') return false;
        introduced = true;
        break;
      case 'joint':
      case 'roman':
      case 'unit':
        introduced = true;
        break;
      case 'ordinal':
        break;
      default:
        return false;
    }
  }
  return true;
}
