import { spawn } from 'node:child_process';

/**
 * Runs npm, the one that runs this script if there is one, and returns what it printed, also if it failed.
 * @param cwd the folder of the project it is about.
 */
export function npm(
  args: readonly string[],
  cwd = '.',
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const own = process.env['npm_execpath'];
  const child = own
    ? spawn(process.execPath, [own, ...args], { cwd })
    : spawn('npm', args, { cwd, shell: process.platform === 'win32' });
  return new Promise((resolve, fail) => {
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', fail);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
