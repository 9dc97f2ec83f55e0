import { useRef, useState, useSyncExternalStore } from 'react'
import { useT } from '@kit/t'
import { setField } from '../document/operations/set-field'
import { useBuilder } from '../state/builder'
import { levelOf } from '../state/level'
import { useNode } from '../state/use-document'
import { useUiOf } from '../state/ui-store'
import { clickThrough } from '../canvas/click-through'
import { onCanvasMove, canvasFrame } from '../canvas/canvas-frame'
import { followPointer, undoGesture } from './drag-handle'
import styles from './handles.module.css'
import { fillMessage } from '../document/fill-message'

const sides = ['top', 'right', 'bottom', 'left'] as const
type Side = (typeof sides)[number]

const sideNames: Record<Side, { en: string; th: string }> = {
  top: { en: 'top', th: 'บน' },
  right: { en: 'right', th: 'ขวา' },
  bottom: { en: 'bottom', th: 'ล่าง' },
  left: { en: 'left', th: 'ซ้าย' },
}
const messages = {
  padding: { en: 'Padding {side}', th: 'ระยะขอบใน{side}' },
  margin: { en: 'Margin {side}', th: 'ระยะขอบนอก{side}' },
  hint: { en: '{name}: {px} px. Drag to change it.', th: '{name}: {px} พิกเซล ลากเพื่อปรับ' },
}

type Space = Partial<Record<Side, number | 'auto'>>

const kinds = ['padding', 'margin'] as const
type Kind = (typeof kinds)[number]

/**
 * Handles on a part's four sides: those inside its edge change the padding, those outside the margin, in steps of 4 px.
 */
export function SpacingHandles({ id }: { id: string }) {
  const t = useT()
  const builder = useBuilder()
  const node = useNode(id)
  const { device, freeWidth } = useUiOf('device', 'freeWidth')
  const level = levelOf(device, freeWidth)
  const zoom = useSyncExternalStore(onCanvasMove, () => canvasFrame()?.zoom ?? 1)
  const [shown, setShown] = useState<{ kind: Kind; side: Side; text: string }>()
  const hasDragged = useRef(false)
  if (!node || node.fields.locked) return null
  const { style } = node.fields

  const valueOf = (kind: Kind, side: Side): number => {
    const order =
      level === 'base'
        ? (['base'] as const)
        : level === 'tablet'
          ? (['tablet', 'base'] as const)
          : (['mobile', 'tablet', 'base'] as const)
    for (const each of order) {
      const found = (style?.[each]?.[kind]?.out as Space | undefined)?.[side]
      if (typeof found === 'number') return found
    }
    return 0
  }

  const drag = (event: React.PointerEvent, kind: Kind, side: Side) => {
    const name = t(messages[kind], { side: t(sideNames[side]) })
    const from = valueOf(kind, side)
    const sign = side === 'right' || side === 'bottom' ? (kind === 'margin' ? 1 : -1) : kind === 'margin' ? -1 : 1
    const key = { gesture: `${kind} ${id} ${side}` }
    hasDragged.current = false
    followPointer(event, {
      move: (dx, dy) => {
        const distance = side === 'left' || side === 'right' ? dx : dy
        const steps = Math.min(96, Math.max(0, from + Math.round((distance * sign) / 4)))
        if (steps !== from) hasDragged.current = true
        setShown({ kind, side, text: `${name} ${steps * 4} px` })
        builder.edit(
          fillMessage(messages[kind], { side: sideNames[side] }),
          (edit) => setField(edit, id, ['style', level, kind, 'out', side], steps),
          key,
        )
      },
      end: () => setShown(undefined),
      cancel: () => undoGesture(builder, key),
    })
  }

  return kinds.flatMap((kind) =>
    sides.map((side) => {
      const value = valueOf(kind, side)
      const isAcross = side === 'left' || side === 'right'
      const size = Math.max(8, value * 4 * zoom)
      return (
        <div
          key={`${kind} ${side}`}
          className={styles.spacing}
          data-space={kind}
          data-side={side}
          data-empty={value === 0 ? '' : undefined}
          style={isAcross ? { width: size } : { height: size }}
        >
          <div
            className={styles.grip}
            aria-hidden
            title={t(messages.hint, { name: t(messages[kind], { side: t(sideNames[side]) }), px: value * 4 })}
            onPointerDown={(event) => drag(event, kind, side)}
            // In a one-line part the handle covers the text, so a click is passed through.
            onClick={(event) => !hasDragged.current && clickThrough(event)}
          />
          {shown?.kind === kind && shown.side === side && <span className={styles.said}>{shown.text}</span>}
        </div>
      )
    }),
  )
}
