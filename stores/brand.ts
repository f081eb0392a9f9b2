/** The demo brand: the one place where shoppers' texts take its name from. */
export const brand = {
  name: 'Cradle & Carry',
  supportEmail: 'hello@cradleandcarry.example',
} as const;
