import type { OptionsSource } from '../../kit/list/list-filter';
import { useAccountOptions } from '../../network/reports/selections/use-filter-options';

/** The accounts of reports as the options of a filter, inactive ones included: their files stay. */
export const AccountOptions: OptionsSource = ({ children }) => {
  const { options, loading, failed, reload } = useAccountOptions();
  return children({
    options,
    loading,
    failed: failed ? 'reports.filters.failed' : null,
    retry: () => void reload(),
  });
};
