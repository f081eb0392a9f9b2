import { processEnvironment, shopSweeper } from '../../../api/shop-api.server.ts';

const sweeper = shopSweeper(processEnvironment());

export default (): Promise<void> => sweeper();

/** Every minute: money without an order waits no longer than that. */
export const config = { schedule: '* * * * *' };
