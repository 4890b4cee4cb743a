import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle, formStyle } from '../../../kit/edit/form-style';
import { LoadingCard } from '../../../kit/LoadingCard';
import { PageTitle } from '../../../ui/PageTitle';
import { SignOnCard } from '../sign-on/SignOnCard';
import { AdministratorRows } from './AdministratorRows';
import { RuleRows } from './RuleRows';
import { useFactorRules } from './use-factor-rules';

/** `/acesso`: who has to have a second factor, which provider administrators have one, and single sign-on. */
export function AccessPage() {
  const translate = useTranslate();
  const title = translate('screens./acesso.title');
  const { data, error, isFetching, refetch } = useFactorRules();
  const text = (key: string) => translate(`secondFactor.${key}`);
  return (
    <>
      <PageTitle title={title} />
      <Box sx={formStyle}>
        {data === undefined ? (
          <LoadingCard
            title={title}
            error={isFetching ? null : error}
            failed={text('rules.loadFailed')}
            onRetry={refetch}
            height={280}
          />
        ) : (
          <Card sx={cardStyle}>
            <FormSection title={text('rules.title')} text={text('rules.text')}>
              <RuleRows rules={data.rules} />
            </FormSection>
            <FormSection title={text('administrators.title')} text={text('administrators.text')}>
              <AdministratorRows administrators={data.administrators} />
            </FormSection>
          </Card>
        )}
        <SignOnCard />
      </Box>
    </>
  );
}
