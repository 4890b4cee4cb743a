import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { cardStyle } from '../../kit/edit/form-style';
import { BasicsSection } from '../../network/user-form/BasicsSection';
import { LinksSection } from './LinksSection';
import type { Linkable } from './use-linkable';
import type { ViewerValues } from './viewer-values';

interface ViewerFieldsProps {
  linkable: Linkable;
  /** Whether the viewer exists already. */
  editing?: boolean;
  /** Whether the person may change only the viewer's links (API-16). */
  linksOnly?: boolean;
}

/** VIEW-07, VIEW-08: basic data and linked establishments. */
export function ViewerFields({ linkable, editing = false, linksOnly = false }: ViewerFieldsProps) {
  const translate = useTranslate();
  return (
    <Card sx={cardStyle}>
      <BasicsSection
        editing={editing}
        fixed={linksOnly ? translate('users.problems.beyondScope') : undefined}
      />
      <LinksSection linkable={linkable} />
    </Card>
  );
}

/** The current values of the form. */
export const useViewerValues = () => useWatch() as ViewerValues;
