import Card from '@mui/material/Card';
import { BasicsSection } from '../shared/user-form/BasicsSection';
import { cardStyle } from '../shared/user-form/form-style';
import { LinksSection } from './LinksSection';
import { useLinkable } from './use-linkable';
import type { ViewerForm } from './use-viewer-form';

interface ViewerFieldsProps {
  form: ViewerForm;
  /** Of the viewer who is edited; `null`: somebody new. */
  login: string | null;
  grouped: boolean;
}

/** VIEW-07, VIEW-08: basic data and linked establishments. */
export function ViewerFields({ form, login, grouped }: ViewerFieldsProps) {
  const linkable = useLinkable(login);
  return (
    <Card sx={cardStyle}>
      <BasicsSection values={form.values} editing={login !== null} form={form} onChange={form.change} />
      <LinksSection form={form} linkable={linkable} grouped={grouped} />
    </Card>
  );
}
