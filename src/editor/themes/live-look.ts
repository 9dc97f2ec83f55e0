import { colorToCss } from '@schemas/layout/color'
import type { Theme } from '@schemas/layout/theme'
import { themeCss } from '@schemas/layout/theme-css'

/** Managers' own way into the builder is no part of the look. */
const preview = "a[href*='?edit'],a[href*='&edit']{display:none}"

/** A theme on a page that is there already: an adopted sheet after the page's own, and the words that blocks read. */
export class LiveLook {
  #sheet: CSSStyleSheet
  #root: HTMLElement

  constructor(target: Window) {
    const { document, CSSStyleSheet: Sheet } = target as Window & typeof globalThis
    // A sheet can only be adopted by the document whose window made it.
    this.#sheet = new Sheet()
    this.#root = document.documentElement
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
  }

  /** `fonts` are the rules of the families that the theme may name. */
  show(theme: Theme, fonts: string, scheme: 'light' | 'dark'): void {
    const ground = theme.background ? `body{background:${colorToCss(theme.background.color) ?? 'var(--c-bg)'}}` : ''
    this.#sheet.replaceSync(`${fonts}${themeCss(theme)}${ground}${preview}`)
    Object.assign(this.#root.dataset, theme.shape, { scheme })
  }
}
