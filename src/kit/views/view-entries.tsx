import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { ReplyOf } from '../../../contract/operation';
import type { ListedView, listViews } from '../../../contract/views';

interface EntriesProps {
  translate: (key: string, values?: object) => string;
  listed: { data: ReplyOf<typeof listViews> | undefined; isError: boolean; refetch: () => unknown };
  /** The id of the view with which the screen was opened. */
  view: string;
  onOpen: (id: string) => void;
}

/** The views as entries of a menu, which takes no component around them: those of one's own first. */
export function viewEntries({ translate, listed, view, onOpen }: EntriesProps): ReactNode[] {
  const { data, isError, refetch } = listed;
  if (data === undefined) {
    return isError
      ? [
          <ListSubheader key="failed" className="text" role="alert">
            {translate('views.failed')}
          </ListSubheader>,
          <MenuItem key="retry" onClick={() => void refetch()}>
            {translate('common.retry')}
          </MenuItem>,
        ]
      : [
          <ListSubheader key="loading" className="text" role="presentation">
            {translate('common.loading')}
          </ListSubheader>,
        ];
  }
  if (data.views.length === 0)
    return [
      <ListSubheader key="none" className="text" role="presentation">
        {translate('views.none')}
      </ListSubheader>,
    ];
  const entry = (one: ListedView) => (
    <MenuItem
      key={one.id}
      role="menuitemradio"
      aria-checked={one.id === view}
      selected={one.id === view}
      onClick={() => onOpen(one.id)}
    >
      <ListItemText
        primary={one.name}
        secondary={
          [
            ...(one.own ? [] : [translate('views.by', { name: one.owner })]),
            ...(one.own && one.shared ? [translate('views.sharedMark')] : []),
            ...(one.id === data.default ? [translate('views.defaultMark')] : []),
          ].join(' · ') || null
        }
        slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
      />
    </MenuItem>
  );
  const own = data.views.filter((one) => one.own);
  const shared = data.views.filter((one) => !one.own);
  const titled = (key: string, entries: readonly ListedView[]) =>
    entries.length === 0
      ? []
      : [
          <ListSubheader key={key} role="presentation" disableSticky>
            {translate(`views.${key}`)}
          </ListSubheader>,
          ...entries.map(entry),
        ];
  return [...titled('own', own), ...titled('sharedWithMe', shared)];
}
