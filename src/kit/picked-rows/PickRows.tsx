import FunctionsOutlined from '@mui/icons-material/FunctionsOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, startTransition, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyNamed } from '../../ui/code/lazy-named';
import { useIsPhone } from '../../ui/use-is-phone';

const PickedRows = lazyNamed(() => import('./PickedRows'), 'PickedRows', 'pickedRows');

/**
 * Begins to pick rows of the table that stands in the same section, and ends it: the picked ones are counted, summed and
 * copied (decision 119). On a phone there are no tables, and so nothing to pick.
 */
export function PickRows() {
  const translate = useTranslate();
  const phone = useIsPhone();
  const button = useRef<HTMLButtonElement>(null);
  const [section, setSection] = useState<HTMLElement | null>(null);
  // It counts as pressed once rows can be picked: before, a click would open one of them.
  const begin = () => startTransition(() => setSection(button.current?.closest('section') ?? null));
  const end = () => {
    setSection(null);
    button.current?.focus();
  };
  if (phone) return null;
  const label = translate('list.selection.sum');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          size="small"
          aria-label={label}
          aria-pressed={section !== null}
          color={section === null ? 'default' : 'primary'}
          onClick={section === null ? begin : end}
        >
          <FunctionsOutlined />
        </IconButton>
      </Tooltip>
      <Suspense>{section !== null && <PickedRows section={section} onEnd={end} />}</Suspense>
    </>
  );
}
