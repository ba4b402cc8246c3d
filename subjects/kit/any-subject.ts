import type { Subject } from '../generated/shapes.ts';
import type { PrivateSubjectModule, SubjectModule } from './subject-module.ts';

/** Any module, for whoever has seen to it that it is of the kind of what it is given. */
export type AnySubjectModule = SubjectModule<Subject, string> | PrivateSubjectModule<Subject, string>;
