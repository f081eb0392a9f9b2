import base from '../../vitest.config.mts';

/** Every file of tests in a process of its own: files that share one would be counted as noticing each other's mistakes. */
export default { ...base, test: { ...base.test, projects: undefined, include: ['**/*.test.{ts,tsx}'] } };
