/** A card in a wallet; what the bank says depends on who holds it, as with cards that are typed. */
export interface WalletCard {
  /** How the sheet lists it. */
  readonly label: string;
  readonly number: string;
  /** As Google names it; Apple's name is in `appleNetwork`. */
  readonly network: 'VISA' | 'MASTERCARD';
  readonly appleNetwork: 'visa' | 'masterCard';
  readonly holderName: string;
}

const visa = { network: 'VISA', appleNetwork: 'visa' } as const;

export const cards: readonly WalletCard[] = [
  { label: 'Visa •••• 1111', number: '4111111111111111', holderName: 'ADA LOVELACE', ...visa },
  {
    label: 'Mastercard •••• 4444',
    number: '5555555555554444',
    holderName: 'ADA LOVELACE',
    network: 'MASTERCARD',
    appleNetwork: 'masterCard',
  },
  { label: 'Visa •••• 0002 (declined)', number: '4000000000000002', holderName: 'DECLINED', ...visa },
  {
    label: 'Visa •••• 9995 (no balance)',
    number: '4000000000009995',
    holderName: 'NOT_ENOUGH_BALANCE',
    ...visa,
  },
];
