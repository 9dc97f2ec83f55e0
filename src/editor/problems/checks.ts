import type { FlatPage } from '@schemas/layout/flat/flat'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { whenIdle } from '@kit/when-idle'
import { checkOwnFields } from '../document/problems/check-document'
import { checkDeadLinks } from '../document/problems/dead-link'
import { checkHeadings } from '../document/problems/heading-order'
import { linkJudge } from '../document/problems/link-judge'
import { isWanted } from '../document/problems/is-wanted'
import { joinAlike } from '../document/problems/join-alike'
import { type CheckedNode, checkNode } from '../document/problems/check-node'
import { type Facts, type PageProblem, problemKey } from '../document/problems/problem'
import { placesOf, readAlong } from '../document/problems/reading-order'
import { partPath } from '../document/part-path'
import '../document/without-other-sample'
import { useDrag } from '../drag/drag-store'
import type { DocumentStore } from '../state/document-store'
import { useProblems } from '../state/problem-store'
import type { SeenNodes } from './seen-nodes'

const types = { definition: blockDefinition, migrations: blockMigrations }

/** Checks start after input has been idle this long (ms). */
const restMs = 300
/** Without an idle browser, they continue after this time (ms), a little at a time. */
const timeoutMs = 1500
/** Longest slice (ms): less than a frame, leaving time for a key or press that comes meanwhile. */
const goMs = 5
/** Input events; checks wait until there are none. */
const hands = ['pointerdown', 'pointerup', 'keydown'] as const

/**
 * Keeps the problems of the open document up to date. Changed nodes are checked one by one while input is idle, in
 * slices shorter than a frame, so that neither typing nor thousands of blocks block the browser.
 */
export class Checks {
  #store: DocumentStore
  #facts: Facts
  /** Only nodes with findings: most of thousands have none. */
  #checked = new Map<string, CheckedNode>()
  #waiting = new Set<string>()
  #links: ReturnType<typeof linkJudge>
  #seen: SeenNodes | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isPlanned = false
  #endIdle = (): void => {}
  #endListening: () => void

  constructor(store: DocumentStore, facts: Facts) {
    this.#store = store
    this.#facts = facts
    this.#links = linkJudge(facts)
    this.#endListening = store.onChange(({ nodes }) => {
      for (const id of nodes.keys()) {
        this.#waiting.add(id)
        this.#seen?.noteChanged(id)
      }
      this.plan()
    })
    for (const hand of hands) globalThis.addEventListener?.(hand, this.#wait, true)
    useProblems.setState({ list: [], byNode: new Map(), unchecked: [], state: 'first' })
    this.#checkAll()
  }

  /** Sets the facts from outside the document. */
  setFacts(facts: Facts): void {
    this.#facts = facts
    this.#links = linkJudge(facts)
    this.#checkAll()
  }

  /** Sets the nodes as rendered on the canvas; undefined while there is none. */
  setSeen(seen: SeenNodes | undefined): void {
    this.#seen = seen
    this.plan()
  }

  /** Checks the whole document, synchronously. */
  flush(): void {
    for (const id of this.#waiting) this.#checkOne(id)
    this.#tell()
  }

  /** Schedules checks for when input is idle. */
  plan = (): void => {
    this.#cancel()
    this.#isPlanned = true
    this.#timer = setTimeout(() => {
      this.#endIdle = whenIdle(this.#go, timeoutMs)
    }, restMs)
  }

  end(): void {
    this.#cancel()
    this.#endListening()
    for (const hand of hands) globalThis.removeEventListener?.(hand, this.#wait, true)
  }

  #checkAll(): void {
    for (const id of this.#store.page.nodes.keys()) this.#waiting.add(id)
    this.plan()
  }

  #wait = (): void => {
    if (this.#isPlanned) this.plan()
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#endIdle()
  }

  #go = (leftMs: number): void => {
    // While something is dragged, every frame belongs to the drag.
    if (useDrag.getState().item) return this.plan()
    const until = performance.now() + Math.max(1, Math.min(leftMs, goMs))
    try {
      const isTime = () => performance.now() < until
      // One shared iterator: a new one each time would step over the entries of all deleted ids.
      for (const id of this.#waiting) {
        this.#checkOne(id)
        if (!isTime()) break
      }
      if (this.#waiting.size === 0 && isTime()) this.#seen?.measure(isTime)
      if (this.#waiting.size === 0 && (this.#seen?.isDone ?? true)) {
        this.#seen?.readHeadings()
        this.#isPlanned = false
        return this.#tell()
      }
      this.#endIdle = whenIdle(this.#go, timeoutMs)
    } catch (error) {
      console.error(error)
      useProblems.setState({ state: 'failed' })
    }
  }

  #checkOne(id: string): void {
    this.#waiting.delete(id)
    const node = this.#store.get(id)
    const checked = node && checkNode(node, this.#facts, types)
    if (checked && (checked.problems.length > 0 || checked.links.length > 0 || checked.anchors.length > 0))
      this.#checked.set(id, checked)
    else this.#checked.delete(id)
    if (!node) this.#seen?.forget(id)
  }

  #tell(): void {
    const { page } = this.#store
    const all = [...checkOwnFields(page, this.#facts), ...this.#ofNodes(page), ...this.#ofCanvas(page)].filter(
      (problem) => isWanted(page, problem),
    )
    const places = placesOf(page, all, this.#seen?.unchecked)
    const list = joinAlike(readAlong(all, places))
    const unchecked = [...(this.#seen?.unchecked ?? [])].filter((id) => places.has(id))
    const last = useProblems.getState()
    const isSame =
      last.state === 'known' &&
      last.unchecked.join() === unchecked.join() &&
      last.list.length === list.length &&
      list.every((problem, index) => isSameProblem(problem, last.list[index] as PageProblem))
    if (isSame) return
    const byNode = new Map<string, PageProblem[]>()
    // Sample content in a new block is reported in the list and before publishing only: a badge at the block would
    // blame a person who has just added it.
    for (const problem of list)
      if (problem.node !== undefined && problem.kind !== 'sample')
        byNode.set(problem.node, [...(byNode.get(problem.node) ?? []), problem])
    useProblems.setState({ list, byNode, unchecked, state: 'known' })
  }

  #ofNodes(page: FlatPage): PageProblem[] {
    const anchors = new Set([...this.#checked.values()].flatMap((each) => each.anchors))
    const known = {
      ...this.#links,
      hasPlace:
        isPart(page) || !this.#seen
          ? undefined
          : (name: string) => name === 'top' || anchors.has(name) || this.#seen?.hasPlace(name) === true,
    }
    return [...this.#checked].flatMap(([id, { problems, links }]) =>
      links.length > 0 ? [...problems, ...checkDeadLinks(id, links, known)] : problems,
    )
  }

  #ofCanvas(page: FlatPage): PageProblem[] {
    const seen = this.#seen
    if (!seen) return []
    const { headings } = seen
    // A part has no main heading, and a view of which nothing is rendered may have one.
    const isWhole = !isPart(page) && headings.length > 0
    return [...[...seen.problems.values()].flat(), ...checkHeadings(page, headings, types, isWhole)]
  }
}

/** Most are the same objects as last time: their node was not checked again. */
const isSameProblem = (one: PageProblem, other: PageProblem) =>
  one === other || (one.count === other.count && problemKey(one) === problemKey(other))

/** A part of the frame or a section, shown on pages that are not known here. */
const isPart = ({ fields }: Pick<FlatPage, 'fields'>) => fields.path.startsWith(partPath)
