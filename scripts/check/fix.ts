import { spawnSync } from 'node:child_process';
import { productProof } from './checks.ts';

/** `npm run fix`: lets lint and format mend what they can, and renews what is written from sources. What is left is for a person, and fails. */
const statuses = [
  ['node_modules/eslint/bin/eslint.js', '--fix', '.'],
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
  [productProof],
].map((args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
