import { environment } from '../src/environment';

export default {
  host: environment.host,
  port: environment.port,
  url: environment.publicUrl,
  app: { keys: environment.secrets.APP_KEYS.split(',') },
  dirs: { public: environment.publicDir },
};
