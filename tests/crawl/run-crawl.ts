import { brand } from '../../brands/build.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { readOptions } from '../../scripts/options.ts';
import { crawlBuild, crawlStores } from './crawl-stores.ts';
import { settingsFor, testSetup } from '../../scripts/start/environment.ts';

/**
 * `npm run crawl`: crawls what `npm run build:tested` built, following every link and redirect. With `--store us`, crawls the
 * build in `dist/us`, whichever services it was made with.
 */
async function crawl(): Promise<Count> {
  const args = process.argv.slice(2);
  if (args.length > 0) {
    const options = readOptions(args, process.env);
    console.log(await crawlBuild(options.store, settingsFor(options, process.env).settings, options.port));
    return { passed: 1, failed: 0 };
  }
  const { settings, port } = await testSetup();
  console.log(await crawlStores(brand.tested.crawled, settings, port, brand.tested.currencies));
  return { passed: 1, failed: 0 };
}

runCounted(crawl);
