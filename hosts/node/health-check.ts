import { env, exit } from 'node:process';

// Ends with 0 if the host on this machine answers, also that it is stopping: the health check of a container, which has
// neither a shell nor curl.
const address = `http://localhost:${env['PORT'] ?? '8000'}/api/health`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
exit(answer === null ? 1 : 0);
