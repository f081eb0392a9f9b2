/** What Gatsby's modules ask PropTypes for: anything, which is never called where React checks no types. */
const none = new Proxy(() => none, { get: () => none });
export default none;
