import { pickText } from '@schemas/layout/text'
import { publicTokenOf } from '../auth/public-token'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'

/** A site's configuration as `getHost` gives it. */
export function describeHost(site: Site, themes: Themes) {
  const pack = themes.get(site.theme.homepage)
  return {
    siteName: pickText(site.name, site.space.locales[0] ?? 'th'),
    // The address differs with the icon: browsers keep one for long.
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
