import { typeMistakes } from '../gatsby/redirects/type-check.ts';
import { isMistakeOfOurs, startTool } from './command-line.ts';
import { commands } from './redirects/commands.ts';

/** `npm run redirects -- COMMAND …`: redirect tools for marketers. A mistake of ours is usually one in their table. */
await startTool('redirects', commands, (error) =>
  isMistakeOfOurs(error) ? typeMistakes().catch(() => null) : null,
);
