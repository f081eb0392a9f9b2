import { useRequest } from './use-request.ts';

/**
 * A module that is fetched when it is first wanted, so that no page carries it from the start; null until then, and
 * while it cannot be fetched.
 */
export function useLater<Module>(wanted: boolean, load: () => Promise<Module>): Module | null {
  return useRequest(wanted ? 'module' : null, load).value;
}
