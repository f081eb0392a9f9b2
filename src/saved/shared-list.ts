import * as z from 'zod/mini';
import { cleanLine } from '../../stores/typed-text.ts';
import { productKey } from '../choices/key-list.ts';
import { mostSaved } from '../choices/saved-list.ts';
import { listMark } from '../navigation/private-pages.ts';

/** The most characters of a list's name. */
export const maxTitleLength = 60;

const itemSchema = z.object({
  key: z.string().check(z.regex(productKey)),
  sku: z.nullable(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
});

/** A product that somebody wishes for; without a `sku`, in any variant. */
export type WishedItem = z.infer<typeof itemSchema>;

export interface SharedList {
  /** What a stranger may have written: only ever shown as text. Empty if it has none. */
  readonly title: string;
  /** ISO 8601, e.g. of a birth; null if it has none. */
  readonly date: string | null;
  readonly items: readonly WishedItem[];
  /** What is missing of it: the link was cut, or it has more products than are shown. */
  readonly lacks: 'end' | 'rest' | null;
}

/*
 * The list is in the fragment of its address, which browsers send to no server:
 * `#list=1.{characters after this}.{date}.{title}.{product}.{product}…`, and each product `{key}~{sku}~{quantity}`. It has only
 * characters that no app rewrites in a link. Its form as a parameter is what keeps it out of reports (`src/telemetry/scrub-text.ts`).
 */
const version = '1';
const none = '0';

/** @param pageUrl of the page of saved products. */
export function linkToList(pageUrl: string, { title, date, items }: Omit<SharedList, 'lacks'>): string {
  const products = items.slice(0, mostSaved).map(({ key, sku, quantity }) => {
    const isPlain = itemSchema.shape.sku.safeParse(sku).success;
    return `${key}~${(isPlain && sku) || none}~${quantity}`;
  });
  const content = [date?.replaceAll('-', '') ?? none, encodeTitle(title), ...products].join('.');
  return `${pageUrl}${listMark}${version}.${content.length}.${content}`;
}

/** Whether a fragment was meant to be a list. */
export const isListLink = (fragment: string): boolean => fragment.startsWith(listMark);

/** The list in the fragment of an address, as far as it can be read; null if nothing can. Never throws. */
export function listIn(fragment: string): SharedList | null {
  const text = decoded(fragment).slice(listMark.length, 40_000);
  const [, written, length, content = ''] = /^(\d+)\.(\d+)\.(.*)$/.exec(text) ?? [];
  if (written !== version) return null;
  const [date = none, title = none, ...products] = content.split('.');
  const read = products.flatMap((product) => {
    const [key, sku = none, quantity = '1'] = product.split('~');
    const item = { key, sku: sku === none ? null : sku, quantity: Number(quantity) };
    return itemSchema.safeParse(item).data ?? [];
  });
  const items = [...new Map(read.map((item) => [item.key, item])).values()];
  if (items.length === 0) return null;
  return {
    title: decodeTitle(title),
    date: dateIn(date),
    items: items.slice(0, mostSaved),
    lacks: content.length < Number(length) ? 'end' : items.length > mostSaved ? 'rest' : null,
  };
}

/** Some apps encode an address once more. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function dateIn(digits: string): string | null {
  const date = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return z.iso.date().safeParse(date).data ?? null;
}

const shortTitle = (title: string): string =>
  Array.from(cleanLine(title)).slice(0, maxTitleLength).join('').trim();

function encodeTitle(title: string): string {
  const bytes = new TextEncoder().encode(shortTitle(title));
  const code = btoa(String.fromCharCode(...bytes));
  return code.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') || none;
}

function decodeTitle(code: string): string {
  if (code === none) return '';
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    return shortTitle(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return '';
  }
}
