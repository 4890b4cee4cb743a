import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FormSection } from '../../kit/edit/FormSection';
import { cardStyle, fieldsStyle } from '../../kit/edit/form-style';
import { StatusRadios } from '../../kit/edit/StatusRadios';
import { MultiSelect } from '../../kit/multi-select/MultiSelect';
import { nameAndCode } from '../../network/establishments/name-and-code';
import { bankFilesPath } from '../../network/reports/bank-files-path';
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField';
import { type AccountRecord, bankOf } from './account';

interface AccountFactsProps {
  /** `null` while nothing is known about it. */
  account: AccountRecord | null;
  /** Whether the account is still being fetched: then only the fields of the list are shown. */
  loading?: boolean;
}

const ignored = () => undefined;

/** ACC-09: all fields of an account, read-only. */
export function AccountFacts({ account, loading = false }: AccountFactsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`accounts.details.${key}`);
  const waiting = loading && { 'aria-busy': true, 'aria-label': translate('common.loading') };
  return (
    <>
      <Card sx={cardStyle} component="section" {...waiting}>
        <FormSection title={text('data')} text={text('dataHelp')}>
          <Box sx={fieldsStyle}>
            {facts(account).map(([field, value]) =>
              value === undefined ? (
                <Skeleton key={field} variant="rounded" height={56} />
              ) : (
                <ReadOnlyField
                  key={field}
                  whole
                  label={translate(`accounts.columns.${field}`)}
                  value={value}
                />
              ),
            )}
            {account === null ? (
              <Skeleton variant="rounded" height={56} />
            ) : (
              <StatusRadios label={translate('accounts.columns.ativo')} active={account.ativo} feminine />
            )}
          </Box>
        </FormSection>
        <FormSection title={text('access')} text={text('accessHelp')}>
          {/* Chips of long names would widen the page. */}
          <Box sx={{ minWidth: 0 }}>
            {account === null || loading ? (
              <Skeleton variant="rounded" height={56} />
            ) : (
              <MultiSelect
                label={translate('accounts.columns.contaEcs')}
                options={account.contaEcs.map(({ id, nomeFantasia }) => ({ key: id, value: nomeFantasia }))}
                textOf={nameAndCode}
                codes
                value={account.contaEcs.map(({ id }) => id)}
                disabledReason={text('readOnly')}
                onChange={ignored}
              />
            )}
          </Box>
        </FormSection>
      </Card>
      <Box sx={footStyle}>
        <Button component={Link} to="/contas" startIcon={<ArrowBackOutlined />}>
          {text('back')}
        </Button>
        {account !== null && (
          <Button
            component={Link}
            to={bankFilesPath([String(account.id)])}
            endIcon={<ArrowForwardOutlined />}
          >
            {text('bankFiles')}
          </Button>
        )}
      </Box>
    </>
  );
}

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: '16px',
} as const;

/** ACC-09: the fields in this order. */
const facts = (account: AccountRecord | null) =>
  [
    ['numeroConta', account?.numeroConta],
    ['numeroAgencia', account?.numeroAgencia],
    ['apelido', account?.apelido],
    ['banco', account === null ? undefined : bankOf(account)],
  ] as const;
