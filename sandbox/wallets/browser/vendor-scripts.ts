/** Where the simulator was loaded from. */
export const sandboxOrigin = new URL(import.meta.url).origin;

/** The scripts that adyen-web loads; their addresses are part of it. */
const vendorScripts: readonly string[] = [
  'https://pay.google.com/gp/p/js/pay.js',
  'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js',
  'https://www.paypal.com/sdk/js',
];

const paypalScript = vendorScripts[2];

/** How PayPal's script was asked for last, by its query. */
let paypalQuery: URLSearchParams | undefined;

/**
 * The settings of PayPal's script (https://developer.paypal.com/sdk/js/configuration/), or undefined before anybody has
 * loaded it.
 */
export const paypalSettings = (): URLSearchParams | undefined => paypalQuery;

/** Nothing leaves the machine: the address of a script that is simulated becomes that of an empty one. */
function redirected(address: string): string {
  const parsed = URL.parse(address, document.baseURI);
  const script = parsed && parsed.origin + parsed.pathname;
  if (!parsed || !script || !vendorScripts.includes(script)) return address;
  if (script === paypalScript) paypalQuery = parsed.searchParams;
  return `${sandboxOrigin}/wallets/empty.js?for=${parsed.hostname}`;
}

/** From now on, script elements with the address of a vendor's script load an empty one from the sandbox. */
export function redirectVendorScripts(): void {
  const { prototype } = HTMLScriptElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  if (!src) throw new Error('This browser does not have the property `src` of scripts');
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLScriptElement, address: string) {
      src.set?.call(this, redirected(address));
    },
  });
}
