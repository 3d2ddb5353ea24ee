import { checkEveryFile, fetchNothing, readNothingTwice } from '../../uploads/guard';
import type { UploadPlugin } from '../../uploads/upload-plugin';
import { toneOf } from './tone';

/** The site paints a picture's tone as its placeholder: it needs a name, because its policy forbids inline styles. */
function nameTones(plugin: UploadPlugin): void {
  const original = plugin.services['image-manipulation'];
  plugin.services['image-manipulation'] = {
    ...original,
    async generateThumbnail(file) {
      const thumbnail = await original.generateThumbnail(file);
      if (thumbnail?.filepath) thumbnail.tone = await toneOf(thumbnail.filepath);
      return thumbnail;
    },
  };
}

export default function extendUploads(plugin: UploadPlugin): UploadPlugin {
  nameTones(plugin);
  checkEveryFile(plugin);
  readNothingTwice(plugin);
  fetchNothing(plugin);
  return plugin;
}
