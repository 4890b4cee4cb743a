export { apiReplies } from '../es/api-replies';
