import type { OperatorCodeSort } from '../../../contract/operator-codes';
import { MomentText } from '../../kit/history/MomentText';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { StatusMark } from '../../kit/StatusMark';
import { nameAndCode } from '../../network/establishments/name-and-code';
import type { CodeRecord } from './code';
import { EditCodeLink } from './EditCodeLink';
import { HandoverButton } from './life/HandoverButton';

const column = columnsWith<CodeRecord, OperatorCodeSort | 'fim' | 'ultimoUso' | 'operatorCodeId'>(
  'operatorCodes',
);

/** OPC-03: establishment, operator, code, status, actions; the other columns are hidden at first. */
export const columns = [
  column('ec', '34%', ({ ec, nomefantasia }) => nameAndCode({ key: ec, value: nomefantasia })),
  column('name', '32%', ({ name }) => name, { names: true }),
  column('numerocartao', '12%', ({ numerocartao }) => numerocartao, { className: 'terse' }),
  column('status', '12%', ({ status }) => <StatusMark active={status} />),
  column('inicio', '16%', ({ inicio }) => <CodeMoment at={inicio} />, { yields: 4 }),
  column('fim', '16%', ({ fim }) => <CodeMoment at={fim} />, { fixed: true, yields: 3 }),
  column('ultimoUso', '16%', ({ ultimoUso }) => <CodeMoment at={ultimoUso} />, { fixed: true, yields: 2 }),
  column('operatorCodeId', '10%', ({ operatorCodeId }) => operatorCodeId, { fixed: true, yields: 1 }),
  actionsColumn<CodeRecord>((code) => (
    <>
      <HandoverButton code={code} />
      <EditCodeLink code={code} />
    </>
  )),
];
export const hiddenAtFirst = ['inicio', 'fim', 'ultimoUso', 'operatorCodeId'] as const;

/** The time at which a code began or ended; empty where it has no end. */
function CodeMoment({ at }: { at: string | null }) {
  return at !== null && <MomentText at={at} />;
}
