import { processEnvironment } from '../../../api/environment.ts';
import { shopApi } from '../../../api/shop-api.server.ts';

const api = shopApi(processEnvironment());

/** The shop API as a Netlify Function. */
export default (request: Request): Response | Promise<Response> => api.fetch(request);

export const config = { path: '/api/*' };
