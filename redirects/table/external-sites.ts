/** Handles requests: returns, guarantees, spare parts. Not part of the storefronts; `/requests/new` opens a request. */
export const helpCentre = 'https://help.cradleandcarry.example' satisfies `https://${string}`;

/** Stores the files that people download, such as manuals. */
export const fileStorage = 'https://files.cradleandcarry.example' satisfies `https://${string}`;
