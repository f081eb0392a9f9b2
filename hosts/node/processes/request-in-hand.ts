import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';

/** What the log may say about a request: never its query or its body. */
export const requestInHandSchema = z.object({
  method: z.string(),
  path: z.string(),
  correlationId: z.string(),
});
export type RequestInHand = z.infer<typeof requestInHandSchema>;

const inHand = new AsyncLocalStorage<RequestInHand>();

/** The name of a global function that returns the request whose code runs: the inspector sees only global names. */
export const inHandName = 'shopRequestInHand';
Reflect.set(globalThis, inHandName, () => inHand.getStore());

/** Does what a request asks for, so that the witness can name the request while any code of it runs. */
export const withRequestInHand = <Result>(request: RequestInHand, work: () => Result): Result =>
  inHand.run(request, work);
