/** Texts that only the shop's staff reads. */
export const english = (text: string) => ({ en: text });
