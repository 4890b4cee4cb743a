import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { NewFactor } from '../../../../contract/second-factor';

interface QrCodeProps {
  qr: NewFactor['qr'];
  label: string;
}

/** A QR code. It is dark on white whatever the colours of the page: not every camera reads the reverse. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element img has no children
    <Box role="img" aria-label={label} sx={qrStyle}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" fill="currentColor">
        <path d={path} />
      </svg>
    </Box>
  );
}

const qrStyle: SxProps<Theme> = {
  justifySelf: 'center',
  width: 200,
  height: 200,
  borderRadius: '8px',
  backgroundColor: 'common.white',
  color: 'common.black',
  // Also where the person has colours of the system's own.
  forcedColorAdjust: 'none',
  '@media print': { printColorAdjust: 'exact' },
  '& svg': { display: 'block' },
};
