import { UnstyledButton } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useId } from 'react'
import { useT } from '@kit/t'
import type { FlatCell, FlatRow } from '@schemas/layout/flat/flat'
import { type Ground, grounds, rowGrounds } from '@schemas/layout/ground'
import type { Edit } from '../../document/edit'
import { setField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import { useUi } from '../../state/ui-store'
import { useThemeColor } from '../fields/theme-color'
import { PropertyRow } from '../panel/property-row'
import { Section } from '../panel/section'
import { changeLabel } from '../labels/change-label'
import { optionEntry } from '../labels/dictionary'
import styles from './style.module.css'
import { styleMessages } from './style-messages'

const messages = {
  choose: { en: 'Theme colours', th: 'สีของธีม' },
  row: {
    help: {
      en: 'Text, links, buttons and cards in the row adapt to it, on every screen.',
      th: 'ข้อความ ลิงก์ ปุ่ม และการ์ดในแถวจะปรับสีตามพื้นนี้ บนทุกขนาดจอ',
    },
    covered: {
      en: 'The row’s own background covers it. Colours in the row still adapt to the theme background: check that they are readable.',
      th: 'แถวนี้ตั้งพื้นหลังเองทับไว้ แต่สีในแถวยังปรับตามสีพื้น ตรวจดูว่ายังอ่านออก',
    },
  },
  cell: {
    help: {
      en: 'The column becomes a card with this background. Text, links and buttons adapt, on every screen.',
      th: 'คอลัมน์จะเป็นการ์ดบนพื้นนี้ ข้อความ ลิงก์ และปุ่มปรับสีตามบนทุกขนาดจอ',
    },
    covered: {
      en: 'The column’s own background covers it. Colours in the column still adapt to the theme background: check that they are readable.',
      th: 'คอลัมน์นี้ตั้งพื้นหลังเองทับไว้ แต่สีในคอลัมน์ยังปรับตามสีพื้น ตรวจดูว่ายังอ่านออก',
    },
  },
}

/** Background, text and accent colours of each ground's sample, as the theme defines them. */
const samples: Record<Ground, { fill: string; ink: string; mark: string }> = {
  plain: { fill: 'bg', ink: 'text', mark: 'brand' },
  tint: { fill: 'brandSoft', ink: 'text', mark: 'brand' },
  sunken: { fill: 'sunken', ink: 'text', mark: 'brand' },
  brand: { fill: 'brand', ink: 'onBrand', mark: 'onBrand' },
  accent: { fill: 'accent', ink: 'onAccent', mark: 'onAccent' },
  night: { fill: 'sunken', ink: 'text', mark: 'brand' },
}

/** Choosing a ground removes a background colour, because text might become unreadable on it; a picture stays. */
function putOn(edit: Edit, id: string, ground: Ground | undefined): void {
  setField(edit, id, ['ground'], ground)
  if (!ground) return
  for (const level of ['base', 'tablet', 'mobile'] as const) {
    const own = edit.node(id).fields.style?.[level]
    if (own?.color !== undefined) setField(edit, id, ['style', level, 'color'], undefined)
    if (own?.background?.out && own.background.out.type !== 'image')
      setField(edit, id, ['style', level, 'background', 'out'], undefined)
  }
}

/** The ground of rows or columns: the last selected one is shown, changes apply to all. */
export function GroundSection({ nodes }: { nodes: readonly (FlatRow | FlatCell)[] }) {
  const t = useT()
  const builder = useBuilder()
  const cssOf = useThemeColor()
  const scheme = useUi((state) => state.scheme)
  const id = useId()
  const shown = nodes.at(-1)
  if (!shown) return null
  const { ground, style } = shown.fields
  const { help, covered } = messages[shown.kind]
  const ids = nodes.map(({ fields }) => fields.id)
  const set = (next: Ground | undefined) =>
    builder.edit(
      changeLabel(styleMessages.ground),
      (edit) => ids.forEach((each) => putOn(edit, each, next)),
      `${ids.join()}:ground`,
    )
  const nameOf = (each: Ground | 'none') => {
    const [en = each, th = each] = optionEntry('ground', each) ?? []
    return t(each === 'none' ? styleMessages.none : { en, th })
  }
  return (
    <Section name="style-ground" title={t(styleMessages.ground)}>
      <PropertyRow
        id={id}
        label={t(messages.choose)}
        isGroup
        layout="stacked"
        help={t(help)}
        warning={ground && style?.base?.background?.out ? t(covered) : undefined}
        origin={ground ? { from: 'own', onReset: () => set(undefined) } : { from: 'none' }}
      >
        <div className={styles.grounds}>
          {(['none', ...(shown.kind === 'cell' ? grounds : rowGrounds)] as const).map((each) => {
            const { fill, ink, mark } = samples[each === 'none' ? 'plain' : each]
            const inks = { '--fill': cssOf(fill), '--ink': cssOf(ink), '--mark': cssOf(mark) }
            return (
              <UnstyledButton
                key={each}
                className={styles.ground}
                aria-pressed={(ground ?? 'none') === each}
                onClick={() => set(each === 'none' ? undefined : each)}
              >
                <span
                  className={styles.sample}
                  style={{ colorScheme: each === 'night' ? 'dark' : scheme, ...inks }}
                  aria-hidden
                >
                  {each === 'none' ? <IconBan size={15} /> : 'Aa'}
                </span>
                {nameOf(each)}
              </UnstyledButton>
            )
          })}
        </div>
      </PropertyRow>
    </Section>
  )
}
