# The content service. Build from the repository's root: docker build -f deploy/cms.Dockerfile .
# Packages run no scripts when they are installed: what one of them would compile is SQLite, and
# with more than one node there is PostgreSQL.

FROM node:22-slim AS build
WORKDIR /app
COPY cms/package.json cms/package-lock.json cms/.npmrc ./
RUN npm ci --ignore-scripts
COPY cms ./
# Strapi reads its whole configuration to build the admin. Nothing of these values is kept.
RUN NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true DATA_DIR=/tmp/data \
  APP_KEYS=build API_TOKEN_SALT=build ADMIN_JWT_SECRET=build TRANSFER_TOKEN_SALT=build \
  JWT_SECRET=build ENCRYPTION_KEY=build CONTENT_TOKEN=build INBOX_TOKEN=build \
  HOOK_SECRET=build PREVIEW_SECRET=build \
  npm run build

FROM node:22-slim
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true PORT=1337 DATA_DIR=/data
# Of itself it listens on 127.0.0.1 only, which in a container nobody reaches.
ENV HOST=0.0.0.0
# These keep memory small, as npm start does: scripts/lib/settings.ts says why.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN mkdir -p /data/public/uploads && chmod -R go= /data && chown -R node:node /data
# Strapi makes this folder when it starts, and its user may not.
RUN mkdir -p database/migrations && chown -R node:node database
# All of them: what builds the admin is part of what Strapi needs to run.
COPY --from=build /app/node_modules node_modules
COPY cms/package.json cms/tsconfig.json cms/favicon.ico ./
COPY cms/seed/content seed/content
COPY cms/seed/media seed/media
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 1337
HEALTHCHECK --interval=5s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/_health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=320", "dist/src/start.js"]
