import { writeSync } from 'node:fs';
import { underWatch } from '../processes/under-watch.ts';

/** A sweeper that does nothing but say, more often than the real one, that it runs. */
await underWatch(() => {
  writeSync(1, `sweeper ${process.pid}\n`);
  const timer = setInterval(() => writeSync(1, 'swept\n'), 50);
  const end = () => {
    clearInterval(timer);
    return Promise.resolve();
  };
  return Promise.resolve({ address: null, end });
});
