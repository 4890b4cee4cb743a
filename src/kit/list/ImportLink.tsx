import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { importPath } from '../../ui/paths';
import { useIsPhone } from '../../ui/use-is-phone';
import { filterIconStyle } from './controls-style';
import { useShownList } from './shown-list';

/** Leads from a list's toolbar to the import of its records. */
export function ImportLink() {
  const { screen } = useShownList();
  const translate = useTranslate();
  const phone = useIsPhone();
  const link = { component: Link, to: importPath(screen) } as const;
  return phone ? (
    <IconButton {...link} aria-label={translate('list.import')} sx={filterIconStyle}>
      <FileUploadOutlined />
    </IconButton>
  ) : (
    <Button {...link} variant="outlined" startIcon={<FileUploadOutlined />} sx={{ whiteSpace: 'nowrap' }}>
      {translate('list.import')}
    </Button>
  );
}
