export function ensureBuilt(): Promise<void>;
export function ensureComposerBuilt(): Promise<void>;
