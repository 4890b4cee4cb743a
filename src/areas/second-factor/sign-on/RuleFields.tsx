import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { BANK_USER, LEVEL } from '../../../../contract/access';
import { SIGN_ON } from '../../../../contract/sign-on-rules';
import { type AssignableProfile, assignableProfiles } from '../../../../contract/users';
import type { Choice } from '../../../kit/multi-select/choice';
import { MultiSelect } from '../../../kit/multi-select/MultiSelect';
import { FieldError } from '../../../ui/fields/FieldError';
import { profileName } from '../rules/profile-name';
import type { RuleDraft, RuleFault } from './rule-draft';

interface RuleFieldsProps {
  draft: RuleDraft;
  /** Its place in the list, from 1. */
  number: number;
  /** The groups of establishments that can be chosen. */
  groups: readonly Choice[];
  fault: RuleFault | undefined;
  onChange: (draft: RuleDraft) => void;
  onRemove: (key: string) => void;
}

const focus = (field: HTMLElement | null) => field?.focus();

/** One rule: a value of the claim, the profile that it gives, and the groups or the category. */
export const RuleFields = memo(function RuleFields(props: RuleFieldsProps) {
  const { draft, number, groups, onChange, onRemove } = props;
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`singleSignOn.edit.${key}`, words);
  const id = useId();
  const faultOf = (field: RuleFault['field']) =>
    props.fault?.field === field ? props.fault.text : undefined;
  const value = draft.value.trim();
  const remove = value === '' ? text('removeNew') : text('remove', { value });
  return (
    <Box component="li" sx={ruleStyle}>
      <Box component="fieldset" aria-label={text('rule', { number })}>
        <TextField
          required
          multiline
          id={`${id}-value`}
          label={text('value')}
          value={draft.value}
          inputRef={draft.added ? focus : undefined}
          error={faultOf('value') !== undefined}
          helperText={faultOf('value') !== undefined && <FieldError text={faultOf('value')} />}
          // Several lines show the whole of a long identifier, and are no part of it.
          onChange={({ target }) => onChange({ ...draft, value: target.value.replaceAll('\n', '') })}
          slotProps={{
            htmlInput: {
              maxLength: SIGN_ON.value,
              spellCheck: false,
              autoCapitalize: 'none',
              autoComplete: 'off',
              translate: 'no',
            },
          }}
        />
        <TextField
          select
          required
          className="profile"
          id={`${id}-profile`}
          label={text('profile')}
          value={draft.profile}
          onChange={({ target }) =>
            onChange({ ...draft, profile: Number(target.value) as AssignableProfile })
          }
        >
          {assignableProfiles.map((profile) => (
            <MenuItem key={profile} value={profile}>
              {translate(profileName(profile))}
            </MenuItem>
          ))}
        </TextField>
        <div className="given">
          {draft.profile === LEVEL.specific ? (
            <TextField
              select
              required
              fullWidth
              id={`${id}-category`}
              label={text('category')}
              value={draft.category ?? ''}
              error={faultOf('category') !== undefined}
              helperText={faultOf('category') !== undefined && <FieldError text={faultOf('category')} />}
              onChange={({ target }) => onChange({ ...draft, category: Number(target.value) })}
            >
              <MenuItem value={BANK_USER}>{translate('shell.profiles.bankUser')}</MenuItem>
              {draft.category !== null && draft.category !== BANK_USER && (
                // A rule that was not made here may have a category that has no name.
                <MenuItem value={draft.category}>{draft.category}</MenuItem>
              )}
            </TextField>
          ) : (
            <MultiSelect
              label={text('groups')}
              options={groups}
              value={draft.groups}
              fault={faultOf('groups')}
              onChange={(keys) => onChange({ ...draft, groups: keys })}
            />
          )}
        </div>
        <Tooltip title={remove}>
          <IconButton aria-label={remove} className="remove" onClick={() => onRemove(draft.key)}>
            <DeleteOutlined />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
});

const PHONE = '@media (max-width: 999.98px)';

const ruleStyle: SxProps<Theme> = {
  padding: '14px 0',
  '& > fieldset': {
    display: 'grid',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    gridTemplateColumns: 'minmax(0, 1fr) 200px minmax(0, 1.3fr) auto',
    alignItems: 'start',
    gap: '12px 16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  // Beside the fields, and not beside the labels above them.
  '& .remove': { marginTop: '20px' },
  '& textarea': { overflowWrap: 'anywhere' },
  [PHONE]: {
    '& .profile, & .given': { gridColumn: '1 / -1' },
    '& .remove': { gridArea: '1 / 2' },
  },
};
