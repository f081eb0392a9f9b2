#!/usr/bin/env bash
# deploy.sh deploy | roll-back: puts the package of a storefront online, or what was online before. Part of deploy-storefronts.yml.
#
# STORE, DEPLOY_HOST, DEPLOY_ENVIRONMENT (production, staging, …), DEPLOY_ALIAS (empty for what visitors see), and for
#   netlify:     NETLIFY_AUTH_TOKEN, NETLIFY_SITE_ID
#   cloudflare:  CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_SUBDOMAIN (of workers.dev, for previews)
#   node:        REGISTRY, REGISTRY_USER, REGISTRY_TOKEN, and ROLLOUT_COMMAND, which gets IMAGE and STORE
set -euo pipefail

netlify() { npx --yes netlify-cli@27.10.2 "$@"; }
wrangler() { npx --yes wrangler@4.164.0 "$@"; }
say() { echo "$1=$2" >> "$GITHUB_OUTPUT"; }

package="dist/packages/$STORE-$DEPLOY_HOST"

# What is deployed for staging never takes the place of what visitors see, even in the same account.
name="storefront-$STORE"
if [ "$DEPLOY_ENVIRONMENT" != production ]; then name="$name-$DEPLOY_ENVIRONMENT"; fi

case "$1 $DEPLOY_HOST" in
  'deploy netlify')
    # Assigned first: an error within the arguments of a command ends nothing.
    previous="$(netlify api getSite --data "{\"site_id\":\"$NETLIFY_SITE_ID\"}" | jq --raw-output '.published_deploy.id // ""')"
    say previous "$previous"
    cd "$package"
    if [ -n "$DEPLOY_ALIAS" ]; then
      origin="$(netlify deploy --no-build --json --alias "$DEPLOY_ALIAS" | jq --exit-status --raw-output .deploy_url)"
      say origin "$origin"
    else
      netlify deploy --no-build --prod
    fi
    ;;
  'roll-back netlify')
    netlify api restoreSiteDeploy --data "{\"site_id\":\"$NETLIFY_SITE_ID\",\"deploy_id\":\"$PREVIOUS\"}"
    ;;

  'deploy cloudflare')
    cd "$package"
    if [ -n "$DEPLOY_ALIAS" ]; then
      # Known before it exists, so that the shop API accepts it.
      origin="https://$DEPLOY_ALIAS-$name.$CLOUDFLARE_SUBDOMAIN.workers.dev"
      wrangler versions upload --name "$name" --preview-alias "$DEPLOY_ALIAS" --var "SITE_ORIGIN:$origin" --var "BRANCH:$BRANCH"
      say origin "$origin"
    else
      wrangler deploy --name "$name" --var "BRANCH:$BRANCH"
    fi
    ;;
  'roll-back cloudflare')
    cd "$package"
    wrangler rollback --name "$name" --message 'The probe failed.' --yes
    ;;

  'deploy node')
    if [ -n "$DEPLOY_ALIAS" ]; then
      echo 'A Node host has no previews.' >&2
      exit 1
    fi
    image="$REGISTRY/$name"
    docker login --username "$REGISTRY_USER" --password-stdin "${REGISTRY%%/*}" <<< "$REGISTRY_TOKEN"
    docker pull --quiet "$image:current" && say previous "$(docker inspect --format '{{index .RepoDigests 0}}' "$image:current")"
    docker build --tag "$image:$GITHUB_SHA" --tag "$image:current" "$package"
    docker push --all-tags "$image"
    IMAGE="$image:$GITHUB_SHA" bash -c "$ROLLOUT_COMMAND"
    ;;
  'roll-back node')
    docker tag "$PREVIOUS" "$REGISTRY/$name:current"
    docker push "$REGISTRY/$name:current"
    IMAGE="$PREVIOUS" bash -c "$ROLLOUT_COMMAND"
    ;;

  *)
    echo "Set the variable DEPLOY_HOST to netlify, cloudflare, or node; it is \"$DEPLOY_HOST\"." >&2
    exit 1
    ;;
esac
