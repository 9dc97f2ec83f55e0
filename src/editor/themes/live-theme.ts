import type { Asset } from '@schemas/layout/image'
import type { Theme } from '@schemas/layout/theme'
import { themeCss } from '@schemas/layout/theme-css'
import { groundSide, layerCss, type Scheme } from '@schemas/layout/theme-ground'

/** The managers' link to the builder is not part of the theme. */
const preview = "a[href*='?edit'],a[href*='&edit']{display:none}"
/** More specific than the page's own ground rules for one scheme or width. */
const layer = ':root:root:root:root body::before'

/** What a theme needs in addition: the rules of its fonts, and the assets of its ground. */
export type ThemeParts = { fonts: string; asset: (name: string) => Asset | undefined }

/** Applies a theme to a rendered page: an adopted style sheet after the page's own, and the texts that blocks read. */
export class LiveTheme {
  #sheet: CSSStyleSheet
  #root: HTMLElement

  constructor(target: Window) {
    const { document, CSSStyleSheet: Sheet } = target as Window & typeof globalThis
    // A document can adopt only style sheets created by its own window.
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
