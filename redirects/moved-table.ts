// Where brands of earlier versions import it from.
export { movedTable } from './records.ts';
