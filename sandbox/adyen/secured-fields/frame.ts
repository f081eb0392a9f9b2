import { FieldPicture } from './field-picture.ts';
import type { ConfigMessage, FieldMessage, PageMessage } from './messages.ts';
import { SecuredField } from './secured-field.ts';

/**
 * The script of the secured-field page: it waits for the shop page's configuration, draws one field, and keeps both
 * sides informed. It only listens to the page that opened the frame, which is given in the address.
 */
const pageOrigin = atob(new URLSearchParams(location.search).get('d') ?? '');

/** A message of the page that opened this frame; anything else is undefined. */
function readMessage(event: MessageEvent<unknown>): unknown {
  if (event.source !== parent || event.origin !== pageOrigin || typeof event.data !== 'string')
    return undefined;
  try {
    return JSON.parse(event.data);
  } catch {
    return undefined;
  }
}

const isAboutField = (message: unknown): message is ConfigMessage & PageMessage =>
  typeof message === 'object' && message !== null && 'fieldType' in message && 'numKey' in message;

function yearMonth() {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}

function start(config: ConfigMessage) {
  const { fieldType, numKey, txVariant } = config;
  const send = (message: FieldMessage) =>
    parent.postMessage(JSON.stringify({ ...message, fieldType, numKey, txVariant }), pageOrigin);
  const field = new SecuredField(config, {
    send,
    today: yearMonth,
    randomId: () => crypto.randomUUID(),
  });
  const picture = new FieldPicture(config, field);
  addEventListener('message', (event) => {
    const message = readMessage(event);
    if (isAboutField(message) && message.numKey === numKey) picture.receive(message);
  });
  send({ action: 'config' });
}

function waitForConfig(event: MessageEvent<unknown>) {
  const message = readMessage(event);
  if (!isAboutField(message)) return;
  removeEventListener('message', waitForConfig);
  start(message);
}

addEventListener('message', waitForConfig);
