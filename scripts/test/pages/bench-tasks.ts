import { type PageName, placeOf } from './measured-pages.ts';
import type { BenchSite } from './site.ts';
import type { NameOf } from './source-names.ts';
import { describeTask, longTasksDuring, phonePage, slow, slowDown } from './trace-page.ts';

/** Prints the longest tasks of a cold visit to every page on a slowed-down phone, and the functions that hold them. */
export async function benchTasks(
  site: BenchSite,
  { pages, nameOf }: { readonly pages: readonly PageName[]; readonly nameOf: NameOf },
): Promise<string[]> {
  for (const name of pages) {
    const page = await phonePage(site.browser);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await slow(page, slowDown);
    const tasks = await longTasksDuring(page, async () => {
      await page.goto(site.origin + placeOf(name, site.target.store).visited);
      await page.waitForLoadState('networkidle');
    });
    const milliseconds = tasks.reduce((sum, { duration }) => sum + duration, 0);
    console.log(`\n${name}: ${tasks.length} long tasks, together ${milliseconds.toFixed(0)} ms`);
    for (const task of tasks.slice(0, 5)) console.log(describeTask(task, nameOf).join('\n'));
    for (const warning of warnings) console.log(`  console: ${warning}`);
    await page.context().close();
  }
  return [];
}
