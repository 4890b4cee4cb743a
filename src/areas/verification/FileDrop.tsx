import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DropBox } from '../../kit/upload/DropBox';

interface Props {
  /** The name of the last chosen file. */
  name: string | null;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts a file that is to be verified. */
export function FileDrop({ name, onFiles }: Props) {
  const translate = useTranslate();
  return (
    <DropBox
      button={translate(name === null ? 'verification.file.choose' : 'verification.file.other')}
      label={translate('verification.file.choose')}
      accept=".pdf,.xlsx,.xls,.csv,.txt"
      onFiles={onFiles}
    >
      {name === null ? (
        <Typography variant="body2" color="text.secondary">
          {translate('verification.file.drop')}
        </Typography>
      ) : (
        <Typography>{name}</Typography>
      )}
    </DropBox>
  );
}
