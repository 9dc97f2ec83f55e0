import { ActionIcon, NumberInput, Slider } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { image as imageSchema } from '@schemas/layout/image'
import type { Background } from '@schemas/layout/style'
import { ColorControl } from '../fields/color-control'
import { ImageField } from '../fields/image-field'
import { useThemeColor } from '../fields/theme-color'
import { PropertyRow } from '../panel/property-row'
import { describeSchema } from '../../document/fields/schema-fields'
import { OptionButtons } from './option-buttons'
import styles from './style.module.css'

const messages = {
  image: { en: 'Picture', th: 'รูปภาพ' },
  fit: { en: 'Sizing', th: 'การวางภาพ' },
  cover: { en: 'Fill', th: 'เต็มพื้นที่' },
  contain: { en: 'Fit', th: 'เห็นทั้งภาพ' },
  repeat: { en: 'Tile', th: 'ปูซ้ำ' },
  overlay: { en: 'Overlay colour', th: 'สีทับภาพ' },
  strength: { en: 'Strength', th: 'ความเข้ม' },
  shape: { en: 'Shape', th: 'รูปทรง' },
  linear: { en: 'Linear', th: 'แนวตรง' },
  radial: { en: 'Radial', th: 'วงกลม' },
  angle: { en: 'Angle', th: 'มุม' },
  stops: { en: 'Colours', th: 'สี' },
  stop: { en: 'Colour {place}', th: 'สีที่ {place}' },
  at: { en: 'Position of colour {place}', th: 'ตำแหน่งสีที่ {place}' },
  addStop: { en: 'Add colour', th: 'เพิ่มสี' },
  removeStop: { en: 'Remove colour {place}', th: 'ลบสีที่ {place}' },
}

export type GradientFill = Extract<Background, { type: 'gradient' }>
export type PictureFill = Extract<Background, { type: 'image' }>

const imageField = { ...describeSchema(imageSchema()), isOptional: false }

/** A background picture: which one, how it fills the area, and the colour over it. */
export function PictureParts({
  id,
  value,
  onChange,
}: {
  id: string
  value: PictureFill
  onChange: (next: PictureFill) => void
}) {
  const t = useT()
  const { overlay, ...others } = value
  return (
    <>
      {imageField.kind === 'image' && (
        <ImageField
          field={imageField}
          path={[]}
          bind={{
            id: `${id}-image`,
            label: t(messages.image),
            value: value.image,
            onChange: (image) => onChange({ ...value, image: image as PictureFill['image'] }),
          }}
          isDecoration
        />
      )}
      <PropertyRow id={`${id}-fit`} label={t(messages.fit)} isGroup>
        <OptionButtons
          labelledBy={`${id}-fit-label`}
          options={(['cover', 'contain', 'repeat'] as const).map((fit) => ({ value: fit, label: t(messages[fit]) }))}
          value={value.fit ?? 'cover'}
          onChange={(fit) => fit && onChange({ ...value, fit: fit as NonNullable<PictureFill['fit']> })}
        />
      </PropertyRow>
      <PropertyRow id={`${id}-overlay`} label={t(messages.overlay)}>
        <ColorControl
          id={`${id}-overlay`}
          label={t(messages.overlay)}
          isClearable
          value={overlay?.color}
          onChange={(color) =>
            onChange(color === undefined ? others : { ...others, overlay: { color, opacity: overlay?.opacity ?? 50 } })
          }
        />
      </PropertyRow>
      {overlay && (
        <PropertyRow id={`${id}-strength`} label={t(messages.strength)} isGroup>
          <Slider
            size="sm"
            min={0}
            max={100}
            value={overlay.opacity}
            label={(opacity) => `${opacity}%`}
            thumbLabel={t(messages.strength)}
            onChange={(opacity) => onChange({ ...others, overlay: { ...overlay, opacity } })}
          />
        </PropertyRow>
      )}
    </>
  )
}

/** A background gradient. */
export function GradientParts({
  id,
  value,
  onChange,
}: {
  id: string
  value: GradientFill
  onChange: (next: GradientFill) => void
}) {
  const t = useT()
  const cssOf = useThemeColor()
  const { stops, shape = 'linear', angle = 180 } = value
  const list = stops.map((stop) => `${cssOf(stop.color) ?? 'transparent'} ${stop.at}%`).join(', ')
  const setStop = (index: number, change: Partial<GradientFill['stops'][number]>) =>
    onChange({ ...value, stops: stops.map((stop, at) => (at === index ? { ...stop, ...change } : stop)) })
  return (
    <>
      <div
        className={styles.preview}
        style={{ backgroundImage: shape === 'radial' ? `radial-gradient(${list})` : `linear-gradient(90deg, ${list})` }}
      />
      <PropertyRow id={`${id}-shape`} label={t(messages.shape)} isGroup>
        <OptionButtons
          labelledBy={`${id}-shape-label`}
          options={(['linear', 'radial'] as const).map((each) => ({ value: each, label: t(messages[each]) }))}
          value={shape}
          onChange={(next) => next && onChange({ ...value, shape: next as NonNullable<GradientFill['shape']> })}
        />
      </PropertyRow>
      {shape === 'linear' && (
        <PropertyRow id={`${id}-angle`} label={t(messages.angle)}>
          <NumberInput
            id={`${id}-angle`}
            min={0}
            max={360}
            step={15}
            suffix="°"
            value={angle}
            onChange={(next) =>
              typeof next === 'number' && onChange({ ...value, angle: Math.min(360, Math.max(0, next)) })
            }
          />
        </PropertyRow>
      )}
      <PropertyRow
        id={`${id}-stops`}
        label={t(messages.stops)}
        layout="stacked"
        isGroup
        trailing={
          <ActionIcon
            size={22}
            aria-label={t(messages.addStop)}
            disabled={stops.length >= 8}
            onClick={() => onChange({ ...value, stops: [...stops, { color: 'accent', at: 100 }] })}
          >
            <IconPlus size={14} />
          </ActionIcon>
        }
      >
        <div className={styles.stack}>
          {stops.map((stop, index) => (
            // Keyed by index: a stop has no other identity.
            <div key={index} className={styles.stop}>
              <ColorControl
                id={`${id}-stop-${index}`}
                label={t(messages.stop, { place: index + 1 })}
                value={stop.color}
                onChange={(color) => color && setStop(index, { color })}
              />
              <NumberInput
                aria-label={t(messages.at, { place: index + 1 })}
                min={0}
                max={100}
                suffix="%"
                hideControls
                value={stop.at}
                onChange={(at) => typeof at === 'number' && setStop(index, { at: Math.min(100, Math.max(0, at)) })}
              />
              <ActionIcon
                size={22}
                aria-label={t(messages.removeStop, { place: index + 1 })}
                disabled={stops.length <= 2}
                onClick={() => onChange({ ...value, stops: stops.filter((_, at) => at !== index) })}
              >
                <IconMinus size={14} />
              </ActionIcon>
            </div>
          ))}
        </div>
      </PropertyRow>
    </>
  )
}
