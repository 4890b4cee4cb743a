import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { MomentText } from '../../../kit/history/MomentText';
import { entryCardStyle } from '../entry-card-style';
import { AboutText, OriginText, WhatText, WhoText } from './EventTexts';
import type { EventRecord } from './event';

/** An event on a phone. */
export function EventCard({ record }: { record: EventRecord }) {
  return (
    <Card sx={entryCardStyle}>
      <Box className="head">
        <MomentText at={record.at} />
      </Box>
      <WhatText event={record} />
      <WhoText event={record} />
      <AboutText event={record} />
      <OriginText event={record} />
    </Card>
  );
}
