import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BANK_USER } from '../../../contract/access';
import { isDate } from '../../../contract/dates';
import type { UserRecord } from '../../../contract/users';
import { ConfirmDialog } from '../../kit/edit/ConfirmDialog';
import { EditForm, type RecordShape } from '../../kit/edit/EditForm';
import { cardStyle } from '../../kit/edit/form-style';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { useConfirmation } from '../../kit/edit/use-confirmation';
import { useBackSaved } from '../../kit/list/use-back-saved';
import { UserFactor } from '../../network/second-factor/UserFactor';
import { UserSessions } from '../../network/sessions/UserSessions';
import { UserAccount } from '../../network/sign-on/UserAccount';
import { UserSubscriptions } from '../../network/subscriptions/UserSubscriptions';
import { PersonSaveFailure } from '../../network/user-form/PersonSaveFailure';
import { personForm } from '../../network/user-form/person-form';
import { WelcomeAgain } from '../../network/user-form/WelcomeAgain';
import { useFormat } from '../../ui/format/use-format';
import { ApiUser } from './ApiUser';
import { UserClient } from './UserClient';
import { UserSections } from './UserSections';
import { UserWebhooks } from './UserWebhooks';
import { useUserRules } from './use-user-rules';
import { profileLabel } from './user';
import { type Difference, differences, type UserFacts } from './user-facts';
import { losesApi, type UserValues, userOf, valuesOf } from './user-values';

const shape: RecordShape<UserRecord, UserValues, Difference> = { valuesOf, dataOf: userOf, differences };

/** Changes a user (USR-13, USR-33 to USR-37). */
export function EditUserForm({ record }: { record: UserRecord }) {
  const translate = useTranslate();
  const onSaved = useBackSaved('/usuarios');
  const factText = useFactText();
  const rules = useUserRules();
  const [seen, setSeen] = useState(record);
  const confirmation = useConfirmation();
  return (
    <EditForm
      {...personForm}
      shape={shape}
      seen={seen}
      onSeen={setSeen}
      describeChange={({ fact, before, after }) => ({
        field: translate(`users.form.${fact}`),
        before: factText(fact, before),
        after: factText(fact, after),
      })}
      validate={(values, stored) => rules(values, valuesOf(stored))}
      confirm={(values, stored) => !losesApi(values, stored) || confirmation.confirm()}
      onSaved={onSaved}
    >
      <SaveProblems Failure={PersonSaveFailure} />
      <WelcomeAgain screen="/usuarios" record={seen} />
      <Card sx={cardStyle}>
        <UserSections
          editing
          apiUser={<ApiUser record={seen} onChange={setSeen} />}
          client={<UserClient record={seen} />}
          webhooks={<UserWebhooks record={seen} />}
          sessions={<UserSessions user={record.id} />}
          secondFactor={<UserFactor user={record.id} name={record.name} />}
          signOn={<UserAccount user={record.id} name={record.name} />}
          subscriptions={<UserSubscriptions person={record} />}
        />
      </Card>
      <SaveBar back="/usuarios" />
      <ConfirmDialog
        open={confirmation.open}
        title={translate('users.losesApi.title')}
        text={translate('users.losesApi.text')}
        cancel={translate('common.no')}
        confirm={translate('common.yes')}
        onCancel={() => confirmation.answer(false)}
        onConfirm={() => confirmation.answer(true)}
      />
    </EditForm>
  );
}

/** Returns a function that describes a value of the form in a sentence. */
function useFactText() {
  const translate = useTranslate();
  const { date } = useFormat();
  return (fact: keyof UserFacts, value: UserFacts[keyof UserFacts]): string => {
    if (fact === 'profile') return translate(profileLabel(Number(value)));
    if (fact === 'active') return translate(value === true ? 'common.active' : 'common.inactive');
    if (fact === 'category' && value === BANK_USER) return translate('shell.profiles.bankUser');
    if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no');
    if (typeof value === 'string' && isDate(value)) return date(value);
    return value === null || value === '' || value === 0 ? translate('users.form.nothing') : String(value);
  };
}
