export { startSandbox } from './start-sandbox.ts';
export type { Sandbox, SandboxOptions } from './start-sandbox.ts';
export type { SandboxSeed } from './seed.ts';
export type { PaymentMethodOffer } from './adyen/seed.ts';
export type { CommercetoolsSeed } from './commercetools/seed.ts';
export type {
  KlevuBanner,
  KlevuConsole,
  KlevuIndex,
  KlevuRecommendation,
  KlevuSeed,
  KlevuSynonyms,
} from './klevu/seed.ts';
export { indexedFrom } from './klevu/indexing.ts';
export type { KlevuLabel } from './klevu/indexing.ts';
export { publishedBy } from './commercetools/write-seed.ts';
export { fractionDigitsOf } from './fraction-digits.ts';
export { walletToken } from './wallets/browser/token.ts';
