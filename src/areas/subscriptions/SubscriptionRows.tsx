import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../ui/use-is-phone';
import { LastSending } from './LastSending';
import { Rhythm } from './Rhythm';
import { cardsStyle, tableStyle } from './rows-style';
import type { SubscriptionRecord } from './subscription';
import { Target } from './Target';
import { ViewName } from './ViewName';

interface SubscriptionRowsProps {
  title: string;
  rows: readonly SubscriptionRecord[];
  /** What can be done with one of them. */
  Actions: ComponentType<{ subscription: SubscriptionRecord }>;
  /** Whether their names lead to their sendings. */
  opens?: boolean;
}

/** Subscriptions in a table; on a phone a card each. */
export function SubscriptionRows({ title, rows, Actions, opens = false }: SubscriptionRowsProps) {
  const id = useId();
  const phone = useIsPhone();
  const Rows = phone ? Cards : Lines;
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ padding: '12px 16px' }}>
        {title}
      </Typography>
      <Rows title={title} rows={rows} Actions={Actions} opens={opens} />
    </Card>
  );
}

const headings = ['view', 'rhythm', 'target', 'last'] as const;

function Lines({ title, rows, Actions, opens = false }: SubscriptionRowsProps) {
  const translate = useTranslate();
  return (
    <Table aria-label={title} sx={tableStyle}>
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading} className={heading}>
              {translate(`subscriptions.columns.${heading}`)}
            </TableCell>
          ))}
          <TableCell className="actions">{translate('common.actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((one) => (
          <TableRow key={one.id} hover>
            <TableCell>
              <ViewName subscription={one} opens={opens} />
            </TableCell>
            <TableCell>
              <Rhythm subscription={one} />
            </TableCell>
            <TableCell>
              <Target subscription={one} />
            </TableCell>
            <TableCell>
              <LastSending subscription={one} />
            </TableCell>
            <TableCell className="actions">
              <Actions subscription={one} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Cards({ title, rows, Actions, opens = false }: SubscriptionRowsProps) {
  return (
    <Box component="ul" aria-label={title} sx={cardsStyle}>
      {rows.map((one) => (
        <li key={one.id}>
          <ViewName subscription={one} opens={opens} />
          <Rhythm subscription={one} />
          <Target subscription={one} />
          <LastSending subscription={one} />
          <div className="actions">
            <Actions subscription={one} />
          </div>
        </li>
      ))}
    </Box>
  );
}
