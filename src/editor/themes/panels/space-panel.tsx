import { Button, Slider, Switch } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { colorToCss } from '@schemas/layout/color'
import type { Theme } from '@schemas/layout/theme'
import { themeColors } from '@schemas/layout/theme-css'
import { useT } from '@kit/t'
import { leafNames } from '../leaf-words'
import parts from '../parts/parts.module.css'
import { Range } from '../parts/range'
import { Setting } from '../parts/setting'
import { useValue } from '../parts/use-value'
import { useTheme } from '../theme-context'
import { ColorButton } from './color-button'
import styles from './panels.module.css'

const words = {
  space: { en: 'Space', th: 'ระยะห่าง' },
  widths: { en: 'Widths', th: 'ความกว้าง' },
  ground: { en: 'Ground', th: 'พื้นหลัง' },
  own: { en: 'A ground behind every page', th: 'มีพื้นหลังในทุกหน้า' },
  veil: { en: 'Colour over the picture', th: 'สีทับบนรูป' },
  noImage: { en: 'Take the picture away', th: 'เอารูปออก' },
  imageLater: { en: 'The picture shows here once the theme is published.', th: 'รูปจะแสดงที่นี่เมื่อเผยแพร่ธีมแล้ว' },
}

const rem = (value: string) => Number.parseFloat(value) * (value.endsWith('px') ? 1 / 16 : 1)
const show = (number: number) => `${number} rem`

/** Space: the rhythm of the page, how wide its rows are, and the ground behind it. */
export function SpacePanel() {
  const t = useT()
  return (
    <>
      <section className={parts.group}>
        <h3>{t(words.space)}</h3>
        <Range<number> path="overrides.rhythm" min={0} max={48} step={1} read={(value) => value} write={(number) => number} show={(number) => `${number * 4} px`} />
      </section>
      <section className={parts.group}>
        <h3>{t(words.widths)}</h3>
        <Range<string> path="overrides.widths.text" min={28} max={60} step={1} read={rem} write={(number) => `${number}rem`} show={show} />
        <Range<string> path="overrides.widths.content" min={48} max={96} step={1} read={rem} write={(number) => `${number}rem`} show={show} />
        <Range<string> path="overrides.widths.wide" min={56} max={120} step={1} read={rem} write={(number) => `${number}rem`} show={show} />
      </section>
      <Ground />
    </>
  )
}

function Ground() {
  const t = useT()
  const theme = useTheme()
  const { value, isSet, set, reset } = useValue<Theme['background']>('overrides.background')
  const ground = useValue<Theme['background'] | null>('overrides.background')
  const colors = themeColors(theme)
  const label = t(leafNames['overrides.background'])
  // A token or a step of a scale is shown by what it comes to in light.
  const shown = /^#[0-9a-f]{6}$/i.test(value?.color ?? '') ? (value?.color as string) : colors.bg.light
  return (
    <section className={parts.group}>
      <h3>{t(words.ground)}</h3>
      <Setting label={label} isSet={isSet} onReset={reset} shown={value ? (colorToCss(value.color)?.startsWith('#') ? value.color : undefined) : undefined}>
        {() => (
          <div className={styles.pick}>
            {value && <ColorButton label={label} color={shown} isSet={isSet} size="l" onChange={(color) => set({ ...value, color })} />}
            <Switch size="sm" label={t(words.own)} checked={value !== undefined} onChange={(event) => ground.set(event.currentTarget.checked ? { color: colors.bg.light } : null)} />
          </div>
        )}
      </Setting>
      {value?.image && (
        <>
          <Setting label={t(words.veil)} isSet={false} onReset={reset} shown={`${value.veil ?? 80} %`}>
            {() => <Slider size="sm" min={0} max={100} value={value.veil ?? 80} thumbLabel={t(words.veil)} onChange={(veil) => set({ ...value, veil })} />}
          </Setting>
          <Button variant="default" leftSection={<IconPhoto size={15} />} onClick={() => set(value.color ? { color: value.color } : {})}>
            {t(words.noImage)}
          </Button>
          <p>{t(words.imageLater)}</p>
        </>
      )}
    </section>
  )
}
