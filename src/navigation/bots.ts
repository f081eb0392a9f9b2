/** Whether a user agent identifies itself as a bot; bots are shown every page as it is. */
export const isBot = (userAgent: string): boolean =>
  /bot|crawler|spider|crawling|slurp|lighthouse/i.test(userAgent);
