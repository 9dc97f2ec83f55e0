import {
  memo,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '@kit/t'
import { nodeName } from '../document/name-node'
import { useDrag } from '../drag/drag-store'
import { useIsDragging } from '../drag/use-is-dragging'
import { PlusButtons } from './plus-buttons'
import { askMenu } from './menu-store'
import { useBuilder } from '../state/builder'
import { usePresence } from '../state/presence-store'
import { useUi } from '../state/ui-store'
import { lazyPart } from '../ui/lazy-part'
import styles from './canvas.module.css'
import { useAreToolsReady } from './drawn'
import { onHover } from './pointer-overlay'
import { useLasso } from './lasso'
import { putAt, usePlaced } from './placed'
import { fromCanvas } from './canvas-frame'

// Drag handles are loaded after the first selection has been shown.
const BlockGapHandle = lazyPart(async () => (await import('../handles/block-gap-handle')).BlockGapHandle)
const ColumnHandles = lazyPart(async () => (await import('../handles/column-handles')).ColumnHandles)
const SpacingHandles = lazyPart(async () => (await import('../handles/spacing-handles')).SpacingHandles)
const AreaOutline = lazyPart(async () => (await import('./area-outline')).AreaOutline)
const PartOutline = lazyPart(async () => (await import('../sections/part-outline')).PartOutline)
const WritingTools = lazyPart(async () => (await import('../text-editing/writing-tools')).WritingTools)

type Props = {
  /** The tools attached to the selection. */
  tools?: ReactNode
}

/**
 * What lies over the page without being part of it: outlines, the drop line, the lasso. Repositioned in the same frame
 * in which the page moves.
 */
export function Overlay({ tools }: Props) {
  const selection = useUi((state) => state.selection)
  const area = useUi((state) => state.area)
  const part = useUi((state) => state.part)
  // The outline moves in the next frame; its tools follow later, and those of the previous block are hidden until then.
  const late = useDeferredValue(selection)
  const held = late.at(-1)
  const [hovered, setHovered] = useState<string>()
  const writing = useUi((state) => state.writing)
  useEffect(() => onHover(setHovered), [])
  const overlay = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const gone = new AbortController()
    void import('./keep-window').then(({ keepWindow }) => keepWindow(overlay.current, gone.signal))
    return () => gone.abort()
  }, [])
  return (
    <div ref={overlay} className={styles.overlay} data-surface="overlay">
      {hovered !== undefined && !selection.includes(hovered) && (
        <Outline key={`hover ${hovered}`} id={hovered} variant="hovered" />
      )}
      {area && <AreaOutline key={`${area.block}:${area.slot}`} area={area} />}
      {part && <PartOutline part={part} />}
      {selection.map((id, index) => (
        // Keyed by position in the selection, so that the tools are not rebuilt for every selected block.
        <Outline key={index} id={id} variant="chosen">
          {index === selection.length - 1 &&
            (writing
              ? !part && <WritingTools />
              : held !== undefined && (
                  // Handles cover their part, so the context menu must open on them too; by keyboard it opens from the
                  // canvas.
                  <div className={styles.held} data-late={late === selection ? undefined : ''} onContextMenu={openMenu}>
                    <ChosenTools id={held} tools={tools} isAlone={late.length === 1} />
                  </div>
                ))}
        </Outline>
      ))}
      <Holders />
      <DropLine />
      <LassoBox />
    </div>
  )
}

const HeldByOthers = lazyPart(async () => (await import('../presence/held-by-others')).HeldByOthers)
/** Locks held by other editors, if any. */
function Holders() {
  return usePresence(({ holders }) => holders.size > 0) && <HeldByOthers />
}

const ChosenTools = memo(function ChosenTools({
  id,
  tools,
  isAlone,
}: {
  id: string
  tools: ReactNode
  isAlone: boolean
}) {
  const { store } = useBuilder()
  const isReady = useAreToolsReady()
  if (useIsDragging()) return null
  const kind = store.get(id)?.kind
  return (
    <>
      {isAlone && isReady && <SpacingHandles id={id} />}
      {isAlone && isReady && kind === 'row' && <ColumnHandles row={id} />}
      {isAlone && isReady && kind === 'cell' && <BlockGapHandle cell={id} />}
      {isAlone && <PlusButtons id={id} />}
      {tools}
    </>
  )
})

const openMenu = (event: MouseEvent) => {
  event.preventDefault()
  askMenu({ x: event.clientX, y: event.clientY })
}

function Outline({ id, variant, children }: { id: string; variant: 'hovered' | 'chosen'; children?: ReactNode }) {
  const t = useT()
  const { node, element } = usePlaced(id)
  if (!node) return null
  return (
    <div
      ref={element}
      className={styles.outline}
      data-look={variant}
      data-kind={node.kind}
      data-locked={node.fields.locked ? '' : undefined}
    >
      <span className={styles.tag}>{t(nodeName(node))}</span>
      {children}
    </div>
  )
}

function DropLine() {
  const drop = useDrag((state) => state.drop)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current && drop && !drop.list) putAt(element.current, fromCanvas(drop.line))
  }, [drop])
  return drop && !drop.list ? (
    <div
      ref={element}
      className={styles.line}
      data-drop-line
      data-upright={drop.line.isUpright ? '' : undefined}
      data-into={drop.into}
    />
  ) : null
}

function LassoBox() {
  const box = useLasso((state) => state.box)
  return box ? (
    <div
      className={styles.lasso}
      style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }}
    />
  ) : null
}
