import { useSession } from '../../../session/use-session';
import { useBrowserPreference } from '../../../ui/use-browser-preference';

/** The phone number of the person's last work order in this browser, and how to remember another one. */
export function useLastPhone(): [string, (phone: string) => void] {
  const { login } = useSession();
  const [last, keep] = useBrowserPreference(`portal.phone.${login}`);
  return [last ?? '', keep];
}
