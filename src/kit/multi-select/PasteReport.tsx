import Close from '@mui/icons-material/Close';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyNamed } from '../../ui/code/lazy-named';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { pasteReportStyle } from './multi-select-style';
import type { PasteOutcome } from './use-pasting';

const MissingList = lazyNamed(() => import('./MissingList'), 'MissingList');

/** How many values the sentence names; the others are behind a button. */
const NAMED = 2;
/** The sentence stays one; the list behind the button has the whole values. */
const LONGEST = 24;

const shortened = (value: string) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);

interface PasteReportProps {
  label: string;
  outcome: PasteOutcome | null;
  onDismiss: () => void;
}

/** What came of a paste, under the field: how many were added, and which values name no option. */
export function PasteReport({ label, outcome, onDismiss }: PasteReportProps) {
  const translate = useTranslate();
  /** Absent: it was not asked for yet. */
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const close = () => setAnchor(null);
  const text = (key: string, values: object) => translate(`multiSelect.pasted.${key}`, values);

  const sentence = ({ added, already, missing }: PasteOutcome) => {
    const named = missing
      .slice(0, NAMED)
      .map(({ value }) => shortened(value))
      .join(', ');
    const count = missing.length - NAMED;
    const values = count > 0 ? text('andMore', { values: named, count }) : named;
    const parts = [text('added', { smart_count: added })];
    if (already > 0) parts.push(text('already', { smart_count: already }));
    if (missing.length > 0) parts.push(text('missing', { smart_count: missing.length, values }));
    return parts.join('; ');
  };

  const missing = outcome?.missing ?? [];
  return (
    <Box sx={pasteReportStyle} data-empty={outcome === null}>
      {missing.length > 0 && <WarningAmberOutlined fontSize="inherit" aria-hidden />}
      <div>
        {/* Stands there before it speaks: a status that comes with its text is not read out everywhere. */}
        <output>{outcome !== null && sentence(outcome)}</output>{' '}
        {missing.length > 0 && (
          <ButtonBase aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
            {text('show', {})}
          </ButtonBase>
        )}
      </div>
      {outcome !== null && (
        <IconButton size="small" aria-label={text('dismiss', {})} onClick={onDismiss}>
          <Close />
        </IconButton>
      )}
      {anchor !== undefined && (
        <PartBoundary onClose={close}>
          <Suspense>
            <MissingList label={label} anchor={anchor} missing={missing} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </Box>
  );
}
