import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dropStyle } from '../../kit/import/import-style';

interface Props {
  /** Of the file that was taken last. */
  name: string | null;
  onFiles: (files: readonly File[]) => void;
}

/** Takes a file that is dropped on it or chosen. */
export function FileDrop({ name, onFiles }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      sx={dropStyle(over)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <UploadFileOutlined color="action" aria-hidden />
      {name === null ? (
        <Typography variant="body2" color="text.secondary">
          {translate('verification.file.drop')}
        </Typography>
      ) : (
        <Typography>{name}</Typography>
      )}
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {translate(name === null ? 'verification.file.choose' : 'verification.file.other')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,.xlsx,.xls,.csv,.txt"
        hidden
        aria-label={translate('verification.file.choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </Box>
  );
}
