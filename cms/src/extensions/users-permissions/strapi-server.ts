interface UsersPlugin {
  contentTypes: { user: { schema: { pluginOptions?: object } } };
}

/** Visitors have no accounts: the editors need not see an empty list of them. */
export default function withoutVisitors(plugin: UsersPlugin): UsersPlugin {
  plugin.contentTypes.user.schema.pluginOptions = { 'content-manager': { visible: false } };
  return plugin;
}
