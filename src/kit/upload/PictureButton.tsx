import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, type Ref, Suspense, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { IMAGE, imageTypes } from '../../../contract/files';
import { before } from '../../ui/code/refetched';

const BeforeUpload = before(() => import('../../portal/send-upload'));

interface PictureButtonProps {
  /** What the button says, in the person's language. */
  label: string;
  /** Whether several can be chosen at once. */
  multiple?: boolean;
  onChosen: (files: readonly File[]) => void;
  /** What is wrong with what was chosen. */
  fault?: ReactNode;
  /** Gets the button, which a form leads to. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Chooses pictures, which are sent at once. */
export function PictureButton({ label, multiple = false, onChosen, fault, buttonRef }: PictureButtonProps) {
  const translate = useTranslate();
  const help = useId();
  const wrong = useId();
  const input = useRef<HTMLInputElement>(null);
  const most = IMAGE.bytes / 1024 / 1024;
  return (
    <Box>
      <Suspense>
        <BeforeUpload />
        <Button
          ref={buttonRef}
          variant="outlined"
          startIcon={<AttachFileOutlined />}
          aria-describedby={fault === undefined ? help : `${wrong} ${help}`}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      </Suspense>
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        multiple={multiple}
        tabIndex={-1}
        aria-hidden
        style={visuallyHidden}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {fault !== undefined && (
        <FormHelperText id={wrong} error>
          {fault}
        </FormHelperText>
      )}
      <FormHelperText id={help}>{translate('upload.help', { most })}</FormHelperText>
    </Box>
  );
}
