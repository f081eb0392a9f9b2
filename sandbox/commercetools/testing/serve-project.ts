import { startSandbox } from '../../start-sandbox.ts';
import { projectSeed } from './seed.ts';

/** A sandbox in a process of its own, which a test can kill. */
const [dataFolder = ''] = process.argv.slice(2);
const { url } = await startSandbox({ name: 'Test', commercetools: projectSeed }, { port: 0, dataFolder });
process.stdout.write(`ready ${url}\n`);
