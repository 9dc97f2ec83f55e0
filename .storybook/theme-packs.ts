import type { ClientBuild } from '@gateway/http/client-build'
import type { AssetMeta, FontFile } from '@gateway/themes/theme-files'
import type { ThemePack, Themes } from '@gateway/themes/themes'
import { themeAssets } from '@registry/assets'
import { themeFields } from '@schemas/layout/theme'
import { themeCss } from '@schemas/layout/theme-css'

const themeJson = import.meta.glob<unknown>('/themes/*/theme.json', { eager: true, import: 'default' })
const assetJson = import.meta.glob<Record<string, AssetMeta>>('/themes/*/assets/assets.json', {
  eager: true,
  import: 'default',
})
const fontJson = import.meta.glob<FontFile>('/themes/*/assets/fonts.json', { eager: true, import: 'default' })

const nameOf = (file: string) => file.split('/')[2] ?? ''
const packs = new Map<string, ThemePack>(
  Object.entries(themeJson).map(([file, json]) => {
    const theme = themeFields.parse(json)
    const name = nameOf(file)
    return [
      name,
      {
        theme,
        css: themeCss(theme),
        slots: new Map(),
        pages: new Map(),
        templates: [],
        readyMade: [],
        assets: assetJson[`/themes/${name}/assets/assets.json`] ?? {},
        fonts: fontJson[`/themes/${name}/assets/fonts.json`] ?? { faces: [], fallbacks: [] },
      },
    ]
  }),
)

/** The packs' themes as the gateway would read them, without their pages. */
export const themes: Themes = {
  get: (name) => packs.get(name),
  names: () => [...packs.keys()],
  chain: (name) => [...new Set([packs.get(name), packs.get('default')])].filter((pack) => pack !== undefined),
  slot: () => undefined,
  page: () => undefined,
  patterns: () => [],
  templates: () => [],
  readyMade: () => [],
  problems: [],
}

/** Addresses of the packs' files in this Storybook. */
export const build: ClientBuild = {
  id: 'storybook',
  builtAt: '',
  folder: '',
  entry: '',
  editor: { entry: '', styles: [], blockStyles: [], later: [], scriptsFor: () => [] },
  canvasStyles: { name: '', css: '' },
  asset: (source) => themeAssets[`/${source}`],
  filesFor: () => ({ scripts: [], styles: [] }),
  laterFor: () => [],
}
