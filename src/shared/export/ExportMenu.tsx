import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ExportFormat, exportFormats } from '../../../contract/exports';
import { useFormat } from '../use-format';
import { formatSize } from './format-size';
import type { RunningExport } from './use-export';

interface ExportMenuProps {
  running: RunningExport | null;
  onExport: (format: ExportFormat) => void;
}

/**
 * STMT-11: the export button with the forms that there are. While a file is fetched it counts its bytes, and the
 * menu offers to give it up.
 */
export function ExportMenu({ running, onExport }: ExportMenuProps) {
  const translate = useTranslate();
  const { language } = useFormat();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What the menu offers: it closes when that changes, so that nobody presses what was not there.
  const [offered, setOffered] = useState<'formats' | 'stop'>('formats');
  const offer = running === null ? 'formats' : 'stop';
  const open = anchor !== null && offered === offer;
  const close = () => setAnchor(null);
  // At the bottom of a phone it opens upwards, so that the button stays in sight.
  const low = anchor !== null && anchor.getBoundingClientRect().bottom > window.innerHeight / 2;
  const size = formatSize(running?.bytes ?? 0, language);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        sx={{ minWidth: 132, whiteSpace: 'nowrap' }}
        startIcon={
          running === null ? (
            <FileDownloadOutlined />
          ) : (
            <CircularProgress size={18} color="inherit" aria-hidden />
          )
        }
        endIcon={<ArrowDropDownOutlined />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={running !== null}
        {...(running !== null && { 'aria-label': translate('exports.soFar', { size }) })}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOffered(offer);
        }}
      >
        {running === null ? translate('common.export') : size}
      </Button>
      <Box component="output" sx={visuallyHidden}>
        {running !== null && translate('exports.running')}
      </Box>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: low ? 'top' : 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: low ? 'bottom' : 'top', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id }, list: { 'aria-labelledby': id } }}
      >
        {running === null ? (
          exportFormats.map((format) => (
            <MenuItem
              key={format}
              onClick={() => {
                close();
                onExport(format);
              }}
            >
              {translate(`exports.formats.${format}`)}
            </MenuItem>
          ))
        ) : (
          <MenuItem
            onClick={() => {
              close();
              running.stop();
            }}
          >
            <CloseOutlined fontSize="small" />
            {translate('exports.stop')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
