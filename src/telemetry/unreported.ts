/** What the filter looks at: an error's type and message, and the addresses of the scripts on its stack. */
export interface ThrownError {
  readonly type?: string | undefined;
  readonly message?: string | undefined;
  readonly files?: readonly (string | undefined)[];
}

/** Errors that say something about a connection, a browser, or an extension, but not about the shop. */
const messages: readonly RegExp[] = [
  // Failed requests, as Chromium, Firefox, Safari, and older libraries put it.
  /network request failed/i,
  /failed to fetch/i,
  /^(TypeError: )?load failed/i,
  /NetworkError when attempting to fetch/i,
  // A part of the site that vanished with a deployment: the page reloads itself.
  /loading (css )?chunk \S+ failed/i,
  /ChunkLoadError/,
  /error loading dynamically imported module|importing a module script failed/i,
  // A script of another origin, about which browsers say nothing.
  /^script error\.?$/i,
  /ResizeObserver loop (limit exceeded|completed with undelivered notifications)/i,
  // Extensions, translators, and apps with a browser inside.
  /^Object Not Found Matching Id:\d+/,
  /(__firefox__|__gCrWeb|webkit\.messageHandlers|instantSearchSDKJSBridge|_AutofillCallbackHandler)/,
  /\b(MetaMask|window\.ethereum|chrome\.runtime|runtime\.sendMessage)\b/i,
  /Extension context invalidated/i,
  // Advertising.
  /\b(fb_xd_fragment|fbq|adsbygoogle|googletag|bmi_SafeAddOnload|EBCallBackMessageReceived)\b/,
  // A gift registry's button looks for defaults of the product on the page.
  /product_?defaults/i,
];

const foreignFiles: readonly RegExp[] = [
  /^[a-z-]*-extension:\/\//i,
  /^(webkit-masked-url|safari-reader):/i,
  /\/\/[^/]*(googlesyndication|doubleclick|googleadservices|googletagmanager|connect\.facebook|bat\.bing|criteo|adroll|taboola|outbrain|awin1|dwin1|mczbf)\./i,
  /\/\/[^/]*(babylist|myregistry|amazon-registry)\./i,
];

/** Whether an error is not reported (docs/product.md, 8.21). */
export function isUnreported({ type = '', message = '', files = [] }: ThrownError): boolean {
  if (type === 'ChunkLoadError') return true;
  if (messages.some((pattern) => pattern.test(message))) return true;
  return files.some((file) => file !== undefined && foreignFiles.some((pattern) => pattern.test(file)));
}
