import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { CardName } from '../../kit/list/CardName';
import { cardBase } from '../../kit/list/card-base';
import { Whole } from '../../kit/Whole';
import { useFormat } from '../../ui/format/use-format';
import { DownloadMenu } from './Actions';
import type { BankFileRecord } from './bank-file';
import { Sequence } from './Sequence';
import { useFileWords } from './use-file-words';

/** A file on a phone; its name is a link to its details. */
export function BankFileCard({ record }: { record: BankFileRecord }) {
  const { text, name, days, money, entries, maker } = useFileWords();
  const { counted } = useFormat();
  const { account, openingText, closingText } = record;
  return (
    <Card sx={cardStyle}>
      <Box className="main">
        <div className="head">
          <CardName>{name(record)}</CardName>
          <Sequence record={record} />
        </div>
        <span>
          {account.name} · <Whole text={`${account.branch} / ${account.number}`} />
        </span>
        <span>
          {days(record)} · {text('entries', counted(entries(record)))}
        </span>
        <span className="sums">
          {money(record, openingText)} → <b>{money(record, closingText)}</b>
        </span>
        <span>{maker(record)}</span>
      </Box>
      <DownloadMenu record={record} />
    </Card>
  );
}

const cardStyle = {
  ...cardBase,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
  '& .sums': { fontVariantNumeric: 'tabular-nums' },
  '& b': { fontWeight: 600, color: 'text.primary' },
} satisfies SxProps<Theme>;
