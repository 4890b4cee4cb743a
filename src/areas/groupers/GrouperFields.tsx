import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { cardStyle } from '../../kit/edit/form-style';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { GrouperSaveFailure } from './GrouperSaveFailure';
import { GrouperSection } from './GrouperSection';
import type { EditedGrouper } from './grouper';

interface GrouperFieldsProps {
  /** The establishments of an existing grouper. */
  stored?: EditedGrouper['escopoAcessoEC'];
  /** The confirmation before it is saved. */
  dialog: ReactNode;
}

/** The fields of both forms of a grouper. */
export function GrouperFields({ dialog, ...stored }: GrouperFieldsProps) {
  return (
    <>
      <SaveProblems Failure={GrouperSaveFailure} />
      <Card sx={cardStyle}>
        <GrouperSection {...stored} />
      </Card>
      <SaveBar back="/agrupadores" />
      {dialog}
    </>
  );
}
