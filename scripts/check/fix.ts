import { spawnSync } from 'node:child_process';

/**
 * `npm run fix`: lets the linter and the formatter fix what they can. What remains needs a person, and the command
 * fails.
 */
const statuses = [
  ['eslint/bin/eslint.js', '--fix', '.'],
  ['prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
].map(
  ([script = '', ...args]) =>
    spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' }).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
