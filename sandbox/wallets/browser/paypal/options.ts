/** PayPal's codes for what a shop refuses, with what the sheet says then. */
export const refusals: Readonly<Record<string, string>> = {
  ADDRESS_ERROR: 'This address cannot be delivered to.',
  COUNTRY_ERROR: 'This country cannot be delivered to.',
  STATE_ERROR: 'This state cannot be delivered to.',
  ZIP_ERROR: 'This postal code cannot be delivered to.',
  METHOD_UNAVAILABLE: 'This delivery is not available.',
  STORE_UNAVAILABLE: 'This store is not available.',
};

const codes = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
export const addressErrors = codes(['ADDRESS_ERROR', 'COUNTRY_ERROR', 'STATE_ERROR', 'ZIP_ERROR']);
export const optionErrors = codes(['METHOD_UNAVAILABLE', 'STORE_UNAVAILABLE']);

/** With what a callback refuses a choice. */
export interface ChangeActions {
  readonly reject: (reason?: string) => Promise<void>;
}

/** What a shop gives to PayPal (https://developer.paypal.com/sdk/js/reference/#buttons). */
export interface ButtonsOptions {
  readonly fundingSource?: string;
  readonly createOrder?: (data: object, actions: object) => Promise<string>;
  readonly onApprove?: (data: object, actions: object) => Promise<void> | undefined;
  readonly onCancel?: (data: object, actions: object) => void;
  readonly onClick?: (data: object, actions: object) => Promise<void> | undefined;
  readonly onError?: (error: unknown) => void;
  readonly onInit?: (data: object, actions: object) => void;
  readonly onShippingAddressChange?: (data: object, actions: ChangeActions) => Promise<void> | undefined;
  readonly onShippingOptionsChange?: (data: object, actions: ChangeActions) => Promise<void> | undefined;
}
