import { refuseWithReason } from '../../inbox/door';

interface Route {
  path: string;
  config: { policies: unknown[] };
}
interface ContentManager {
  policies: Record<string, unknown>;
  routes: { admin: { routes: Route[] } };
}

const DOOR = 'inboxDoor';
const ENTRIES = /^\/(collection|single)-types\/:model/;

/** Whoever tries to alter a received message is told why not. */
export default function withInboxDoor(plugin: ContentManager): ContentManager {
  plugin.policies[DOOR] = refuseWithReason;
  for (const { path, config } of plugin.routes.admin.routes) {
    if (!ENTRIES.test(path)) continue;
    const [authenticated, ...permissions] = config.policies;
    config.policies = [authenticated, `plugin::content-manager.${DOOR}`, ...permissions];
  }
  return plugin;
}
