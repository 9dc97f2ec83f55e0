import { Component, createElement, memo, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DataResult } from '@schemas/block'
import { columnCounts, columnSpans, isShownTo } from '@schemas/layout/compile'
import type { FlatBlock, FlatCell, FlatRow, NodeKind, RowParent } from '@schemas/layout/flat/flat'
import { type Prepared, prepareBlock } from '@schemas/layout/prepare'
import { isSectionRow, linkedSection, sectionType } from '@schemas/layout/sections'
import { localise } from '@schemas/layout/text'
import { type AnyView, loadedView } from '@registry/views'
import { useDocumentStore, useNode, useNodes } from '../state/use-document'
import { type CanvasContext, useCanvas } from './canvas-context'
import { whenIdle } from '../ui/when-idle'
import { useWritingOn } from '../words/use-writing-on'
import { CanvasNotice } from './canvas-notice'
import { LinkedSection } from './linked-section'
import { SectionsContext } from './sections-above'
import { useViewsLoaded } from './use-views-loaded'

/**
 * The page as visitors get it (`runtime/rows.tsx`), each node drawn by itself: it listens to its own node alone, compiles
 * that and says by `data-node` which one it is. The element around a block has no box of its own.
 */
export function CanvasRows({ ids, parent }: { ids: readonly string[]; parent: RowParent }): ReactNode {
  const { isInside } = useContext(SectionsContext)
  if (ids.length === 0) return isInside ? null : <div className="canvas-empty" data-empty-rows={'view' in parent ? `view:${parent.view}` : `${parent.block}:${parent.slot}`} />
  return 'view' in parent ? <ManyRows ids={ids} /> : ids.map((id) => <RowView key={id} id={id} />)
}

/** So many rows stand at once. */
const firstRows = 30
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

const RowView = memo(function RowView({ id }: { id: string }) {
  const node = useNode(id) as FlatRow | undefined
  const store = useDocumentStore()
  const canvas = useCanvas()
  // A column's own width is the row's grid: the row is drawn again when one of its columns is another.
  const cells = useNodes(node?.cells ?? none).flatMap((cell) => (cell?.kind === 'cell' && isShownTo(cell.fields.shown, canvas.role, canvas.now) ? [cell] : []))
  useFlush(canvas)
  const mark = useMark(id, 'row')
  const lone = useLoneSection(cells)
  if (!node || !isShownTo(node.fields.shown, canvas.role, canvas.now)) return null
  const { fields } = node
  // Visitors get the section's rows in the place of such a row: here too nothing of it may be seen.
  const [own] = cells
  if (own && lone && isSectionRow({ ...fields, cells: [{ ...own.fields, blocks: [lone.fields] }] })) return <div {...mark}><LoneCell id={own.fields.id} block={lone.fields.id} /></div>
  const counts = columnCounts(fields, cells.map((cell) => cell.fields))
  const grid = canvas.sheet.grid(counts, fields.gap, fields.style)
  const classes = canvas.sheet.node('row', fields.style, fields.visible)
  return (
    <div className={classes.outer ? `row ${classes.outer}` : 'row'} id={fields.anchor} {...mark}>
      <div className={`grid ${grid}${classes.inner ? ` ${classes.inner}` : ''}`} data-width={fields.width}>
        {cells.map((cell) => (
          <CellView key={cell.fields.id} cell={store.get(cell.fields.id) as FlatCell} span={canvas.sheet.span(columnSpans(cell.fields, counts))} />
        ))}
      </div>
    </div>
  )
})

const CellView = memo(function CellView({ cell, span }: { cell: FlatCell; span: string }) {
  const canvas = useCanvas()
  const { fields, blocks } = cell
  const classes = canvas.sheet.node('cell', fields.style, fields.visible)
  const outer = ['cell', span, classes.outer].filter(Boolean).join(' ')
  const mark = useMark(fields.id, 'cell')
  const { isInside } = useContext(SectionsContext)
  const content = blocks.length > 0 ? blocks.map((id) => <BlockView key={id} id={id} />) : isInside ? null : <div className="canvas-empty" data-empty-cell={fields.id} />
  return (
    <div className={outer} id={fields.anchor} {...mark}>
      {classes.inner ? <div className={`cell ${classes.inner}`}>{content}</div> : content}
    </div>
  )
})

const BlockView = memo(function BlockView({ id }: { id: string }) {
  const node = useNode(id) as FlatBlock | undefined
  const canvas = useCanvas()
  useFlush(canvas)
  const isLoaded = useViewsLoaded(node?.fields.type)
  const { isWriting, drawn } = useWritingOn(id)
  const mark = useMark(id, 'block')
  if (!node || !isShownTo(node.fields.shown, canvas.role, canvas.now)) return null
  const { fields } = node
  const classes = canvas.sheet.node('block', fields.style, fields.visible)
  const inside = isLoaded ? <BlockBoundary key={`${fields.type} ${drawn}`} node={node} canvas={canvas} isWriting={isWriting} /> : <div className="canvas-loading" />
  const inner = classes.inner ? <div className={classes.inner}>{inside}</div> : inside
  return (
    <div className="canvas-block" {...mark}>
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

const drawRows = (ids: readonly string[]) => <CanvasRows ids={ids} parent={{ view: 'guest' }} />

/** Says which node an element is; nothing inside a section is the page's to choose. */
function useMark(id: string, kind: NodeKind): { 'data-node'?: string; 'data-kind'?: NodeKind } {
  const { isInside } = useContext(SectionsContext)
  return isInside ? {} : { 'data-node': id, 'data-kind': kind }
}

/** The linked section that is all that stands in a row. */
function useLoneSection(cells: readonly FlatCell[]): FlatBlock | undefined {
  const store = useDocumentStore()
  const blocks = cells.length === 1 && cells[0]?.blocks.length === 1 ? cells[0].blocks : none
  const first = store.get(blocks[0] ?? '')
  // Only such a row is drawn again with its block: a word that is typed elsewhere draws its own block alone.
  const [node] = useNodes(first?.kind === 'block' && first.fields.type === sectionType ? blocks : none)
  return node?.kind === 'block' ? node : undefined
}

function LoneCell({ id, block }: { id: string; block: string }) {
  return (
    <div {...useMark(id, 'cell')}>
      <BlockView id={block} />
    </div>
  )
}

type DrawnProps = { node: FlatBlock; canvas: CanvasContext }
type BoundaryProps = DrawnProps & { isWriting: boolean }

/** A block that throws stands as its notice until its node is another. */
class BlockBoundary extends Component<BoundaryProps, { thrown: string | null; node: FlatBlock }> {
  override state = { thrown: null as string | null, node: this.props.node }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps({ node }: BoundaryProps, state: { thrown: string | null; node: FlatBlock }) {
    return node === state.node ? null : { thrown: null, node }
  }

  override render(): ReactNode {
    const { node } = this.props
    if (this.state.thrown !== null) return <CanvasNotice node={node} problem={{ code: 'threw', message: this.state.thrown }} />
    return <PreparedBlock {...this.props} />
  }
}

/** While a person writes on a block's element it stays as it was drawn: React would put the cursor back to the start. */
function PreparedBlock({ node, canvas, isWriting }: BoundaryProps): ReactNode {
  const [shown, setShown] = useState(node)
  if (!isWriting && shown !== node) setShown(node)
  return <DrawnBlock node={isWriting ? shown : node} canvas={canvas} />
}

/** The block's view with its parsed props, or the notice that says why there is none. */
const DrawnBlock = memo(function DrawnBlock({ node, canvas }: DrawnProps): ReactNode {
  const { type } = node.fields
  const prepared = preparedOf(node, canvas)
  if (!prepared.ok) return <CanvasNotice node={node} problem={prepared.problem} />
  if (!loadedView(type)) return <CanvasNotice node={node} problem={{ code: 'unknown-type', message: `This build has no view for "${type}".` }} />
  const section = linkedSection(node.fields)
  if (section !== undefined) return <LinkedSection node={node} section={section} draw={drawRows} />
  return prepared.definition.data ? <BlockWithData node={node} canvas={canvas} /> : viewOf(node, canvas, prepared)
})

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

/** Parsed once for as long as the block stays as it is: its fields are another object with every change. */
function preparedOf({ fields }: FlatBlock, canvas: CanvasContext): Prepared {
  const known = preparedBlocks.get(fields) ?? prepareBlock(fields, canvas.types)
  preparedBlocks.set(fields, known)
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

function useFlush(canvas: CanvasContext): void {
  useLayoutEffect(() => canvas.sheet.flush())
}
