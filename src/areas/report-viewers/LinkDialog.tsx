import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Establishment } from '../../../contract/user-options';
import { useDialogWork, WorkDialog } from '../../kit/edit/WorkDialog';
import { useIsPhone } from '../../ui/use-is-phone';
import { LinkSide } from './LinkSide';
import { type LinkChoice, type Move, movable, moved, searchOf, sideOf, withMarks } from './link-choice';
import { sidesStyle } from './link-style';
import { MoveButtons } from './MoveButtons';

interface LinkDialogProps {
  available: readonly Establishment[];
  byCode: ReadonlyMap<string, Establishment>;
  linked: readonly string[];
  /** Whether a list could not be fetched. */
  failed: boolean;
  onCancel: () => void;
  onConfirm: (codes: readonly string[]) => void;
}

const blank = (cdEc: string): Establishment => ({
  cdEc,
  name: cdEc,
  logradouro: '',
  numero: '',
  bairro: '',
  cep: '',
  cidade: '',
  uf: '',
});

/**
 * VIEW-21 to VIEW-25: the establishments that can be linked on the left, the linked ones on the right; nothing changes
 * before it is confirmed.
 */
export function LinkDialog({ available, byCode, linked, failed, onCancel, onConfirm }: LinkDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const phone = useIsPhone();
  const [choice, setChoice] = useState<LinkChoice>({ right: linked, marked: new Set() });
  const [typed, setTyped] = useState({ left: '', right: '' });

  const chosen = useMemo(() => new Set(choice.right), [choice.right]);
  const searchLeft = useMemo(
    () => searchOf(available.filter(({ cdEc }) => !chosen.has(cdEc))),
    [available, chosen],
  );
  const searchRight = useMemo(
    () => searchOf(choice.right.map((code) => byCode.get(code) ?? blank(code))),
    [byCode, choice.right],
  );
  const left = sideOf(searchLeft(typed.left), choice);
  const right = sideOf(searchRight(typed.right), choice);
  const emptyText = (which: 'left' | 'right') => {
    if (which === 'left' && failed && available.length === 0) return 'errors.list';
    return typed[which].trim() === ''
      ? `reportViewers.dialog.empty.${which}`
      : 'reportViewers.dialog.noMatch';
  };
  const side = (which: 'left' | 'right') => ({
    label: translate(`reportViewers.dialog.${which}`),
    search: translate(`reportViewers.dialog.search.${which}`),
    typed: typed[which],
    empty: translate(emptyText(which)),
    onType: (text: string) => setTyped({ ...typed, [which]: text }),
    onMark: (codes: readonly string[], on: boolean) => setChoice(withMarks(choice, codes, on)),
  });
  const apply = (move: Move) => setChoice(moved(choice, move, movable(move, left, right)));

  return (
    <WorkDialog open onClose={onCancel} fullWidth maxWidth="md" fullScreen={phone} aria-labelledby={title}>
      <DialogTitle id={title}>{translate('reportViewers.dialog.title')}</DialogTitle>
      <DialogContent>
        <Box sx={sidesStyle}>
          <LinkSide {...side('left')} {...left} />
          <MoveButtons countOf={(move) => movable(move, left, right).length} onMove={apply} />
          <LinkSide {...side('right')} {...right} />
        </Box>
      </DialogContent>
      <LinkActions
        changed={choice.right.join() !== linked.join()}
        onCancel={onCancel}
        onConfirm={() => onConfirm(choice.right)}
      />
    </WorkDialog>
  );
}

interface LinkActionsProps {
  /** Whether something would be lost. */
  changed: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

function LinkActions({ changed, onCancel, onConfirm }: LinkActionsProps) {
  const translate = useTranslate();
  useDialogWork(changed);
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onCancel}>
        {translate('common.cancel')}
      </Button>
      <Button variant="contained" onClick={onConfirm}>
        {translate('reportViewers.dialog.confirm')}
      </Button>
    </DialogActions>
  );
}
