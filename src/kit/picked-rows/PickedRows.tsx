import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { centsText } from '../../../contract/money';
import { useFormat } from '../../ui/format/use-format';
import { useWindowEvent } from '../../ui/use-window-event';
import { clipboardTable } from './clipboard-table';
import { columnSums } from './column-sums';
import { usePickedRows } from './use-picked-rows';

interface PickedRowsProps {
  /** Holds the table and, at its end, what is said of the picked rows. */
  section: HTMLElement;
  onEnd: () => void;
}

/** Says of the picked rows of a table how many they are, the sum and the average of each number, and copies them. */
export function PickedRows({ section, onEnd }: PickedRowsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { counted, comma, money, decimal } = useFormat();
  const { picked, pickAll } = usePickedRows(section, comma, onEnd);
  /** The copy that a press of the button has begun tells how it went. */
  const pressed = useRef(false);

  useWindowEvent('copy', (event) => {
    const marked = getSelection()?.isCollapsed === false;
    const typing = event.target instanceof Element && event.target.matches('input, textarea');
    if (picked === null || event.clipboardData === null || ((marked || typing) && !pressed.current)) return;
    const { text, html } = clipboardTable(picked, comma);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    notify('pickedRows.copied', {
      type: 'success',
      messageArgs: counted(picked.rows.length),
    });
  });

  /** The clipboard's newer interface takes what only Excel reads out of the HTML, and serves secure pages alone. */
  const copy = () => {
    pressed.current = true;
    const done = document.execCommand('copy');
    pressed.current = false;
    if (!done) notify('pickedRows.copyFailed', { type: 'warning' });
  };

  const sums = picked === null ? [] : columnSums(picked);
  const text = (hundredths: bigint, isMoney: boolean, decimals: boolean) =>
    isMoney ? money(centsText(hundredths)) : decimal(centsText(hundredths), decimals ? 2 : 0);
  const count = picked?.rows.length ?? 0;
  return createPortal(
    <Box component="aside" aria-label={translate('pickedRows.title')} sx={barStyle}>
      <GlobalStyles styles={rowsStyle} />
      <Typography component="output" variant="body2" className="said">
        {picked === null ? (
          translate('pickedRows.hint')
        ) : (
          <>
            <b>{translate('pickedRows.count', counted(count))}</b>
            {sums.map(({ heading, sum, average, money: isMoney, decimals }) => (
              <span key={heading} className="column">
                {heading} <b translate="no">{text(sum, isMoney, decimals)}</b>{' '}
                <span className="average">
                  {translate('pickedRows.average', { average: text(average, isMoney, true) })}
                </span>
              </span>
            ))}
          </>
        )}
      </Typography>
      <div className="tools">
        {picked === null ? (
          <Button size="small" onClick={pickAll}>
            {translate('pickedRows.all')}
          </Button>
        ) : (
          <Button size="small" variant="outlined" startIcon={<ContentCopyOutlined />} onClick={copy}>
            {translate('pickedRows.copy')}
          </Button>
        )}
        <Tooltip title={translate('pickedRows.end')}>
          <IconButton size="small" aria-label={translate('pickedRows.end')} onClick={onEnd}>
            <CloseOutlined />
          </IconButton>
        </Tooltip>
      </div>
    </Box>,
    section,
  );
}

/** Rows that are picked, and the one that the keyboard is at. */
const rowsStyle = ({ palette }: Theme) => ({
  'tr[aria-selected]': { cursor: 'cell' },
  'tbody tr[aria-selected="true"]:is(:hover, *) > *': { backgroundColor: palette.action.selected },
  'tr[aria-selected]:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-2px' },
});

const barStyle: SxProps<Theme> = {
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  order: 99,
  display: 'flex',
  alignItems: 'center',
  gap: '4px 16px',
  flexShrink: 0,
  padding: '6px 12px 6px 16px',
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'action.selected',
  backgroundImage: (theme) =>
    `linear-gradient(${theme.palette.background.paper}, ${theme.palette.background.paper})`,
  '& .said': { display: 'flex', flexWrap: 'wrap', flex: 1, minWidth: 0, gap: '2px 18px' },
  '& b': { fontWeight: 600 },
  '& .column': { color: 'text.secondary', '& b': { color: 'text.primary', whiteSpace: 'nowrap' } },
  '& .average': { typography: 'caption', whiteSpace: 'nowrap' },
  '& .tools': { display: 'flex', alignItems: 'center', gap: '8px', flexShrink: 0 },
  '@media print': { display: 'none' },
};
