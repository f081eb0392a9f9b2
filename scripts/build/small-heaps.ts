import { setFlagsFromString } from 'node:v8';

// Where there is room, V8 lets a heap grow to a multiple of what is in use before it collects garbage. NODE_OPTIONS does not
// allow this flag.
setFlagsFromString('--heap-growing-percent=25');
