import { startServer } from './start-server.ts';

// `node hosts/node/server.ts`: the production server of a built storefront (docs/going-live.md).
startServer(process.env).catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
