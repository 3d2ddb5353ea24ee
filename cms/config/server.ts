import { environment } from '../src/environment';

export default {
  host: environment.host,
  port: environment.port,
  url: environment.publicUrl,
  // The last address of X-Forwarded-For is the one that the proxy saw; those before it anyone can write.
  proxy: { koa: environment.isPublicOverTls, maxIpsCount: 1 },
  // It would send whoever starts first to a form that only the printed link opens.
  logger: { startup: { enabled: false } },
  app: { keys: environment.secrets.APP_KEYS.split(',') },
  dirs: { public: environment.publicDir },
  // A transfer replaces everything, received messages too, and asks no rule of ours.
  transfer: { remote: { enabled: false } },
};
