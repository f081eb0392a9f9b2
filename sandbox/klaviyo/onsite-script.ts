/**
 * What pages load as `onsite/js/{company}/klaviyo.js`: it takes over the queues `_learnq` and `_klOnsite`, whose commands it carries out,
 * and defines `klaviyo.identify` (https://developers.klaviyo.com/en/docs/introduction_to_the_klaviyo_object). Whom it has identified, it
 * knows again by the cookie `__kla_id`. It sends nothing anywhere.
 */
export const onsiteScript = `(() => {
  const years = 2 * 365 * 24 * 60 * 60;
  const read = () => {
    const [, value] = /(?:^|; )__kla_id=([^;]*)/.exec(document.cookie) ?? [];
    try {
      return JSON.parse(atob(decodeURIComponent(value ?? '')));
    } catch {
      return {};
    }
  };
  const keep = (identifiers) => {
    document.cookie = '__kla_id=' + encodeURIComponent(btoa(JSON.stringify(identifiers))) +
      '; path=/; max-age=' + years + '; samesite=lax';
  };
  const randomId = () => crypto.randomUUID().replaceAll('-', '');
  if (!read().cid) keep({ cid: randomId() });
  const identify = (profile = {}) => {
    const isKnown = Boolean(profile.email ?? profile.$email ?? profile.id ?? profile.$id);
    if (isKnown) keep({ ...read(), $exchange_id: read().$exchange_id ?? randomId() });
    return Promise.resolve(isKnown);
  };
  const commands = { identify, _getIdentifiers: read, isIdentified: () => Boolean(read().$exchange_id) };
  const push = (...entries) => entries.map(([name, ...values]) => {
    const last = values.at(-1);
    const result = commands[name]?.(...values);
    if (typeof last === 'function') last(result);
    return result;
  }).at(-1);
  const waiting = [window._learnq, window._klOnsite].flatMap((queue) => (Array.isArray(queue) ? queue : []));
  window._learnq = { push, identify, isIdentified: commands.isIdentified };
  window._klOnsite = { push };
  window.klaviyo = { push, identify, isIdentified: () => Promise.resolve(commands.isIdentified()) };
  waiting.forEach((entry) => push(entry));
})();
`;
