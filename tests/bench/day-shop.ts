import type { ChildProcess } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { card, homeAddress, readyCart, sandboxedShop } from '../../api/testing/sandboxed-shop.ts';
import { credentials } from '../../local/credentials.ts';
import { localEnvironment } from '../../local/environment.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { startSandboxProcess } from '../../scripts/start/sandbox-process.ts';
import { browserFrom, sendTo } from '../load/send.ts';
import { heapInUse, startApiProcess } from '../load/shop-processes.ts';
import { startHttpProxy, startMailProxy } from './proxies.ts';

/** How long commercetools takes to answer, and a mail server to accept an e-mail, in milliseconds. */
const commercetoolsDelay = () => 75 + Math.random() * 100;
const mailDelay = 200;
/** How long no e-mail may leave before what is missing counts as lost: longer than the sweeper leaves orders alone. */
const quietFor = 8 * 60_000;

const mailSchema = z.object({ received_at: z.string(), raw: z.instanceof(Uint8Array) });
const orderSchema = z.object({ orderNumber: z.string(), createdAt: z.string() });

/** An e-mail about an order, as the mail server has taken it. */
export interface DayMail {
  readonly orderNumber: string;
  readonly messageId: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/**
 * A shop of two instances, behind a load balancer, whose services are as far away as real ones.
 * @param onCall for each call to commercetools.
 */
export async function startDayShop(dataFolder: string, onCall: (method: string, path: string) => void) {
  const [sandboxPort, mailPort, ...ports] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  let requests = 0;
  const balancer = await startHttpProxy(
    ports.map((port) => `http://localhost:${port}`),
    () => 0,
    () => (requests += 1),
  );
  const origin = `http://localhost:${balancer.port}`;
  const sandbox = await startSandboxProcess({
    ...{ port: sandboxPort, mailPort, dataFolder },
    webhookUrl: `${origin}/api/webhooks/adyen`,
    eventUrls: [`${origin}/api/events`],
  });
  const commercetools = await startHttpProxy([sandbox.url], commercetoolsDelay, onCall);
  const mail = await startMailProxy(mailPort, mailDelay);
  const settings = {
    ...localEnvironment(sandboxPort, mail.port),
    COMMERCETOOLS_API_URL: `http://localhost:${commercetools.port}/commercetools`,
    EVENTS_SECRET: credentials.eventsSecret,
    SITE_ORIGIN: origin,
    CLIENT_ADDRESS_HEADER: 'x-client-address',
    WITH_SWEEPER: 'yes',
  };
  const instances: ChildProcess[] = [];
  for (const port of ports) instances.push(await startApiProcess(port, settings));
  const database = new DatabaseSync(join(dataFolder, 'sandbox.sqlite'), { readOnly: true });

  const shop = sandboxedShop(sandbox.url, settings);
  const mails = (): DayMail[] =>
    database
      .prepare('SELECT received_at, raw FROM mails')
      .all()
      .map((row) => {
        const { received_at: receivedAt, raw } = mailSchema.parse(row);
        const text = Buffer.from(raw).toString('latin1');
        return {
          orderNumber: /\b[A-Z]{2}(-[0-9A-Z]{4}){3}\b/.exec(text)?.[0] ?? '',
          messageId: /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '',
          receivedAt: Date.parse(receivedAt),
        };
      });
  return {
    control: shop.control.bind(shop),
    mails,
    orders: () =>
      database
        .prepare(`SELECT document FROM commercetools_documents WHERE type = 'order'`)
        .all()
        .map(({ document }) => orderSchema.parse(JSON.parse(String(document)))),
    /** A shopper orders; each is in a network of its own. */
    order: async (index: number): Promise<void> => {
      const network = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
      const browser = browserFrom(sendTo(origin), network);
      await browser.pay(await readyCart(browser, homeAddress), card());
    },
    ship: (orderNumber: string) => shop.staff(orderNumber, 'ship', { carrier: 'DHL', trackingId: '1' }),
    /** How many requests there have been, and what the instance that nobody kills keeps in memory, in MB. */
    load: async () => ({ requests, heap: instances[0] ? (await heapInUse(instances[0])) / 1e6 : 0 }),
    /** Ends an instance as a machine that fails does, and starts it again. */
    kill: async (): Promise<void> => {
      const [port = 0] = ports.slice(1);
      instances[1]?.kill('SIGKILL');
      instances[1] = await startApiProcess(port, settings);
    },
    /** Until so many e-mails have been sent, or none has come for too long. */
    async untilSent(expected: number): Promise<void> {
      for (let last = Date.now(), count = -1; Date.now() - last < quietFor;) {
        const sent = new Set(mails().map(({ messageId }) => messageId)).size;
        if (sent >= expected) return;
        if (sent !== count) [count, last] = [sent, Date.now()];
        await wait(5_000);
      }
    },
    async stop(): Promise<void> {
      database.close();
      for (const instance of instances) instance.kill('SIGTERM');
      for (const proxy of [balancer, commercetools, mail]) proxy.close();
      await sandbox.stop();
    },
  };
}
