import type { LocalisedText } from '@schemas/layout/pick-text'
import { itemOf } from '../canvas/pointer-overlay'
import { elementAt, lineAt, partAt } from '../canvas/line-at'
import { viewOf } from '../document/view-of'
import { revealElement, revealNode } from '../canvas/reveal-node'
import { isFolded, canvasDocument } from '../canvas/canvas-frame'
import type { Target } from '../document/target'
import { type DragItem, endDrag, setDrag } from '../drag/drag-store'
import { dropItem, refusalOf } from '../drag/drop-item'
import type { Builder } from '../state/builder'
import { ui } from '../state/ui-store'
import { movedMessage, targetMessage } from './destination-message'
import { type Anchor, ahead, anchorOf, destinationsOf, placeNow, placeOf, type Stride } from './destinations'

/**
 * A move in progress: each candidate place is drawn as a drop line and announced. The page does not change until the
 * parts are put down.
 */
export class MoveSession {
  readonly item: DragItem
  #builder: Builder
  #ids: readonly string[]
  #targets: readonly Target[] = []
  #at = 0
  /** Identifies the chosen place after another editor's change; undefined at the part's current place. */
  #anchor: Anchor | undefined
  /** The chosen place no longer exists. */
  #isGone = false
  #revision = -1

  /** Undefined when nothing can be moved; the reason is reported. */
  static begin(builder: Builder, ids: readonly string[]): MoveSession | undefined {
    const item = itemOf(builder, ids)
    if (!item || !('ids' in item)) return undefined
    const session = new MoveSession(builder, item, item.ids)
    const refused = session.#target && refusalOf(builder, item, session.#target)
    if (refused) builder.say(refused, 'error')
    return refused ? undefined : session
  }

  private constructor(builder: Builder, item: DragItem, ids: readonly string[]) {
    this.#builder = builder
    this.item = item
    this.#ids = ids
    this.#look()
  }

  get #target(): Target | undefined {
    return this.#targets[this.#at]
  }

  /** Description of the chosen place. */
  get description(): LocalisedText {
    return this.#target ? targetMessage(this.#builder.store.page, this.#target, this.#ids) : ''
  }

  /** Steps to another place; true when there is one. */
  go(stride: Stride): boolean {
    this.#look()
    this.#isGone = false
    const document = canvasDocument()
    const { page } = this.#builder.store
    for (const at of ahead(this.#targets, this.#at, stride)) {
      const target = this.#targets[at] as Target
      // A place that is not drawn is not visible to the previewed role.
      if (
        (document && !elementAt(document, page, target) && !isFolded(partAt(page, target) ?? '')) ||
        refusalOf(this.#builder, this.item, target)
      )
        continue
      this.#at = at
      this.#anchor = anchorOf(page, target)
      return true
    }
    return false
  }

  /** Scrolls the place into view and draws its line. */
  show(): void {
    this.#look()
    const [document, target] = [canvasDocument(), this.#target]
    const element = document && target && elementAt(document, this.#builder.store.page, target)
    const part = target && partAt(this.#builder.store.page, target)
    if (element) revealElement(element)
    // The line is drawn once the page has scrolled there.
    else if (part !== undefined && isFolded(part)) revealNode(part)
    this.draw()
  }

  /** Draws the line at its current position. */
  draw(): void {
    this.#look()
    const [document, target] = [canvasDocument(), this.#target]
    const line = document && target && lineAt(document, this.#builder.store.page, target)
    setDrag({ item: this.item, drop: line && target ? { target, line } : undefined, refused: undefined })
  }

  /** Whether another editor's save has removed the chosen place; the part's current place is chosen from then on. */
  hasLostPlace(): boolean {
    this.#look()
    const isGone = this.#isGone
    this.#isGone = false
    return isGone
  }

  /** Moves the parts there and announces their new place. */
  drop(): void {
    const { store } = this.#builder
    this.#look()
    const [target, first] = [this.#target, this.#ids[0]]
    endDrag()
    if (!target || first === undefined || !dropItem(this.#builder, this.item, target)) return
    if (store.get(first)) this.#builder.announce(movedMessage(store.page, first))
  }

  /**
   * Another editor may have changed the page: rebuilds the targets and finds the chosen one again; when it is gone, the
   * part's current place is chosen.
   */
  #look(): void {
    const { store } = this.#builder
    if (store.revision === this.#revision) return
    this.#revision = store.revision
    this.#targets = destinationsOf(store.page, viewOf(store.page.views, ui().role), this.item.kind, new Set(this.#ids))
    const anchorPosition = this.#anchor && placeOf(store.page, this.#anchor, this.#targets)
    if (this.#anchor && anchorPosition === undefined) this.#isGone = true
    if (anchorPosition === undefined) this.#anchor = undefined
    this.#at = anchorPosition ?? placeNow(store.page, this.#ids[0] ?? '', this.#targets)
  }
}
