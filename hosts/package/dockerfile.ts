import type { StoreId } from '../../stores/types.ts';

/** Contains Node and what it needs, no shell, and a user without rights (https://github.com/GoogleContainerTools/distroless). */
const base = 'gcr.io/distroless/nodejs24-debian13:nonroot';
const node = '/nodejs/bin/node';

/**
 * The `Dockerfile` of a package for a Node host. Its container needs no shell, no user with rights, and no file system to
 * write to but `/tmp`, where pictures are kept until it ends. The settings are given to the container when it is started.
 */
export const dockerfileFor = (
  store: StoreId,
  buildId: string | null,
): string => `# The Node host of the storefront ${store}. Written by npm run package; do not edit.
# docker build --tag storefront-${store} .
# docker run --read-only --tmpfs /tmp --publish 8000:8000 --env-file ${store}.env storefront-${store}

FROM ${base} AS packed
WORKDIR /shop
COPY . .
# Ends the build if the package was made for another kind of machine: sharp contains machine code.
RUN ["${node}", "-e", "require('sharp')"]

FROM ${base}
WORKDIR /shop
# What seldom changes comes first, so that a new build of the pages is the only new layer.
COPY --from=packed /shop/node_modules node_modules
COPY --from=packed /shop/brands brands
COPY --from=packed /shop/locales locales
COPY --from=packed /shop/server server
COPY --from=packed /shop/dist dist
ENV NODE_ENV=production
ENV STORE=${store}
${buildId === null ? '' : `ENV BUILD_ID=${JSON.stringify(buildId)}\n`}ENV HOST=0.0.0.0
ENV PORT=8000
ENV PICTURE_CACHE=/tmp/pictures
EXPOSE 8000
# As a number, because Kubernetes' runAsNonRoot knows no names.
USER 65532:65532
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["${node}", "server/health-check.mjs"]
ENTRYPOINT ["${node}"]
CMD ["server/server.mjs"]
`;
