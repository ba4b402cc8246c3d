/** Stands in the place of a block that could not be drawn. Source of the text: portal.md §8. */
export function BlockFallback({ path }: { readonly path: string }) {
  return (
    <div className="block-fallback" role="alert">
      <p>
        Ein technischer Fehler verhindert die Darstellung dieser Daten. Falls das Problem auch nach Neuladen der Seite bestehen bleibt, wird
        der Fehler automatisch gemeldet. Bitte entschuldige die Unannehmlichkeiten.
      </p>
      <a className="block-fallback__reload" href={path}>
        Seite neu laden
      </a>
    </div>
  );
}
