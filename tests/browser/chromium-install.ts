import { installChromium } from './chromium.ts';

installChromium();
