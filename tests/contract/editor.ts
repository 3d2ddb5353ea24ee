import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ContentService } from './content-service.ts';

type Account = Pick<ContentService, 'url' | 'adminEmail' | 'adminPassword'>;

interface Refusal {
  error: { status: number; message: string; details: { errors?: { path: string[] }[] } };
}

interface Stored {
  data: { id: number; documentId: string; slug?: string; [field: string]: unknown };
}

interface Role {
  id: number;
  name: string;
}

export interface EditorAnswer {
  status: number;
  body: Stored & Refusal;
}

/** Strapi lets an account sign in five times in five minutes. */
export async function tokenOf({ url, adminEmail, adminPassword }: Account): Promise<string> {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** What an editor does in the admin, by the calls that the admin makes. */
export class Editor {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** As the administrator of the shared service, or with another account. */
  static async signIn(account?: Account): Promise<Editor> {
    if (!account) return new Editor(inject('service').url, inject('adminToken'));
    return new Editor(account.url, await tokenOf(account));
  }

  /** Somebody who has signed in already, elsewhere. */
  static withToken(url: string, token: string): Editor {
    return new Editor(url, token);
  }

  /** Somebody new, to whom this administrator gives roles. */
  async invite(...roleNames: string[]): Promise<Editor> {
    return Editor.signIn(await this.account(...roleNames));
  }

  /** The same, not yet signed in. */
  async account(...roleNames: string[]): Promise<Account> {
    const { body } = await this.send<{ data: Role[] }>('GET', 'admin/roles');
    const roles = body.data.filter(({ name }) => roleNames.includes(name));
    if (roles.length !== roleNames.length) throw new Error(`There is no role “${roleNames}”.`);

    const adminEmail = `${randomUUID()}@salve.example`;
    const adminPassword = `Aa1-${randomUUID()}`;
    const { body: invited } = await this.send<{ data: { registrationToken: string } }>(
      'POST',
      'admin/users',
      { firstname: 'Ada', email: adminEmail, roles: roles.map(({ id }) => id) },
    );
    await this.send('POST', 'admin/register', {
      registrationToken: invited.data.registrationToken,
      userInfo: { firstname: 'Ada', password: adminPassword },
    });
    return { url: this.url, adminEmail, adminPassword };
  }

  create(uid: string, locale: string, fields: object): Promise<EditorAnswer> {
    return this.send('POST', `content-manager/collection-types/${uid}?locale=${locale}`, fields);
  }

  update(uid: string, id: string, locale: string, fields: object): Promise<EditorAnswer> {
    return this.send(
      'PUT',
      `content-manager/collection-types/${uid}/${id}?locale=${locale}`,
      fields,
    );
  }

  /** A page of the site: there is one of each. */
  updatePage(uid: string, locale: string, fields: object): Promise<EditorAnswer> {
    return this.send('PUT', `content-manager/single-types/${uid}?locale=${locale}`, fields);
  }

  publishPage(uid: string, locale: string, fields: object): Promise<EditorAnswer> {
    return this.send(
      'POST',
      `content-manager/single-types/${uid}/actions/publish?locale=${locale}`,
      fields,
    );
  }

  read(uid: string, id: string, locale: string, status = 'draft'): Promise<EditorAnswer> {
    return this.send(
      'GET',
      `content-manager/collection-types/${uid}/${id}?locale=${locale}&status=${status}`,
    );
  }

  publish(uid: string, locale: string, fields: object): Promise<EditorAnswer> {
    return this.send(
      'POST',
      `content-manager/collection-types/${uid}/actions/publish?locale=${locale}`,
      fields,
    );
  }

  /** Saves an entry that exists and publishes it. */
  republish(uid: string, id: string, locale: string, fields: object): Promise<EditorAnswer> {
    return this.send(
      'POST',
      `content-manager/collection-types/${uid}/${id}/actions/publish?locale=${locale}`,
      fields,
    );
  }

  unpublish(uid: string, id: string, locale: string): Promise<EditorAnswer> {
    return this.send(
      'POST',
      `content-manager/collection-types/${uid}/${id}/actions/unpublish?locale=${locale}`,
      {},
    );
  }

  /** What the admin's preview button leads to; undefined where there is no button. */
  async previewLink(uid: string, query: Record<string, string>): Promise<string | undefined> {
    const address = `${this.url}/content-manager/preview/url/${uid}?${new URLSearchParams(query)}`;
    const response = await fetch(address, { headers: this.headers });
    if (response.status === 204) return undefined;
    const { data } = (await response.json()) as { data?: { url?: string } };
    if (!data?.url) throw new Error(`No link: ${response.status}.`);
    return data.url;
  }

  async remove(uid: string, { body }: EditorAnswer): Promise<void> {
    const { documentId } = body.data;
    await this.send('DELETE', `content-manager/collection-types/${uid}/${documentId}?locale=*`);
  }

  async upload(name: string, content: Uint8Array, fileInfo: object): Promise<UploadedFile> {
    const response = await this.tryUpload(name, content, fileInfo);
    const [file] = (await response.json()) as UploadedFile[];
    if (!file) throw new Error('The file was not taken.');
    return file;
  }

  tryUpload(
    name: string,
    content: Uint8Array,
    fileInfo: object = {},
    type = 'image/webp',
  ): Promise<Response> {
    return this.sendFile('upload', { name, content, type }, fileInfo);
  }

  /** Puts another file in the place of one that the library has. */
  replaceFile(id: number, file: SentFile): Promise<Response> {
    return this.sendFile(`upload?id=${id}`, file);
  }

  /** A file, to any route that takes one. */
  sendFile(path: string, file: SentFile, fileInfo: object = {}): Promise<Response> {
    const { name, content, type } = file;
    const form = new FormData();
    form.append('files', new Blob([content as BlobPart], { type }), name);
    form.append('fileInfo', JSON.stringify({ name, ...fileInfo }));
    return fetch(`${this.url}/${path}`, { method: 'POST', headers: this.headers, body: form });
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

  /** Any other call of the admin. */
  async send<Body = EditorAnswer['body']>(
    method: string,
    path: string,
    fields?: object,
  ): Promise<{ status: number; body: Body }> {
    const response = await fetch(`${this.url}/${path}`, {
      method,
      headers: { ...this.headers, 'Content-Type': 'application/json' },
      ...(fields && { body: JSON.stringify(fields) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }
}

interface SentFile {
  name: string;
  content: Uint8Array;
  /** What the sender says it is. */
  type: string;
}

export interface UploadedFile {
  id: number;
  url: string;
  formats: Record<string, { url: string; tone?: string }>;
}
