import { startTool } from './command-line.ts';
import { wordsFor } from './orders/commands.ts';
import { commands } from './recalls/commands.ts';

/** `npm run recalls -- COMMAND …`: what is done about a product that is not safe. */
await startTool('recalls', commands, wordsFor);
