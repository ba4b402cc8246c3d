/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { blockForm } from '../kit/form/form.ts';
import { form as accountDeletionDefinition } from '../personal/account-deletion/form.ts';
import { form as deviceListDefinition } from '../personal/device-list/form.ts';
import { form as emailChangeDefinition } from '../personal/email-change/form.ts';
import { form as emailConfirmationDefinition } from '../personal/email-confirmation/form.ts';
import { form as impersonationEndDefinition } from '../personal/impersonation-end/form.ts';
import { form as impersonationStartDefinition } from '../personal/impersonation-start/form.ts';
import { form as loginDefinition } from '../personal/login/form.ts';
import { form as logoutDefinition } from '../personal/logout/form.ts';
import { form as logoutEverywhereDefinition } from '../personal/logout-everywhere/form.ts';
import { form as nameChangeDefinition } from '../personal/name-change/form.ts';
import { form as newsletterChangeDefinition } from '../personal/newsletter-change/form.ts';
import { form as passwordChangeDefinition } from '../personal/password-change/form.ts';
import { form as passwordRequestDefinition } from '../personal/password-request/form.ts';
import { form as passwordResetDefinition } from '../personal/password-reset/form.ts';
import { form as registrationDefinition } from '../personal/registration/form.ts';
import { form as registrationConfirmationDefinition } from '../personal/registration-confirmation/form.ts';
import { form as savedSearchListDefinition } from '../personal/saved-search-list/form.ts';
import { form as savedSearchNameDefinition } from '../personal/saved-search-name/form.ts';
import { form as savedSearchNewDefinition } from '../personal/saved-search-new/form.ts';
import { forms as watchlistListsDefinition } from '../personal/watchlist-lists/form.ts';
import { forms as watchlistPositionsDefinition } from '../personal/watchlist-positions/form.ts';
import { validate as changeNewsletterCheck } from './requests/changeNewsletter.js';
import { validate as changePasswordCheck } from './requests/changePassword.js';
import { validate as changeUserEmailCheck } from './requests/changeUserEmail.js';
import { validate as changeUserNameCheck } from './requests/changeUserName.js';
import { validate as confirmUserCheck } from './requests/confirmUser.js';
import { validate as confirmUserEmailCheck } from './requests/confirmUserEmail.js';
import { validate as createSavedSearchCheck } from './requests/createSavedSearch.js';
import { validate as createWatchlistCheck } from './requests/createWatchlist.js';
import { validate as deleteSavedSearchCheck } from './requests/deleteSavedSearch.js';
import { validate as deleteUserCheck } from './requests/deleteUser.js';
import { validate as deleteWatchlistCheck } from './requests/deleteWatchlist.js';
import { validate as deleteWatchlistPositionCheck } from './requests/deleteWatchlistPosition.js';
import { validate as endAllSessionsCheck } from './requests/endAllSessions.js';
import { validate as endImpersonationCheck } from './requests/endImpersonation.js';
import { validate as endSessionCheck } from './requests/endSession.js';
import { validate as findWatchlistPositionsCheck } from './requests/findWatchlistPositions.js';
import { validate as loginUserCheck } from './requests/loginUser.js';
import { validate as logoutUserCheck } from './requests/logoutUser.js';
import { validate as registerUserCheck } from './requests/registerUser.js';
import { validate as renameSavedSearchCheck } from './requests/renameSavedSearch.js';
import { validate as renameWatchlistCheck } from './requests/renameWatchlist.js';
import { validate as requestPasswordResetCheck } from './requests/requestPasswordReset.js';
import { validate as resetPasswordCheck } from './requests/resetPassword.js';
import { validate as startImpersonationCheck } from './requests/startImpersonation.js';

const changeNewsletterRequest = {
  type: 'object',
  required: ['wantsNewsletter'],
  additionalProperties: false,
  properties: { wantsNewsletter: { type: 'boolean' } },
};
const changePasswordRequest = {
  type: 'object',
  required: ['currentPassword', 'newPassword'],
  additionalProperties: false,
  properties: {
    currentPassword: { type: 'string', minLength: 1, maxLength: 200 },
    newPassword: { type: 'string', minLength: 10, maxLength: 200 },
  },
};
const changeUserEmailRequest = {
  type: 'object',
  required: ['email', 'currentPassword'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', maxLength: 254 },
    currentPassword: { type: 'string', minLength: 1, maxLength: 200 },
  },
};
const changeUserNameRequest = {
  type: 'object',
  required: ['isRemoved'],
  additionalProperties: false,
  properties: {
    firstName: { type: 'string', maxLength: 100 },
    lastName: { type: 'string', maxLength: 100 },
    isRemoved: { type: 'boolean' },
  },
};
const confirmUserRequest = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' },
    password: { type: 'string', minLength: 1, maxLength: 200 },
  },
};
const confirmUserEmailRequest = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' },
    password: { type: 'string', minLength: 1, maxLength: 200 },
  },
};
const createSavedSearchRequest = {
  type: 'object',
  required: ['name', 'finder'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60 },
    finder: { type: 'string', pattern: '^(/[A-Za-z0-9][A-Za-z0-9_-]*)+$', maxLength: 120 },
    query: { type: 'string', maxLength: 2000, pattern: '^[^\\s#?\\x00-\\x1F]*$' },
  },
};
const createWatchlistRequest = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 80 },
    isoCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
};
const deleteSavedSearchRequest = {
  type: 'object',
  additionalProperties: false,
  required: ['path:searchId'],
  properties: { 'path:searchId': { type: 'string', pattern: '^[a-z0-9-]{8,40}$' } },
};
const deleteUserRequest = {
  type: 'object',
  required: ['currentPassword', 'isConfirmed'],
  additionalProperties: false,
  properties: { currentPassword: { type: 'string', minLength: 1, maxLength: 200 }, isConfirmed: { type: 'boolean' } },
};
const deleteWatchlistRequest = {
  type: 'object',
  additionalProperties: false,
  required: ['path:entityValue'],
  properties: { 'path:entityValue': { type: 'string', minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9-]+$' } },
};
const deleteWatchlistPositionRequest = {
  type: 'object',
  additionalProperties: false,
  required: ['path:entityValue', 'path:positionId'],
  properties: {
    'path:entityValue': { type: 'string', minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9-]+$' },
    'path:positionId': { type: 'string', minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9-]+$' },
  },
};
const endAllSessionsRequest = { type: 'object', additionalProperties: false };
const endImpersonationRequest = { type: 'object', additionalProperties: false };
const endSessionRequest = {
  type: 'object',
  required: ['sessionId'],
  additionalProperties: false,
  properties: { sessionId: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' } },
};
const findWatchlistPositionsRequest = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  required: ['path:entityValue'],
  properties: {
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        required: ['code'],
        additionalProperties: false,
        properties: {
          code: { type: 'string', pattern: '^ *([A-Za-z]{2}[A-Za-z0-9]{9}[0-9]|[A-Za-z0-9]{6}) *$', maxLength: 20 },
          amount: { type: 'number', minimum: 0, maximum: 1000000000 },
          note: { type: 'string', maxLength: 500 },
        },
      },
    },
    text: { type: 'string', minLength: 1, maxLength: 100000 },
    'path:entityValue': { type: 'string', minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9-]+$' },
  },
};
const loginUserRequest = {
  type: 'object',
  required: ['email', 'password'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', maxLength: 254 },
    password: { type: 'string', minLength: 1, maxLength: 200 },
    staysLoggedIn: { type: 'boolean' },
  },
};
const logoutUserRequest = { type: 'object', additionalProperties: false };
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
const renameSavedSearchRequest = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'path:searchId'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60 },
    'path:searchId': { type: 'string', pattern: '^[a-z0-9-]{8,40}$' },
  },
};
const renameWatchlistRequest = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'path:entityValue'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 80 },
    'path:entityValue': { type: 'string', minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9-]+$' },
  },
};
const requestPasswordResetRequest = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email: { type: 'string', format: 'email', maxLength: 254 } },
};
const resetPasswordRequest = {
  type: 'object',
  required: ['code', 'password'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' },
    password: { type: 'string', minLength: 10, maxLength: 200 },
  },
};
const startImpersonationRequest = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email: { type: 'string', format: 'email', maxLength: 254 } },
};
/** The form of the block "account-deletion". */
export const accountDeletionForm = blockForm(
  'account-deletion',
  accountDeletionDefinition,
  deleteUserRequest,
  deleteUserCheck,
);
/** The form of the block "device-list". */
export const deviceListForm = blockForm('device-list', deviceListDefinition, endSessionRequest, endSessionCheck);
/** The form of the block "email-change". */
export const emailChangeForm = blockForm(
  'email-change',
  emailChangeDefinition,
  changeUserEmailRequest,
  changeUserEmailCheck,
);
/** The form of the block "email-confirmation". */
export const emailConfirmationForm = blockForm(
  'email-confirmation',
  emailConfirmationDefinition,
  confirmUserEmailRequest,
  confirmUserEmailCheck,
);
/** The form of the block "impersonation-end". */
export const impersonationEndForm = blockForm(
  'impersonation-end',
  impersonationEndDefinition,
  endImpersonationRequest,
  endImpersonationCheck,
);
/** The form of the block "impersonation-start". */
export const impersonationStartForm = blockForm(
  'impersonation-start',
  impersonationStartDefinition,
  startImpersonationRequest,
  startImpersonationCheck,
);
/** The form of the block "login". */
export const loginForm = blockForm('login', loginDefinition, loginUserRequest, loginUserCheck);
/** The form of the block "logout". */
export const logoutForm = blockForm('logout', logoutDefinition, logoutUserRequest, logoutUserCheck);
/** The form of the block "logout-everywhere". */
export const logoutEverywhereForm = blockForm(
  'logout-everywhere',
  logoutEverywhereDefinition,
  endAllSessionsRequest,
  endAllSessionsCheck,
);
/** The form of the block "name-change". */
export const nameChangeForm = blockForm(
  'name-change',
  nameChangeDefinition,
  changeUserNameRequest,
  changeUserNameCheck,
);
/** The form of the block "newsletter-change". */
export const newsletterChangeForm = blockForm(
  'newsletter-change',
  newsletterChangeDefinition,
  changeNewsletterRequest,
  changeNewsletterCheck,
);
/** The form of the block "password-change". */
export const passwordChangeForm = blockForm(
  'password-change',
  passwordChangeDefinition,
  changePasswordRequest,
  changePasswordCheck,
);
/** The form of the block "password-request". */
export const passwordRequestForm = blockForm(
  'password-request',
  passwordRequestDefinition,
  requestPasswordResetRequest,
  requestPasswordResetCheck,
);
/** The form of the block "password-reset". */
export const passwordResetForm = blockForm(
  'password-reset',
  passwordResetDefinition,
  resetPasswordRequest,
  resetPasswordCheck,
);
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
/** The form of the block "saved-search-list". */
export const savedSearchListForm = blockForm(
  'saved-search-list',
  savedSearchListDefinition,
  deleteSavedSearchRequest,
  deleteSavedSearchCheck,
);
/** The form of the block "saved-search-name". */
export const savedSearchNameForm = blockForm(
  'saved-search-name',
  savedSearchNameDefinition,
  renameSavedSearchRequest,
  renameSavedSearchCheck,
);
/** The form of the block "saved-search-new". */
export const savedSearchNewForm = blockForm(
  'saved-search-new',
  savedSearchNewDefinition,
  createSavedSearchRequest,
  createSavedSearchCheck,
);
/** The forms of the block "watchlist-lists". */
export const watchlistListsForms = {
  create: blockForm(
    'watchlist-lists.create',
    watchlistListsDefinition.create,
    createWatchlistRequest,
    createWatchlistCheck,
  ),
  rename: blockForm(
    'watchlist-lists.rename',
    watchlistListsDefinition.rename,
    renameWatchlistRequest,
    renameWatchlistCheck,
  ),
  remove: blockForm(
    'watchlist-lists.remove',
    watchlistListsDefinition.remove,
    deleteWatchlistRequest,
    deleteWatchlistCheck,
  ),
};
/** The forms of the block "watchlist-positions". */
export const watchlistPositionsForms = {
  add: blockForm(
    'watchlist-positions.add',
    watchlistPositionsDefinition.add,
    findWatchlistPositionsRequest,
    findWatchlistPositionsCheck,
  ),
  import: blockForm(
    'watchlist-positions.import',
    watchlistPositionsDefinition.import,
    findWatchlistPositionsRequest,
    findWatchlistPositionsCheck,
  ),
  remove: blockForm(
    'watchlist-positions.remove',
    watchlistPositionsDefinition.remove,
    deleteWatchlistPositionRequest,
    deleteWatchlistPositionCheck,
  ),
};
