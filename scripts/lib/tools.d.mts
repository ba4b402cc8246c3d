/** Texts of the tools by group and name. */
export const TOOLS: Readonly<Record<string, Readonly<Record<string, string>>>>;
export const toolNames: readonly string[];
