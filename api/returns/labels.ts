import { callOptions } from '../../commerce/request-scope.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { Store } from '../../stores/types.ts';

/**
 * The label of a return, as a PDF.
 * @param number of the return; the same number has the same label.
 * @throws ShopError `LabelUnavailable` if there is none for now.
 */
export type ReturnLabels = (number: string, store: Store) => Promise<Uint8Array<ArrayBuffer>>;

/** In milliseconds: somebody is waiting for it. */
const timeout = 10_000;
/** In bytes. */
const maxSize = 4 * 1024 * 1024;

/** Labels of the service that operators name (docs/operations.md): it is told where the parcel goes, and nothing of who sends it. */
export const returnLabelsAt =
  (url: string): ReturnLabels =>
  async (number, { contact: { company, addressLines } }) => {
    const { signal, headers } = callOptions(timeout);
    const body = JSON.stringify({ number, to: [company, ...addressLines] });
    const request = {
      method: 'POST',
      signal,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
    };
    try {
      const answer = await fetch(url, request);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
      if (!answer.ok || !isPdf || bytes.length > maxSize)
        throw new Error(`It answered ${answer.status} with ${bytes.length} bytes`);
      return bytes;
    } catch (cause) {
      throw new ShopError('LabelUnavailable', 'There is no label for now', undefined, { cause });
    }
  };
