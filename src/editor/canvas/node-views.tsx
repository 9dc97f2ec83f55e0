import { Component, createElement, memo, type ReactNode, useContext, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import type { DataResult } from '@schemas/block'
import { columnCounts, columnSpans, isShownTo } from '@schemas/layout/compile'
import type { FlatBlock, FlatCell, FlatRow, NodeKind, RowParent } from '@schemas/layout/flat/flat'
import { type Prepared, prepareBlock } from '@schemas/layout/prepare'
import { isSectionRow, linkedSection, sectionType } from '@schemas/layout/sections'
import { localise } from '@schemas/layout/text'
import { useT } from '@kit/t'
import { type AnyView, loadedView } from '@registry/views'
import type { DocumentStore } from '../state/document-store'
import { useDocumentStore } from '../state/use-document'
import { type CanvasContext, useCanvas } from './canvas-context'
import { lazyPart } from '../ui/lazy-part'
import { whenIdle } from '../ui/when-idle'
import { onWritingOn, writingOn } from '../words/writing-on'
import { CanvasNotice } from './canvas-notice'
import { SectionsContext } from './sections-above'
import { isBlockLoaded, onViewsLoaded } from './use-views-loaded'

const LinkedSection = lazyPart(async () => (await import('./linked-section')).LinkedSection, <div className="canvas-loading" />)

/**
 * The page as visitors get it (`runtime/rows.tsx`), each node drawn by itself: it listens to its own node alone, compiles
 * that and says by `data-node` which one it is. The element around a block has no box of its own.
 */
export function CanvasRows({ ids, parent }: { ids: readonly string[]; parent: RowParent }): ReactNode {
  const { isInside } = useContext(SectionsContext)
  if (ids.length === 0) return isInside ? null : 'view' in parent ? <EmptyPage view={parent.view} /> : <div className="canvas-empty" data-empty-rows={`${parent.block}:${parent.slot}`} />
  return 'view' in parent ? <ManyRows ids={ids} /> : ids.map((id) => <RowView key={id} id={id} />)
}

const emptyWords = {
  title: { en: 'This page is empty', th: 'หน้านี้ยังว่างอยู่' },
  hint: { en: 'Drag a block here, or press to choose one.', th: 'ลากบล็อกมาวางที่นี่ หรือกดเพื่อเลือก' },
}

/** What a new page begins with: whoever has never built one is told how. */
function EmptyPage({ view }: { view: string }): ReactNode {
  const t = useT()
  return (
    <div className="canvas-empty" data-empty-rows={`view:${view}`}>
      <strong>{t(emptyWords.title)}</strong>
      <span>{t(emptyWords.hint)}</span>
    </div>
  )
}

/** So many rows stand at once. */
const firstRows = 12
/** More of them come at the latest after so long (ms), however busy the page is. */
const patienceMs = 500
/** So long (ms) may the drawing of more of them keep a key or the pointer waiting. */
const sliceMs = 12

/**
 * The first rows at once and the others when the browser has nothing else to do: a page of thousands can be worked on before
 * its end is drawn. As transitions they would go before what is deferred, such as the settings of what was chosen.
 */
function ManyRows({ ids }: { ids: readonly string[] }): ReactNode {
  const [count, setCount] = useState(firstRows)
  const pace = useRef({ rows: firstRows, began: 0 })
  const isAll = count >= ids.length
  useEffect(() => {
    const { rows, began } = pace.current
    // As many as the last ones say can be drawn in the time.
    if (began) pace.current = { rows: Math.max(5, Math.min(300, Math.round((rows * sliceMs) / Math.max(1, performance.now() - began)))), began: 0 }
    if (isAll) return
    return whenIdle(() => {
      pace.current.began = performance.now()
      setCount(count + pace.current.rows)
    }, patienceMs)
  }, [count, isAll])
  return (isAll ? ids : ids.slice(0, count)).map((id) => <RowView key={id} id={id} />)
}

const none: readonly string[] = []

/**
 * Draws again when one of the nodes is another (`ids`, one in a line), or what else is told of them. A page has thousands of
 * rows and blocks: each has this one listener, where a hook for each thing would be half of what the page takes of the memory.
 */
function useRedraw(ids: string, listen: (store: DocumentStore, ids: string, redraw: () => void) => () => void): void {
  const store = useDocumentStore()
  const [, redraw] = useReducer(countUp, 0)
  const drawn = store.revision
  useEffect(() => {
    // What has changed between the drawing and the listening was not heard.
    if (store.revision !== drawn) redraw()
    return listen(store, ids, redraw)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `drawn` is of the drawing that began the listening
  }, [store, ids, listen])
}
const countUp = (count: number) => count + 1

function listenToNodes(store: DocumentStore, ids: string, redraw: () => void): () => void {
  const ends = ids.split('\n').map((id) => store.subscribeNode(id, redraw))
  return () => ends.forEach((end) => end())
}

function listenToBlock(store: DocumentStore, id: string, redraw: () => void): () => void {
  const endNode = store.subscribeNode(id, redraw)
  const endWriting = onWritingOn(id, redraw)
  return () => {
    endNode()
    endWriting()
  }
}

/** While its view is on its way. */
function listenToComing(store: DocumentStore, id: string, redraw: () => void): () => void {
  const ends = [listenToBlock(store, id, redraw), onViewsLoaded(redraw)]
  return () => ends.forEach((end) => end())
}

const RowView = memo(function RowView({ id }: { id: string }) {
  const store = useDocumentStore()
  const canvas = useCanvas()
  const { isInside } = useContext(SectionsContext)
  const node = store.get(id) as FlatRow | undefined
  const all = node?.cells ?? none
  const only = all.length === 1 ? onlyBlock(store, all[0]) : undefined
  // A column's own width is the row's grid: the row is drawn again when one of its columns is another, and, of blocks, with a section that is all that stands in it.
  useRedraw([id, ...all, ...(only ? [only.fields.id] : [])].join('\n'), listenToNodes)
  if (!node || !isShownTo(node.fields.shown, canvas.role, canvas.now)) return null
  const { fields } = node
  const cells = all.flatMap((each) => {
    const cell = store.get(each)
    return cell?.kind === 'cell' && isShownTo(cell.fields.shown, canvas.role, canvas.now) ? [cell] : []
  })
  const [own] = cells
  const mark = markOf(id, 'row', isInside)
  // Visitors get the section's rows in the place of such a row: here too nothing of it may be seen.
  if (own && only && isSectionRow({ ...fields, cells: [{ ...own.fields, blocks: [only.fields] }] })) {
    return (
      <div {...mark}>
        <div {...markOf(own.fields.id, 'cell', isInside)}>
          <BlockView id={only.fields.id} />
        </div>
      </div>
    )
  }
  const counts = columnCounts(fields, cells.map((cell) => cell.fields))
  const grid = canvas.sheet.grid(counts, fields.gap, fields.style)
  const classes = canvas.sheet.node('row', fields.style, fields.visible)
  const columns = cells.map((cell) => drawCell(cell, canvas, canvas.sheet.span(columnSpans(cell.fields, counts)), isInside))
  canvas.sheet.flush()
  return (
    <div className={classes.outer ? `row ${classes.outer}` : 'row'} id={fields.anchor} {...mark}>
      <div className={`grid ${grid}${classes.inner ? ` ${classes.inner}` : ''}`} data-width={fields.width}>
        {columns}
      </div>
    </div>
  )
})

/** The linked section that is all that stands in a row of one column. */
function onlyBlock(store: DocumentStore, id: string | undefined): FlatBlock | undefined {
  const cell = id === undefined ? undefined : store.get(id)
  const block = cell?.kind === 'cell' && cell.blocks.length === 1 ? store.get(cell.blocks[0] ?? '') : undefined
  // Only such a row is drawn again with its block: a word that is typed elsewhere draws its own block alone.
  return block?.kind === 'block' && block.fields.type === sectionType ? block : undefined
}

function drawCell({ fields, blocks }: FlatCell, { sheet }: CanvasContext, span: string, isInside: boolean): ReactNode {
  const classes = sheet.node('cell', fields.style, fields.visible)
  const content = blocks.length > 0 ? blocks.map((id) => <BlockView key={id} id={id} />) : isInside ? null : <div className="canvas-empty" data-empty-cell={fields.id} />
  return (
    <div key={fields.id} className={['cell', span, classes.outer].filter(Boolean).join(' ')} id={fields.anchor} {...markOf(fields.id, 'cell', isInside)}>
      {classes.inner ? <div className={`cell ${classes.inner}`}>{content}</div> : content}
    </div>
  )
}

const BlockView = memo(function BlockView({ id }: { id: string }) {
  const store = useDocumentStore()
  const canvas = useCanvas()
  const { isInside } = useContext(SectionsContext)
  const node = store.get(id) as FlatBlock | undefined
  const isLoaded = node === undefined || isBlockLoaded(node.fields.type)
  const { isWriting, drawn } = writingOn(id)
  useRedraw(id, isLoaded ? listenToBlock : listenToComing)
  if (!node || !isShownTo(node.fields.shown, canvas.role, canvas.now)) return null
  const { fields } = node
  const classes = canvas.sheet.node('block', fields.style, fields.visible)
  canvas.sheet.flush()
  const inside = isLoaded ? <BlockBoundary key={`${fields.type} ${drawn}`} node={node} canvas={canvas} isWriting={isWriting} /> : <div className="canvas-loading" />
  const inner = classes.inner ? <div className={classes.inner}>{inside}</div> : inside
  return (
    <div className="canvas-block" {...markOf(id, 'block', isInside)}>
      {classes.outer || fields.anchor ? (
        <div className={classes.outer} id={fields.anchor}>
          {inner}
        </div>
      ) : (
        inner
      )}
    </div>
  )
})

/** Says which node an element is; nothing inside a section is the page's to choose. */
const markOf = (id: string, kind: NodeKind, isInside: boolean): { 'data-node'?: string; 'data-kind'?: NodeKind } => (isInside ? {} : { 'data-node': id, 'data-kind': kind })

const drawRows = (ids: readonly string[]) => <CanvasRows ids={ids} parent={{ view: 'guest' }} />

type DrawnProps = { node: FlatBlock; canvas: CanvasContext }
type BoundaryProps = DrawnProps & { isWriting: boolean }

/**
 * A block that throws stands as its notice until its node is another. While a person writes on a block's element it stays as
 * it was drawn: React would put the cursor back to the start.
 */
class BlockBoundary extends Component<BoundaryProps, { thrown: string | null; node: FlatBlock; shown: FlatBlock }> {
  override state = { thrown: null as string | null, node: this.props.node, shown: this.props.node }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps({ node, isWriting }: BoundaryProps, state: { thrown: string | null; node: FlatBlock; shown: FlatBlock }) {
    const shown = isWriting ? state.shown : node
    return node === state.node && shown === state.shown ? null : { thrown: node === state.node ? state.thrown : null, node, shown }
  }

  override render(): ReactNode {
    const { node, canvas } = this.props
    const { thrown, shown } = this.state
    const notice = (message: string) => <CanvasNotice node={node} problem={{ code: 'threw', message }} />
    if (thrown !== null) return notice(thrown)
    try {
      return drawBlock(shown, canvas)
    } catch (error) {
      // What a boundary itself throws it does not catch.
      return notice(error instanceof Error ? error.message : String(error))
    }
  }
}

/** The block's view with its parsed props, or the notice that says why there is none. */
function drawBlock(node: FlatBlock, canvas: CanvasContext): ReactNode {
  const { type } = node.fields
  const prepared = preparedOf(node, canvas)
  if (!prepared.ok) return <CanvasNotice node={node} problem={prepared.problem} />
  if (!loadedView(type)) return <CanvasNotice node={node} problem={{ code: 'unknown-type', message: `This build has no view for "${type}".` }} />
  const section = linkedSection(node.fields)
  if (section !== undefined) return <LinkedSection node={node} section={section} draw={drawRows} />
  return prepared.definition.data ? <BlockWithData node={node} canvas={canvas} /> : viewOf(node, canvas, prepared)
}

/** Drawn anew when one of its calls has another outcome. */
function BlockWithData({ node, canvas }: DrawnProps): ReactNode {
  useSyncExternalStore(canvas.onData, () => dataStamp(node, canvas))
  const prepared = preparedOf(node, canvas)
  return prepared.ok ? viewOf(node, canvas, prepared, dataOf(node, canvas)) : null
}

function viewOf(node: FlatBlock, canvas: CanvasContext, { props, definition }: Extract<Prepared, { ok: true }>, data?: Record<string, DataResult>): ReactNode {
  const { id, type } = node.fields
  const names = typeof definition.slots === 'function' ? definition.slots(props as never) : (definition.slots ?? [])
  const slots = names.length > 0 ? Object.fromEntries(names.map((slot) => [slot, <CanvasRows key={slot} ids={node.slots?.[slot] ?? []} parent={{ block: id, slot }} />])) : undefined
  return createElement(loadedView(type) as AnyView, { ...(localise(props, canvas.locale) as Record<string, unknown>), blockId: id, ...(slots ? { slots } : {}), ...(data ? { data } : {}) })
}

const preparedBlocks = new WeakMap<FlatBlock['fields'], Prepared>()

/** Parsed once for as long as the block stays as it is: its fields are another object with every change. Kept where it is asked for again and again, by what tells of calls. */
function preparedOf({ fields }: FlatBlock, canvas: CanvasContext): Prepared {
  const known = preparedBlocks.get(fields) ?? prepareBlock(fields, canvas.types)
  if (known.ok && known.definition.data) preparedBlocks.set(fields, known)
  return known
}

/** The outcomes of the block's calls; those that have not come are an error that says so. */
function dataOf(node: FlatBlock, canvas: CanvasContext): Record<string, DataResult> | undefined {
  const prepared = preparedOf(node, canvas)
  if (!prepared.ok || !prepared.definition.data) return undefined
  const calls = prepared.definition.data(prepared.props as never, { ...canvas.place, locale: canvas.locale })
  return Object.fromEntries(Object.entries(calls).map(([name, { call, input }]) => [name, canvas.data(call, input) ?? { ok: false, error: { status: 0, message: '…' } }]))
}

/** Another number whenever one of the block's outcomes is another. */
function dataStamp(node: FlatBlock, canvas: CanvasContext): string {
  const outcomes = dataOf(node, canvas)
  return outcomes ? Object.entries(outcomes).map(([name, outcome]) => `${name}:${outcome.ok ? 'ok' : outcome.error.status}`).join() : ''
}
