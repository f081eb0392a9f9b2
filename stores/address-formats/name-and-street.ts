/** The lines that addresses start with almost everywhere. */
export const nameAndStreet = ['{fullName}', '{streetName}', '{additionalStreetInfo}'] as const;
