// Types of the API between app and server, from contracts/http/composer.yaml. Contains only types, so that both sides can import it.
import type { InputOf, OutputOf } from '#client/operation-types.ts';
import type { components, operations } from './generated/schema.ts';

/** The operationId of a call of the composer. */
export type OperationId = keyof operations;

/** Input of a call: parameters of its path and query, and its JSON body. */
export type OperationInput<Op extends OperationId> = InputOf<operations[Op]>;

/** JSON answer of a call that succeeds; `undefined` if the call returns none. */
export type OperationOutput<Op extends OperationId> = OutputOf<operations[Op]>;

type Schemas = components['schemas'];
export type Session = Schemas['Session'];
export type Editor = Schemas['Editor'];
export type DocumentEntry = Schemas['DocumentEntry'];
export type Documents = Schemas['Documents'];
export type DocumentFinding = Schemas['DocumentFinding'];
export type DraftState = Schemas['DraftState'];
export type DraftFindings = Schemas['DraftFindings'];
export type DraftConflict = Schemas['DraftConflict'];
export type ConflictOfWindows = Schemas['ConflictOfWindows'];
export type DraftDifference = Schemas['DraftDifference'];
export type BlockEntry = Schemas['BlockEntry'];
export type Published = Schemas['Published'];
export type PlanEntry = Schemas['PlanEntry'];
export type PlanFault = Schemas['PlanFault'];
export type HistoryEntry = Schemas['HistoryEntry'];
export type Presence = Schemas['Presence'];
export type DocumentUses = Schemas['DocumentUses'];
export type Renamed = Schemas['Renamed'];
export type TemplateEntry = Schemas['TemplateEntry'];
export type TemplateQuestion = Schemas['TemplateQuestion'];
export type PictureEntry = Schemas['PictureEntry'];
export type Pictures = Schemas['Pictures'];
export type BroughtPicture = Schemas['BroughtPicture'];
export type PictureRequest = Schemas['PictureRequest'];
export type PreviewLink = Schemas['PreviewLink'];
export type MadeLink = Schemas['MadeLink'];
export type Fault = Schemas['Fault'];
export type PreviewUpdate = Schemas['PreviewUpdate'];
export type PreviewUpdateBlock = Schemas['PreviewUpdateBlock'];
export type WantedDocument = Schemas['WantedDocument'];
export type Role = Schemas['Role'];
