/** The demo brand: the only place that defines its name in texts for shoppers. */
export const brand = {
  name: 'Cradle & Carry',
  supportEmail: 'hello@cradleandcarry.example',
} as const;
