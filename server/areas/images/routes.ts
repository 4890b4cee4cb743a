import { imageFile } from '../../../contract/files';
import { notFound } from '../../platform/http/refusal';
import type { Serve } from '../../platform/http/serve';
import type { Portal } from '../../platform/portal';
import { imageOf } from './images';

export function fileRoutes(serve: Serve, { database: { db } }: Portal): void {
  serve(imageFile, async ({ params: { file } }) => {
    const image = await imageOf(db, file);
    if (image === null) throw notFound();
    return image;
  });
}
