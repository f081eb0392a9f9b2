/** Why a picture cannot be served; the message is for the operator. */
export class PictureError extends Error {
  /** 400 for an invalid address, 403 for a source that is not allowed, 404 for a missing one, 502 for a broken one. */
  readonly status: 400 | 403 | 404 | 502;

  constructor(status: PictureError['status'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PictureError';
    this.status = status;
  }
}
