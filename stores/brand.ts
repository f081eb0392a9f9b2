/** The demo brand. Its name and its help address stand here and nowhere else. */
export const brand = {
  name: 'Cradle & Carry',
  supportEmail: 'hello@cradleandcarry.example',
} as const;
