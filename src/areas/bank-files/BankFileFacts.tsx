import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { BankFileForm } from '../../../contract/bank-file-list';
import { useIsExporting } from '../../kit/export/use-exports';
import { MomentText } from '../../kit/history/MomentText';
import { StateMark } from '../../kit/StateMark';
import { Whole } from '../../kit/Whole';
import { useFormat } from '../../ui/format/use-format';
import { useOnChange } from '../../ui/use-on-change';
import type { BankFileRecord } from './bank-file';
import { FileForm } from './FileForm';
import { factsStyle } from './facts-style';
import { useDownloadTitle } from './use-download';
import { useFileWords } from './use-file-words';

interface BankFileFactsProps {
  record: BankFileRecord;
  forms: readonly BankFileForm[];
  newest: boolean;
  /** Called when a download has ended, which may have been the first one. */
  refresh: () => void;
}

/** Everything about one file: what it covers and comes to, whether it goes on, and its forms. */
export function BankFileFacts({ record, forms, newest, refresh }: BankFileFactsProps) {
  const { text } = useFileWords();
  const exporting = useIsExporting(useDownloadTitle(record));
  useOnChange(exporting, (still) => {
    if (!still) refresh();
  });
  return (
    <Box sx={factsStyle}>
      <Facts record={record} />
      <Part title={text('check.title')}>
        <Check record={record} newest={newest} />
      </Part>
      <Part title={text('downloads.title')}>
        <Typography variant="body2" color="text.secondary">
          {text('downloads.text')}
        </Typography>
        <ul>
          {forms.map((form) => (
            <li key={form.format}>
              <FileForm record={record} form={form} />
            </li>
          ))}
        </ul>
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      {children}
    </section>
  );
}

function Facts({ record }: { record: BankFileRecord }) {
  const { text, money, days, maker } = useFileWords();
  const { integer, counted } = useFormat();
  const { account, openingText, credits, debits, closingText, delivery, madeAt } = record;
  const moved = ({ count, sumText }: typeof credits) =>
    `${money(record, sumText)} (${text('entries', counted(count))})`;
  const facts: [string, ReactNode][] = [
    [
      text('columns.account'),
      <Whole key="account" text={`${account.bank} · ${account.branch} / ${account.number}`} />,
    ],
    [text('columns.period'), days(record)],
    [text('columns.opening'), money(record, openingText)],
    [text('columns.credits'), moved(credits)],
    [text('columns.debits'), moved(debits)],
    [text('columns.closing'), money(record, closingText)],
    [text('facts.delivery'), integer(delivery)],
    [text('columns.madeAt'), <MomentText key="made" at={madeAt} />],
    [text('columns.madeBy'), maker(record)],
  ];
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says in words that the file goes on where the one before it ends, or does not, and shows how its balance comes about. */
function Check({ record, newest }: { record: BankFileRecord; newest: boolean }) {
  const { text, money, number } = useFileWords();
  const { before, chained, number: own, openingText, credits, debits, closingText } = record;
  const says = before === null ? (own === 1 ? 'first' : 'missing') : chained ? 'follows' : 'broken';
  const words = {
    number: number(own - 1),
    balance: before === null ? '' : money(record, before.closingText),
  };
  return (
    <>
      <p>
        <StateMark tone={chained ? 'good' : 'bad'} text={text(`check.${says}`, words)} />
      </p>
      <p className="sums">
        {text('check.sums', {
          opening: money(record, openingText),
          credits: money(record, credits.sumText),
          debits: money(record, debits.sumText),
          closing: money(record, closingText),
        })}
      </p>
      <p className="second">{text(newest ? 'check.newest' : 'check.older')}</p>
    </>
  );
}
