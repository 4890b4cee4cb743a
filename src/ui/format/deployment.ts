import { createContext, useContext } from 'react';
import type { PortalConfig } from '../../../contract/config';

/** The deployment's values, given by the frame once the server has said them. */
export const DeploymentContext = createContext<PortalConfig | undefined>(undefined);

/** The deployment's values, or `undefined` outside of the frame, where they are not known yet. */
export const useDeployment = (): PortalConfig | undefined => useContext(DeploymentContext);
