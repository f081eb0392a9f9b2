import { spawnSync } from 'node:child_process';

/** `npm run fix`: lets lint and format mend what they can. What is left is for a person, and fails. */
const statuses = [
  ['eslint/bin/eslint.js', '--fix', '.'],
  ['prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
].map(
  ([script = '', ...args]) =>
    spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' }).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
