import { join } from 'node:path';
import { type Sandbox, startSandbox } from 'storefront-sandbox';
import { picturesApp } from './pictures/app.ts';
import { demoSeed } from './seed/demo-seed.ts';
import { webhookReceivers } from './webhook-receivers.ts';

interface DemoOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where e-mails are taken; any free port if omitted. */
  readonly mailPort?: number;
  /** Where carts, orders, payments, and drawn pictures are stored; created if missing. */
  readonly dataFolder: string;
  /**
   * The shop's receiver of payment webhooks, with `{store}` representing the storefront's ID; if omitted, none are
   * sent.
   */
  readonly webhookUrl?: string;
}

/** Starts the sandbox with everything the demo shop sells. @throws what `startSandbox` throws */
export function startDemo({ port, mailPort = 0, dataFolder, webhookUrl }: DemoOptions): Promise<Sandbox> {
  const pictures = picturesApp({ cacheFolder: join(dataFolder, 'pictures') });
  return startSandbox(
    { ...demoSeed(), pictures: (request) => pictures.fetch(request) },
    {
      port,
      mailPort,
      dataFolder,
      ...(webhookUrl !== undefined && { webhookUrlOf: webhookReceivers(webhookUrl) }),
    },
  );
}
