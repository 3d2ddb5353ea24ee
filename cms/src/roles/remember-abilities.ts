import type { Core } from '@strapi/strapi';

interface User {
  id: number;
  roles: { id: number }[];
}

/** What somebody may do, as Strapi asks it at each request. */
type Ability = object;

interface Engine {
  generateUserAbility(user: User): Promise<Ability>;
}

interface Remembered {
  /** The permissions, as they were before the ability was made from them. */
  version: string;
  ability: Ability;
}

/** People at work at the same time. For more than these, some abilities are made anew. */
const MOST = 100;

/**
 * Strapi makes what somebody may do from some hundred permissions, at every request of the admin:
 * 50 ms in which the content service does nothing else. Here it is made once, and again when any
 * permission has changed since, which one short question tells at every request: also of what
 * another node has changed.
 */
export function rememberAbilities(strapi: Core.Strapi): void {
  const engine: Engine = strapi.service('admin::permission').engine;
  const make = engine.generateUserAbility.bind(engine);
  const remembered = new Map<string, Remembered>();

  engine.generateUserAbility = async (user) => {
    const version = await versionOfPermissions(strapi);
    const key = keyOf(user);
    const known = remembered.get(key);
    remembered.delete(key);
    const ability = known?.version === version ? known.ability : await make(user);
    // Whoever came last stands last.
    remembered.set(key, { version, ability });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
    return ability;
  };
}

/** Conditions look at who somebody is and at their roles, at nothing else of them. */
const keyOf = ({ id, roles }: User) => JSON.stringify([id, ...roles.map((role) => role.id).sort()]);

interface Figures {
  count: number | string;
  last: number | null;
  changed: number | Date | null;
}

/** Strapi adds permissions and removes them; a start of ours may widen some, which moves their date. */
async function versionOfPermissions(strapi: Core.Strapi): Promise<string> {
  const [figures]: Figures[] = await strapi.db
    .getConnection(strapi.db.metadata.get('admin::permission').tableName)
    .count({ count: '*' })
    .max({ last: 'id' })
    .max({ changed: 'updated_at' });
  const { count = 0, last = null, changed = null } = figures ?? {};
  return [count, last, changed && new Date(changed).getTime()].join();
}
