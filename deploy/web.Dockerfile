# The site. Build from the repository's root: docker build -f deploy/web.Dockerfile .
# Packages run no scripts when they are installed: what one of them would compile is SQLite, and
# with more than one node there is PostgreSQL.

FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY web/package.json web/
RUN npm ci --ignore-scripts --workspace web
COPY tsconfig.base.json ./
COPY web web
RUN npm run build --workspace web

FROM node:22-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY web/package.json web/
RUN npm ci --ignore-scripts --omit=dev --workspace web

FROM node:22-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# These keep memory small, as npm start does: scripts/lib/settings.ts says why.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN mkdir --mode=700 /data && chown node:node /data
COPY --from=packages /app ./
COPY --from=build /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=128", "web/dist/server/entry.server.js"]
