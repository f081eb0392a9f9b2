/** Whether a user agent calls itself a robot; robots are shown every page as it is. */
export const isBot = (userAgent: string): boolean =>
  /bot|crawler|spider|crawling|slurp|lighthouse/i.test(userAgent);
