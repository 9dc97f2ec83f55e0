import type { Theme } from '@schemas/layout/theme'
import { themeCss } from '@schemas/layout/theme-css'
import { applyOverrides } from '@schemas/layout/theme-overrides'
import type { Site } from '../platform/sites'
import type { ThemePack, Themes } from './themes'

/** A site's appearance: the pack of its homepage slot, with the release's overrides. */
export type Appearance = { pack: ThemePack; theme: Theme; css: string }

const remembered = new WeakMap<Site, Appearance>()

/** The site's appearance, computed once per release. */
export function appearanceOf(site: Site, themes: Themes): Appearance {
  const known = remembered.get(site)
  if (known) return known
  const [pack] = themes.chain(site.theme.homepage)
  if (!pack) throw new Error('There is no default theme.')
  const overrides = site.look?.overrides
  const theme = overrides ? applyOverrides(pack.theme, overrides) : pack.theme
  const appearance = { pack, theme, css: overrides ? themeCss(theme) : pack.css }
  remembered.set(site, appearance)
  return appearance
}
