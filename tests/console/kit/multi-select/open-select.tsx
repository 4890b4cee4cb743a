import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { vi } from 'vitest';
import { loadCatalogue } from '../../../../i18n';
import type { Choice } from '../../../../src/kit/multi-select/choice';
import { MultiSelect } from '../../../../src/kit/multi-select/MultiSelect';
import { speakerOf } from '../../../../src/shell/language/i18n-provider';

/** "All", and five thousand stores. */
const stores: Choice[] = [
  { key: '*', value: '*' },
  ...Array.from({ length: 5000 }, (_, index) => ({ key: `${index + 1}`, value: `Loja São ${index + 1}` })),
];

interface Options {
  options?: readonly Choice[];
  codes?: boolean;
  disabledReason?: string;
}

/** A multi-select called "Stores" in a form of its own, in English. */
export async function openSelect(
  chosen: string[] = [],
  { options = stores, codes = true, disabledReason }: Options = {},
) {
  const onSubmit = vi.fn();
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(chosen);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <MultiSelect
          label="Stores"
          options={options}
          codes={codes}
          value={value}
          disabledReason={disabledReason}
          onChange={(keys) => {
            onChange(keys);
            setValue(keys);
          }}
        />
        <button type="reset" onClick={() => setValue([])}>
          Clear
        </button>
        <button type="submit">Send</button>
      </form>
    );
  }
  const provider = speakerOf('en', await loadCatalogue('en')).i18nProvider;
  render(
    <I18nContextProvider value={provider}>
      <Form />
    </I18nContextProvider>,
  );
  return {
    person: userEvent.setup({ delay: null }),
    onChange,
    onSubmit,
    box: screen.getByRole('combobox', { name: 'Stores' }),
  };
}
