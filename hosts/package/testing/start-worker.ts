import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { z } from 'zod';

/** What a package tells Cloudflare's tools, as far as it affects what the Worker answers. */
const wranglerSchema = z.object({
  main: z.string(),
  base_dir: z.string(),
  rules: z.tuple([z.object({ type: z.literal('Text'), globs: z.array(z.string()) })]),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  assets: z.object({
    directory: z.string(),
    binding: z.string(),
    run_worker_first: z.boolean(),
    html_handling: z.enum(['force-trailing-slash', 'drop-trailing-slash']),
    not_found_handling: z.literal('404-page'),
  }),
  vars: z.record(z.string(), z.string()),
});

export function wranglerOf(folder: string) {
  const text = readFileSync(join(folder, 'wrangler.jsonc'), 'utf8');
  return wranglerSchema.parse(JSON.parse(text.slice(text.indexOf('{'))));
}

/**
 * A package for Cloudflare on Cloudflare's own runtime, as its configuration says, offline.
 * @param settings what the operator would enter as variables.
 */
export function startWorker(folder: string, settings: Readonly<Record<string, string>>): Miniflare {
  const { main, base_dir, rules, compatibility_date, compatibility_flags, assets, vars } = wranglerOf(folder);
  const root = join(folder, base_dir);
  const texts = globSync(rules[0].globs, { cwd: root });
  return new Miniflare({
    modulesRoot: root,
    modules: [
      { type: 'ESModule', path: join(folder, main) },
      ...texts.map((path) => ({ type: rules[0].type, path: join(root, path) })),
    ],
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    bindings: { ...vars, ...settings },
    // The schedule: `/cdn-cgi/handler/scheduled`.
    unsafeTriggerHandlers: true,
    assets: {
      directory: join(folder, assets.directory),
      binding: assets.binding,
      routerConfig: { invoke_user_worker_ahead_of_assets: assets.run_worker_first, has_user_worker: true },
      assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
    },
  });
}
