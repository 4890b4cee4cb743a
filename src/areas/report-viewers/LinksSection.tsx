import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../kit/edit/FormSection';
import { useFormInput } from '../../kit/edit/use-form-input';
import { useMended } from '../../network/user-form/person-form';
import { LinkDialog } from './LinkDialog';
import { LinkedTable } from './LinkedTable';
import type { Linkable } from './use-linkable';

interface LinksSectionProps {
  linkable: Linkable;
}

/** VIEW-08, VIEW-09: the linked establishments, and the button to link others. */
export function LinksSection({ linkable }: LinksSectionProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const mended = useMended('establishments');
  const { field, fault } = useFormInput({ source: 'establishments', onChange: mended });
  const { value, ref, onChange } = field;
  const linked = value as readonly string[];
  const { available, byCode, groupOf, loading, failures } = linkable;
  const failed = failures.length > 0;
  return (
    <FormSection title={translate('reportViewers.links.title')} text={translate('reportViewers.links.text')}>
      {failures.map(({ login, retry }) => (
        <Alert
          key={login}
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('errors.list')} {login}
        </Alert>
      ))}
      {fault !== undefined && <Alert severity="warning">{fault}</Alert>}
      {groupOf.size > 0 && (
        <Typography variant="body2">{translate('reportViewers.links.grouped')}</Typography>
      )}
      <div>
        <Button
          variant="outlined"
          startIcon={<LinkOutlined />}
          ref={ref}
          aria-haspopup="dialog"
          disabled={loading}
          onClick={() => setOpen(true)}
        >
          {translate('reportViewers.links.open')}
        </Button>
      </div>
      {loading ? (
        <CircularProgress size={28} aria-label={translate('reportViewers.links.loading')} />
      ) : failed && linked.length + groupOf.size === 0 ? null : (
        <LinkedTable
          codes={linked}
          byCode={byCode}
          groupOf={groupOf}
          onRemove={(code) => onChange(linked.filter((other) => other !== code))}
        />
      )}
      {open && (
        <LinkDialog
          available={available}
          byCode={byCode}
          linked={linked}
          failed={failed}
          onCancel={() => setOpen(false)}
          onConfirm={(codes) => {
            onChange(codes);
            setOpen(false);
          }}
        />
      )}
    </FormSection>
  );
}
