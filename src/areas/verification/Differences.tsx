import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Verification } from '../../../contract/verification';
import { StepCard } from '../../kit/StepCard';
import { useFormat } from '../../ui/format/use-format';
import { useIsPhone } from '../../ui/use-is-phone';
import { ScrolledTable } from './ScrolledTable';
import { useCellText } from './use-cell-text';

interface Props extends Pick<Verification, 'differences'> {
  columns: NonNullable<Verification['file']>['columns'];
}

/** The cells that have changed. */
export function Differences({ differences, columns }: Props) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const cellText = useCellText();
  const isPhone = useIsPhone();
  const types = new Map(columns.map(({ heading, type }) => [heading, type]));
  const title = translate('verification.differences.title');
  const value = (cell: string | null, column: string | null, missing: string) => {
    if (cell === null) return translate(`verification.differences.${missing}`);
    if (cell === '') return translate('verification.differences.empty');
    return column === null ? cell : cellText(cell, types.get(column));
  };
  const place = (part: string, row: number, otherwise: string) =>
    part === 'facts' || part === 'beyond'
      ? translate(`verification.differences.${part}`, { row: integer(row) })
      : otherwise;
  const cells = differences.map(({ part, row, column, found, was }) => ({
    row: place(part, row, integer(row)),
    place: place(part, row, `${translate('verification.differences.row')} ${integer(row)}`),
    column: column ?? translate('verification.differences.whole'),
    found: value(found, column, 'missing'),
    was: value(was, column, found === null ? 'unknown' : 'added'),
  }));
  return (
    <StepCard title={title} text={translate('verification.differences.text')}>
      {isPhone ? (
        <Box component="ul" aria-label={title} sx={listStyle}>
          {cells.map((cell) => (
            <li key={`${cell.row} ${cell.column} ${cell.found}`}>
              <Typography variant="subtitle2" component="h3">
                {`${cell.place} · ${cell.column}`}
              </Typography>
              <dl>
                {(['found', 'was'] as const).map((name) => (
                  <div key={name}>
                    <dt>{translate(`verification.differences.${name}`)}</dt>
                    <dd>{cell[name]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </Box>
      ) : (
        <ScrolledTable
          label={title}
          headings={COLUMNS.map((name) => translate(`verification.differences.${name}`))}
          rows={cells.map((cell) => COLUMNS.map((name) => cell[name]))}
        />
      )}
    </StepCard>
  );
}

const COLUMNS = ['row', 'column', 'found', 'was'] as const;

/** On a phone the two values are stacked: side by side the second one would not be visible. */
const listStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& li + li': { borderTop: '1px solid', borderColor: 'divider', paddingTop: '12px' },
  '& dl': { display: 'grid', gap: '4px', margin: '4px 0 0' },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(88px, 30%) 1fr', columnGap: '12px' },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0 },
};
