/** The lines that parcels begin with nearly everywhere. */
export const nameAndStreet = ['{fullName}', '{streetName}', '{additionalStreetInfo}'] as const;
