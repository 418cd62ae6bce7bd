// What a picture is made of. Places are in pixels from the top left; whoever draws them gives them their colours.

/** What a shape says, from which its look follows. */
export type Look =
  | 'area'
  | 'host'
  | 'joint'
  | 'capacity'
  | 'load'
  | 'idle'
  | 'group'
  | 'name'
  | 'soft'
  | 'figure'
  | 'limit';

export interface Rect {
  kind: 'rect';
  look: Look;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What limits. */
  limits?: boolean;
  /** With a figure that nobody has seen or typed. */
  isAssumed?: boolean;
}

/** A piece of a line of text; the pieces follow one another, however wide a font makes them. */
export interface Piece {
  text: string;
  look: Look;
}

export interface Text {
  kind: 'text';
  /** Where it begins; its end where it stands at the right. */
  x: number;
  /** Of the line on which the letters stand. */
  y: number;
  size: number;
  /** At most. */
  width: number;
  isRight: boolean;
  pieces: Piece[];
}

export interface Rule {
  kind: 'rule';
  /** As SVG writes a path. */
  path: string;
}

export type Shape = Rect | Text | Rule;

/** What is drawn of a part. */
export interface Drawn {
  /** Id of the part; empty for what is of none. */
  id: string;
  shapes: Shape[];
}

export interface Drawing {
  width: number;
  height: number;
  parts: Drawn[];
}
