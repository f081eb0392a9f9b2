export { countryName } from '../../stores/country-name.ts';
