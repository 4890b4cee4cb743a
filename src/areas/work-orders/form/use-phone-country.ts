import type { PhoneCountry } from '../../../../contract/phone-countries';
import { useDeployment } from '../../../ui/format/deployment';

/** The country whose phone numbers are typed without its code. */
export function usePhoneCountry(): PhoneCountry {
  return useDeployment()?.phoneCountry ?? 'BR';
}
