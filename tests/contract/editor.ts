import { inject } from 'vitest';
import type { ContentService } from './content-service.ts';

type Account = Pick<ContentService, 'url' | 'adminEmail' | 'adminPassword'>;

interface Refusal {
  error: { status: number; message: string; details: { errors?: { path: string[] }[] } };
}

interface Stored {
  data: { id: number; documentId: string; slug?: string };
}

export interface EditorAnswer {
  status: number;
  body: Stored & Refusal;
}

/** What an editor does in the admin, by the calls that the admin makes. */
export class Editor {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async signIn(service: Account = inject('service')): Promise<Editor> {
    const { url, adminEmail, adminPassword } = service;
    const response = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: adminEmail, password: adminPassword }),
    });
    const { data } = (await response.json()) as { data: { token: string } };
    return new Editor(url, data.token);
  }

  create(uid: string, locale: string, fields: object): Promise<EditorAnswer> {
    return this.send('POST', `content-manager/collection-types/${uid}?locale=${locale}`, fields);
  }

  publish(uid: string, locale: string, fields: object): Promise<EditorAnswer> {
    return this.send(
      'POST',
      `content-manager/collection-types/${uid}/actions/publish?locale=${locale}`,
      fields,
    );
  }

  async remove(uid: string, { body }: EditorAnswer): Promise<void> {
    const { documentId } = body.data;
    await this.send('DELETE', `content-manager/collection-types/${uid}/${documentId}?locale=*`);
  }

  async upload(name: string, content: Uint8Array, fileInfo: object): Promise<UploadedFile> {
    const form = new FormData();
    form.append('files', new Blob([content as BlobPart], { type: 'image/webp' }), name);
    form.append('fileInfo', JSON.stringify({ name, ...fileInfo }));
    const response = await fetch(`${this.url}/upload`, {
      method: 'POST',
      headers: this.headers,
      body: form,
    });
    const [file] = (await response.json()) as UploadedFile[];
    if (!file) throw new Error('The file was not taken.');
    return file;
  }

  /** As the media library saves a file's texts. */
  async describe(id: number, fileInfo: object): Promise<EditorAnswer> {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify(fileInfo));
    const response = await fetch(`${this.url}/upload?id=${id}`, {
      method: 'POST',
      headers: this.headers,
      body: form,
    });
    return { status: response.status, body: await response.json() };
  }

  async removeFile(id: number): Promise<number> {
    return (await this.send('DELETE', `upload/files/${id}`)).status;
  }

  private get headers() {
    return { Authorization: `Bearer ${this.token}` };
  }

  private async send(method: string, path: string, fields?: object): Promise<EditorAnswer> {
    const response = await fetch(`${this.url}/${path}`, {
      method,
      headers: { ...this.headers, 'Content-Type': 'application/json' },
      ...(fields && { body: JSON.stringify(fields) }),
    });
    return { status: response.status, body: await response.json() };
  }
}

export interface UploadedFile {
  id: number;
  url: string;
  formats: Record<string, { url: string; tone?: string }>;
}
