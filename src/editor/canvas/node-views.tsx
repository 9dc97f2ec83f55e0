import { PureComponent, type ReactNode } from 'react'
import { cellEntrances, cellInner, columnCounts, columnSpans } from '@schemas/layout/columns'
import type { Entering } from '@schemas/layout/entrance'
import type { FlatBlock, FlatCell, FlatRow, NodeKind, RowParent } from '@schemas/layout/flat/flat'
import type { Role } from '@schemas/layout/role'
import { isSectionRow, sectionType } from '@schemas/layout/sections'
import { rowVisible } from '@schemas/layout/seen-rows'
import { isShownTo } from '@schemas/layout/shown'
import { useT } from '@kit/t'
import type { DocumentStore } from '../state/document-store'
import type { CanvasContext } from './canvas-context'
import { writingOn } from './writing-on'
import { drawBlock, type DrawRows } from './block-content'
import { CanvasNotice } from './canvas-notice'
import { type Drawing, DrawingContext, useDrawing } from './drawing-context'
import { ManyRows } from './many-rows'
import { didNotCome, isBlockLoaded, onViewsLoaded } from './use-views-loaded'

/**
 * The page as visitors get it (`runtime/rows.tsx`), with each node drawn on its own: it subscribes to its own node
 * only, compiles that, and is marked with `data-node`. The wrapper element of a block has no box.
 */
export function CanvasRows({ ids, parent }: { ids: readonly string[]; parent: RowParent }): ReactNode {
  const { isInside } = useDrawing()
  if (ids.length === 0)
    return isInside ? null : 'view' in parent ? (
      <EmptyPage view={parent.view} />
    ) : (
      <div className="canvas-empty" data-empty-rows={`${parent.block}:${parent.slot}`} />
    )
  return 'view' in parent ? <ManyRows ids={ids} draw={drawRow} /> : ids.map(drawRow)
}

const drawRow = (id: string) => <RowView key={id} id={id} />

const emptyMessages = {
  title: { en: 'This page is empty', th: 'หน้านี้ยังว่างอยู่' },
  hint: { en: 'Drag a block here, or click to choose one.', th: 'ลากบล็อกมาวางที่นี่ หรือกดเพื่อเลือก' },
  start: { en: 'Start with a ready-made section', th: 'เริ่มจากส่วนสำเร็จรูป' },
}

/** Content of a new page: instructions for first-time authors. */
function EmptyPage({ view }: { view: Role }): ReactNode {
  const t = useT()
  return (
    <div className="canvas-empty" data-empty-rows={`view:${view}`}>
      <strong>{t(emptyMessages.title)}</strong>
      <span>{t(emptyMessages.hint)}</span>
      {/* While the page is edited, the pointer overlay forwards the press to it. */}
      <button
        type="button"
        data-acts
        onClick={() =>
          void import('../patterns/patterns-request').then(({ openPatterns }) =>
            openPatterns({ rows: { view }, index: 0 }),
          )
        }
      >
        {t(emptyMessages.start)}
      </button>
    </div>
  )
}

const none: readonly string[] = []

// A page has thousands of rows and blocks, so the memory of one counts thousandfold. Each is a single class that
// subscribes and catches errors thrown by its view: hooks, closures and a separate boundary would double the memory.

class RowView extends PureComponent<{ id: string }> {
  static override contextType = DrawingContext
  declare context: Drawing
  /** The store it subscribes to, under its own id and the ids below. */
  #store: DocumentStore | undefined
  #cells: readonly string[] = none
  #only: string | undefined
  /** The document's revision when it was last drawn. */
  #revision = 0

  redraw(): void {
    this.forceUpdate()
  }

  override componentDidMount(): void {
    this.#listen()
  }

  override componentDidUpdate(): void {
    this.#listen()
  }

  override componentWillUnmount(): void {
    this.#leave()
  }

  /**
   * A column's width is part of the row's grid, so the row is redrawn when one of its columns changes; of its blocks,
   * only when the row holds nothing but a linked section.
   */
  #listen(): void {
    const { store } = this.context
    const node = store.get(this.props.id) as FlatRow | undefined
    const cells = node?.cells ?? none
    const only = onlyBlock(store, cells)?.fields.id
    if (store === this.#store && cells === this.#cells && only === this.#only) return
    this.#leave()
    this.#store = store
    this.#cells = cells
    this.#only = only
    for (const id of this.#heard()) store.listenToNode(id, this)
    // Changes between drawing and subscribing were missed.
    if (store.revision !== this.#revision) this.redraw()
  }

  #leave(): void {
    for (const id of this.#heard()) this.#store?.leaveNode(id, this)
  }

  #heard(): readonly string[] {
    return [this.props.id, ...this.#cells, ...(this.#only === undefined ? [] : [this.#only])]
  }

  override render(): ReactNode {
    const { id } = this.props
    const { store, canvas, isInside } = this.context
    this.#revision = store.revision
    const node = store.get(id) as FlatRow | undefined
    if (!node || !isShownTo(node.fields.shown, canvas)) return null
    const { fields } = node
    const cells = node.cells.flatMap((each) => {
      const cell = store.get(each)
      return cell?.kind === 'cell' && isShownTo(cell.fields.shown, canvas) ? [cell] : []
    })
    const [own] = cells
    const only = onlyBlock(store, node.cells)
    const mark = markOf(id, 'row', isInside)
    // Visitors get the section's rows in place of such a row, so the row itself must be invisible here too.
    if (own && only && isSectionRow({ ...fields, cells: [{ ...own.fields, blocks: [only.fields] }] })) {
      return (
        <div {...mark}>
          <div {...markOf(own.fields.id, 'cell', isInside)}>
            <BlockView key={only.fields.id} id={only.fields.id} />
          </div>
        </div>
      )
    }
    // As for visitors: a row with nothing visible left has no padding either.
    const visible = rowVisible(
      fields,
      cells.map((cell) => ({ ...cell.fields, blocks: blocksOf(store, cell, canvas) })),
      node.cells.every((each) => (store.get(each) as FlatCell | undefined)?.blocks.length === 0),
    )
    // They draw nothing, but report when they become visible again.
    if (visible === false)
      return cells.flatMap(({ blocks }) => blocks.map((each) => <BlockView key={each} id={each} />))
    const counts = columnCounts(
      fields,
      cells.map((cell) => cell.fields),
    )
    const grid = canvas.sheet.grid(counts, fields.gap, fields.style)
    const classes = canvas.sheet.node('row', fields.style, visible, fields.inTurn ? undefined : fields)
    const entrances = cellEntrances(
      fields,
      cells.map((cell) => cell.fields),
      counts,
    )
    const columns = cells.map((cell, at) =>
      drawCell(cell, canvas, canvas.sheet.span(columnSpans(cell.fields, counts)), entrances[at], isInside),
    )
    canvas.sheet.flush()
    return (
      <div
        className={classes.outer ? `row ${classes.outer}` : 'row'}
        id={fields.anchor}
        data-ground={fields.ground}
        {...mark}
      >
        <div className={`grid ${grid}${classes.inner ? ` ${classes.inner}` : ''}`} data-width={fields.width}>
          {columns}
        </div>
      </div>
    )
  }
}

/** The linked section that is the only content of a one-column row. */
function onlyBlock(store: DocumentStore, [id, second]: readonly string[]): FlatBlock | undefined {
  const cell = id === undefined || second !== undefined ? undefined : store.get(id)
  const block = cell?.kind === 'cell' && cell.blocks.length === 1 ? store.get(cell.blocks[0] ?? '') : undefined
  // Only such a row is redrawn with its block: typing elsewhere redraws just the block.
  return block?.kind === 'block' && block.fields.type === sectionType ? block : undefined
}

/** Fields of a column's blocks that exist for the previewed role. */
function blocksOf(store: DocumentStore, { blocks }: FlatCell, canvas: CanvasContext): FlatBlock['fields'][] {
  return blocks.flatMap((id) => {
    const fields = blockOf(store, id)?.fields
    return fields && isShownTo(fields.shown, canvas) ? [fields] : []
  })
}

function drawCell(
  { fields, blocks }: FlatCell,
  { sheet }: CanvasContext,
  span: string,
  entering: Entering | undefined,
  isInside: boolean,
): ReactNode {
  const classes = sheet.node('cell', fields.style, fields.visible, entering)
  const inner = cellInner(fields, classes.inner)
  const content =
    blocks.length > 0 ? (
      blocks.map((id) => <BlockView key={id} id={id} />)
    ) : isInside ? null : (
      <div className="canvas-empty" data-empty-cell={fields.id} />
    )
  return (
    <div
      key={fields.id}
      className={['cell', span, classes.outer].filter(Boolean).join(' ')}
      id={fields.anchor}
      data-ground={fields.ground}
      {...markOf(fields.id, 'cell', isInside)}
    >
      {inner ? <div className={`cell ${inner}`}>{content}</div> : content}
    </div>
  )
}

/** Blocks whose views are loading or failed to load. */
const coming = new Set<BlockView>()
onViewsLoaded(() => {
  for (const block of Array.from(coming)) block.redraw()
})

type Thrown = { thrown: string | null }
const nothingThrown: Thrown = { thrown: null }

/**
 * A block that throws shows its notice until its node changes. While its text is edited, it keeps its drawn elements:
 * React would move the cursor back to the start. Afterwards it is remounted, because the DOM no longer matches what
 * React knows.
 */
class BlockView extends PureComponent<{ id: string }, Thrown> {
  static override contextType = DrawingContext
  declare context: Drawing
  override state = nothingThrown
  #store: DocumentStore | undefined
  /** The last drawing: the node at that time, and the node whose content is shown. */
  #node: FlatBlock | undefined
  #shown: FlatBlock | undefined
  #isComing = false

  static getDerivedStateFromError(error: unknown): Thrown {
    return { thrown: messageOf(error) }
  }

  redraw(): void {
    this.#tellRow()
    if (this.state.thrown === null) this.forceUpdate()
    else this.setState(nothingThrown)
  }

  /** A row is drawn while something in it is visible, but does not subscribe to its blocks; so they notify it. */
  #tellRow(): void {
    const { store } = this.context
    const [before, now] = [this.#node, blockOf(store, this.props.id)]
    if (!before || !now || (before.fields.visible === now.fields.visible && before.fields.shown === now.fields.shown))
      return
    const cell = store.get(now.parent.cell)
    if (cell?.kind === 'cell') store.notifyNode(cell.parent.row)
  }

  override componentDidMount(): void {
    this.#listen()
  }

  override componentDidUpdate(): void {
    this.#listen()
  }

  override componentWillUnmount(): void {
    coming.delete(this)
    this.#store?.leaveNode(this.props.id, this)
  }

  #listen(): void {
    const { id } = this.props
    const { store } = this.context
    if (store !== this.#store) {
      this.#store?.leaveNode(id, this)
      this.#store = store
      store.listenToNode(id, this)
    }
    const node = blockOf(store, id)
    // Changes between drawing and subscribing were missed.
    if (node !== this.#node || (this.#isComing && node && isBlockLoaded(node.fields.type))) return this.redraw()
    if (this.#isComing || (node && didNotCome(node.fields.type))) coming.add(this)
    else coming.delete(this)
  }

  override render(): ReactNode {
    const { id } = this.props
    const { store, canvas, isInside, marksParts } = this.context
    const node = blockOf(store, id)
    const { isWriting, drawn } = writingOn(id)
    const shown = (isWriting && this.#shown) || node
    this.#node = node
    this.#shown = shown
    this.#isComing = node !== undefined && !isBlockLoaded(node.fields.type)
    if (!node || !shown || !isShownTo(node.fields.shown, canvas)) return null
    const { fields } = node
    const classes = canvas.sheet.node('block', fields.style, fields.visible, fields)
    canvas.sheet.flush()
    const inside = this.#isComing ? <div className="canvas-loading" /> : this.#draw(node, shown, drawn)
    const inner = classes.inner ? <div className={classes.inner}>{inside}</div> : inside
    return (
      <div
        className="canvas-block"
        data-inside={marksParts ? id : undefined}
        data-part={marksParts && fields.differs ? id : undefined}
        {...markOf(id, 'block', isInside)}
      >
        {classes.outer || fields.anchor ? (
          <div className={classes.outer} id={fields.anchor}>
            {inner}
          </div>
        ) : (
          inner
        )}
      </div>
    )
  }

  #draw(node: FlatBlock, shown: FlatBlock, drawn: number): ReactNode {
    const { thrown } = this.state
    const notice = (message: string) => <CanvasNotice node={node} problem={{ code: 'threw', message }} />
    if (thrown !== null) return notice(thrown)
    try {
      return drawBlock({ node: shown, canvas: this.context.canvas, rows: drawRows }, drawn)
    } catch (error) {
      // A boundary does not catch what it throws.
      return notice(messageOf(error))
    }
  }
}

const blockOf = (store: DocumentStore, id: string) => store.get(id) as FlatBlock | undefined

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Attributes that identify a node's element; inside a section nothing can be selected from the page. */
const markOf = (id: string, kind: NodeKind, isInside: boolean): { 'data-node'?: string; 'data-kind'?: NodeKind } =>
  isInside ? {} : { 'data-node': id, 'data-kind': kind }

/** Content of a block's slot, or of a section. */
const drawRows: DrawRows = (ids, parent, key) => <CanvasRows key={key} ids={ids} parent={parent} />
