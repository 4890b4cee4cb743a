import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useIsPhone } from '../../ui/use-is-phone';
import { useLatest } from '../../ui/use-latest';
import type { Choice, ChoiceGroup } from './choice';
import { FinderField } from './FinderField';
import { FinderGroup } from './FinderGroup';
import { tabKeys } from './finder-keys';
import { useKeepRecent, useRecent } from './recent';
import { matchingTitles } from './title-matches';
import { useActions, usePages } from './use-choices';
import { useRecords } from './use-records';

export interface FoundProps {
  text: string;
  onText: (text: string) => void;
  /** Enter was pressed before this was there. */
  entered: boolean;
  onClose: () => void;
}

/** SHELL-17: the field of the finder with all that it finds: what is recent, pages, actions and records. */
export function Found({ text, onText, entered, onClose }: FoundProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const failureText = useFailureText();
  const keepRecent = useKeepRecent();
  const listId = useId();
  const records = useRecords(text);
  const groups = useGroups(text, records.choices);
  const choices = groups.flatMap((group) => group.choices);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = choices.find(({ key }) => key === chosen) ?? choices[0];
  const latest = useLatest(text);

  const open = (choice: Choice, elsewhere: boolean) => {
    keepRecent(choice);
    if (choice.address === undefined) {
      onClose();
      choice.act?.();
    } else if (elsewhere) {
      window.open(choice.address, '_blank', 'noopener');
    } else {
      onClose();
      void navigate(choice.address);
    }
  };
  const enter = async (elsewhere: boolean) => {
    if (active !== undefined) return open(active, elsewhere);
    // A failure shows by itself.
    const first = await records.first().catch(() => undefined);
    if (first !== undefined && latest.current === text) open(first, elsewhere);
  };
  const enterEarly = useEffectEvent(() => {
    if (entered) void enter(false);
  });
  useEffect(() => enterEarly(), []);

  const move = (step: number) => {
    if (active === undefined) return;
    const next = choices.at((choices.indexOf(active) + step) % choices.length);
    if (next === undefined) return;
    setChosen(next.key);
    document.getElementById(optionId(listId, next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Enter') void enter(ctrlKey || metaKey);
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  const type = (typed: string) => {
    setChosen(null);
    onText(typed);
  };

  const isWaiting = records.state === 'waiting';
  const found =
    choices.length === 0 && !isWaiting && records.state !== 'failed' && text.trim() !== ''
      ? translate('finder.nothing', { text: text.trim() })
      : null;
  return (
    <>
      <FinderField
        text={text}
        onText={type}
        onKeyDown={press}
        onClose={onClose}
        list={
          active && {
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': optionId(listId, active),
          }
        }
      />
      <Box sx={{ ...foundStyle, flex: phone ? 1 : 'none', flexShrink: 1 }}>
        {choices.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist has neither groups nor icons
          <div role="listbox" id={listId} aria-label={translate('finder.results')}>
            {groups.map((group) => (
              <FinderGroup
                key={group.name}
                group={group}
                active={active}
                idOf={(choice) => optionId(listId, choice)}
                onActive={({ key }) => setChosen(key)}
                onOpen={(choice) => open(choice, false)}
                onOpenElsewhere={keepRecent}
              />
            ))}
          </div>
        )}
        {/* The live region exists before it has a text, so that screen readers announce the text. */}
        <Typography component="output" variant="body2" color="text.secondary" sx={statusStyle}>
          {isWaiting && translate('finder.searching')}
          {found}
          {!isWaiting && records.incomplete && translate('finder.incomplete')}
          {!isWaiting && choices.length > 0 && text !== '' && (
            <span style={visuallyHidden}>{translate('finder.count', { smart_count: choices.length })}</span>
          )}
        </Typography>
        {(records.state === 'failed' || records.incomplete) && (
          <Box
            role="alert"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', padding: '8px' }}
          >
            {records.state === 'failed' && (
              <Typography variant="body2">
                {translate('finder.failed')}. {failureText(records.error)}
              </Typography>
            )}
            <Button size="small" variant="outlined" onClick={records.retry}>
              {translate('common.retry')}
            </Button>
          </Box>
        )}
      </Box>
      {!phone && (
        <Typography variant="caption" color="text.secondary" sx={hintStyle}>
          {translate('finder.hint', { tab: tabKeys })}
        </Typography>
      )}
    </>
  );
}

const optionId = (list: string, { key }: Choice) => `${list} ${key}`.replace(/[^\w-]+/g, '_');

/** Returns what is recent and all pages while nothing is typed; otherwise what fits. */
function useGroups(text: string, records: readonly Choice[]): ChoiceGroup[] {
  const pages = usePages();
  const actions = useActions();
  const recent = useRecent();
  const isEmpty = text.trim() === '';
  const groups: ChoiceGroup[] = isEmpty
    ? [
        { name: 'recent', choices: recent },
        { name: 'pages', choices: pages },
      ]
    : [
        { name: 'pages', choices: matchingTitles(pages, text) },
        { name: 'actions', choices: matchingTitles(actions, text) },
        { name: 'records', choices: records },
      ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** The list scrolls and nothing around it, because the arrows in the field move through it. */
const foundStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  padding: '4px 8px 8px',
  '& > [role="listbox"]': { minHeight: 0, overflowY: 'auto' },
  '& > :not([role="listbox"])': { flex: 'none' },
};

const statusStyle = { display: 'block', padding: '8px', '&:empty': { padding: 0 } };

const hintStyle = {
  flex: 'none',
  padding: '6px 16px',
  borderTop: 1,
  borderColor: 'divider',
  '@media (hover: none)': { display: 'none' },
};
