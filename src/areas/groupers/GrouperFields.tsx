import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { cardStyle } from '../../kit/edit/form-style';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SaveProblems } from '../../kit/edit/SaveProblems';
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

/** ERR-07, GRP-14: shown where a grouper could not be saved; the input stays. */
function GrouperSaveFailure({ error }: { error: unknown }) {
  return <SaveFailure error={error} title={useTranslate()('groupers.saveFailed')} />;
}
