import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FileFormat } from '../../../contract/exports';
import { useMenu } from '../../ui/use-menu';
import { filterIconStyle as iconStyle } from '../list/controls-style';
import { arrowStyle, furtherStyle, noteStyle } from './export-style';

/** Forms that a report has beside those of its table, under a heading of their own. */
interface FurtherForms {
  heading: string;
  note: string;
  formats: readonly FileFormat[];
  onExport: (format: FileFormat) => void;
  /** What each is called, where a form of the table has the same name. */
  names?: Readonly<Partial<Record<FileFormat, string>>>;
}

interface ExportMenuProps<Format extends FileFormat> {
  formats: readonly Format[];
  onExport: (format: Format) => void;
  /** Where there is no room for words: an icon with the same name. */
  compact?: boolean;
  /** The name of the button where a page has several: as the button of a row it looks like the others there. */
  name?: string;
  /** Whether it looks like the quiet buttons around it. */
  quiet?: boolean;
  /** Beside a button for the usual form: what the arrow to the others is called. */
  arrow?: string;
  disabled?: boolean;
  /** A note on what the file will contain, where that may not be plain. */
  note?: ReactNode;
  /** Entries below the forms by which a person chooses what else the file will contain. */
  choice?: ReactNode;
  further?: FurtherForms | undefined;
  /** Where files are that have been made already. */
  made?: { text: string; to: string };
}

/** STMT-11: the export button with the forms that there are. What runs is shown by the tray. */
export function ExportMenu<Format extends FileFormat>({
  formats,
  onExport,
  compact = false,
  name: own,
  quiet = false,
  arrow,
  disabled = false,
  note,
  choice,
  further,
  made,
}: ExportMenuProps<Format>) {
  const translate = useTranslate();
  const id = useId();
  const { anchor, open, close, opener } = useMenu();
  // At the bottom of a phone it opens upwards, so that the button stays in sight.
  const low = anchor !== null && anchor.getBoundingClientRect().bottom > window.innerHeight / 2;
  const name = own ?? arrow ?? translate('common.export');
  const button = { ...opener, id, disabled };
  return (
    <>
      {compact && (
        <IconButton
          {...button}
          aria-label={name}
          {...(own === undefined ? { sx: iconStyle } : { size: 'small' })}
        >
          <FileDownloadOutlined />
        </IconButton>
      )}
      {arrow !== undefined && (
        <Button {...button} variant="outlined" aria-label={name} sx={arrowStyle}>
          <ArrowDropDownOutlined />
        </Button>
      )}
      {!compact && arrow === undefined && (
        <Button
          {...button}
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
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': id },
          list: { 'aria-labelledby': id, ...(note !== undefined && { 'aria-describedby': `${id}-note` }) },
        }}
      >
        {note !== undefined && (
          <ListSubheader id={`${id}-note`} role="presentation" disableSticky sx={noteStyle}>
            {note}
          </ListSubheader>
        )}
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
        {choice !== undefined && <Divider component="li" />}
        {choice}
        {further !== undefined && (
          <ListSubheader id={`${id}-further`} role="presentation" disableSticky sx={furtherStyle}>
            <span className="what">{further.heading}</span>
            <span>{further.note}</span>
          </ListSubheader>
        )}
        {further?.formats.map((format) => (
          <MenuItem
            key={format}
            aria-describedby={`${id}-further`}
            onClick={() => {
              close();
              further.onExport(format);
            }}
          >
            {further.names?.[format] ?? translate(`exports.formats.${format}`)}
          </MenuItem>
        ))}
        {made !== undefined && <Divider component="li" />}
        {made !== undefined && (
          <MenuItem component={Link} to={made.to} onClick={close}>
            {made.text}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
