import { installChromium } from '../browser/chromium.ts';

installChromium();
