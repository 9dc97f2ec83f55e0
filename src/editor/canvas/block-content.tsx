import { createElement, type ReactNode, useSyncExternalStore } from 'react'
import type { DataResult } from '@schemas/block'
import type { FlatBlock, RowParent } from '@schemas/layout/flat/flat'
import { type Prepared, prepareBlock } from '@schemas/layout/prepare'
import { hasRole } from '@schemas/layout/role'
import { linkedSection } from '@schemas/layout/sections'
import { localise } from '@schemas/layout/text'
import { type AnyView, loadedView } from '@registry/views'
import { lazyPart } from '../ui/lazy-part'
import type { CanvasContext } from './canvas-context'
import { CanvasNotice, NotComeNotice } from './canvas-notice'
import { didNotCome } from './use-views-loaded'

const LinkedSection = lazyPart(async () => (await import('./linked-section')).LinkedSection, {
  coming: <div className="canvas-loading" />,
})
const LivingContents = lazyPart(async () => (await import('./living-contents')).LivingContents, {
  coming: <div className="canvas-loading" />,
})
/** Most blocks are visible to everyone, so the notice is loaded on demand. */
const UnseenNotice = lazyPart(async () => (await import('./unseen-notice')).UnseenNotice, {
  coming: <div className="canvas-unseen" />,
})

/** Draws the rows of a slot or of a section. */
export type DrawRows = (ids: readonly string[], parent: RowParent, key?: string) => ReactNode

type Drawn = { node: FlatBlock; canvas: CanvasContext; rows: DrawRows }

/**
 * The block's view with its parsed props, or the notice that says why there is none. `drawn` changes after text
 * editing, to force a fresh element.
 */
export function drawBlock({ node, canvas, rows }: Drawn, drawn: number): ReactNode {
  const { type } = node.fields
  if (didNotCome(type)) return <NotComeNotice node={node} />
  const prepared = preparedOf(node, canvas)
  if (!prepared.ok) return <CanvasNotice node={node} problem={prepared.problem} />
  const { access } = prepared.definition
  if (access && !hasRole(canvas.role, access) && !canvas.showsAll) return <UnseenNotice node={node} access={access} />
  if (!loadedView(type))
    return (
      <CanvasNotice node={node} problem={{ code: 'unknown-type', message: `This build has no view for "${type}".` }} />
    )
  const section = linkedSection(node.fields)
  if (section !== undefined)
    return <LinkedSection key={drawn} node={node} section={section} draw={(ids) => rows(ids, { view: 'guest' })} />
  if (prepared.definition.listsTo)
    return <LivingContents key={drawn} type={type} prepared={prepared} id={node.fields.id} />
  return prepared.definition.data ? (
    <BlockWithData key={drawn} node={node} canvas={canvas} rows={rows} />
  ) : (
    viewOf({ node, canvas, rows }, prepared, drawn)
  )
}

/** Redrawn when one of its calls has a different result. */
function BlockWithData({ node, canvas, rows }: Drawn): ReactNode {
  useSyncExternalStore(canvas.onData, () => dataStamp(node, canvas))
  const prepared = preparedOf(node, canvas)
  return prepared.ok ? viewOf({ node, canvas, rows }, prepared, 0, dataOf(node, canvas)) : null
}

function viewOf(
  { node, canvas, rows }: Drawn,
  { props, definition }: Extract<Prepared, { ok: true }>,
  drawn: number,
  data?: Record<string, DataResult>,
): ReactNode {
  const { id, type } = node.fields
  const names = typeof definition.slots === 'function' ? definition.slots(props as never) : (definition.slots ?? [])
  const slots =
    names.length > 0
      ? Object.fromEntries(names.map((slot) => [slot, rows(node.slots?.[slot] ?? [], { block: id, slot }, slot)]))
      : undefined
  return createElement(loadedView(type) as AnyView, {
    ...(localise(props, canvas.locale) as Record<string, unknown>),
    key: drawn,
    blockId: id,
    ...(slots ? { slots } : {}),
    ...(data ? { data } : {}),
  })
}

const preparedBlocks = new WeakMap<FlatBlock['fields'], Prepared>()

/**
 * Parsed once per version of the block: every change creates a new fields object. Cached because call notifications ask
 * for it again and again.
 */
function preparedOf({ fields }: FlatBlock, canvas: CanvasContext): Prepared {
  const known = preparedBlocks.get(fields) ?? prepareBlock(fields, canvas.types)
  if (known.ok && known.definition.data) preparedBlocks.set(fields, known)
  return known
}

/** The results of the block's calls; a call without a result is reported as an error. */
function dataOf(node: FlatBlock, canvas: CanvasContext): Record<string, DataResult> | undefined {
  const prepared = preparedOf(node, canvas)
  if (!prepared.ok || !prepared.definition.data) return undefined
  const calls = prepared.definition.data(prepared.props as never, { ...canvas.place, locale: canvas.locale })
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, wanted]) =>
      wanted
        ? [[name, canvas.data(wanted.call, wanted.input) ?? { ok: false, error: { status: 0, message: '…' } }]]
        : [],
    ),
  )
}

/** A number that changes whenever one of the block's results changes. */
function dataStamp(node: FlatBlock, canvas: CanvasContext): string {
  const outcomes = dataOf(node, canvas)
  return outcomes
    ? Object.entries(outcomes)
        .map(([name, outcome]) => `${name}:${outcome.ok ? 'ok' : outcome.error.status}`)
        .join()
    : ''
}
