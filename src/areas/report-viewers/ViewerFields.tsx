import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { BasicsSection } from '../../kit/user-form/BasicsSection';
import { cardStyle } from '../../kit/user-form/form-style';
import { LinksSection } from './LinksSection';
import type { Linkable } from './use-linkable';
import type { ViewerForm } from './use-viewer-form';

interface ViewerFieldsProps {
  form: ViewerForm;
  linkable: Linkable;
  /** A viewer who exists. */
  editing?: boolean;
  /** Whether nothing of the viewer but its links is the person's to change (API-16). */
  linksOnly?: boolean;
}

/** VIEW-07, VIEW-08: basic data and linked establishments. */
export function ViewerFields({ form, linkable, editing = false, linksOnly = false }: ViewerFieldsProps) {
  const translate = useTranslate();
  return (
    <Card sx={cardStyle}>
      <BasicsSection
        values={form.values}
        editing={editing}
        fixed={linksOnly ? translate('users.problems.beyondScope') : undefined}
        form={form}
        onChange={form.change}
      />
      <LinksSection form={form} linkable={linkable} />
    </Card>
  );
}
