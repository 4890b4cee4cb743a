import { imageFile } from '../../../contract/files';
import type { AppContext } from '../../platform/context';
import { notFound } from '../../platform/http/http-error';
import type { Serve } from '../../platform/http/serve';
import { imageOf } from './images';

export function fileRoutes(serve: Serve, { database: { db } }: AppContext): void {
  serve(imageFile, async ({ params: { file } }) => {
    const image = await imageOf(db, file);
    if (image === null) throw notFound();
    return image;
  });
}
