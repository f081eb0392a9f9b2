import { handOver, installIfNeeded } from './install.mjs';

/** `node scripts/run.mjs FILE.ts …`: installs what is missing, then runs the file on the pinned Node. */
const [script, ...args] = process.argv.slice(2);
installIfNeeded();
handOver(script, args);
