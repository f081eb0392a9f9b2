export { clockText, dayText, deadlineText, exactTimeText } from '../../stores/time-text.ts';
