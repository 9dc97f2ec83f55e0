import { Select } from '@mantine/core'
import { useT } from '@kit/t'
import { isRecord } from '@schemas/layout/json'
import type { Background } from '@schemas/layout/style'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { pickImage } from '../../media/pick-image'
import { ColorControl } from '../fields/color-control'
import { PropertyRow } from '../panel/property-row'
import { GradientParts, PictureParts } from './fill-parts'
import { StyleRow } from './style-row'
import { styleMessages } from './style-messages'
import type { StyleAccess } from './use-style'

const messages = {
  color: { en: 'Colour', th: 'สี' },
  image: { en: 'Picture', th: 'รูปภาพ' },
  gradient: { en: 'Gradient', th: 'ไล่ระดับสี' },
}

type Kind = Background['type']

type Props = { style: StyleAccess; box: 'out' | 'in'; what: LocalisedText }

/** The background of the band or its content: a colour, a picture or a gradient. */
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
    if (kind === 'gradient')
      return set({
        type: 'gradient',
        angle: 180,
        stops: [
          { color: 'brandSoft', at: 0 },
          { color: 'bg', at: 100 },
        ],
      })
    const image = await pickImage()
    if (image) set({ type: 'image', image })
  }

  return (
    <>
      <StyleRow style={style} path={path} what={what}>
        {(id) => (
          <Select
            id={id}
            data={(['color', 'image', 'gradient'] as const).map((kind) => ({ value: kind, label: t(messages[kind]) }))}
            value={background?.type ?? null}
            placeholder={t(styleMessages.none)}
            clearable={style.own(path) !== undefined}
            onChange={(kind) => void choose(kind as Kind | null)}
          />
        )}
      </StyleRow>
      {background?.type === 'color' && (
        <PropertyRow id={`style-${box}-color`} label={t(messages.color)}>
          <ColorControl
            id={`style-${box}-color`}
            label={t(messages.color)}
            value={background.color}
            onChange={(color) => color && set({ type: 'color', color })}
          />
        </PropertyRow>
      )}
      {background?.type === 'image' && <PictureParts id={`style-${box}`} value={background} onChange={set} />}
      {background?.type === 'gradient' && <GradientParts id={`style-${box}`} value={background} onChange={set} />}
    </>
  )
}
