export { marketing } from '../es/marketing';
