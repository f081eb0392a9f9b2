import { startTool } from './command-line.ts';
import { wordsFor } from './orders/commands.ts';
import { commands } from './reviews/commands.ts';

/** `npm run reviews -- COMMAND …`: what staff do about reviews, and about questions of shoppers. */
await startTool('reviews', commands, wordsFor);
