import type { Destination } from '@commercetools/platform-sdk';

const forms = [
  'eventbridge:REGION:ACCOUNT (Amazon EventBridge; the account has twelve digits)',
  'eventgrid:https://TOPIC (Azure Event Grid; its access key in COMMERCETOOLS_EVENT_GRID_KEY)',
  'pubsub:PROJECT/TOPIC (Google Pub/Sub)',
];

/**
 * Where commercetools sends events, as `--events` says it.
 * @throws Error that lists the forms, or names the missing key.
 */
export function destinationOf(text: string, eventGridKey?: string): Destination {
  const [, region, accountId] = /^eventbridge:([a-z0-9-]+):(\d{12})$/.exec(text) ?? [];
  if (region !== undefined && accountId !== undefined)
    return { type: 'EventBridge', region, accountId } as Destination;
  const [, uri] = /^eventgrid:(https:\/\/\S+)$/.exec(text) ?? [];
  if (uri !== undefined) {
    if (eventGridKey === undefined)
      throw new Error('COMMERCETOOLS_EVENT_GRID_KEY is missing: the access key of the Event Grid topic.');
    return { type: 'EventGrid', uri, accessKey: eventGridKey };
  }
  const [, projectId, topic] = /^pubsub:([^/\s]+)\/([^/\s]+)$/.exec(text) ?? [];
  if (projectId !== undefined && topic !== undefined) return { type: 'GoogleCloudPubSub', projectId, topic };
  throw new Error(
    `--events ${text} is no destination. Use one of\n${forms.map((form) => `  ${form}`).join('\n')}`,
  );
}
