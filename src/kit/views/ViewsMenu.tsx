import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { canBeSent } from '../../../contract/subscription-settings';
import { useSession } from '../../session/use-session';
import { DeleteView } from './DeleteView';
import { isPresent, type Present } from './present';
import { useViewWork } from './use-view-work';
import { ViewDialog } from './ViewDialog';
import { viewActions } from './view-actions';
import { viewQuery, viewsQuery } from './view-calls';
import { viewEntries } from './view-entries';
import { menuStyle } from './views-style';

interface ViewsMenuProps {
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** The id of the view with which the screen was opened; empty: with none. */
  view: string;
  present: Present;
  onClose: () => void;
}

/** The saved views of a screen, and what can be done with the screen as it stands. */
export function ViewsMenu({ opener, open, view, present, onClose }: ViewsMenuProps) {
  const translate = useTranslate();
  const preferred = useSession().views[present.screen];
  const listed = useQuery({ ...viewsQuery(present.screen), enabled: open });
  const [dialog, setDialog] = useState<'save' | 'saveFirst' | 'edit' | 'delete' | null>(null);
  // A dialog goes on with what somebody else has changed meanwhile.
  const enabled = (open || dialog !== null) && view !== '';
  const { data: current } = useQuery({ ...viewQuery(view), enabled });
  const closed = () => {
    setDialog(null);
    opener.current?.focus();
  };
  const work = useViewWork(present);
  /** Closes the menu first. */
  const then = (act: () => unknown) => () => {
    onClose();
    void act();
  };
  const shown = current === undefined || view === '' ? null : current;
  return (
    <>
      <Menu
        anchorEl={() => opener.current}
        open={open}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('views.menu'), sx: menuStyle },
          list: { 'aria-label': translate('views.menu') },
        }}
      >
        {viewEntries({ translate, listed, view, onOpen: (id) => then(() => work.openView(id))() })}
        <Divider component="li" />
        {viewActions({
          translate,
          present,
          current: shown,
          isDefault: shown !== null && preferred === shown.id,
          onSave: then(() => setDialog('save')),
          onReplace: then(() => shown !== null && work.replace(shown)),
          onEdit: then(() => setDialog('edit')),
          onDelete: then(() => setDialog('delete')),
          onDefault: (chosen) => then(() => shown !== null && work.setDefault(chosen ? shown.id : null))(),
          onWithout: then(work.without),
          onCopy: then(() => work.copy(shown)),
          // What is sent is a view as it is saved, and not what somebody has changed of it.
          onSubscribe: canBeSent(present.screen)
            ? then(() =>
                shown !== null && isPresent(shown.state, present)
                  ? work.subscribe(shown)
                  : setDialog('saveFirst'),
              )
            : null,
        })}
      </Menu>
      {dialog !== null && dialog !== 'delete' && (
        <ViewDialog
          present={present}
          view={dialog === 'edit' ? shown : null}
          mayShare={listed.data?.mayShare ?? 'nobody'}
          subscribes={dialog === 'saveFirst'}
          onSaved={(saved) =>
            dialog === 'saveFirst' ? work.savedToSubscribe(saved) : work.saved(saved, dialog !== 'edit')
          }
          onClose={closed}
        />
      )}
      {dialog === 'delete' && shown !== null && (
        <DeleteView view={shown} onDeleted={work.without} onClose={closed} />
      )}
    </>
  );
}
