import { z } from 'zod';
import { startServer } from '../start-server.ts';

/**
 * The production server in front of a shop API that can be frozen, which it notices after eleven beats. How long one is
 * depends on the test, in milliseconds.
 */
const { BEAT } = z.object({ BEAT: z.coerce.number() }).parse(process.env);
await startServer(process.env, {
  api: new URL('./freezable-api.ts', import.meta.url),
  sweeper: new URL('./ticking-sweeper.ts', import.meta.url),
  beat: BEAT,
});
