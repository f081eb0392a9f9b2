import { brand } from '../../brands/build.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { crawlStores } from './crawl-stores.ts';
import { testSetup } from '../../scripts/start/environment.ts';

/** `npm run crawl`: crawls what `npm run build:tested` built, following every link and redirect. */
async function crawl(): Promise<Count> {
  const { settings, port } = await testSetup();
  console.log(await crawlStores(brand.tested.crawled, settings, port, brand.tested.currencies));
  return { passed: 1, failed: 0 };
}

runCounted(crawl);
