/** Rectangle of a map, in percent of it. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Fills a map with one rectangle per weight, as square as rows allow, in the order of the weights (squarified treemap by Bruls, Huizing and
 * van Wijk).
 * @param weights positive, largest first
 * @param aspect width of the map divided by its height
 */
export function tilesOf(weights: readonly number[], aspect: number): readonly Tile[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const tiles: Tile[] = [];
  let [x, y, width, height] = [0, 0, aspect, 1];
  const scale = (width * height) / all;
  for (let start = 0; start < weights.length;) {
    const side = Math.min(width, height);
    const end = rowEnd(weights, start, side, scale);
    const areas = weights.slice(start, end).map((weight) => weight * scale);
    const depth = areas.reduce((sum, area) => sum + area, 0) / side;
    const isTall = width >= height;
    let along = 0;
    for (const area of areas) {
      const length = area / depth;
      tiles.push(isTall ? { x, y: y + along, width: depth, height: length } : { x: x + along, y, width: length, height: depth });
      along += length;
    }
    if (isTall) [x, width] = [x + depth, width - depth];
    else [y, height] = [y + depth, height - depth];
    start = end;
  }
  const percent = (value: number): number => Math.round(value * 10_000) / 100;
  return tiles.map((tile) => ({
    x: percent(tile.x / aspect),
    y: percent(tile.y),
    width: percent(tile.width / aspect),
    height: percent(tile.height),
  }));
}

/** End of a row: one more tile would make its least square tile even less square. */
function rowEnd(weights: readonly number[], start: number, side: number, scale: number): number {
  let end = start + 1;
  while (end < weights.length && worst(weights.slice(start, end + 1), side, scale) <= worst(weights.slice(start, end), side, scale))
    end += 1;
  return end;
}

function worst(row: readonly number[], side: number, scale: number): number {
  const areas = row.map((weight) => weight * scale);
  const sum = areas.reduce((total, area) => total + area, 0);
  const squared = side * side;
  return Math.max(...areas.map((area) => Math.max((squared * area) / (sum * sum), (sum * sum) / (squared * area))));
}
