import type { WalletCard } from './cards.ts';

/** How long a token is valid, in milliseconds. */
const lifetime = 60 * 60 * 1000;

interface TokenContent {
  readonly card: Pick<WalletCard, 'number' | 'holderName'>;
  /** For Google Pay, the merchant account at Adyen; for Apple Pay, the identifier in the merchant session. */
  readonly merchant: string;
  /** The total that the sheet has shown, as the shop gave it: a decimal string. */
  readonly price: string;
  /** ISO 4217 */
  readonly currency: string;
}

/**
 * What a wallet's token holds: readable instead of encrypted, and with the total that the sheet has shown. Adyen takes it as
 * base64 of its JSON.
 */
export const walletToken = ({ card: { number, holderName }, ...content }: TokenContent) => ({
  ...{ number, holderName, expiresAt: Date.now() + lifetime, ...content },
});
