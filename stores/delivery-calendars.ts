import type { ClosedDay, DeliveryCalendar } from './delivery-calendar.ts';
import type { StoreId } from './types.ts';

/** Of the demo: orders leave on the same day until noon. */
const calendar = (timeZone: string, closed: readonly ClosedDay[]): DeliveryCalendar => ({
  timeZone,
  leavesUntil: '12:00',
  closed: ['01-01', '12-25', ...closed],
});

/**
 * When each storefront's parcels leave and arrive. EXAMPLES: a shop enters the public holidays of the country of its
 * warehouse and those on which its carriers rest. Days that follow another calendar are listed year by year.
 */
// prettier-ignore
export const deliveryCalendars: Readonly<Record<StoreId, DeliveryCalendar>> = {
  us: calendar('America/New_York', ['07-04', '11-11', '2026-11-26', '2027-05-31', '2027-09-06', '2027-11-25']),
  ca: calendar('America/Toronto', ['07-01', 'easter-2', '12-26', '2027-05-24', '2027-09-06', '2027-10-11']),
  gb: calendar('Europe/London', ['easter-2', 'easter+1', '12-26', '2026-12-28', '2027-05-03', '2027-05-31', '2027-08-30']),
  se: calendar('Europe/Stockholm', ['01-06', 'easter-2', 'easter+1', '05-01', 'easter+39', '06-06', '2027-06-25', '12-24', '12-26', '12-31']),
  de: calendar('Europe/Berlin', ['easter-2', 'easter+1', '05-01', 'easter+39', 'easter+50', '10-03', '12-26']),
  fr: calendar('Europe/Paris', ['easter+1', '05-01', '05-08', 'easter+39', 'easter+50', '07-14', '08-15', '11-01', '11-11']),
  es: calendar('Europe/Madrid', ['01-06', 'easter-2', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08']),
  it: calendar('Europe/Rome', ['01-06', 'easter+1', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-26']),
  nl: calendar('Europe/Amsterdam', ['easter-2', 'easter+1', '04-27', 'easter+39', 'easter+50', '12-26']),
  au: calendar('Australia/Sydney', ['01-26', 'easter-2', 'easter+1', '04-25', '12-26', '2027-06-14']),
  hk: calendar('Asia/Hong_Kong', ['easter-2', 'easter+1', '05-01', '07-01', '10-01', '12-26', '2027-02-08', '2027-02-09', '2027-04-05']),
  kr: calendar('Asia/Seoul', ['03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '2027-02-08', '2027-09-14', '2027-09-15', '2027-09-16']),
  jp: calendar('Asia/Tokyo', ['01-02', '01-03', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23', '12-31']),
  eu: calendar('Europe/Dublin', ['easter+1', '03-17', '12-26', '2027-05-03', '2027-06-07', '2027-08-02', '2027-10-25']),
};
