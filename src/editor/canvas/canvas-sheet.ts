import { type EntranceRules, StyleSheet } from '@schemas/layout/style-sheet'
import type { AssetLookup } from '@schemas/layout/style-declarations'

/** Entrance animation rules, loaded when the first part that needs them is drawn; shared by all canvases. */
let entranceRules: EntranceRules | undefined

/**
 * Style rules of the edited document, adopted by the canvas as one style sheet. Class names are derived from the rules'
 * content, so the sheet only grows while a document is edited and a change to one node never touches another node's
 * rules.
 */
export class CanvasSheet extends StyleSheet {
  #adopted: CSSStyleSheet | undefined
  #written = 0
  #around: CSSStyleSheet | undefined

  constructor(asset: AssetLookup, target?: Window & typeof globalThis) {
    super(asset, (used) => entranceRules?.(used) ?? '')
    if (!target) return
    // A document can adopt only style sheets created by its own window.
    this.#around = new target.CSSStyleSheet()
    this.#adopted = new target.CSSStyleSheet()
    target.document.adoptedStyleSheets = [...target.document.adoptedStyleSheets, this.#around, this.#adopted]
  }

  /**
   * Writes the rules collected since the last flush. Must run before paint, so that no node is ever visible without its
   * styles.
   */
  flush(): void {
    if (this.size === this.#written) return
    this.#written = this.size
    queueMicrotask(() => this.#write())
  }

  #write(): void {
    this.#adopted?.replaceSync(this.toString())
    if (!this.hasEntrances || entranceRules) return
    void this.#askEntrances()
  }

  async #askEntrances(): Promise<void> {
    entranceRules = (await import('@schemas/layout/entrance-rules')).entranceCss
    this.#write()
  }

  /**
   * Replaces the rules of the header and footer around the page when they differ from those the document was loaded
   * with.
   */
  around(css: string): void {
    this.#around?.replaceSync(css)
  }
}
