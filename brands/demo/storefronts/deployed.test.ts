import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { storefronts } from './index.ts';

test('the pipeline deploys every storefront', async () => {
  const workflow: unknown = parse(await readFile('.github/workflows/deploy-storefronts.yml', 'utf8'));
  const inputs = z.object({ storefronts: z.object({ default: z.string() }) });
  const { on } = z.object({ on: z.object({ workflow_call: z.object({ inputs }) }) }).parse(workflow);
  expect(JSON.parse(on.workflow_call.inputs.storefronts.default)).toEqual(storefronts.map(({ id }) => id));
});
