import type { Variables } from './read-settings.ts';

/** Which of the shops a build or a shop API is. */
type Deployment = 'production' | 'staging' | 'pull_request' | 'development';

/** The deployment, from the branch that it was made from; `development` without one. */
export function deploymentOf({ BRANCH }: { readonly BRANCH?: string | undefined }): Deployment {
  if (!BRANCH) return 'development';
  if (BRANCH === 'main') return 'production';
  return BRANCH === 'staging' ? 'staging' : 'pull_request';
}

/** Whether errors are reported: by main and staging, wherever they are hosted, and not by Netlify's previews of them. */
export function reportsErrors(env: Variables): boolean {
  const isPreview = env['CONTEXT'] !== undefined && !['production', 'branch-deploy'].includes(env['CONTEXT']);
  return !isPreview && ['production', 'staging'].includes(deploymentOf(env));
}

/** Whether errors are reported to a Sentry project: to one on this machine always. */
export const reportsErrorsTo = (dsn: string, env: Variables): boolean =>
  isLocalProject(dsn) || reportsErrors(env);

/** Whether a Sentry project is on this machine: a sandbox's, which receives every error. */
export const isLocalProject = (dsn: string): boolean => new URL(dsn).hostname === 'localhost';
