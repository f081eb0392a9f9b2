import type { Random } from './random.ts';

/**
 * Makes the identifiers that the sandbox gives its resources repeatable: lists are sorted by them.
 * @returns a function that makes them random again.
 */
export function installIdentifiers(random: Random): () => void {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.int(0, 15).toString(16)).join('');
  const repeatable = () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}` as const;
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: repeatable, configurable: true });
  return () => void Reflect.deleteProperty(globalThis.crypto, 'randomUUID');
}
