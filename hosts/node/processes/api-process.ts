import { readEnvironment } from '../../../api/environment.ts';
import { shopApi } from '../../../api/shop-api.server.ts';
import { answerFront } from './answer-front.ts';
import { underWatch } from './under-watch.ts';

/** The process of the shop API, for each storefront that the process in front serves. */
await underWatch(() => answerFront((store) => shopApi(readEnvironment({ ...process.env, STORE: store }))));
