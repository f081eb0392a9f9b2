/** Replaces `prop-types`: Gatsby's modules may read any name from it, and React 19 never calls what they get. */
const none = new Proxy(() => none, { get: () => none });
export default none;
