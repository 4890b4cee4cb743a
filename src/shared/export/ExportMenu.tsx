import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ExportFormat } from '../../../contract/exports';
import { filterIconStyle as iconStyle } from '../list/list-style';

interface ExportMenuProps<Format extends ExportFormat> {
  formats: readonly Format[];
  onExport: (format: Format) => void;
  /** Where there is no room for words: an icon with the same name. */
  compact?: boolean;
  /** Among other quiet buttons it is one of them. */
  quiet?: boolean;
}

/** STMT-11: the export button with the forms that there are. What runs is shown by the tray. */
export function ExportMenu<Format extends ExportFormat>({
  formats,
  onExport,
  compact = false,
  quiet = false,
}: ExportMenuProps<Format>) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  // At the bottom of a phone it opens upwards, so that the button stays in sight.
  const low = anchor !== null && anchor.getBoundingClientRect().bottom > window.innerHeight / 2;
  const name = translate('common.export');
  const opener = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  return (
    <>
      {compact ? (
        <IconButton {...opener} aria-label={name} sx={iconStyle}>
          <FileDownloadOutlined />
        </IconButton>
      ) : (
        <Button
          {...opener}
          {...(quiet ? { size: 'small' } : { variant: 'outlined' })}
          sx={{ whiteSpace: 'nowrap' }}
          startIcon={<FileDownloadOutlined />}
          endIcon={<ArrowDropDownOutlined />}
        >
          {name}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: low ? 'top' : 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: low ? 'bottom' : 'top', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id }, list: { 'aria-labelledby': id } }}
      >
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              onExport(format);
            }}
          >
            {translate(`exports.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
