import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BankFormat, bankFormats } from '../../../../contract/exports';
import { TableBox } from '../../../kit/TableBox';
import { factsStyle } from '../facts-style';
import { Chapter } from './Chapter';
import { CodeBlock } from './CodeBlock';
import { bankSamples } from './examples/bank-samples';
import { Prose } from './Prose';
import { bankContents, bankLayouts } from './reference/bank-layouts';

/** What a program has to know of bank files, in the order in which it needs it. */
const RULES = ['series', 'extract', 'reference', 'balance', 'dates', 'signs'] as const;

/** The bank files: by which rules they are made, what stands where in each form, and a sample of each. */
export function BankFiles({ anchor }: { anchor: string }) {
  const translate = useTranslate();
  const [form, setForm] = useState<BankFormat>('cnab240');
  const text = (key: string, words: object = {}) => translate(`apiDocs.bankFiles.${key}`, words);
  const name = (format: BankFormat) => translate(`exports.formats.${format}`);
  return (
    <Chapter anchor={anchor} title={text('title')} text={text('text')}>
      <Box component="dl" sx={factsStyle}>
        {RULES.map((rule) => (
          <div key={rule}>
            <dt>{text(`${rule}.title`)}</dt>
            <dd>
              <Prose text={text(`${rule}.text`)} />
            </dd>
          </div>
        ))}
      </Box>
      <Typography component="h3" variant="subtitle2">
        {text('layout')}
      </Typography>
      <TableBox label={text('layout')}>
        <Table size="small" aria-label={text('layout')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('content')}</TableCell>
              {bankFormats.map((format) => (
                <TableCell key={format}>{name(format)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {bankContents.map((content) => (
              <TableRow key={content}>
                <TableCell component="th" scope="row">
                  {text(`contents.${content}`)}
                </TableCell>
                {bankFormats.map((format) => (
                  <TableCell key={format} lang="en" translate="no" sx={codeStyle}>
                    <Positions text={bankLayouts[format][content] ?? '–'} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableBox>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={form}
        aria-label={text('samples')}
        onChange={(_, chosen: BankFormat | null) => chosen !== null && setForm(chosen)}
        sx={{ flexWrap: 'wrap', '@media print': { display: 'none' } }}
      >
        {bankFormats.map((format) => (
          <ToggleButton key={format} value={format} sx={{ textTransform: 'none' }}>
            {name(format)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CodeBlock label={text('sample', { form: name(form) })} text={bankSamples[form]} />
    </Chapter>
  );
}

/** Says where something stands: lines break between the places, and not within one. */
function Positions({ text }: { text: string }) {
  return text.split(' ').map((place, at) => (
    <Fragment key={`${at} ${place}`}>
      {at > 0 && ' '}
      <span>{place}</span>
    </Fragment>
  ));
}

const codeStyle = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  '& span': { whiteSpace: 'nowrap' },
};
