import { useEffect } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useKeepLeftOff } from '../../session/left-off';
import { useShownList } from './shown-list';
import { useFilterText } from './use-filter-text';

/** Keeps the filter of the list's address, for home's list of where the person left off. */
export function KeepFiltered() {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { screen, filters } = useShownList();
  const { filterValues } = useListFilterContext();
  const textOf = useFilterText();
  const keep = useKeepLeftOff();
  const filter = new URLSearchParams(search).get('filter');
  const title = filters
    .filter(({ source }) => source in filterValues)
    .map((one) => `${translate(one.label)}: ${textOf(one, filterValues[one.source])}`)
    .join(', ');
  const address =
    filter === null || pathname !== screen ? '' : `${pathname}?filter=${encodeURIComponent(filter)}`;
  useEffect(() => {
    if (address !== '') keep({ title, address });
  }, [keep, title, address]);
  return null;
}
