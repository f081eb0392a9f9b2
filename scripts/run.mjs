import process from 'node:process';
import { handOver, installIfNeeded } from './install.mjs';

/** `node scripts/run.mjs FILE.ts …`: installs what is missing, then runs the file on the pinned Node. */
const [script, ...args] = process.argv.slice(2);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
installIfNeeded();
handOver(script, args);
