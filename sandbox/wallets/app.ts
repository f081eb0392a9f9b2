import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

const folder = new URL('browser/', import.meta.url);
const isScript = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');
const scripts: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  isScript,
);

const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
const scriptOf = (file: string) => stripTypeScriptTypes(readFileSync(new URL(file, folder), 'utf8'));

/**
 * The simulator of the wallets' own scripts: `simulator.js`, an ES module, and the modules that it imports, TypeScript with
 * the types removed. `empty.js` answers the addresses of the scripts that it stands in for.
 */
export function wallets(): Hono {
  const app = new Hono();
  // Modules, and Apple's script, are requested with CORS.
  app.use(cors({ origin: '*', allowMethods: ['GET'] }));
  app.get('/simulator.js', (c) => c.body(scriptOf('simulator.ts'), 200, headers));
  app.get('/empty.js', (c) => c.body('', 200, headers));
  app.get('/:file{.+\\.ts}', (c) => {
    const file = scripts.find((script) => script === c.req.param('file'));
    return file === undefined ? c.notFound() : c.body(scriptOf(file), 200, headers);
  });
  return app;
}
