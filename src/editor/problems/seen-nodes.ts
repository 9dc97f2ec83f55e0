import { nodeElement } from '../canvas/hit'
import type { Heading } from '../document/problems/heading-order'
import { measureNode, readHeadings, type SeenNode } from './measure-node'

/** What the canvas shows, node by node: looked at anew where something on it has changed. */
export class SeenNodes {
  readonly seen = new Map<string, SeenNode>()
  headings: readonly Heading[] = []
  #document: Document
  #watcher: MutationObserver
  /** By id, so that none is looked for among thousands. */
  #waiting = new Map<string, Element>()
  #changed: () => void

  constructor(document: Document, changed: () => void) {
    this.#document = document
    this.#changed = changed
    document.defaultView?.performance.setResourceTimingBufferSize(2000)
    const view = document.defaultView as Window & typeof globalThis
    this.#watcher = new view.MutationObserver((records) => {
      for (const record of records) this.#note(record)
      this.#changed()
    })
    this.#watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class', 'src'] })
    // Neither bubbles: a picture that has come, a family of letters that changes what is large.
    document.addEventListener('load', this.#loaded, true)
    this.lookAgain()
  }

  get isDone(): boolean {
    return this.#waiting.size === 0
  }

  /** All of it: another width, scheme, role or language. */
  lookAgain(): void {
    this.seen.clear()
    this.#noteBelow(this.#document.body)
    this.#changed()
  }

  /** Looks at one node that waits for it. */
  lookAtNext(): void {
    const [next] = this.#waiting
    if (!next) return
    const [id, element] = next
    this.#waiting.delete(id)
    // What went may stand there again, drawn anew.
    const shown = element.isConnected ? (element as HTMLElement) : nodeElement(this.#document, id)
    if (shown) this.seen.set(id, measureNode(shown))
    else this.seen.delete(id)
  }

  readHeadings(): void {
    const page = this.#document.getElementById('canvas-page')
    this.headings = page ? readHeadings(page) : []
  }

  hasPlace(name: string): boolean {
    return this.#document.getElementById(name) !== null
  }

  end(): void {
    this.#watcher.disconnect()
    this.#document.removeEventListener('load', this.#loaded, true)
  }

  #loaded = ({ target }: Event): void => {
    const holder = (target as Element | null)?.closest?.('[data-node]')
    if (!holder) return
    this.#add(holder)
    this.#changed()
  }

  #note({ type, target, addedNodes, removedNodes }: MutationRecord): void {
    const element = target.nodeType === 1 ? (target as Element) : target.parentElement
    const holder = element?.closest('[data-node]')
    if (holder) this.#add(holder)
    // A background that changes is behind all that stands in it.
    if (type === 'attributes' && element) this.#noteBelow(element)
    for (const each of [...removedNodes, ...addedNodes]) if (each.nodeType === 1) this.#noteBelow(each as Element)
  }

  #noteBelow(element: Element): void {
    if (element.hasAttribute('data-node')) this.#add(element)
    for (const each of element.querySelectorAll('[data-node]')) this.#add(each)
  }

  #add(element: Element): void {
    const id = element.getAttribute('data-node')
    if (id && (element.isConnected || !this.#waiting.has(id))) this.#waiting.set(id, element)
  }
}
