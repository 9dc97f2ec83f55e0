import type { Heading } from '../document/problems/heading-order'
import type { RowFolds } from '../canvas/row-folds'

/** What was read of a group, and the rows it had then. */
type Read = { ids: readonly string[] | undefined; headings: readonly Heading[]; places: ReadonlySet<string> }

/**
 * Findings of the folded row groups of a very long page (`canvas/row-folds`): read before the rows are removed, and
 * valid as long as nothing in them changes.
 */
export class FoldedGroups {
  #folds: RowFolds | undefined
  #read = new Map<string, Read>()

  constructor(folds: RowFolds | undefined) {
    this.#folds = folds
  }

  keep(key: string, headings: readonly Heading[], places: Iterable<string>): void {
    this.#read.set(key, { ids: this.#idsOf(key), headings, places: new Set(places) })
  }

  forget(key: string): void {
    this.#read.delete(key)
  }

  forgetAll(): void {
    this.#read.clear()
  }

  isRead(key: string): boolean {
    const read = this.#read.get(key)
    return read !== undefined && read.ids === this.#idsOf(key)
  }

  headings(key: string): readonly Heading[] {
    return this.#read.get(key)?.headings ?? []
  }

  /** Whether an anchor of that name exists in a group that is not rendered. */
  hasPlace(name: string): boolean {
    return (
      this.#folds !== undefined &&
      [...this.#read].some(([key, { places }]) => places.has(name) && this.#folds?.isDrawn(key) === false)
    )
  }

  /** The first group that must be rendered to be checked. */
  next(): string | undefined {
    return this.#folds?.groups.find(({ key }) => !this.#folds?.isDrawn(key) && !this.isRead(key))?.key
  }

  #idsOf(key: string): readonly string[] | undefined {
    return this.#folds?.groups.find((group) => group.key === key)?.ids
  }
}
