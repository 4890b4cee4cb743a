import { rosettePath } from '../../../engines/drawing/ornament';

/** The centre of both rings, in points from the upper left corner of the page. */
const PLACE = { x: 452, y: 222 };
const RINGS = { lobes: 9, waves: 12, lines: 16 };

/** Draws the lines of the cover and the mark, which is public/mark.svg without its door, because that is the page. */
export function coverDrawing(): string {
  const petrol = rosettePath({ ...PLACE, outer: 312, inner: 190, ...RINGS });
  const brass = rosettePath({ ...PLACE, outer: 276, inner: 222, ...RINGS });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595.28 841.89" fill="none">
    <path d="${petrol}" stroke="#2F6475" stroke-width="0.45"/>
    <path d="${brass}" stroke="#D1A445" stroke-width="0.4" stroke-opacity="0.55"/>
    <g transform="translate(64 64) scale(${38 / 24})">
      <rect x="1" y="1" width="22" height="22" rx="6" stroke="#FFFFFF" stroke-width="1.8"/>
      <path d="M15.6 9.2a4.6 4.6 0 1 0 0 5.6" stroke="#FFFFFF" stroke-width="2"/>
      <path d="M14.4 12h5.2" stroke="#D1A445" stroke-width="2"/>
    </g>
  </svg>`;
}
