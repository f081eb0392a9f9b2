import { z } from 'zod';
import { isLocal } from '../../settings/shared-settings.ts';
import { type AddressBook, addressBookPath } from '../../redirects/address-book.ts';
import { directoryPath } from '../../src/region/other-storefronts.ts';
import type { Store } from '../../stores/types.ts';

const bookSchema = z.object({
  store: z.string(),
  addresses: z.record(
    z.string().regex(/^(\/[a-z0-9-]+)+$/),
    z.tuple([z.string().regex(/^(product|category)\/\S+$/), z.string().regex(/^[a-zA-Z-]+$/)]),
  ),
});

/** The text of the file in which a build publishes its book. */
export const textOfBook = ({ id }: Pick<Store, 'id'>, book: AddressBook): string =>
  JSON.stringify({
    store: id,
    addresses: Object.fromEntries(
      Object.entries(book).map(([address, { page, language }]) => [address, [page, language]]),
    ),
  } satisfies z.input<typeof bookSchema>);

interface Published {
  readonly book: AddressBook;
  /** For the log of the build. */
  readonly said: string;
}

/**
 * Reads the book of a storefront's last build where that is published. Without it, redirects from addresses that are printed and
 * linked to would be lost, so only what is certain to have none goes on without: a sandbox, a build of an earlier version, or one
 * that is said to be the first.
 * @param apiUrl where the catalogue is read: that of a sandbox has not been published anywhere.
 * @param isFirst whether there may be nothing at the origin yet (`FIRST_BUILD`).
 * @throws Error with what the storefront answered, and what to do.
 */
export async function readPublishedAddresses(
  store: Pick<Store, 'id' | 'origin'>,
  apiUrl: string,
  isFirst: boolean,
): Promise<Published> {
  const address = store.origin + addressBookPath;
  const without = (reason: string): Published => ({
    book: {},
    said: `Former addresses: only those that the repository has, because ${reason}.`,
  });
  if (isLocal(apiUrl) || isLocal(store.origin)) return without('this is a sandbox');
  try {
    const answer = await ask(address);
    if (answer.status === 404 && (await isStorefront(store.origin)))
      return without(`the last build did not publish ${address} (it was made by an earlier version)`);
    if (answer.status !== 200) throw new Error(`it answers ${answer.status}`);
    return { book: bookOf(await answer.text(), store), said: `Former addresses: read at ${address}.` };
  } catch (error) {
    const reason = `${address} could not be read: ${error instanceof Error ? error.message : String(error)}`;
    if (isFirst) return without(`${reason} (FIRST_BUILD=1)`);
    throw new Error(
      `${reason}. It has the addresses that pages of the catalogue had, and without it, links to those would be dead. Build again when the storefront answers, or, if it has never been published there, with FIRST_BUILD=1.`,
      { cause: error },
    );
  }
}

const ask = (address: string): Promise<Response> =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(30_000) }).catch((error: unknown) => {
    const { cause } = error as Error;
    throw new Error(cause instanceof Error ? cause.message : 'it does not answer', { cause: error });
  });

/** Whether some version of this project answers, and not whatever else says 404. */
async function isStorefront(origin: string): Promise<boolean> {
  const answer = await ask(origin + directoryPath);
  const directory = z.array(z.object({ storeId: z.string() }));
  return answer.ok && directory.safeParse(parsed(await answer.text())).success;
}

function bookOf(text: string, { id }: Pick<Store, 'id'>): AddressBook {
  const read = bookSchema.safeParse(parsed(text));
  if (!read.success)
    throw new Error(`it is no list of addresses (it begins ${JSON.stringify(text.slice(0, 40))})`);
  if (read.data.store !== id) throw new Error(`it is that of the storefront ${read.data.store}`);
  return Object.fromEntries(
    Object.entries(read.data.addresses).map(([address, [page, language]]) => [address, { page, language }]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
