import { ShopError } from '../../contract/shop-error.ts';
import { plainWordsProblem } from '../../stores/plain-words.ts';

/**
 * Refuses texts that are to be published but are not plain words.
 * @param fields as they were typed, by the names of their fields.
 * @throws ShopError `NotPlainWords` with `{ field, problem }` of the first one (`PlainWordsProblem`).
 */
export function requirePlainWords(fields: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(fields)) {
    const problem = plainWordsProblem(text);
    if (problem) throw new ShopError('NotPlainWords', `${field} has a ${problem} in it`, { field, problem });
  }
}
