import { imageFile } from '../../../contract/files';
import type { AppContext } from '../../platform/context';
import { notFound } from '../../platform/http/http-error';
import type { Serve } from '../../platform/http/serve';
import { Images } from '../../platform/images/images';

export function fileRoutes(serve: Serve, { database, config }: AppContext): void {
  const images = new Images(database, config);
  serve(imageFile, async ({ params: { file }, query: { size } }) => {
    const image = await images.read(file, 'news', size === 'card');
    if (image === null) throw notFound();
    return image;
  });
}
