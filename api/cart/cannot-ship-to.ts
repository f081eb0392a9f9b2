import { ShopError } from '../../contract/shop-error.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { stateName } from '../../stores/address-formats/lines.ts';
import type { Language } from '../../stores/types.ts';

/**
 * Nothing is delivered to a place; `details.place` is the name of its state, so that the shopper reads which place that is.
 * @param state a code of the country's address format; any other is not named.
 */
export function cannotShipTo(country: string, state: string | undefined, language: Language): ShopError {
  const option = addressFormat(country).state?.options.find(({ code }) => code === state);
  const place = option && { place: stateName(option, language) };
  return new ShopError('CannotShipTo', 'There is no delivery to this place', { country, state, ...place });
}
