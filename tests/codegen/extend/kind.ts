import type { Addition } from './addition.ts';

/** Schema of a list of trainings, where each may be the successor of another. */
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Trainings',
  'x-kind': { name: 'Schulungen' },
  description: 'Schulungen für Anleger.',
  type: 'object',
  additionalProperties: false,
  required: ['trainings'],
  properties: {
    trainings: { title: 'Schulungen', type: 'array', items: { $ref: '#/definitions/training' }, description: 'Alle Schulungen.' },
  },
  definitions: {
    training: {
      title: 'TrainingEntry',
      type: 'object',
      additionalProperties: false,
      required: ['code', 'label'],
      properties: {
        code: { title: 'Kürzel', type: 'string', description: 'Eindeutig.', examples: ['einstieg'] },
        label: { title: 'Name', type: 'string', description: 'Wie sie heißt.', examples: ['Einstieg'] },
        after: { title: 'Baut auf', 'x-reference': 'training', type: 'string', description: 'Was ihr vorausgeht.', examples: ['einstieg'] },
      },
    },
  },
};

/** A kind of configuration whose entries reference each other. */
export const kind: Addition = {
  creates: {
    'documents/kinds/trainings/trainings.schema.json': JSON.stringify(schema),
    'documents/kinds/trainings/kind.ts': `import type { Trainings } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Trainings> = {
  absent: { trainings: [] },
  lists: {
    trainings: {
      unique: { code: 'Das Kürzel' },
      named: { reference: 'training', by: ['code'], label: ['label'], as: 'Die Schulung' },
    },
  },
};
`,
    'config/trainings.yaml': `# yaml-language-server: $schema=../documents/kinds/trainings/trainings.schema.json
trainings:
  - { code: einstieg, label: Einstieg }
  - { code: optionen, label: Optionen, after: einstieg }
`,
  },
};
