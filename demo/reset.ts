import { emptyTables, openDatabase } from './database.ts';

/**
 * `npm run sandbox:reset`: forgets carts, orders, payments and sold stock. A running sandbox is asked to do it itself;
 * otherwise its file is emptied, and the next start seeds it anew. Drawn pictures stay.
 */
const { SANDBOX_PORT = '8080', SANDBOX_DATA = '.data/sandbox' } = process.env;
const answer = await fetch(`http://localhost:${SANDBOX_PORT}/control/reset`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{}',
}).catch(() => null);

if (!answer?.ok) {
  const database = openDatabase(SANDBOX_DATA);
  emptyTables(database);
  database.close();
}
process.stdout.write('The sandbox has forgotten every cart and order.\n');
