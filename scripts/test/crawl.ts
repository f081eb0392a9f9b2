import { type Count, runCounted } from '../run-script.ts';
import { crawlStores } from './crawl-stores.ts';
import { demoSettings } from '../start/environment.ts';
import { readOptions } from '../options.ts';
import { assertPortFree } from '../start/ports.ts';
import { crawledStores } from '../build/tested-stores.ts';

/** `npm run crawl`: crawls what `npm run build:tested` built, following every link and redirect. */
async function crawl(): Promise<Count> {
  const options = readOptions([], process.env);
  await assertPortFree(options.port, 'PORT');
  console.log(await crawlStores(crawledStores, demoSettings(options), options.port));
  return { passed: 1, failed: 0 };
}

runCounted(crawl);
