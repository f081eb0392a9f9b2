import { watchHistory } from './full-load.ts';
import { startRecovery } from './reload-guard.ts';

// When this module is evaluated, and not in one of Gatsby's browser APIs, which all come too late.
startRecovery();
watchHistory();
