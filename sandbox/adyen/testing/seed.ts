/** What the stand-in accepts as a merchant's secrets. They protect nothing; a real one has its own. */
export const sandboxCredentials = {
  /** `X-API-Key` of server requests. */
  apiKey: 'sandbox-api-key',
  /** Key of the browser library. Not beginning with `test` or `live`, so the library demands no matching host. */
  clientKey: 'sandbox_LOCAL',
  /** Signs webhooks; hexadecimal, 32 bytes. */
  hmacKey: '53616e64626f78206f6e6c793a206e6f7420612072656164207365637265742e',
} as const;
