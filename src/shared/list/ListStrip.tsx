import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../use-format';
import { stripStyle } from './list-style';

interface ListStripProps {
  /** Key of "48 banks". */
  count: string;
  children?: ReactNode;
}

/** The strip on top of a list: how many records match, said again whenever that changes. */
export function ListStrip({ count, children }: ListStripProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { total, isPending, isFetching, refetch } = useListContext();
  return (
    <Box sx={stripStyle}>
      <Typography component="output" variant="subtitle2" sx={{ fontWeight: 600 }}>
        {isPending && translate('list.loading')}
        {total !== undefined && translate(count, { smart_count: total, count: integer(total) })}
      </Typography>
      {children}
      <Tooltip title={translate('list.refresh')}>
        <IconButton
          size="small"
          aria-label={translate('list.refresh')}
          aria-disabled={isFetching === true}
          onClick={() => {
            if (!isFetching) void refetch();
          }}
          sx={{ marginLeft: 'auto' }}
        >
          <RefreshOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
