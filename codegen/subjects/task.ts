import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSubjects, subjectsFolder, type SubjectKind } from '../config/subjects.ts';
import { camelCase, pascalCase } from '../names.ts';
import { formatted } from '../output.ts';
import type { Task } from '../task.ts';

const target = `${subjectsFolder}/generated/`;

/** Part of a kind: a file in its folder, and the names that it must export. */
interface Part {
  readonly file: string;
  readonly exports: readonly RegExp[];
  readonly advice: string;
}

/** Generates the shape of each kind of subject and the table of all modules. Reports missing files; the compiler reports mismatches. */
export const subjectsTask: Task = {
  name: 'subjects',
  owns: [target],
  reads: (path) => path.startsWith(`${subjectsFolder}/`) && !path.startsWith(target) && !path.endsWith('.test.ts'),
  async run(root) {
    // Source trees of tests have no code of subjects.
    if (!existsSync(join(root, subjectsFolder, 'kit'))) return { files: [], problems: [] };
    const subjects = readSubjects(root);
    const kinds = subjects.map(({ kind }) => kind);
    return {
      files: [
        await formatted(`${target}shapes.ts`, shapesSource(kinds)),
        await formatted(`${target}instances.ts`, instancesSource(kinds)),
        await formatted(`${target}modules.ts`, modulesSource(subjects)),
      ],
      problems: subjects.flatMap((subject) => partsOf(subject).flatMap((part) => lacking(root, subject.kind, part))),
    };
  },
};

function partsOf(subject: SubjectKind): readonly Part[] {
  const { kind } = subject;
  const [name, shape, module] = [camelCase(kind), shapeName(kind), moduleName(subject)];
  return [
    {
      file: 'instances.ts',
      exports: [new RegExp(`^export const instances: Instances<'${kind}'>`, 'mu')],
      advice: `it must have "export const instances: Instances<'${kind}'>"`,
    },
    {
      file: 'subject.ts',
      exports: [new RegExp(`^export interface ${shape}\\b`, 'mu'), new RegExp(`^export const ${name}: ${module}<${shape}>`, 'mu')],
      advice: `it must have "export interface ${shape}" and "export const ${name}: ${module}<${shape}>"`,
    },
  ];
}

function lacking(root: string, kind: string, { file, exports, advice }: Part): readonly string[] {
  const path = `${subjectsFolder}/${kind}/${file}`;
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  return exports.every((wanted) => wanted.test(text)) ? [] : [`${path}: ${advice}.`];
}

function shapeName(kind: string): string {
  return `${pascalCase(kind)}Subject`;
}

function moduleName({ isPrivate }: SubjectKind): string {
  return isPrivate ? 'PrivateSubjectModule' : 'SubjectModule';
}

function shapesSource(kinds: readonly string[]): string {
  return [
    ...kinds.map((kind) => `import type { ${shapeName(kind)} } from '../${kind}/subject.ts';`),
    '',
    '/** What a page can be about, by kind. */',
    'export interface SubjectByKind {',
    ...kinds.map((kind) => `  readonly '${kind}': ${shapeName(kind)};`),
    '}',
    'export type Subject = SubjectByKind[keyof SubjectByKind];',
  ].join('\n');
}

function instancesSource(kinds: readonly string[]): string {
  return [
    ...kinds.map((kind) => `import { instances as ${camelCase(kind)} } from '../${kind}/instances.ts';`),
    "import type { AnyInstances, Instances, SubjectKind } from '#documents/reader/references/instances.ts';",
    '',
    'const instances = {',
    ...kinds.map((kind) => `  '${kind}': ${camelCase(kind)},`),
    '} satisfies { readonly [Kind in SubjectKind]: Instances<Kind> };',
    '',
    '/** Which subjects of each kind there are, for whoever does not care which kind. */',
    'export const subjectInstances: Readonly<Record<SubjectKind, AnyInstances>> = instances;',
  ].join('\n');
}

function modulesSource(subjects: readonly SubjectKind[]): string {
  const kinds = subjects.map(({ kind }) => kind);
  const names = [...new Set(subjects.map(moduleName))].toSorted();
  return [
    ...kinds.map((kind) => `import { ${camelCase(kind)} } from '../${kind}/subject.ts';`),
    "import type { AnySubjectModule } from '../kit/any-subject.ts';",
    "import type { SubjectKind } from '#documents/reader/references/instances.ts';",
    `import type { ${names.join(', ')} } from '../kit/subject-module.ts';`,
    "import type { SubjectByKind } from './shapes.ts';",
    '',
    '/** What the schema of each kind asks for: one for everyone, or one that belongs to somebody. */',
    'interface Modules extends Record<SubjectKind, AnySubjectModule> {',
    ...subjects.map((subject) => `  readonly '${subject.kind}': ${moduleName(subject)}<SubjectByKind['${subject.kind}']>;`),
    '}',
    '',
    'const modules = {',
    ...kinds.map((kind) => `  '${kind}': ${camelCase(kind)},`),
    '} satisfies Modules;',
    '',
    '/** The module of each kind, for whoever does not care which. */',
    'export const subjectModules: Readonly<Record<SubjectKind, AnySubjectModule>> = modules;',
  ].join('\n');
}
