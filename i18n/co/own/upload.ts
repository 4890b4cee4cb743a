export { upload } from '../../es/own/upload';
