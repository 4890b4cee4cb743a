import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropBoxProps {
  /** What the button says. */
  button: string;
  /** What the field for files is called. */
  label: string;
  /** The kinds of files that are offered first, as the attribute of HTML has them. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
  /** What has been taken, or what may be dropped here. */
  children: ReactNode;
}

/** Takes files that are dropped on it or chosen. */
export function DropBox({ button, label, accept, onFiles, children }: DropBoxProps) {
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
      {children}
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again, mended.
          target.value = '';
        }}
      />
    </Box>
  );
}

const dropStyle = (over: boolean): SxProps<Theme> => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '10px',
  padding: '28px 16px',
  border: '1px dashed',
  borderColor: over ? 'primary.main' : 'field',
  borderRadius: '8px',
  backgroundColor: over ? 'action.hover' : 'sunken',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
