import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { copied } from '../../../ui/copied';

interface CopyCodesProps {
  codes: readonly string[];
  /** The element that shows them: selected where the browser does not let a page copy. */
  shown: RefObject<HTMLElement | null>;
}

/** Copies all recovery codes, a line each. */
export function CopyCodes({ codes, shown }: CopyCodesProps) {
  const translate = useTranslate();
  const [state, setState] = useState<'shown' | 'copied' | 'selected'>('shown');
  const copy = async () => {
    const taken = await copied(codes.join('\n'), shown.current);
    setState(taken ? 'copied' : 'selected');
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
        <span aria-live="polite">
          {translate(state === 'copied' ? 'multiSelect.pasted.copied' : 'secondFactor.codes.copy')}
        </span>
      </Button>
      <FormHelperText component="output" sx={{ order: 1, '&:empty': { display: 'none' } }}>
        {state === 'selected' && translate('secrets.notCopied')}
      </FormHelperText>
    </>
  );
}
