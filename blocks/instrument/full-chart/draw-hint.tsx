import { drawingLabel, pointsNeeded } from '#domain/chart/drawing.ts';
import type { Tool } from './draw-tool.ts';

interface DrawHintProps {
  readonly tool: Tool | undefined;
  readonly onTool: (tool: undefined) => void;
}

/** Hint over the plot that says what the next click does during drawing. */
export function DrawHint({ tool, onTool }: DrawHintProps) {
  return (
    <div className="full-chart__hint" role="status">
      {tool !== undefined && (
        <>
          {drawingLabel(tool.kind)}: {nextPoint(tool)} mit einem Klick, oder mit Pfeiltasten und Eingabetaste.
          <button type="button" onClick={() => onTool(undefined)}>
            Abbrechen
          </button>
        </>
      )}
    </div>
  );
}

function nextPoint({ kind, points }: Tool): string {
  const needed = pointsNeeded(kind);
  return needed === 1 ? 'Setze den Punkt' : `Setze Punkt ${points.length + 1} von ${needed}`;
}
