import AddBusinessOutlined from '@mui/icons-material/AddBusinessOutlined';
import DomainDisabledOutlined from '@mui/icons-material/DomainDisabledOutlined';
import DoneOutlined from '@mui/icons-material/DoneOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import ToggleOffOutlined from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnOutlined from '@mui/icons-material/ToggleOnOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { BulkActionKind } from '../../../contract/bulk';
import { ListExport } from '../list-export/ListExport';
import { useBulk } from './use-bulk';

const icons = {
  activate: ToggleOnOutlined,
  deactivate: ToggleOffOutlined,
  addEstablishments: AddBusinessOutlined,
  removeEstablishments: DomainDisabledOutlined,
  sendWelcome: ForwardToInboxOutlined,
  setEnd: EventBusyOutlined,
  markAttended: DoneOutlined,
} as const satisfies Record<BulkActionKind, unknown>;

interface BulkButtonsProps {
  actions: readonly BulkActionKind[];
}

/** Offers what can be done with a selection: work in bulk, and a file of it (LIST-15). */
export function BulkButtons({ actions }: BulkButtonsProps) {
  const translate = useTranslate();
  const { begin } = useBulk();
  return (
    <>
      {actions.map((action) => {
        const Icon = icons[action];
        return (
          <Button
            key={action}
            size="small"
            startIcon={<Icon />}
            aria-haspopup="dialog"
            onClick={() => begin(action)}
          >
            {translate(`bulk.actions.${action}`)}
          </Button>
        );
      })}
      <ListExport selected />
    </>
  );
}
