import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { emitter } from '@kit/emitter'
import { apply, type Changes, isChange } from '../document/changes'
import { change, type Edit, Refusal } from '../document/edit'
import { closeStep, emptyHistory, type History, record, redo, type StepKey, undo } from '../document/history'
import type { MergeTools } from '../document/load-merge'
import { KeyedListeners, type NodeListener } from './keyed-listeners'

type Listener = () => void
type Message = { th: string; en: string }
/** Called for every change, with its origin: an edit, the history, or another editor's save. */
export type ChangeListener = (changes: Changes, origin: 'edit' | 'history' | 'merge') => void

/**
 * The document being edited. Views subscribe to their own node only, so that a keystroke in one block among thousands
 * rerenders one block. The map of nodes is mutated; a changed node is a new object.
 */
export class DocumentStore {
  #page: FlatPage
  #history: History = emptyHistory
  /** While nobody else edits, every step finds the page as it left it. */
  #fitStep: MergeTools['fitStep'] = (_page, changes) => changes
  #nodeListeners = new KeyedListeners()
  #moved = emitter()
  #changed = emitter<Parameters<ChangeListener>>()
  /** Incremented by every change; derived data of the whole document is cached by it. */
  revision = 0

  #refuse: (changes: Changes, page: FlatPage) => Message | undefined
  #refused: (message: Message) => void

  /** `refuse` returns why changes are not allowed; `refused` is called with it when undo or redo is prevented. */
  constructor(
    page: FlatPage,
    refuse: (changes: Changes, page: FlatPage) => Message | undefined = () => undefined,
    refused: (message: Message) => void = () => {},
  ) {
    this.#page = page
    this.#refuse = refuse
    this.#refused = refused
  }

  get page(): FlatPage {
    return this.#page
  }

  get history(): History {
    return this.#history
  }

  get(id: string): FlatNode | undefined {
    return this.#page.nodes.get(id)
  }

  /**
   * Applies an edit as one history step. `key` merges steps of one gesture or of typing. Returns the Refusal's message
   * when it cannot be done.
   */
  dispatch(label: LocalisedText, recipe: (edit: Edit) => void, key?: StepKey): Message | undefined {
    const { changes, refused } = this.#try(label, recipe)
    if (!changes) return refused
    this.#history = record(this.#history, changes, Date.now(), key)
    this.#carry(changes, 'edit')
    return undefined
  }

  /** Why an edit cannot be done; undefined when it can. Does not change anything. */
  refusal(recipe: (edit: Edit) => void): Message | undefined {
    return this.#try('', recipe).refused
  }

  /** The changes or the refusal of an edit; neither when nothing would change. */
  #try(label: LocalisedText, recipe: (edit: Edit) => void): { changes?: Changes; refused?: Message | undefined } {
    try {
      const changes = change(this.#page, label, recipe)
      if (!isChange(changes)) return {}
      const refused = this.#refuse(changes, this.#page)
      return refused ? { refused } : { changes }
    } catch (error) {
      if (error instanceof Refusal) return { refused: error.words }
      throw error
    }
  }

  undo(): Changes | undefined {
    return this.#step(undo(this.#history))
  }

  redo(): Changes | undefined {
    return this.#step(redo(this.#history))
  }

  /**
   * Merges what another editor saved. Not a history step, and no step is extended across it: undo reverts only one's
   * own work, which `fitStep` takes care of from here on. A change the gateway made at this person's request is a step
   * (`isStep`).
   */
  merge(changes: Changes, { fitStep }: Pick<MergeTools, 'fitStep'>, isStep = false): void {
    this.#fitStep = fitStep
    this.#history = isStep ? record(this.#history, changes, Date.now()) : closeStep(this.#history)
    this.#carry(changes, 'merge')
  }

  /**
   * Applies a decision made elsewhere, such as between two editors' changes, as one step; undoing it yields the other
   * choice.
   */
  decide(changes: Changes): void {
    if (!isChange(changes)) return
    this.#history = record(this.#history, changes, Date.now())
    this.#carry(changes, 'history')
  }

  /** Restores a history stored with the draft. Others may have edited since. */
  restoreHistory(history: History, { fitStep }: Pick<MergeTools, 'fitStep'>): void {
    this.#fitStep = fitStep
    this.#history = history
    this.#tell()
  }

  /** Replaces the document and its history. */
  open(page: FlatPage): void {
    this.#page = page
    this.#history = emptyHistory
    this.#tell()
    this.#nodeListeners.notifyAll()
  }

  subscribeNode(id: string, listener: Listener): () => void {
    this.listenToNode(id, listener)
    return () => this.leaveNode(id, listener)
  }

  listenToNode(id: string, listener: NodeListener): void {
    this.#nodeListeners.add(id, listener)
  }

  leaveNode(id: string, listener: NodeListener): void {
    this.#nodeListeners.remove(id, listener)
  }

  /** Notifies subscribers of an unchanged node, because something shown with it has changed. */
  notifyNode(id: string): void {
    this.#nodeListeners.notify(id)
  }

  subscribe = this.#moved.on

  onChange = this.#changed.on

  #step(taken: { changes: Changes; history: History } | undefined): Changes | undefined {
    if (!taken) return undefined
    const changes = this.#fitStep(this.#page, taken.changes)
    const refused = this.#refuse(changes, this.#page)
    if (refused) {
      this.#refused(refused)
      return undefined
    }
    this.#history = taken.history
    this.#carry(changes, 'history')
    return changes
  }

  #carry(changes: Changes, origin: 'edit' | 'history' | 'merge'): void {
    apply(this.#page, changes)
    if (changes.views) this.#page = { ...this.#page }
    for (const id of changes.nodes.keys()) this.#nodeListeners.notify(id)
    this.#changed.emit(changes, origin)
    this.#tell()
  }

  #tell(): void {
    this.revision += 1
    this.#moved.emit()
  }
}
