// What a map is made of. Places are in pixels from the top left; looks are given by the style sheet or by a file's own
// colours.

/** What a shape shows, from which its colours follow. */
export type Look =
  | 'area'
  | 'part'
  | 'detail'
  | 'line'
  | 'track'
  | 'hollow'
  | 'flow'
  | 'busy'
  | 'blocked'
  | 'missing'
  | 'unknown'
  | 'empty'
  | 'ghost'
  | 'break'
  | 'arrow'
  | 'pill'
  | 'on-pill'
  | 'name'
  | 'count'
  | 'note'
  | 'figure'
  | 'limit'
  | 'change';

/** What limits is warm, what is assumed is dashed. */
export interface Marks {
  limits?: boolean | undefined;
  isAssumed?: boolean | undefined;
  /** Room in it that nothing asks for. */
  isSpare?: boolean;
}

export interface Rect extends Marks {
  kind: 'rect';
  look: Look;
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

export interface Circle extends Marks {
  kind: 'circle';
  look: Look;
  x: number;
  y: number;
  radius: number;
}

/** Lines or curves of one width. */
export interface Path extends Marks {
  kind: 'path';
  look: Look;
  /** As SVG writes it. */
  path: string;
  width: number;
}

/** One line of letters. */
export interface Text {
  kind: 'text';
  look: Look;
  text: string;
  /** Where it begins, and the line on which the letters stand. */
  x: number;
  y: number;
  size: number;
  /** At most. */
  width: number;
}

export type Shape = Rect | Circle | Path | Text;

export interface Drawn {
  /** Id of the part; empty for what belongs to none. */
  id: string;
  /** Says the change that gains most. */
  isChange?: boolean;
  shapes: Shape[];
}

export interface Drawing {
  width: number;
  height: number;
  parts: Drawn[];
}
