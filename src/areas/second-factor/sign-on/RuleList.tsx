import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Dispatch, type SetStateAction, useCallback, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { SIGN_ON } from '../../../../contract/sign-on-rules';
import { OptionsFailure } from '../../../kit/list/OptionsFailure';
import type { useGroups } from '../../../network/user-form/use-groups';
import { RuleFields } from './RuleFields';
import { newDraft, type RuleDraft, type RuleFaults } from './rule-draft';

interface RuleListProps {
  drafts: readonly RuleDraft[];
  /** What can be chosen. */
  groups: ReturnType<typeof useGroups>;
  faults: RuleFaults;
  onChange: (change: (drafts: RuleDraft[]) => RuleDraft[]) => void;
  /** Takes away what was wrong with a rule, as soon as it is another one. */
  onMended: Dispatch<SetStateAction<RuleFaults>>;
}

/** The rules one below the other, and the button that adds one. */
export function RuleList({ drafts, groups, faults, onChange, onMended }: RuleListProps) {
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`singleSignOn.edit.${key}`, words);
  const add = useRef<HTMLButtonElement>(null);
  const change = useCallback(
    (changed: RuleDraft) => {
      onChange((before) => before.map((one) => (one.key === changed.key ? changed : one)));
      onMended(({ [changed.key]: _mended, ...others }) => others);
    },
    [onChange, onMended],
  );
  const remove = useCallback(
    (key: string) => {
      onChange((before) => before.filter((one) => one.key !== key));
      onMended(({ [key]: _gone, ...others }) => others);
      add.current?.focus();
    },
    [onChange, onMended],
  );
  if (groups.failed) return <OptionsFailure failed="singleSignOn.edit.groupsFailed" retry={groups.retry} />;
  if (groups.loading) return <CircularProgress aria-label={translate('common.loading')} size={28} />;
  return (
    <>
      {drafts.length === 0 ? (
        <Typography variant="body2">{text('empty')}</Typography>
      ) : (
        <Box component="ul" aria-label={text('action')} sx={listStyle}>
          {drafts.map((draft, place) => (
            <RuleFields
              key={draft.key}
              draft={draft}
              number={place + 1}
              groups={groups.options}
              fault={faults[draft.key]}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </Box>
      )}
      {drafts.length >= SIGN_ON.rules ? (
        <Typography variant="body2" color="text.secondary">
          {text('full', { most: SIGN_ON.rules })}
        </Typography>
      ) : (
        <Button
          ref={add}
          variant="outlined"
          startIcon={<AddOutlined />}
          onClick={() => onChange((before) => [...before, newDraft()])}
          sx={{ justifySelf: 'start' }}
        >
          {text('add')}
        </Button>
      )}
    </>
  );
}

const listStyle: SxProps<Theme> = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
};
