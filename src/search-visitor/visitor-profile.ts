import type { EventReport } from './event-report.ts';
import type { IpData } from './ip-resolver.ts';

/** What is known about the visitor who causes an event. */
export interface VisitorProfile {
  readonly sessionId: string | null;
  readonly addresses: Pick<IpData, 'uuid' | 'ipv4' | 'ipv6'> | null;
  /** Whether the visitor agrees to statistics. */
  readonly consents: boolean;
}

/** The report with what is known about the visitor; without consent, only that there is none. */
export function withProfile(
  report: EventReport,
  { sessionId, addresses, consents }: VisitorProfile,
): EventReport {
  const known = consents ? addresses : null;
  if (report.kind === 'form') {
    const visitor = {
      ...(known && {
        klevu_shopperIP_v4: known.ipv4,
        klevu_shopperIP_v6: known.ipv6,
        klevu_uuid: known.uuid,
      }),
      data_protection: String(consents),
    };
    return { ...report, fields: { ...report.fields, ...visitor } };
  }
  const user_profile = {
    ...(consents && sessionId !== null && { sessionId }),
    ...(known && {
      ip_address_v4: known.ipv4,
      ip_address_v6: known.ipv6,
      klevu_uuid: known.uuid,
    }),
    data_protection: consents,
  };
  return { ...report, event: { ...report.event, user_profile } };
}
