/** Place where the text ends for visitors without access: the provider cuts it here (`isExcerpt`). Renders nothing. */
export function CropMark() {
  return null;
}
