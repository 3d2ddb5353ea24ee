import type { Core } from '@strapi/strapi';

import type { IncomingFile } from './check-file';

/** What of Strapi's upload plugin is extended here. */
export interface UploadPlugin {
  services: {
    upload(context: { strapi: Core.Strapi }): UploadService;
    'image-manipulation': ImageManipulation;
  };
  routes: { admin: { routes: { path: string }[] } };
}

/** An account of the admin. */
interface Sender {
  user?: { preferedLanguage?: string | null };
}

export interface UploadService {
  upload(
    request: { data: object; files: IncomingFile | IncomingFile[] },
    sender?: Sender,
  ): Promise<unknown>;
  replace(
    id: number | string,
    request: { data: object; file: IncomingFile },
    sender?: Sender,
  ): Promise<unknown>;
  findOne(id: number | string): Promise<{ ext: string } | null>;
}

interface ImageFile {
  filepath?: string;
  mime?: string;
  tone?: string;
}

export interface ImageManipulation {
  generateThumbnail(file: ImageFile): Promise<ImageFile | null>;
  isFaultyImage(file: ImageFile): Promise<boolean>;
}
