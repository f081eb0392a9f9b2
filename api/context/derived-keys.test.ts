import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf, keysFor, type KeyLabel, type Secrets } from './derived-keys.ts';

const secrets: Secrets = ['new', 'old'];
const labels: readonly KeyLabel[] = [
  'visitor cookie',
  'order token',
  'payment token',
  'limits',
  'card refusals',
  'open attempts',
];

const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');

describe('the keys of the session secret', () => {
  it('differ for each use and each secret, and none of them is the secret', () => {
    const keys = labels.flatMap((label) => keysFor(secrets, label).map(hex));
    expect(new Set(keys).size).toBe(labels.length * secrets.length);
    for (const secret of secrets) expect(keys).not.toContain(Buffer.from(secret).toString('hex'));
  });

  it('sign with the first secret and verify with all of them, wherever a secret is listed', () => {
    const [signing, earlier] = keysFor(secrets, 'visitor cookie').map(hex);
    expect(keysFor(['new'], 'visitor cookie').map(hex)).toEqual([signing]);
    expect(keysFor(['old'], 'visitor cookie').map(hex)).toEqual([earlier]);
  });

  it('are those of RFC 5869', () => {
    // Computed by another implementation: HKDF-SHA256 of the secret, without a salt, with this `info`.
    expect(hex(keysFor(['a secret'], 'limits')[0])).toBe(
      '020e9ddda6cc048f62665721c3331ba6796e2521bb3203e210519600e977174e',
    );
  });
});

describe('a digest', () => {
  it('can be part of the name of a record, and is the same for the same parts only', () => {
    const parts = fc.array(fc.string(), { maxLength: 4 });
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const digest = digestOf(secrets, 'limits', ...one);
        expect(digest).toMatch(/^[\w-]{43}$/);
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(digest === digestOf(secrets, 'limits', ...other)).toBe(isSame);
      }),
    );
    expect(digestOf(secrets, 'limits', 'a', 'b')).not.toBe(digestOf(secrets, 'limits', 'ab'));
  });

  it('belongs to one use', () => {
    const digests = labels.map((label) => digestOf(secrets, label, 'a'));
    expect(new Set(digests).size).toBe(labels.length);
  });
});
