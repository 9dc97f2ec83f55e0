import { type EntranceRules, StyleSheet } from '@schemas/layout/style-sheet'
import type { AssetLookup } from '@schemas/layout/style-declarations'

/** How parts come in: asked for when the first is drawn that does, for all canvases. */
let entranceRules: EntranceRules | undefined

/**
 * The edited document's rules, in the canvas as an adopted style sheet. Class names come from the rules' content, so the
 * sheet only grows while a document is edited and a node's own change never touches another's rules.
 */
export class CanvasSheet extends StyleSheet {
  #adopted: CSSStyleSheet | undefined
  #written = 0
  #around: CSSStyleSheet | undefined

  constructor(asset: AssetLookup, target?: Window & typeof globalThis) {
    super(asset, (used) => entranceRules?.(used) ?? '')
    if (!target) return
    // A sheet can only be adopted by the document whose window made it.
    this.#around = new target.CSSStyleSheet()
    this.#adopted = new target.CSSStyleSheet()
    target.document.adoptedStyleSheets = [...target.document.adoptedStyleSheets, this.#around, this.#adopted]
  }

  /** Has rules that came since the last time written when all that is being drawn is drawn; before paint, so that no node is ever seen without its own. */
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

  /** The rules of what stands around the page, where they are others than the document came with. */
  around(css: string): void {
    this.#around?.replaceSync(css)
  }
}
