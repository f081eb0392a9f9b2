import { email } from '../fields.ts';
import { jsonSchemaOf } from '../json-schema-of.ts';

/** What counts as an email address in forms. */
export const emailText = jsonSchemaOf(email);
