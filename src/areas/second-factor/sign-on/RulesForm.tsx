import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type SignOnRule, signOnProblems } from '../../../../contract/sign-on-rules';
import type { ShownProvider } from '../../../../contract/single-sign-on';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { useFirstFault } from '../../../kit/edit/use-first-fault';
import { useDialogWork } from '../../../kit/edit/WorkDialog';
import { EffectDialog } from '../../../kit/effect/EffectDialog';
import { fetchEffect } from '../../../kit/effect/EffectOf';
import { isEffectChanged } from '../../../kit/effect/is-effect-changed';
import { useGroups } from '../../../network/user-form/use-groups';
import { PortalError } from '../../../ui/failure/portal-error';
import { RuleList } from './RuleList';
import { draftOf, type RuleFaults, refusedFaults, ruleOf } from './rule-draft';
import { useSaveRules } from './use-save-rules';

fetchEffect();

interface RulesFormProps {
  provider: ShownProvider;
  /** The id of the title, which names the dialog. */
  title: string;
  onClose: () => void;
}

/** The texts of what is wrong with a rule. */
const PROBLEMS = {
  missing: 'missing',
  twice: 'twice',
  groups: 'groupsMissing',
  category: 'categoryMissing',
} as const;

/** All rules of a provider. Before they are saved it shows whom they give and take access. */
export function RulesForm({ provider, title, onClose }: RulesFormProps) {
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`singleSignOn.edit.${key}`, words);
  const groups = useGroups();
  const [drafts, setDrafts] = useState(() => provider.rules.map(draftOf));
  const [faults, setFaults] = useState<RuleFaults>({});
  const [failure, setFailure] = useState<unknown>(null);
  /** What is about to be saved, and how many times its effect has been shown before. */
  const [asked, setAsked] = useState<{ rules: SignOnRule[]; round: number } | null>(null);
  const { save, saving } = useSaveRules(provider.id, onClose, (refusal) => {
    if (isEffectChanged(refusal)) return setAsked((shown) => shown && { ...shown, round: shown.round + 1 });
    const found = refusal instanceof PortalError ? refusedFaults(refusal.fields, drafts) : {};
    setAsked(null);
    setFaults(found);
    setFailure(Object.keys(found).length === 0 ? refusal : null);
  });
  const rules = drafts.map(ruleOf);
  useDialogWork(saving || JSON.stringify(rules) !== JSON.stringify(provider.rules.map(draftOf).map(ruleOf)));
  const form = useFirstFault(faults);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React tells this form of the buttons in the panel, which is drawn in another place.
    if (event.target !== event.currentTarget) return;
    const found = signOnProblems(rules).flatMap((problem, place) => {
      const key = drafts[place]?.key ?? '';
      return problem === null ? [] : [[key, { field: problem.field, text: text(PROBLEMS[problem.key]) }]];
    });
    setFaults(Object.fromEntries(found));
    setFailure(null);
    if (found.length === 0) setAsked({ rules, round: 0 });
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogTitle id={title}>{text('of', { provider: provider.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px' }}>
        <DialogContentText>{text('text', { claim: provider.claim })}</DialogContentText>
        {failure !== null && <SaveFailure error={failure} title={text('failed')} />}
        <RuleList
          drafts={drafts}
          groups={groups}
          faults={faults}
          onChange={(changed) => {
            setDrafts(changed);
            setFailure(null);
          }}
          onMended={setFaults}
        />
      </DialogContent>
      <SubmitActions
        confirm={text('save')}
        disabled={groups.loading || groups.failed}
        busy={saving}
        onCancel={onClose}
      />
      {asked !== null && (
        <EffectDialog
          change={{ kind: 'signOnRules', provider: provider.id, rules: asked.rules }}
          round={asked.round}
          title={text('of', { provider: provider.name })}
          confirm={translate('effect.confirm')}
          busy={saving}
          onCancel={() => setAsked(null)}
          onConfirm={({ fingerprint }) => {
            if (!saving) save({ rules: asked.rules, effect: fingerprint });
          }}
        />
      )}
    </form>
  );
}
