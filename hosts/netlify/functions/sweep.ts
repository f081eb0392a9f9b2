import { shopSweeper } from '../../../api/shop-api.server.ts';
import { netlifyEnvironment } from '../netlify-environment.ts';

const sweeper = shopSweeper(netlifyEnvironment());

export default (): Promise<void> => sweeper();

/** Every minute: money without an order waits no longer than that. */
export const config = { schedule: '* * * * *' };
