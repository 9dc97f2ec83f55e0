import { demoElement } from 'virtual:demo-element'

/** As raw text, so that an invalid JSON file breaks only itself and not the build. */
const files = import.meta.glob<string>(
  [
    '/themes/*/*.json',
    '/themes/*/pages/**/*.json',
    '/themes/*/templates/*.json',
    '/themes/*/patterns/*.json',
    '/themes/*/assets/*.json',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** The files of all packs, and the page of every block, which the build makes. */
export const themeFiles: Record<string, string> = { ...files, '/themes/default/pages/demo/element.json': demoElement }

/** Demo sites: the template content of a pack's sites. */
export const siteFiles = import.meta.glob<string>('/themes/*/site/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export type AssetMeta =
  | {
      kind: 'raster'
      width: number
      height: number
      widths: number[]
      blur?: string
      jpeg?: string
      alt: { th?: string; en?: string }
    }
  | { kind: 'svg'; file: string; width: number; height: number; dark?: string; alt: { th?: string; en?: string } }
  | { kind: 'file'; file: string; type: string }

export type FontFile = {
  faces: { family: string; file: string; weight: number; style: string; unicodeRange: string; preload?: boolean }[]
  fallbacks: {
    family: string
    local: string[]
    sizeAdjust: string
    ascentOverride: string
    descentOverride: string
    lineGapOverride: string
    unicodeRange?: string
  }[]
}
