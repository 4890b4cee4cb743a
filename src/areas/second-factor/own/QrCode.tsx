import { styled } from '@mui/material/styles';
import type { NewFactor } from '../../../../contract/second-factor';

interface QrCodeProps {
  qr: NewFactor['qr'];
  label: string;
}

/** A QR code. It is dark on white whatever the colours of the page: not every camera reads the reverse. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path d="M0 0h${size}v${size}h-${size}z" fill="#fff"/><path d="${path}"/></svg>`;
  return <Picture src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={label} />;
}

const Picture = styled('img')({
  justifySelf: 'center',
  width: 200,
  height: 200,
  borderRadius: 8,
});
