import { ActionIcon, NumberInput, Select, Slider } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { image as imageSchema } from '@schemas/layout/image'
import { isRecord } from '@schemas/layout/json'
import type { Background } from '@schemas/layout/style'
import type { LocalisedText } from '@schemas/layout/text'
import { pickImage } from '../../media/pick-image'
import { ColorControl } from '../fields/color-control'
import { ImageField } from '../fields/image-field'
import { useThemeColor } from '../fields/theme-color'
import { PropertyRow } from '../panel/property-row'
import { describeSchema } from '../schema-fields'
import { OptionButtons } from './option-buttons'
import { StyleRow } from './style-row'
import styles from './style.module.css'
import { styleWords } from './style-words'
import type { StyleAccess } from './use-style'

const words = {
  color: { en: 'Colour', th: 'สี' },
  image: { en: 'Picture', th: 'รูปภาพ' },
  gradient: { en: 'Gradient', th: 'ไล่สี' },
  fit: { en: 'Fit', th: 'การวางภาพ' },
  cover: { en: 'Fill', th: 'เต็มพื้นที่' },
  contain: { en: 'Whole', th: 'เห็นทั้งภาพ' },
  repeat: { en: 'Tiles', th: 'ปูซ้ำ' },
  overlay: { en: 'Colour over it', th: 'สีทับภาพ' },
  strength: { en: 'Strength', th: 'ความเข้ม' },
  shape: { en: 'Shape', th: 'รูปแบบ' },
  linear: { en: 'Straight', th: 'แนวตรง' },
  radial: { en: 'Round', th: 'วงกลม' },
  angle: { en: 'Angle', th: 'มุม' },
  stops: { en: 'Colours', th: 'สี' },
  stop: { en: 'Colour {place}', th: 'สีที่ {place}' },
  at: { en: 'Colour {place} at', th: 'ตำแหน่งสีที่ {place}' },
  addStop: { en: 'Add a colour', th: 'เพิ่มสี' },
  removeStop: { en: 'Remove colour {place}', th: 'ลบสีที่ {place}' },
}

type Kind = Background['type']
type Gradient = Extract<Background, { type: 'gradient' }>
type Picture = Extract<Background, { type: 'image' }>

const imageField = { ...describeSchema(imageSchema()), isOptional: false }

type Props = { style: StyleAccess; box: 'out' | 'in'; what: LocalisedText }

/** What stands behind the band or its content: a colour, a picture or a gradient. */
export function BackgroundField({ style, box, what }: Props) {
  const t = useT()
  const path = ['background', box]
  const shown = style.shown(path)
  const background = isRecord(shown) ? (shown as Background) : undefined
  const set = (next: Background | undefined) => style.set(path, next, what)

  const choose = async (kind: Kind | null) => {
    if (kind === background?.type) return
    if (kind === null) return set(undefined)
    if (kind === 'color') return set({ type: 'color', color: 'brandSoft' })
    if (kind === 'gradient') return set({ type: 'gradient', angle: 180, stops: [{ color: 'brandSoft', at: 0 }, { color: 'bg', at: 100 }] })
    const image = await pickImage()
    if (image) set({ type: 'image', image })
  }

  return (
    <>
      <StyleRow style={style} path={path} what={what}>
        {(id) => (
          <Select
            id={id}
            data={(['color', 'image', 'gradient'] as const).map((kind) => ({ value: kind, label: t(words[kind]) }))}
            value={background?.type ?? null}
            placeholder={t(styleWords.none)}
            clearable={style.own(path) !== undefined}
            onChange={(kind) => void choose(kind as Kind | null)}
          />
        )}
      </StyleRow>
      {background?.type === 'color' && (
        <PropertyRow id={`style-${box}-color`} label={t(words.color)}>
          <ColorControl id={`style-${box}-color`} label={t(words.color)} value={background.color} onChange={(color) => color && set({ type: 'color', color })} />
        </PropertyRow>
      )}
      {background?.type === 'image' && <PictureParts id={`style-${box}`} value={background} onChange={set} />}
      {background?.type === 'gradient' && <GradientParts id={`style-${box}`} value={background} onChange={set} />}
    </>
  )
}

function PictureParts({ id, value, onChange }: { id: string; value: Picture; onChange: (next: Picture) => void }) {
  const t = useT()
  const { overlay, ...others } = value
  return (
    <>
      {imageField.kind === 'image' && <ImageField field={imageField} path={[]} bind={{ id: `${id}-image`, label: t(words.image), value: value.image, onChange: (image) => onChange({ ...value, image: image as Picture['image'] }) }} isDecoration />}
      <PropertyRow id={`${id}-fit`} label={t(words.fit)} isGroup>
        <OptionButtons
          labelledBy={`${id}-fit-label`}
          options={(['cover', 'contain', 'repeat'] as const).map((fit) => ({ value: fit, label: t(words[fit]) }))}
          value={value.fit ?? 'cover'}
          onChange={(fit) => fit && onChange({ ...value, fit: fit as NonNullable<Picture['fit']> })}
        />
      </PropertyRow>
      <PropertyRow id={`${id}-overlay`} label={t(words.overlay)}>
        <ColorControl id={`${id}-overlay`} label={t(words.overlay)} isClearable value={overlay?.color} onChange={(color) => onChange(color === undefined ? others : { ...others, overlay: { color, opacity: overlay?.opacity ?? 50 } })} />
      </PropertyRow>
      {overlay && (
        <PropertyRow id={`${id}-strength`} label={t(words.strength)} isGroup>
          <Slider size="sm" min={0} max={100} value={overlay.opacity} label={(opacity) => `${opacity}%`} thumbLabel={t(words.strength)} onChange={(opacity) => onChange({ ...others, overlay: { ...overlay, opacity } })} />
        </PropertyRow>
      )}
    </>
  )
}

function GradientParts({ id, value, onChange }: { id: string; value: Gradient; onChange: (next: Gradient) => void }) {
  const t = useT()
  const cssOf = useThemeColor()
  const { stops, shape = 'linear', angle = 180 } = value
  const list = stops.map((stop) => `${cssOf(stop.color) ?? 'transparent'} ${stop.at}%`).join(', ')
  const setStop = (index: number, change: Partial<Gradient['stops'][number]>) => onChange({ ...value, stops: stops.map((stop, at) => (at === index ? { ...stop, ...change } : stop)) })
  return (
    <>
      <div className={styles.preview} style={{ backgroundImage: shape === 'radial' ? `radial-gradient(${list})` : `linear-gradient(90deg, ${list})` }} />
      <PropertyRow id={`${id}-shape`} label={t(words.shape)} isGroup>
        <OptionButtons labelledBy={`${id}-shape-label`} options={(['linear', 'radial'] as const).map((each) => ({ value: each, label: t(words[each]) }))} value={shape} onChange={(next) => next && onChange({ ...value, shape: next as NonNullable<Gradient['shape']> })} />
      </PropertyRow>
      {shape === 'linear' && (
        <PropertyRow id={`${id}-angle`} label={t(words.angle)}>
          <NumberInput id={`${id}-angle`} min={0} max={360} step={15} suffix="°" value={angle} onChange={(next) => typeof next === 'number' && onChange({ ...value, angle: Math.min(360, Math.max(0, next)) })} />
        </PropertyRow>
      )}
      <PropertyRow
        id={`${id}-stops`}
        label={t(words.stops)}
        layout="stacked"
        isGroup
        aside={
          <ActionIcon size={22} aria-label={t(words.addStop)} disabled={stops.length >= 8} onClick={() => onChange({ ...value, stops: [...stops, { color: 'accent', at: 100 }] })}>
            <IconPlus size={14} />
          </ActionIcon>
        }
      >
        <div className={styles.stack}>
          {stops.map((stop, index) => (
            // A stop has no name of its own; it is where it stands in the list.
            <div key={index} className={styles.stop}>
              <ColorControl id={`${id}-stop-${index}`} label={t(words.stop, { place: index + 1 })} value={stop.color} onChange={(color) => color && setStop(index, { color })} />
              <NumberInput aria-label={t(words.at, { place: index + 1 })} min={0} max={100} suffix="%" hideControls value={stop.at} onChange={(at) => typeof at === 'number' && setStop(index, { at: Math.min(100, Math.max(0, at)) })} />
              <ActionIcon size={22} aria-label={t(words.removeStop, { place: index + 1 })} disabled={stops.length <= 2} onClick={() => onChange({ ...value, stops: stops.filter((_, at) => at !== index) })}>
                <IconMinus size={14} />
              </ActionIcon>
            </div>
          ))}
        </div>
      </PropertyRow>
    </>
  )
}
