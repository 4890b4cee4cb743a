import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { OPERATOR_CODE } from '../../../contract/limits';
import { PopoverButton } from '../../kit/list/PopoverButton';
import { useFormat } from '../../ui/format/use-format';
import type { CodeRequestRecord } from './code-request';

/**
 * REQ-04: the first codes by their last characters, and a button with the number of the others that opens a list of
 * them.
 */
export function Codes({ record: { cartoes, nomeFantasia } }: { record: CodeRequestRecord }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  if (cartoes.length === 0) return translate('codeRequests.codes.none');
  const rest = cartoes.slice(OPERATOR_CODE.chips);
  return (
    <Box sx={style}>
      <Chips codes={cartoes.slice(0, OPERATOR_CODE.chips)} />
      {rest.length > 0 && (
        <PopoverButton
          name={translate('codeRequests.codes.more', { count: integer(rest.length), name: nomeFantasia })}
          title={translate('codeRequests.codes.title', { name: nomeFantasia })}
          content={
            <Box sx={{ marginTop: '8px', maxWidth: 200 }}>
              <Chips codes={rest} />
            </Box>
          }
        >
          +{integer(rest.length)}
        </PopoverButton>
      )}
    </Box>
  );
}

function Chips({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('codeRequests.codes.label')} sx={chipsStyle}>
      {codes.map((code, index) => (
        // Two codes may have the same last characters.
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <li key={index}>{code}</li>
      ))}
    </Box>
  );
}

const chipsStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    height: 24,
    minWidth: 36,
    padding: '3px 6px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '4px',
    typography: 'caption',
    fontWeight: 500,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: 'text.primary',
    backgroundColor: 'action.hover',
  },
};

const style: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  '& > button': {
    position: 'relative',
    flex: 'none',
    minWidth: 32,
    height: 24,
    padding: '0 6px',
    borderRadius: '4px',
    border: '1px solid',
    borderColor: 'tintLine',
    typography: 'caption',
    fontWeight: 600,
    color: 'primary.main',
    backgroundColor: 'tint',
    '@media (max-width: 999.98px)': {
      minWidth: 44,
      height: 32,
      '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
    },
  },
};
