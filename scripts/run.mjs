import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node scripts/run.mjs FILE.ts …`: installs what is missing, then runs the file on the pinned Node. Deliberately plain
 * JavaScript: this runs before anything is installed, on whatever version of Node (18 or newer) the machine has.
 */
const stampFile = join('node_modules', '.installed-from');
const pinnedNode = join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs what the lockfile specifies unless `node_modules` is already up to date. */
function installIfNeeded() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing dependencies (only once, takes one to three minutes) …');
  const npm = process.env.npm_execpath;
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...install], { stdio: 'inherit' })
    : spawnSync('npm', install, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail('`npm ci` failed. Check its output above; is the npm registry reachable?');
  writeFileSync(stampFile, wanted);
}

/**
 * Begins each brand's `built-rows.ts`, which builds bring up to date and git ignores, with the list of pages that is committed
 * (gatsby/catalogue-pages.ts).
 */
function beginBuiltRows() {
  for (const brand of readdirSync('brands')) {
    const [committed, built] = ['catalogue-rows.json', 'built-rows.ts'].map((file) =>
      join('brands', brand, file),
    );
    if (!existsSync(committed)) continue;
    if (existsSync(built) && statSync(built).mtimeMs > statSync(committed).mtimeMs) continue;
    writeFileSync(built, `export const builtRows = ${readFileSync(committed, 'utf8').trim()};\n`);
  }
}

/** The version of Node that the project pins, or the machine's own if it is at least as new. */
function projectNode() {
  if (existsSync(pinnedNode)) return pinnedNode;
  const wanted = Number(readFileSync('.nvmrc', 'utf8').trim());
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  return fail(
    `Node ${wanted} is missing. Run \`npm rebuild node\`, or install Node ${wanted} yourself and try again.`,
  );
}

/** Runs a TypeScript file of the project on the pinned Node and exits with its exit code. */
function handOver(script, args) {
  const flags = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '--disable-warning=ExperimentalWarning'];
  const child = spawn(projectNode(), [...flags, script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: [process.env.NODE_OPTIONS, ...flags].join(' ').trim() },
  });
  // Ctrl-C then reaches the child twice, which it expects; a signal sent only to this process would not reach it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const [script, ...args] = process.argv.slice(2);
installIfNeeded();
beginBuiltRows();
// Another brand than the doors name is built in a copy of the project whose doors name it.
if (process.env.BRAND) handOver('scripts/brand/in-copy.ts', [script, ...args]);
else handOver(script, args);
