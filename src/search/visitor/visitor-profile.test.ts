import { describe, expect, test } from 'vitest';
import { type EventReport, withProfile } from './event-report.ts';

const form: EventReport = { kind: 'form', path: 'n-search/search', fields: { klevu_term: 'bib' } };
const json: EventReport = {
  kind: 'json',
  event: {
    event: 'order_purchase',
    event_version: '1.0.0',
    event_apikey: 'klevu-us',
    user_profile: {},
    event_data: {},
  },
};
const addresses = { uuid: 'visitor-1', ipv4: '192.0.2.1', ipv6: '' };
const known = { sessionId: 'session-1', addresses, consents: true };
const unknown = { sessionId: null, addresses: null, consents: true };

describe('product 6.3: consent determines data_protection, and whether anything identifies the visitor', () => {
  test('with consent', () => {
    expect(withProfile(form, known)).toEqual({
      ...form,
      fields: {
        klevu_term: 'bib',
        klevu_shopperIP_v4: '192.0.2.1',
        klevu_shopperIP_v6: '',
        klevu_uuid: 'visitor-1',
        data_protection: 'true',
      },
    });
    expect(withProfile(json, known)).toMatchObject({
      event: {
        user_profile: {
          sessionId: 'session-1',
          ip_address_v4: '192.0.2.1',
          ip_address_v6: '',
          klevu_uuid: 'visitor-1',
          data_protection: true,
        },
      },
    });
  });

  test('before session and addresses are known', () => {
    expect(withProfile(form, unknown)).toEqual({
      ...form,
      fields: { klevu_term: 'bib', data_protection: 'true' },
    });
    expect(withProfile(json, unknown)).toEqual({
      ...json,
      event: { ...json.event, user_profile: { data_protection: true } },
    });
  });

  test('without consent', () => {
    const refused = { ...known, consents: false };
    expect(withProfile(form, refused)).toEqual({
      ...form,
      fields: { klevu_term: 'bib', data_protection: 'false' },
    });
    expect(withProfile(json, refused)).toEqual({
      ...json,
      event: { ...json.event, user_profile: { data_protection: false } },
    });
  });
});
