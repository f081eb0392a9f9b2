export { demoSeed as seed } from '../demo/seed/demo-seed.ts';
