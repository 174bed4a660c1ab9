# The service as one image: the server by default, `npm run -s lux -- …` for the pipeline.
# A digest for builds that repeat: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:… (content/docs/operations.md has the command).
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /srv/lux
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error && npm cache clean --force
COPY models models
COPY pipeline pipeline
COPY server server
COPY content content
COPY data/reference data/reference
COPY data/sources data/sources
COPY data/contracts data/contracts
COPY data/sample data/sample
COPY scripts scripts
COPY LICENSE DATA-LICENCE.md ./
RUN mkdir /data /backups && chown node:node /data /backups
USER node
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--no-maglev", "server/main.ts"]
