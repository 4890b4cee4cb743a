import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { copied } from '../../../ui/copied';
import { useIsPhone } from '../../../ui/use-is-phone';

interface CodeBlockProps {
  /** The accessible name. */
  label: string;
  text: string;
  /** Whether there is a button that copies it. */
  copyable?: boolean;
}

/**
 * A block of code. Wide code scrolls inside the block, by the keyboard too. It is not a landmark, because a page has
 * many.
 */
export function CodeBlock({ label, text, copyable = true }: CodeBlockProps) {
  const translate = useTranslate();
  // On a phone the code wraps and scrolls with the page.
  const phone = useIsPhone();
  const [taken, setTaken] = useState<string | null>(null);
  const code = useRef<HTMLPreElement>(null);
  const copy = async () => {
    if (await copied(text, code.current)) setTaken(text);
  };
  return (
    <Box sx={blockStyle}>
      {copyable && (
        <Button
          size="small"
          startIcon={<ContentCopyOutlined />}
          aria-label={translate('secrets.copy', { label })}
          onClick={() => void copy()}
        >
          <span aria-live="polite">
            {translate(taken === text ? 'multiSelect.pasted.copied' : 'secrets.copyShort')}
          </span>
        </Button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form */}
      <div role="group" aria-label={label} {...(!phone && { tabIndex: 0 })}>
        <pre ref={code} lang="en">
          {text}
        </pre>
      </div>
    </Box>
  );
}

const blockStyle: SxProps<Theme> = {
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  backgroundColor: 'background.default',
  '& > button': { justifySelf: 'end', margin: '4px 4px 0' },
  '& > div': { maxHeight: { md: 340 }, overflow: 'auto', padding: '8px 12px 12px', borderRadius: '8px' },
  '& pre': {
    margin: 0,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    // A phone scrolls in one direction only.
    whiteSpace: { xs: 'pre-wrap', md: 'pre' },
    overflowWrap: { xs: 'anywhere', md: 'normal' },
  },
  '@media print': {
    '& > button': { display: 'none' },
    '& > div': { maxHeight: 'none' },
    '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
};
