import { brand } from '../brands/build.ts';
import type { BrandService } from '../brands/types.ts';
import type { TelemetryConfig } from '../src/telemetry/config.ts';

/** The services that the brand adds to a build: none without a branch, because the shop on one's own machine talks to nobody. */
export const ownServicesIn = (environment: TelemetryConfig['environment']): readonly BrandService[] =>
  environment === 'development' ? [] : (brand.services ?? []);
