import { toneOf } from './tone';

interface ImageFile {
  filepath?: string;
  tone?: string;
}

interface ImageManipulation {
  generateThumbnail(file: ImageFile): Promise<ImageFile | null>;
}

interface UploadPlugin {
  services: { 'image-manipulation': ImageManipulation };
}

/** The site paints a picture's tone as its placeholder: it needs a name, because its policy forbids inline styles. */
export default function withTone(plugin: UploadPlugin): UploadPlugin {
  const original = plugin.services['image-manipulation'];
  plugin.services['image-manipulation'] = {
    ...original,
    async generateThumbnail(file) {
      const thumbnail = await original.generateThumbnail(file);
      if (thumbnail?.filepath) thumbnail.tone = await toneOf(thumbnail.filepath);
      return thumbnail;
    },
  };
  return plugin;
}
