import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import type { BreakdownReply } from '../../../../contract/breakdown';
import { useIsPhone } from '../../../ui/use-is-phone';
import { BreakdownCards } from './BreakdownCards';
import { BreakdownTable } from './BreakdownTable';
import { viewStyle } from './breakdown-style';
import { type BreakdownViewProps, openAtFirst } from './lines';

type ViewProps = Omit<BreakdownViewProps, 'open' | 'onToggle'>;

/**
 * The breakdown of a statement: a table, or lines to touch on a phone. Memoised, so that hundreds of lines are not
 * rendered again for every typed letter.
 */
export const BreakdownView = memo(function BreakdownView(props: ViewProps) {
  const phone = useIsPhone();
  const { reply } = props;
  const [turned, setTurned] = useState<{ of: BreakdownReply; open: ReadonlySet<string> } | null>(null);
  // What somebody has opened of one breakdown says nothing of the next one.
  const open = turned?.of === reply ? turned.open : openAtFirst(reply);
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setTurned({ of: reply, open: next });
  };
  const View = phone ? BreakdownCards : BreakdownTable;
  return (
    <Box sx={viewStyle}>
      <View {...props} open={open} onToggle={toggle} />
    </Box>
  );
});
