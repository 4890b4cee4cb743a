import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { saveFile } from '../../../kit/export/save-file';
import { useSession } from '../../../session/use-session';

/** Saves all recovery codes as a text file, which says whose they are. */
export function SaveCodes({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate();
  const { login } = useSession();
  const save = () => {
    const head = translate('secondFactor.codes.fileHead', { login, address: window.location.host });
    const text = [head, '', ...codes, ''].join('\r\n');
    saveFile(
      new Blob([text], { type: 'text/plain;charset=utf-8' }),
      translate('secondFactor.codes.fileName'),
    );
  };
  return (
    <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
      {translate('secondFactor.codes.save')}
    </Button>
  );
}
