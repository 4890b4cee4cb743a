import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { nameOperatorCodes } from '../../../../contract/code-life';
import { nameProblem } from '../../../../contract/operator-code-rules';
import { getOperatorCode } from '../../../../contract/operator-codes';
import { call } from '../../../portal/client';
import { PortalError } from '../../../ui/failure/portal-error';
import type { MadeCodes } from '../new-codes';

/** Values by the id of the code. */
type ByCode<Value> = Readonly<Record<number, Value>>;

/** The version of a new code. */
const FRESH = 1;

/**
 * The names of a batch of new codes. If another person has named one of them meanwhile, the field shows that name, and
 * saving again replaces it.
 * @param onSaved called when the names are saved
 */
export function useNaming(codes: MadeCodes['codes'], onSaved: () => void) {
  const translate = useTranslate();
  const [names, setNames] = useState<ByCode<string>>({});
  const [faults, setFaults] = useState<ByCode<string>>({});
  const [versions, setVersions] = useState<ByCode<number>>({});
  const nameOf = (id: number) => names[id] ?? '';
  const ids = codes.map(({ operatorCodeId }) => operatorCodeId);
  const named = ids.filter((id) => nameOf(id).trim() !== '');

  const overtaken = async (refused: ByCode<string>): Promise<ByCode<string>> => {
    const stored = await Promise.all(
      Object.keys(refused).map((id) => call(getOperatorCode, { params: { id: Number(id) } })),
    );
    setVersions({
      ...versions,
      ...Object.fromEntries(stored.map(({ operatorCodeId, version }) => [operatorCodeId, version])),
    });
    return Object.fromEntries(
      stored.map(({ operatorCodeId, name }) => [
        operatorCodeId,
        translate('codeLife.names.overtaken', { name }),
      ]),
    );
  };

  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(nameOperatorCodes, {
        body: {
          codes: named.map((id) => ({
            operatorCodeId: id,
            name: nameOf(id).trim(),
            version: versions[id] ?? FRESH,
          })),
        },
      }),
    onSuccess: onSaved,
    onError: async (failure) => {
      if (!(failure instanceof PortalError)) return;
      const refused = faultsOf(failure, named);
      setFaults(failure.status === 409 ? await overtaken(refused).catch(() => refused) : refused);
    },
  });

  return {
    nameOf,
    /** Whether a name was typed. */
    typed: named.length > 0,
    faults,
    busy: isPending,
    failed: error,
    type: (id: number, name: string) => setNames({ ...names, [id]: name }),
    save: () => {
      if (isPending) return;
      const wrong = named.flatMap((id) => {
        const problem = nameProblem(nameOf(id));
        return problem === null ? [] : [[id, translate(`operatorCodes.problems.${problem}`)] as const];
      });
      const none = ids.slice(0, 1).map((id) => [id, translate('codeLife.names.empty')] as const);
      const found = named.length === 0 ? none : wrong;
      setFaults(Object.fromEntries(found));
      if (found.length === 0) mutate();
    },
  };
}

/** The server's refusals, which name the codes by their position in the call. */
function faultsOf({ fields }: PortalError, named: readonly number[]): ByCode<string> {
  return Object.fromEntries(
    named.flatMap((id, place) => {
      const fault = fields[`codes.${place}.name`];
      return fault === undefined ? [] : [[id, fault]];
    }),
  );
}
