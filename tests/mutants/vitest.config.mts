import base from '../../vitest.config.mts';

const { include, exclude } = { include: ['**/*.test.{ts,tsx}'], exclude: base.test?.exclude };

/** Every file of tests in a process of its own: files that share one would be counted as noticing each other's mistakes. */
export default { ...base, test: { ...base.test, projects: undefined, include, exclude } };
