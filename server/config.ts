import { areaSettings } from './areas/settings';
import { imageSettings } from './engines/images/settings';
import { type Config, configOf } from './platform/config';
import { retentionSettings } from './platform/retention/settings';

/**
 * Reads the environment once: the settings of the platform, and those that engines and areas bring.
 * @throws ConfigError that names every variable that is wrong, and why
 */
export const readConfig = (variables: NodeJS.ProcessEnv): Config =>
  configOf(variables, [imageSettings, retentionSettings, ...areaSettings]);
