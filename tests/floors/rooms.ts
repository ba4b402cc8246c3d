/** Rooms that contain programs of the project. */
export const ROOMS = [
  'blocks', 'client', 'codegen', 'composer', 'documents', 'domain', 'entrance', 'gateway', 'market', 'provider', 'renderer', 'scripts', 'site',
  'subjects', 'tests',
] as const; // prettier-ignore
