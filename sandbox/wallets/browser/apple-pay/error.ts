type Code = ApplePayJS.ApplePayErrorCode;
type ContactField = ApplePayJS.ApplePayErrorContactField;

const codes: readonly string[] = [
  'shippingContactInvalid',
  'billingContactInvalid',
  'addressUnserviceable',
  'couponCodeInvalid',
  'couponCodeExpired',
  'unknown',
];
const contactFields: readonly string[] = [
  ...['phoneNumber', 'emailAddress', 'name', 'phoneticName', 'postalAddress', 'addressLines', 'locality'],
  ...['subLocality', 'postalCode', 'administrativeArea', 'subAdministrativeArea', 'country', 'countryCode'],
];

/** An error for the sheet (https://developer.apple.com/documentation/applepayontheweb/applepayerror). */
export class ApplePayError {
  code: Code;
  contactField: ContactField | undefined;
  message: string;

  constructor(code: Code, contactField?: ContactField, message = '') {
    if (!codes.includes(code)) throw new TypeError(`${code} is no code of an ApplePayError`);
    if (contactField !== undefined && !contactFields.includes(contactField))
      throw new TypeError(`${contactField} is no contact field of an ApplePayError`);
    this.code = code;
    this.contactField = contactField;
    this.message = message;
  }
}
