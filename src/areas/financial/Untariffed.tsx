import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { NameList } from '../../kit/list/NameList';
import { PopoverButton } from '../../kit/list/PopoverButton';
import { useFormat } from '../../ui/format/use-format';
import type { BillMeta } from './bill';

/** The number of terminals that are not billed because no tariff covers them, and a list of them. */
export function Untariffed() {
  const translate = useTranslate();
  const { counted } = useFormat();
  const { meta, error } = useListContext();
  const { untariffed } = (meta ?? {}) as Partial<BillMeta>;
  if (error || untariffed === undefined || untariffed.total === 0) return null;
  const { total, terminais } = untariffed;
  const items = terminais.map(({ numeroLogico, nomeFantasia, ec }) => ({
    key: `${ec} ${numeroLogico}`,
    text: `${numeroLogico} · ${nomeFantasia} (${ec})`,
  }));
  return (
    <Box sx={style}>
      <PopoverButton
        title={translate('financial.untariffed.title')}
        content={
          <>
            <Typography variant="body2" color="text.secondary">
              {translate('financial.untariffed.hint')}
            </Typography>
            <NameList items={items} total={total} />
          </>
        }
      >
        {translate('financial.untariffed.button', counted(total))}
      </PopoverButton>
    </Box>
  );
}

const style: SxProps<Theme> = {
  '& > button': {
    minHeight: 32,
    borderRadius: '4px',
    typography: 'body2',
    color: 'warning.main',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
    '&:hover': { textDecorationStyle: 'solid' },
  },
  '@media (max-width: 999.98px)': { '& > button': { minHeight: 44 } },
};
