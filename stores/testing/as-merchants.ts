import { isPlaceholder } from '../placeholder.ts';

/** A brand's data as a merchant's has it, which may take real money: something else instead of every placeholder. */
export const asMerchants = <Data>(data: Data): Data => replaced(data) as Data;

function replaced(data: unknown): unknown {
  if (typeof data === 'string')
    return isPlaceholder(data)
      ? `${data.replace('.example', '-shop.com').replace('(example)', '')}${data.includes('.example') ? '' : ' of ours'}`
      : data;
  if (Array.isArray(data)) return data.map(replaced);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaced(value)]));
}
