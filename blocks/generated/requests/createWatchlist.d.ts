/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { RequestValidator } from '../../kit/form/check.ts';
export declare const validate: RequestValidator;
