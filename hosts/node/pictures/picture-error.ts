/** Why a picture cannot be served; the message is for the operator. */
export class PictureError extends Error {
  /**
   * 400 for an invalid address, 403 for one that is not allowed, 404 for a missing picture, 502 for a broken one, 503 if
   * too many others are waiting.
   */
  readonly status: 400 | 403 | 404 | 502 | 503;

  constructor(status: PictureError['status'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PictureError';
    this.status = status;
  }
}
