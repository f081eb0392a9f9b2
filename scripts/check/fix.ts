import { spawnSync } from 'node:child_process';
import { productProof } from './checks.ts';

/**
 * `npm run fix`: lets the linter and the formatter fix what they can, and updates generated files. What remains needs a
 * person, and the command fails.
 */
const statuses = [
  ['node_modules/eslint/bin/eslint.js', '--fix', '.'],
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
  [productProof],
].map((args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
