import type { Asset } from '@schemas/layout/image'
import type { Theme } from '@schemas/layout/theme'
import { themeCss } from '@schemas/layout/theme-css'
import { groundSide, layerCss, type Scheme } from '@schemas/layout/theme-ground'

/** Managers' own way into the builder is no part of the look. */
const preview = "a[href*='?edit'],a[href*='&edit']{display:none}"
/** Stronger than what the page itself says of its ground in one scheme or at one width. */
const layer = ':root:root:root:root body::before'

/** What a look needs beside the theme: the rules of the families that it may name, and what its ground shows. */
export type ThemeParts = { fonts: string; asset: (name: string) => Asset | undefined }

/** A theme on a page that is there already: an adopted sheet after the page's own, and the words that blocks read. */
export class LiveTheme {
  #sheet: CSSStyleSheet
  #root: HTMLElement

  constructor(target: Window) {
    const { document, CSSStyleSheet: Sheet } = target as Window & typeof globalThis
    // A sheet can only be adopted by the document whose window made it.
    this.#sheet = new Sheet()
    this.#root = document.documentElement
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
  }

  show(theme: Theme, { fonts, asset }: ThemeParts, scheme: Scheme): void {
    const ground = theme.background ? layerCss(groundSide(theme.background, scheme), asset) : 'content:none'
    this.#sheet.replaceSync(`${fonts}${themeCss(theme)}${layer}{${ground}}${preview}`)
    Object.assign(this.#root.dataset, theme.shape, { scheme })
  }
}
