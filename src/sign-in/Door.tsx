import { guilloche } from './guilloche';
import { useTexts } from './texts/context';

/** The units of the picture: at a page width of 1440 px one unit is one pixel. */
const CENTRE = [196, 618] as const;
const RADIUS = 618;
const WIDTH = 842;

const band = { centre: CENTRE, radius: 438, lobes: 12, reach: 2.25 };
const petrol = guilloche({ ...band, amplitude: 56, swell: 15, waves: 25, lines: 12 });
const brass = guilloche({ ...band, amplitude: 27, swell: 6, waves: 50, lines: 6 });

/** Positions of the dial: 120 in a turn, counted counterclockwise from three o'clock. */
const positions = Array.from({ length: 73 }, (_, index) => index - 36);
const major = (position: number) => position % 5 === 0;

function at(position: number, distance: number): [x: number, y: number] {
  const angle = (position * Math.PI) / 60;
  return [
    Math.round(CENTRE[0] + distance * Math.cos(angle)),
    Math.round((CENTRE[1] - distance * Math.sin(angle)) * 10) / 10,
  ];
}

const ticks = (chosen: number[], from: number, to: number) =>
  chosen.map((position) => `M${at(position, from).join(' ')}L${at(position, to).join(' ')}`).join('');

/** The vault door beside the form, with the product's claim in its empty core. */
export function Door() {
  const { session } = useTexts();
  return (
    <aside className="door" aria-label={session.slogan}>
      <svg className="door-face" viewBox={`0 0 ${WIDTH} ${2 * RADIUS}`} aria-hidden="true">
        <circle className="door-disc" cx={CENTRE[0]} cy={CENTRE[1]} r={RADIUS} />
        {[356, 520, 604].map((radius) => (
          <circle key={radius} className="door-ring" cx={CENTRE[0]} cy={CENTRE[1]} r={radius} />
        ))}
        <path className="door-petrol" d={petrol} />
        <path className="door-brass" d={brass} />
        <path
          className="door-tick"
          d={ticks(
            positions.filter((position) => !major(position)),
            575,
            590,
          )}
        />
        <path className="door-tick door-tick-major" d={ticks(positions.filter(major), 565, 591)} />
        {positions.filter(major).map((position) => {
          const [x, y] = at(position, 546);
          return (
            <text key={position} className="door-number" x={x} y={y + 4.5}>
              {(position + 120) % 120}
            </text>
          );
        })}
        <path className="door-index" d={`M${CENTRE[0] + 592} ${CENTRE[1]}h54`} />
      </svg>
      <div className="door-core">
        <p className="door-slogan">{session.slogan}</p>
        <p className="door-text">{session.sloganText}</p>
      </div>
    </aside>
  );
}
