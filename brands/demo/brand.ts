/** The demo brand: the only place that defines its name in texts for shoppers. */
export const name = 'Cradle & Carry';

export const supportEmail = 'hello@cradleandcarry.example';
