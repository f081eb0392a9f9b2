import type { FieldPolicy } from './card-brands.ts';

/**
 * The messages between adyen-web's page and a secured field's frame, to the extent the drop-in's card form uses them.
 * Every message is a JSON string sent with `postMessage`.
 */
export type FieldType = 'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode';

/** CSS declarations by property, camelCase or kebab-case. */
export type Declarations = Readonly<Record<string, string>>;

/** The page's style for the field: always, and in each of its states. */
export interface FieldStyles {
  readonly base?: Declarations;
  readonly error?: Declarations;
  readonly validated?: Declarations;
  readonly placeholder?: Declarations;
}

/** Texts of one field in the shopper's language. */
export interface FieldTexts {
  readonly iframeTitle?: string;
  readonly label?: string;
  /** By error code. */
  readonly error?: Readonly<Record<string, string>>;
}

/** The first message of the page: which field to draw, and how. */
export interface ConfigMessage {
  readonly fieldType: FieldType;
  readonly numKey: number;
  readonly txVariant: string;
  /** Names of the accepted brands. */
  readonly cardGroupTypes?: readonly string[];
  readonly cvcPolicy?: FieldPolicy;
  readonly maskSecurityCode?: boolean;
  readonly iframeUIConfig?: {
    readonly sfStyles?: FieldStyles;
    /** By field type. */
    readonly placeholders?: Readonly<Record<string, string>>;
    readonly ariaConfig?: { readonly lang?: string } & Partial<Record<FieldType, FieldTexts>>;
  };
}

/** A later message of the page; each contains only what changes. */
export interface PageMessage {
  readonly fieldType: FieldType;
  readonly numKey: number;
  readonly focus?: boolean;
  /** A brand's name, or `reset` to go back to guessing. */
  readonly brand?: string;
  readonly cvcPolicy?: FieldPolicy;
  readonly enableLuhnCheck?: boolean;
  readonly panLength?: number;
  readonly externalValidation?: boolean;
  readonly unsupportedCard?: boolean;
  /** An error code, or empty. */
  readonly code?: string;
  readonly autoComplete?: string;
  readonly styleObject?: FieldStyles;
}

/** What the frame sends, without the three properties that every message repeats. */
export type FieldMessage =
  | { readonly action: 'config' | 'enterKeyPressed' }
  | { readonly action: 'focus'; readonly focus: boolean; readonly numChars: number }
  | {
      readonly action: 'binValue';
      readonly binValue: string;
      readonly encryptedBin?: string;
      readonly uuid?: string;
    }
  | {
      readonly action: 'brand';
      readonly brand: string;
      readonly cvcPolicy: FieldPolicy;
      readonly expiryDatePolicy: FieldPolicy;
      readonly showSocialSecurityNumber: false;
      readonly cvcText: string;
      readonly mode: 'best-guess';
      readonly error: '';
    }
  | ({ readonly action: 'encryption' } & Encryption)
  | {
      readonly action:
        'luhnCheck' | 'numberKeyPressed' | 'dateKeyPressed' | 'cvcKeyPressed' | 'incomplete field';
      /** An error code; empty clears the error the page shows. */
      readonly error: string;
    };

/** One value for the payment request. The stand-in does not encrypt: a blob is `test_` followed by the value. */
interface EncryptedValue {
  readonly type: string;
  readonly encryptedFieldName: string;
  readonly blob: string;
}

/** The values of a complete field, in the property named after the field. */
export type Encryption = { readonly [field in FieldType]?: readonly EncryptedValue[] } & {
  readonly type?: 'year';
  readonly endDigits?: string;
  readonly issuerBin?: string;
};
