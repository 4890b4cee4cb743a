import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CodeHolder } from '../../../../contract/code-life';
import { nameAndCode } from '../../../network/establishments/name-and-code';
import { PartCheckbox, partOf } from '../../../ui/fields/PartCheckbox';
import { useFormat } from '../../../ui/format/use-format';

type Code = CodeHolder['codes'][number];

interface Shop {
  ec: string;
  name: string;
  codes: readonly Code[];
}

/** Codes by shop, in the order of the codes, which come sorted by shop. */
export function shopsOf(codes: readonly Code[]): Shop[] {
  const shops = new Map<string, Code[]>();
  for (const code of codes) shops.set(code.ec, [...(shops.get(code.ec) ?? []), code]);
  return [...shops].map(([ec, ofShop]) => ({ ec, name: ofShop[0]?.nomefantasia ?? ec, codes: ofShop }));
}

interface TickedCodesProps {
  shop: Shop;
  ticked: ReadonlySet<number>;
  /** Absent: what is ticked cannot be changed now. */
  onTick?: ((ids: readonly number[], on: boolean) => void) | undefined;
}

/** The codes of a person in a shop, to be ticked one by one, or all of them with the shop. */
export function TickedCodes({ shop: { ec, name, codes }, ticked, onTick }: TickedCodesProps) {
  const translate = useTranslate();
  const ids = codes.map(({ operatorCodeId }) => operatorCodeId);
  const on = ids.filter((id) => ticked.has(id)).length;
  const shop = nameAndCode({ key: ec, value: name });
  return (
    <li>
      {codes.length === 1 ? (
        <Typography variant="subtitle2">{shop}</Typography>
      ) : (
        <FormControlLabel
          disabled={onTick === undefined}
          label={
            <Typography variant="subtitle2" component="span">
              {shop}
            </Typography>
          }
          control={
            <PartCheckbox
              size="small"
              part={partOf(on, ids.length)}
              label={translate('codeLife.left.allOf', { shop })}
              onChange={(_event, checked) => onTick?.(ids, checked)}
            />
          }
        />
      )}
      <ul>
        {codes.map((code) => (
          <li key={code.operatorCodeId}>
            <FormControlLabel
              disabled={onTick === undefined}
              label={<CodeText code={code} />}
              control={
                <Checkbox
                  size="small"
                  checked={ticked.has(code.operatorCodeId)}
                  onChange={(_event, checked) => onTick?.([code.operatorCodeId], checked)}
                />
              }
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

function CodeText({ code: { numerocartao, ultimoUso } }: { code: Code }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const used =
    ultimoUso === null
      ? translate('codeLife.left.never')
      : translate('codeLife.left.used', { date: dateTime(ultimoUso).date });
  return <>{`${translate('operatorCodes.code', { tail: numerocartao })} · ${used}`}</>;
}
