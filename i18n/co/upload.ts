export { upload } from '../es/upload';
