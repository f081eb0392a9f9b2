import { useRequest } from '../../components/use-request.ts';
import { SearchUnavailable } from './search-port.ts';

/**
 * Sends a request to the search service (`useRequest`). If the service is unavailable, that is a state to show; any
 * other error is a bug and is thrown to the nearest error boundary.
 * @param delayMs pause before the request, in milliseconds
 */
export function useSearchRequest<Value>(key: string | null, load: () => Promise<Value>, delayMs = 0) {
  const request = useRequest(key, load, delayMs);
  if (request.status !== 'failed') return request;
  if (request.error instanceof SearchUnavailable)
    return { ...request, status: 'unavailable' as const, value: null };
  throw request.error;
}
