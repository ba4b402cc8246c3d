import { edit, type Mending } from '../runner/mending.ts';

export const mendings: readonly Mending[] = [
  {
    attack: 'data-folder-modes',
    edits: [
      edit('documents/files/private-folder.ts', 'if ((lstatSync(path).mode & 0o777) !== wanted) chmodSync(path, wanted);', 'void wanted;'),
    ],
  },
];
