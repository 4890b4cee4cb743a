import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { bandPath } from './rosette';

/** Two drawings: a wide one for a greeting, a small one for an empty place. */
const drawings = {
  wide: {
    reach: 168,
    core: 74,
    petrol: {
      lobes: 9,
      outer: { radius: 156, swell: 9 },
      inner: { radius: 96, swell: -10 },
      waves: 12,
      lines: 16,
    },
    brass: {
      lobes: 9,
      outer: { radius: 139, swell: 4 },
      inner: { radius: 112, swell: -5 },
      waves: 12,
      lines: 16,
    },
  },
  small: {
    reach: 118,
    core: 0,
    petrol: {
      lobes: 6,
      outer: { radius: 106, swell: 9 },
      inner: { radius: 49, swell: -9 },
      waves: 7,
      lines: 10,
    },
    brass: {
      lobes: 6,
      outer: { radius: 88, swell: 4 },
      inner: { radius: 64, swell: -3 },
      waves: 7,
      lines: 10,
    },
  },
} as const;

interface Props {
  drawing: keyof typeof drawings;
  size: number;
  sx?: SxProps<Theme>;
}

/** The brand's guilloche: petrol lines with a brass ring inside. It is only an ornament, and never lies under text. */
export function Rosette({ drawing, size, sx = {} }: Props) {
  const { palette } = useTheme();
  const { reach, core, ...bands } = drawings[drawing];
  // Thousands of points, which are computed only where the rosette is shown.
  const petrol = useMemo(() => bandPath(bands.petrol), [bands.petrol]);
  const brass = useMemo(() => bandPath(bands.brass), [bands.brass]);
  // The width of the lines does not depend on the size of the drawing.
  const line = { fill: 'none', strokeWidth: 0.7, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <Box
      component="svg"
      aria-hidden
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      sx={[{ display: 'block', flex: 'none' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <path d={petrol} stroke={palette.primary.main} strokeOpacity={0.42} {...line} />
      <path d={brass} stroke={palette.brass} strokeOpacity={0.5} {...line} />
      {core > 0 && <circle r={core} stroke={palette.tintLine} {...line} />}
    </Box>
  );
}
