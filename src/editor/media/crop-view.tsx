import { Button, Group, SegmentedControl } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import type { Choice } from './choice'
import { type Area, dragArea, fitArea, type Grip } from './crop-area'
import { MediaImage } from './media-image'
import styles from './media.module.css'

const messages = {
  ratio: { en: 'Aspect ratio', th: 'สัดส่วนภาพ' },
  free: { en: 'Free', th: 'อิสระ' },
  move: {
    en: 'Area to keep. Arrow keys move it; with Shift they resize it.',
    th: 'ส่วนที่เก็บไว้ ใช้ปุ่มลูกศรเพื่อเลื่อน กด Shift ค้างเพื่อเปลี่ยนขนาด',
  },
  place: {
    en: '{width} × {height} px, {left}% from the left, {top}% from the top',
    th: '{width} × {height} พิกเซล ห่างจากซ้าย {left}% จากบน {top}%',
  },
  size: { en: '{width} × {height} px', th: '{width} × {height} พิกเซล' },
  make: { en: 'Create cropped picture', th: 'สร้างภาพจากส่วนนี้' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
}

const ratios: { value: string; label: LocalisedText; ratio?: number }[] = [
  { value: 'free', label: messages.free },
  { value: '1', label: '1:1', ratio: 1 },
  { value: '4:3', label: '4:3', ratio: 4 / 3 },
  { value: '16:9', label: '16:9', ratio: 16 / 9 },
  { value: '3:4', label: '3:4', ratio: 3 / 4 },
]
const grips: Grip[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
]
const whole: Grip = { x: 0, y: 0 }

type Props = {
  choice: Choice
  size: { width: number; height: number }
  isPending: boolean
  onCrop: (area: Area) => void
  onCancel: () => void
}

/** Crops a picture: by its edges, by its corners, or with the keyboard. */
export function CropView({ choice, size, isPending, onCrop, onCancel }: Props) {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // The button that opened this is gone, so focus moves here.
  useEffect(() => box.current?.focus(), [])
  const held = useRef<{ grip: Grip; x: number; y: number; from: Area } | undefined>(undefined)
  const [area, setArea] = useState<Area>({ left: 0.1, top: 0.1, width: 0.8, height: 0.8 })
  const [shape, setShape] = useState('free')
  const wanted = ratios.find(({ value }) => value === shape)?.ratio
  const ratio = wanted && (wanted * size.height) / size.width
  const place = {
    left: `${area.left * 100}%`,
    top: `${area.top * 100}%`,
    width: `${area.width * 100}%`,
    height: `${area.height * 100}%`,
  }
  const pixels = { width: Math.round(area.width * size.width), height: Math.round(area.height * size.height) }

  const take = (grip: Grip) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { grip, x: event.clientX, y: event.clientY, from: area }
  }
  const drag = (event: PointerEvent) => {
    const bounds = frame.current?.getBoundingClientRect()
    if (!held.current || !bounds) return
    const { grip, x, y, from } = held.current
    setArea(
      dragArea(from, grip, { x: (event.clientX - x) / bounds.width, y: (event.clientY - y) / bounds.height }, ratio),
    )
  }
  const release = () => (held.current = undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!step) return
    event.preventDefault()
    const by = { x: (step[0] ?? 0) * 0.02, y: (step[1] ?? 0) * 0.02 }
    setArea(dragArea(area, event.shiftKey ? { x: step[0] === 0 ? 0 : 1, y: step[1] === 0 ? 0 : 1 } : whole, by, ratio))
  }

  return (
    <div className={styles.crop}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t(messages.ratio)}
        value={shape}
        data={ratios.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(value) => {
          setShape(value)
          const next = ratios.find((each) => each.value === value)?.ratio
          if (next) setArea(fitArea(area, (next * size.height) / size.width))
        }}
      />
      <div
        ref={frame}
        className={styles.cropStage}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <MediaImage choice={choice} sizes="480px" className={styles.whole} />
        <div className={styles.cropShade} aria-hidden>
          <div style={place} />
        </div>
        <div
          ref={box}
          role="slider"
          tabIndex={0}
          aria-label={t(messages.move)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(area.left * 100)}
          aria-valuetext={t(messages.place, {
            ...pixels,
            left: Math.round(area.left * 100),
            top: Math.round(area.top * 100),
          })}
          className={styles.cropBox}
          style={place}
          onPointerDown={take(whole)}
          onKeyDown={onKeyDown}
        >
          {grips.map((grip) => (
            <span
              key={`${grip.x} ${grip.y}`}
              className={styles.cropGrip}
              data-x={grip.x}
              data-y={grip.y}
              onPointerDown={take(grip)}
            />
          ))}
        </div>
      </div>
      <p className={styles.soft} aria-live="polite">
        {t(messages.size, pixels)}
      </p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t(messages.cancel)}
        </Button>
        <Button loading={isPending} onClick={() => onCrop(area)}>
          {t(messages.make)}
        </Button>
      </Group>
    </div>
  )
}
