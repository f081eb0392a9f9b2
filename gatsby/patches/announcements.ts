import type { Patch } from '../patch.ts';

/**
 * Gatsby announces route changes in English, and by a page's heading. Without the element, its code does nothing, and ours
 * announces (`src/app/page.tsx`).
 */
export const announcements: Patch = {
  expressions: [['/.cache/navigation.js', ' ref={this.announcementRef}', '']],
};
