import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Verification } from '../../../contract/verification';
import { formatSize } from '../../kit/export/format-size';
import { useFormat } from '../../ui/format/use-format';

/** Who made a file, and the metadata in it, such as its time and the number of its rows. */
export function FileFacts({ file }: { file: NonNullable<Verification['file']> }) {
  const translate = useTranslate();
  const { language } = useFormat();
  const maker = file.madeBy === null ? translate('verification.facts.gone') : nameOf(file.madeBy);
  const size = formatSize(file.bytes, language);
  const own = [
    ['number', file.number],
    ['file', `${file.title} · ${translate(`exports.formats.${file.format}`)} · ${size}`],
    ['madeBy', maker],
  ] as const;
  return (
    <Box component="dl" sx={factsStyle}>
      {own.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`verification.facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {file.facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

const nameOf = ({ name, login }: { name: string; login: string }) =>
  login === '' ? name : `${name} (${login})`;

const factsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '6px',
  margin: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, columnGap: '12px' },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0 },
};
