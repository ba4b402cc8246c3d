/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { blockForm } from '../kit/form/form.ts';
import { form as registrationDefinition } from '../personal/registration/form.ts';
import { form as registrationConfirmationDefinition } from '../personal/registration-confirmation/form.ts';
import { validate as confirmUserCheck } from './requests/confirmUser.js';
import { validate as registerUserCheck } from './requests/registerUser.js';

const confirmUserRequest = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: { code: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' } },
};
const registerUserRequest = {
  type: 'object',
  required: ['email', 'password', 'hasAcceptedTerms'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', maxLength: 254 },
    password: { type: 'string', minLength: 10, maxLength: 200 },
    firstName: { type: 'string', maxLength: 100 },
    lastName: { type: 'string', maxLength: 100 },
    hasAcceptedTerms: { type: 'boolean' },
    wantsNewsletter: { type: 'boolean' },
  },
};
/** The form of the block "registration". */
export const registrationForm = blockForm(
  'registration',
  registrationDefinition,
  registerUserRequest,
  registerUserCheck,
);
/** The form of the block "registration-confirmation". */
export const registrationConfirmationForm = blockForm(
  'registration-confirmation',
  registrationConfirmationDefinition,
  confirmUserRequest,
  confirmUserCheck,
);
