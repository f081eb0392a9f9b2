import { useRequest } from './use-request.ts';

/**
 * A module that is fetched when it is first needed, so that no page includes it from the start; null until it has
 * arrived, and while it cannot be fetched.
 */
export function useLater<Module>(wanted: boolean, load: () => Promise<Module>): Module | null {
  return useRequest(wanted ? 'module' : null, load).value;
}
