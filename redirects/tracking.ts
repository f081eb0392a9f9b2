/** What a target reports to web analytics about the link that led to it. */
export interface Tracking {
  readonly source: 'instagram' | 'qr-code' | 'instore' | 'folder';
  readonly medium: 'social-redirects' | 'social-redirect' | 'qrcode';
  /** The topic: lower case, words joined by `_` or `-`. */
  readonly campaign: string;
}

/** A link in a post or story. */
export const instagram = (campaign: string): Tracking => ({
  source: 'instagram',
  medium: 'social-redirects',
  campaign,
});

/** A code printed on or in a package. */
export const qrCode = (campaign: string): Tracking => ({ source: 'qr-code', medium: 'qrcode', campaign });

/** A code on a sign in a store. */
export const shopSign = (campaign: string): Tracking => ({ source: 'instore', medium: 'qrcode', campaign });

/** A code in a printed leaflet. */
export const folder = (campaign: string): Tracking => ({ source: 'folder', medium: 'qrcode', campaign });

export const trackingQuery = ({ source, medium, campaign }: Tracking): string =>
  new URLSearchParams({ utm_source: source, utm_medium: medium, utm_campaign: campaign }).toString();
