import type { ClosedDay, DeliveryCalendar } from '../../stores/delivery-calendar.ts';

/**
 * Of the demo: orders leave on the same day until noon. EXAMPLES: a shop enters the public holidays of the country of its
 * warehouse and those on which its carriers rest. Days that follow another calendar are listed year by year.
 * @param timeZone IANA name of the warehouse's.
 */
export const calendar = (timeZone: string, closed: readonly ClosedDay[]): DeliveryCalendar => ({
  timeZone,
  leavesUntil: '12:00',
  closed: ['01-01', '12-25', ...closed],
});
