import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ExportFormat } from '../../../contract/exports';

interface ExportMenuProps<Format extends ExportFormat> {
  /** In the order of the menu. */
  formats: readonly Format[];
  onExport: (format: Format) => void;
}

/** STMT-11: the export button with the forms that there are. What runs is shown by the tray. */
export function ExportMenu<Format extends ExportFormat = ExportFormat>({
  formats,
  onExport,
}: ExportMenuProps<Format>) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  // At the bottom of a phone it opens upwards, so that the button stays in sight.
  const low = anchor !== null && anchor.getBoundingClientRect().bottom > window.innerHeight / 2;
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        sx={{ whiteSpace: 'nowrap' }}
        startIcon={<FileDownloadOutlined />}
        endIcon={<ArrowDropDownOutlined />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('common.export')}
      </Button>
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
