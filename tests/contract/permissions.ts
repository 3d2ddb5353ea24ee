import type { Editor } from './editor.ts';

interface Role {
  id: number;
  name: string;
}

interface Account {
  id: number;
  roles: Role[];
}

export interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
}

const addressOf = (role: number) => `admin/roles/${role}/permissions`;

export async function rolesNow(admin: Editor): Promise<Role[]> {
  return (await admin.send<{ data: Role[] }>('GET', 'admin/roles')).body.data;
}

async function idOf(admin: Editor, name: string): Promise<number> {
  const role = (await rolesNow(admin)).find((each) => each.name === name);
  if (!role) throw new Error(`There is no role “${name}”.`);
  return role.id;
}

export async function permissionsOf(admin: Editor, name: string): Promise<Permission[]> {
  const address = addressOf(await idOf(admin, name));
  const { body } = await admin.send<{ data: Permission[] }>('GET', address);
  return body.data.map(({ action, subject, properties, conditions }) => ({
    action,
    subject,
    properties,
    conditions,
  }));
}

/** Replaces all that a role may do. */
export async function setPermissions(
  admin: Editor,
  name: string,
  permissions: Permission[],
): Promise<void> {
  const address = addressOf(await idOf(admin, name));
  const { status } = await admin.send('PUT', address, { permissions });
  if (status !== 200) throw new Error(`The permissions were not taken: ${status}.`);
}

/** A role of the administrators' own. */
export async function addRole(
  admin: Editor,
  name: string,
  permissions: Permission[],
): Promise<void> {
  await admin.send('POST', 'admin/roles', { name, description: '' });
  await setPermissions(admin, name, permissions);
}

/** A role and whoever has it: one that somebody has cannot be deleted. */
export async function deleteRole(admin: Editor, name: string): Promise<void> {
  const { body: users } = await admin.send<{ data: { results: Account[] } }>(
    'GET',
    'admin/users?pageSize=100',
  );
  const theirs = users.data.results.filter(({ roles }) => roles.some((role) => role.name === name));
  for (const { id } of theirs) await admin.send('DELETE', `admin/users/${id}`);
  const { status } = await admin.send('DELETE', `admin/roles/${await idOf(admin, name)}`);
  if (status !== 200) throw new Error(`The role was not deleted: ${status}.`);
}
