import { pickText } from '@schemas/layout/pick-text'
import { publicTokenOf } from '../auth/public-token'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'

/** A site's configuration as `getHost` returns it. */
export function describeHost(site: Site, themes: Themes) {
  const pack = themes.get(site.theme.homepage)
  return {
    siteName: pickText(site.name, site.space.locales[0] ?? 'th'),
    // The address changes with the icon: browsers cache icons for long.
    siteFavicon: site.favicon
      ? `/favicon.png?icon=${site.favicon}`
      : `/favicon.svg?theme=${pack?.theme.name ?? 'default'}`,
    key: site.publicKey,
    publicToken: publicTokenOf(site),
    spaceId: site.space.id,
    ...(site.clusterId ? { clusterId: site.clusterId } : {}),
    theme: site.theme,
  }
}
