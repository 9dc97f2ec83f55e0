import { SegmentedControl, Slider } from '@mantine/core'
import type { GroundSide } from '@schemas/layout/theme-ground'
import { useT } from '@kit/t'
import { ColorControl } from '../../../inspector/fields/color-control'
import { PropertyRow } from '../../../inspector/panel/property-row'
import { GradientParts, PictureParts } from '../../../inspector/style/fill-parts'
import { pickImage } from '../../../media/pick-image'

const messages = {
  kind: { en: 'Background type', th: 'ชนิดพื้นหลัง' },
  color: { en: 'Colour', th: 'สี' },
  gradient: { en: 'Gradient', th: 'ไล่ระดับสี' },
  image: { en: 'Picture', th: 'รูปภาพ' },
  tile: { en: 'Tile width', th: 'ความกว้างแผ่นที่ปูซ้ำ' },
}
const kinds = ['color', 'gradient', 'image'] as const
type Kind = (typeof kinds)[number]

/** Initial colour overlay (percent) on a picture, so that text is readable on most of them. */
const firstOverlayOpacity = 70
const firstTile = 240

type Props = { id: string; value: GroundSide; onChange: (next: GroundSide) => void }

/** Ground of the page in one scheme: a colour, a gradient or a picture. */
export function GroundSideField({ id, value, onChange }: Props) {
  const t = useT()
  const { color, gradient, image, veil: overlayOpacity = 80, fit, tile } = value
  const kind: Kind = image ? 'image' : gradient ? 'gradient' : 'color'
  const base = color === undefined ? {} : { color }

  const choose = async (next: Kind) => {
    if (next === kind) return
    if (next === 'color') return onChange({ color: color ?? 'sunken' })
    if (next === 'gradient')
      return onChange({
        ...base,
        gradient: {
          angle: 180,
          stops: [
            { color: 'brandSoft', at: 0 },
            { color: 'bg', at: 100 },
          ],
        },
      })
    const picked = await pickImage()
    if (picked) onChange({ ...base, image: picked, veil: firstOverlayOpacity })
  }

  return (
    <>
      <PropertyRow id={`${id}-kind`} label={t(messages.kind)} isGroup layout="stacked">
        <SegmentedControl
          fullWidth
          size="xs"
          aria-labelledby={`${id}-kind-label`}
          value={kind}
          data={kinds.map((each) => ({ value: each, label: t(messages[each]) }))}
          onChange={(next) => void choose(next as Kind)}
        />
      </PropertyRow>
      {kind === 'color' && (
        <PropertyRow id={`${id}-color`} label={t(messages.color)}>
          <ColorControl
            id={`${id}-color`}
            label={t(messages.color)}
            value={color}
            inherited="bg"
            onChange={(next) => next && onChange({ color: next })}
          />
        </PropertyRow>
      )}
      {gradient && kind === 'gradient' && (
        <GradientParts
          id={id}
          value={{ type: 'gradient', ...gradient }}
          onChange={({ type: _type, ...next }) => onChange({ ...base, gradient: next })}
        />
      )}
      {image && (
        <>
          <PictureParts
            id={id}
            value={{
              type: 'image',
              image,
              ...(fit ? { fit } : {}),
              ...(overlayOpacity > 0 ? { overlay: { color: color ?? 'bg', opacity: overlayOpacity } } : {}),
            }}
            onChange={(next) =>
              onChange({
                ...(next.overlay ? { color: next.overlay.color } : base),
                image: next.image,
                veil: next.overlay?.opacity ?? 0,
                ...(next.fit ? { fit: next.fit } : {}),
                ...(next.fit === 'repeat' ? { tile: tile ?? firstTile } : {}),
              })
            }
          />
          {fit === 'repeat' && (
            <PropertyRow id={`${id}-tile`} label={t(messages.tile)} isGroup>
              <Slider
                size="sm"
                min={16}
                max={800}
                step={4}
                value={tile ?? firstTile}
                label={(px) => `${px} px`}
                thumbLabel={t(messages.tile)}
                onChange={(px) => onChange({ ...value, tile: px })}
              />
            </PropertyRow>
          )}
        </>
      )}
    </>
  )
}
