import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/text'
import { emitter } from '@kit/emitter'
import { apply, type Changes, isChange } from '../document/changes'
import { change, type Edit, Refusal } from '../document/edit'
import { closeStep, emptyHistory, type History, record, redo, type StepKey, undo } from '../document/history'
import type { MergeTools } from '../document/load-merge'
import { KeyedListeners, type NodeListener } from './keyed-listeners'

type Listener = () => void
type Message = { th: string; en: string }
/** Told of every change, with where it came from: a person's hand, the history, or another editor's save. */
export type ChangeListener = (changes: Changes, origin: 'edit' | 'history' | 'merge') => void

/**
 * The document that is being edited. Views of nodes listen to their own node alone, so that a keystroke in one block among
 * thousands renders one block. The map of nodes is changed in place; each node is a new object when it is another.
 */
export class DocumentStore {
  #page: FlatPage
  #history: History = emptyHistory
  /** Where nobody else was at work, every step finds the page as it left it. */
  #fitStep: MergeTools['fitStep'] = (_page, changes) => changes
  #nodeListeners = new KeyedListeners()
  #moved = emitter()
  #changed = emitter<Parameters<ChangeListener>>()
  /** Grows with every change: what is made of the whole document is remade by it. */
  revision = 0

  #refuse: (changes: Changes, page: FlatPage) => Message | undefined
  #refused: (message: Message) => void

  /** `refuse` says why a person may not make such changes; `refused` is told of it where undo or redo met with that. */
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

  /** Does an edit as one step of the history. `key` joins steps of one gesture or of typing. Returns the Refusal's words when it cannot be done. */
  dispatch(label: LocalisedText, recipe: (edit: Edit) => void, key?: StepKey): Message | undefined {
    const { changes, refused } = this.#try(label, recipe)
    if (!changes) return refused
    this.#history = record(this.#history, changes, Date.now(), key)
    this.#carry(changes, 'edit')
    return undefined
  }

  /** Why an edit cannot be done; undefined when it can. Nothing is changed by asking. */
  refusal(recipe: (edit: Edit) => void): Message | undefined {
    return this.#try('', recipe).refused
  }

  /** What an edit would change; neither where that is nothing. */
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
   * Takes in what another editor saved. It is no step, and none goes on across it: undo takes back one's own work alone, which `fitStep` sees to from here on.
   * What the gateway did at this person's own word is one (`isStep`).
   */
  merge(changes: Changes, { fitStep }: Pick<MergeTools, 'fitStep'>, isStep = false): void {
    this.#fitStep = fitStep
    this.#history = isStep ? record(this.#history, changes, Date.now()) : closeStep(this.#history)
    this.#carry(changes, 'merge')
  }

  /** Does what was decided elsewhere, such as between two editors' changes, as one step: taken back it is as if it had been decided the other way. */
  decide(changes: Changes): void {
    if (!isChange(changes)) return
    this.#history = record(this.#history, changes, Date.now())
    this.#carry(changes, 'history')
  }

  /** Puts a history back that was kept with the draft. Others may have been at work since. */
  restoreHistory(history: History, { fitStep }: Pick<MergeTools, 'fitStep'>): void {
    this.#fitStep = fitStep
    this.#history = history
    this.#tell()
  }

  /** Another document, with a history of its own. */
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

  /** Has whatever shows a node look at it again, though it is the same: something else that is shown with it is another. */
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
