/** A clip as a function of the time, in seconds from its beginning. */
export interface Scene {
  seconds: number;
  /** The moment that stands for it before it plays. */
  poster: number;
  /** The content of an SVG of 960 by 540. */
  draw: (t: number) => string;
}
