import Box from '@mui/material/Box';

const SIZE = 64;
const CENTRE = SIZE / 2;
const TICKS = 40;
const RADIUS = 23;
const LENGTH = 2 * Math.PI * RADIUS;

interface DialProps {
  /** From 0 to 100. */
  percent: number;
  /** The text inside the ring. */
  text: string;
  /** A colour of the palette. */
  color: string;
}

/**
 * Look, charts: a percentage as a ring inside the ticks of a vault's dial. Its value is in the text inside it and
 * beside it.
 */
export function Dial({ percent, text, color }: DialProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden
      sx={{
        flexShrink: 0,
        width: 56,
        height: 56,
        '& .ticks': { stroke: 'var(--tick)' },
        '--tick': ({ palette }) => palette.divider,
        '& text': { fill: 'currentColor', fontSize: 12, fontWeight: 600 },
      }}
    >
      <g className="ticks" strokeWidth={1}>
        {Array.from({ length: TICKS }, (_, index) => (
          <line
            key={index}
            x1={CENTRE}
            y1={0.5}
            x2={CENTRE}
            y2={3.5}
            transform={`rotate(${(index * 360) / TICKS} ${CENTRE} ${CENTRE})`}
          />
        ))}
      </g>
      <Box component="g" fill="none" strokeWidth={6} sx={{ color: 'action.hover' }}>
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} stroke="currentColor" />
        <Box
          component="circle"
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS}
          sx={{ color }}
          stroke="currentColor"
          strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
          transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
        />
      </Box>
      <text x={CENTRE} y={CENTRE + 4} textAnchor="middle">
        {text}
      </text>
    </Box>
  );
}
