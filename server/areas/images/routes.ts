import { imageFile } from '../../../contract/files';
import { Images } from '../../engines/images/images';
import type { AppContext } from '../../platform/context';
import { notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';

export function fileRoutes(serve: Serve, { database, config }: AppContext): void {
  const images = new Images(database, config);
  serve(imageFile, async ({ params: { file }, query: { size } }) => {
    const image = await images.read(file, 'news', size === 'card');
    if (image === null) throw notFound();
    return image;
  });
}
