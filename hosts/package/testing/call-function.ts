import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A function or an edge function, as Netlify imports it. */
interface FunctionModule {
  readonly default: (request: Request, context: object) => Promise<Response | undefined>;
  readonly config: object;
}

/**
 * `node call-function.ts FILE URL …`: imports a bundled function as Netlify does, calls it with a request for each address,
 * and prints its configuration and answers.
 */
const [file = '', ...addresses] = process.argv.slice(2);
const { default: call, config } = (await import(pathToFileURL(resolve(file)).href)) as FunctionModule;
const context = {
  geo: { country: { code: 'SE' } },
  deploy: { context: 'production' },
  waitUntil: () => undefined,
};
const answers: unknown[] = [];
for (const address of addresses) {
  const answer = await call(new Request(address), context);
  const location = answer?.headers.get('location') ?? null;
  answers.push(answer ? { status: answer.status, location, text: await answer.text() } : null);
}
process.stdout.write(`${JSON.stringify({ config, answers })}\n`);
