import { startTool } from './command-line.ts';
import { commands, wordsFor } from './orders/commands.ts';

/** `npm run orders -- COMMAND …`: what operators look up and do about orders. */
await startTool('orders', commands, wordsFor);
