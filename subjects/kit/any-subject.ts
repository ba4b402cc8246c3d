import type { Subject } from '../generated/shapes.ts';
import type { PrivateSubjectModule, SubjectModule } from './subject-module.ts';

/** Module of any kind. Callers must pass it only subjects of its kind. */
export type AnySubjectModule = SubjectModule<Subject, string> | PrivateSubjectModule<Subject, string>;
