/** The line that is revealed when a page cannot start, by whichever code still runs. */
export const startFailureId = 'start-failure';
