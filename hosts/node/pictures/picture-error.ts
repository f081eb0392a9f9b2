/** Why there is no picture; the words are for whoever runs the shop. */
export class PictureError extends Error {
  /** 400 for an address nobody should ask for, 403 for a foreign source, 404 for a missing one, 502 for a broken one. */
  readonly status: 400 | 403 | 404 | 502;

  constructor(status: PictureError['status'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PictureError';
    this.status = status;
  }
}
