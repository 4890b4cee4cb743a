import { useState } from 'react';
import { getConfig, type PortalConfig } from '../../contract/config';
import { call } from '../portal/client';

/** The state of the dialog with the phone numbers; fetches the configuration again where the page opened without it. */
export function usePhones(initial: PortalConfig | null) {
  const [isOpen, setOpen] = useState(false);
  const [config, setConfig] = useState<PortalConfig | null | 'failed'>(initial);

  function load(): void {
    setConfig(null);
    call(getConfig, {}).then(setConfig, () => setConfig('failed'));
  }

  return {
    open() {
      setOpen(true);
      if (config === null || config === 'failed') load();
    },
    dialog: isOpen ? { config, onRetry: load, onClose: () => setOpen(false) } : null,
  };
}
