export { multiSelect } from '../es/multi-select';
