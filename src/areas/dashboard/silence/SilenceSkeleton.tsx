import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { panelStyle } from './silence-style';

/** A placeholder as high as the line that replaces it. */
export function SilenceSkeleton({ text }: { text?: string }) {
  return (
    <Card
      sx={panelStyle}
      {...(text === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': text })}
    >
      <div className="head">
        <div className="words">
          <Skeleton width={180} />
          <Skeleton width="60%" />
        </div>
      </div>
    </Card>
  );
}
