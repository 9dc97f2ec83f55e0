import { type ReactElement, memo, useRef, useState, useSyncExternalStore } from 'react'
import { BootProvider } from '@kit/boot'
import { type BenchBlock, benchBlocks, benchBoot, rowsOfThree } from '../page'
import { views } from '../views'
import type { Editor } from './install'

type Row = { id: string; blocks: readonly BenchBlock[] }
type State = { rows: readonly Row[]; chosen: string | null; line: number | null }

// What a developer would write for this page only: a plain store, with rows that re-render only when they change.
let state: State = { rows: [], chosen: null, line: null }
let undo: (readonly Row[])[] = []
const listeners = new Set<() => void>()
const set = (next: Partial<State>) => {
  state = { ...state, ...next }
  listeners.forEach((listener) => listener())
}
const change = (rows: readonly Row[]) => {
  undo = [...undo.slice(-99), state.rows]
  set({ rows })
}
const useStore = <T,>(select: (state: State) => T) =>
  useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => select(state),
  )

const write = (id: string, text: string) =>
  change(
    state.rows.map((row) =>
      row.blocks.some((block) => block.id === id)
        ? {
            ...row,
            blocks: row.blocks.map((block) =>
              block.id === id ? { ...block, props: { ...block.props, text } } : block,
            ),
          }
        : row,
    ),
  )

function move(from: number, to: number) {
  const rows = [...state.rows]
  const [row] = rows.splice(from, 1)
  if (row) change(rows.toSpliced(to > from ? to - 1 : to, 0, row))
}

const BlockView = memo(function BlockView({ block: { id, type, props } }: { block: BenchBlock }) {
  const isChosen = useStore(({ chosen }) => chosen === id)
  const View = views[type]
  return (
    <div className="cell" data-block={id} style={isChosen ? { outline: '2px solid blue' } : undefined}>
      <View {...props} blockId={id} />
    </div>
  )
})

const RowView = memo(function RowView({ row }: { row: Row }) {
  return (
    <div className="row" data-row style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 200px' }}>
      <div className="grid three">
        {row.blocks.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      </div>
    </div>
  )
})

/** Queries the document that contains it: the editor's, or a frame's. */
export function Canvas({ height }: { height: string }) {
  const rows = useStore((each) => each.rows)
  const line = useStore((each) => each.line)
  const [from, setFrom] = useState<number>()
  const page = useRef<HTMLElement>(null)
  const rowsDrawn = () => page.current?.querySelectorAll('[data-row]') ?? []
  const rowAt = (y: number) => [...rowsDrawn()].findIndex((row) => row.getBoundingClientRect().bottom > y)
  return (
    <main
      ref={page}
      style={{ height, overflow: 'auto', flex: 1, position: 'relative', userSelect: 'none' }}
      onDragStart={(event) => event.preventDefault()}
      onClickCapture={(event) => {
        event.preventDefault()
        set({ chosen: (event.target as Element).closest('[data-block]')?.getAttribute('data-block') ?? null })
      }}
      onPointerDown={(event) => setFrom(rowAt(event.clientY))}
      onPointerMove={(event) => from !== undefined && set({ line: rowAt(event.clientY) })}
      onPointerUp={() => {
        if (from !== undefined && line !== null && line !== from) move(from, line)
        setFrom(undefined)
        set({ line: null })
      }}
    >
      {line !== null && (
        <div
          style={{
            position: 'fixed',
            left: 0,
            right: 300,
            height: 3,
            background: 'blue',
            top: [...rowsDrawn()][line]?.getBoundingClientRect().top,
          }}
        />
      )}
      {rows.map((row) => (
        <RowView key={row.id} row={row} />
      ))}
    </main>
  )
}

function Inspector() {
  const chosen = useStore((each) => each.chosen)
  const block = useStore(({ rows }) =>
    chosen ? rows.flatMap((row) => row.blocks).find(({ id }) => id === chosen) : undefined,
  )
  return (
    <aside style={{ width: 300 }}>
      {block && typeof block.props.text === 'string' && (
        <input name="text" value={block.props.text} onChange={(event) => write(block.id, event.currentTarget.value)} />
      )}
    </aside>
  )
}

let added = 0

export const editor: Editor = {
  blocks: '[data-block]',
  isMarked: (block) => Boolean(block.style.outline),
  field: () => document.querySelector('input[name="text"]'),
  add: () =>
    change([
      {
        id: `new${(added += 1)}`,
        blocks: [{ id: `new-block${added}`, type: 'heading', props: { text: 'New', level: 2, align: 'start' } }],
      },
      ...state.rows,
    ]),
  undo: () => {
    const before = undo.at(-1)
    undo = undo.slice(0, -1)
    if (before) set({ rows: before })
  },
}

/** The editor on a page of `count` blocks, with its canvas in a given element. */
export function editorOf(count: number, canvas: ReactElement) {
  state = { ...state, rows: rowsOfThree(benchBlocks(count)).map((blocks) => ({ id: `r-${blocks[0]?.id}`, blocks })) }
  return (
    <BootProvider boot={benchBoot}>
      <div style={{ display: 'flex' }}>
        {canvas}
        <Inspector />
      </div>
    </BootProvider>
  )
}

export const prepare = (count: number) => editorOf(count, <Canvas height="100vh" />)
