import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'data-folder-modes',
    edits: [
      edit('documents/files/private-folder.ts', 'if ((lstatSync(path).mode & 0o777) !== wanted) chmodSync(path, wanted);', 'void wanted;'),
    ],
  },
];
