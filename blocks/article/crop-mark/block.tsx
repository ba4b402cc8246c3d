/** Marks where the text ends for those without access: the provider cuts it here (`isExcerpt`), and nothing of the mark shows. */
export function CropMark() {
  return null;
}
