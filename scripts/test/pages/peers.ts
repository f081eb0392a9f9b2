/** What a peer's page measured, as ranges of three runs; times in milliseconds, scripts in kB after gzip -9. */
interface Peer {
  readonly name: string;
  readonly performance: string;
  readonly firstPaint: string;
  readonly largestPaint: string;
  readonly blocking: string;
  readonly shift: string;
  readonly scripts: string;
}

/**
 * Measured with Lighthouse 12.8 (mobile, simulated) on two cores of a shared machine; every peer was built for
 * production and served on the same machine. Hydrogen's skeleton was not run: its figure is what its product route
 * imports statically.
 */
const peers: readonly Peer[] = [
  {
    name: 'Next.js Commerce, product',
    performance: '97–99',
    firstPaint: '890–900',
    largestPaint: '1,600–2,300',
    blocking: '78–117',
    shift: '0',
    scripts: '178.3',
  },
  {
    name: 'Next.js Commerce, home',
    performance: '95–98',
    firstPaint: '1,200–1,300',
    largestPaint: '2,200–2,700',
    blocking: '101–168',
    shift: '0',
    scripts: '180',
  },
  {
    name: 'Hydrogen skeleton, product',
    performance: '',
    firstPaint: '',
    largestPaint: '',
    blocking: '',
    shift: '',
    scripts: '113.3',
  },
];

/** The same as rows of the bench's table and of that in `docs/performance.md`. */
export const peerRows: readonly (readonly string[])[] = peers.map((peer) => [
  peer.name,
  peer.performance,
  peer.firstPaint,
  peer.largestPaint,
  peer.blocking,
  peer.shift,
  peer.scripts,
]);
