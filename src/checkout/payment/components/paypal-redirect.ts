import { Redirect } from '@adyen/adyen-web';

/**
 * PayPal on its own page. The library's own component would load PayPal's script into the page where a shopper pays, and
 * show PayPal's buttons instead of the one that says what an order means. Bound instead of extended, because Gatsby
 * compiles classes to functions, which cannot extend the library's.
 */
export const PayPal = Object.assign(Redirect.bind(null), { type: 'paypal', txVariants: [] });
