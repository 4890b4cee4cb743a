import { getManual, MANUAL_MEDIA_TYPE, manualFileName, manualsOf } from '../../../contract/help';
import { forbidden } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { manual } from './manual';

export function helpRoutes(serve: Serve): void {
  serve(getManual, async ({ params: { type }, principal, language }) => {
    if (!manualsOf(principal).includes(type)) throw forbidden();
    async function* pieces() {
      yield await manual(type, language);
    }
    return { name: manualFileName(type), mediaType: MANUAL_MEDIA_TYPE, pieces: pieces() };
  });
}
