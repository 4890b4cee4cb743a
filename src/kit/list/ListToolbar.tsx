import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, startTransition, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../ui/use-is-phone';
import { ChoiceSelect } from './ChoiceSelect';
import { filterIconStyle, toolbarStyle } from './controls-style';
import { FilterDialog } from './FilterDialog';
import type { ListFilter } from './list-filter';
import { SearchBox } from './SearchBox';

export interface ListToolbarProps {
  /** None: the list is narrowed by nothing. */
  filters: readonly ListFilter[];
  /** The filter that the search box fills, and its words; absent: there is nothing to search by a text. */
  search?: { source: string; label: string; maxLength?: number };
  /** What the list is narrowed by first, where that is no text. */
  lead?: ReactNode;
  /** The filter that stands in the toolbar as well, where there is one. */
  quick?: string | undefined;
  /** Tools of the list, at the end; on a phone they stand in the strip. */
  actions?: ReactNode;
}

/** BANK-01: search, the one filter that everyone uses, and the dialog with all of them. */
export function ListToolbar({ filters, search, lead, quick, actions }: ListToolbarProps) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const quickFilter = filters.find(({ source }) => source === quick);
  const opener = { 'aria-haspopup': 'dialog', onClick: () => startTransition(() => setOpen(true)) } as const;
  if (filters.length === 0) {
    if (actions === undefined) return null;
    return (
      <Box sx={toolbarStyle}>
        <Box className="actions">{actions}</Box>
      </Box>
    );
  }
  const icon = phone ? (
    <IconButton {...opener} aria-label={translate('list.filters')} sx={filterIconStyle}>
      <TuneOutlined />
    </IconButton>
  ) : undefined;
  return (
    // jsdom does not know the element <search>
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box role="search" sx={toolbarStyle} aria-label={search?.label ?? translate('list.filters')}>
      {search === undefined ? lead : <SearchBox {...search} end={icon} />}
      {search === undefined && icon}
      {!phone && (
        <>
          {quickFilter !== undefined && <ChoiceSelect {...quickFilter} />}
          <Button {...opener} variant="outlined" startIcon={<TuneOutlined />}>
            {translate('list.filters')}
          </Button>
        </>
      )}
      {actions !== undefined && <Box className="actions">{actions}</Box>}
      <FilterDialog open={open} filters={filters} onClose={() => setOpen(false)} />
    </Box>
  );
}
