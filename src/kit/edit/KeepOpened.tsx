import { useEffect } from 'react';
import { useEditContext, useGetRecordRepresentation } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useKeepLeftOff } from '../../session/left-off';

/** Keeps that the record was open, for home's list of where the person left off. */
export function KeepOpened() {
  const { record, resource } = useEditContext();
  const { pathname: address } = useLocation();
  const keep = useKeepLeftOff();
  const represent = useGetRecordRepresentation(resource);
  const title = record === undefined ? '' : represent(record);
  useEffect(() => {
    if (typeof title === 'string') keep({ title, address });
  }, [keep, title, address]);
  return null;
}
