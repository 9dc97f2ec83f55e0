import { Switch, UnstyledButton } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconArrowsMaximize,
  IconArrowUp,
  IconBan,
  IconBlur,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { type ComponentType, useId } from 'react'
import { useT } from '@kit/t'
import { type Entrance, entrances } from '@schemas/layout/entrance'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { setField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import { ActionButton } from '../../ui/action-button'
import { PropertyRow } from '../panel/property-row'
import { Section } from '../panel/section'
import { changeLabel } from '../labels/change-label'
import { optionEntry } from '../labels/dictionary'
import '../labels/more-labels'
import { playEntrance, wantsLessMotion } from './play-entrance'
import styles from './style.module.css'
import { styleMessages } from './style-messages'

const messages = {
  choose: { en: 'As visitors scroll to it', th: 'เมื่อผู้เยี่ยมชมเลื่อนมาถึง' },
  help: {
    en: 'Applies on every screen. Content in view when the page opens shows at once. Everything shows normally in print, on devices set to reduce motion, and in browsers that do not support this.',
    th: 'ใช้กับทุกขนาดจอ ส่วนที่เห็นตั้งแต่เปิดหน้าจะแสดงทันที และถ้าพิมพ์ อุปกรณ์ตั้งให้ลดการเคลื่อนไหว หรือเบราว์เซอร์ไม่รองรับ ทุกส่วนจะแสดงตามปกติ',
  },
  play: { en: 'Play', th: 'เล่นตัวอย่าง' },
}

const icons: Record<Entrance | 'none', ComponentType<{ size: number }>> = {
  none: IconBan,
  fade: IconBlur,
  rise: IconArrowUp,
  left: IconArrowRight,
  right: IconArrowLeft,
  grow: IconArrowsMaximize,
}

/** Entrance animations: the last selected part is shown, changes apply to all. */
export function EntranceSection({ nodes }: { nodes: readonly FlatNode[] }) {
  const t = useT()
  const builder = useBuilder()
  const id = useId()
  const ids = nodes.map(({ fields }) => fields.id)
  const last = nodes.at(-1)
  if (!last) return null
  const { entrance } = last.fields
  const rows = nodes.flatMap((node) => (node.kind === 'row' ? [node] : []))
  const inTurn = rows.at(-1)?.fields.inTurn === true
  const play = () =>
    playEntrance(
      ids.flatMap((each) => builder.store.get(each) ?? []),
      (each) => builder.store.get(each),
    )
  const set = (next: Entrance | undefined) => {
    const isDone = builder.edit(
      changeLabel(styleMessages.entrance),
      (edit) =>
        ids.forEach((each) => {
          setField(edit, each, ['entrance'], next)
          if (!next && edit.node(each).kind === 'row') setField(edit, each, ['inTurn'], undefined)
        }),
      `${ids.join()}:entrance`,
    )
    // Once it is drawn.
    if (isDone && next && !wantsLessMotion()) requestAnimationFrame(() => requestAnimationFrame(play))
  }
  const setInTurn = (isInTurn: boolean) =>
    builder.edit(changeLabel(styleMessages.inTurn), (edit) =>
      rows.forEach(({ fields }) => setField(edit, fields.id, ['inTurn'], isInTurn || undefined)),
    )
  const nameOf = (each: Entrance | 'none') => {
    const [en = each, th = each] = optionEntry('entrance', each) ?? []
    return t(each === 'none' ? styleMessages.none : { en, th })
  }
  const tools = entrance && (
    <ActionButton isSmall variant="default" onClick={play}>
      <IconPlayerPlay size={13} aria-hidden /> {t(messages.play)}
    </ActionButton>
  )
  return (
    <Section name="style-entrance" title={t(styleMessages.entrance)} tools={tools}>
      <PropertyRow
        id={id}
        label={t(messages.choose)}
        isGroup
        layout="stacked"
        help={t(messages.help)}
        origin={entrance ? { from: 'own', onReset: () => set(undefined) } : { from: 'none' }}
      >
        <div className={styles.grounds}>
          {(['none', ...entrances] as const).map((each) => {
            const IconOf = icons[each]
            return (
              <UnstyledButton
                key={each}
                className={styles.ground}
                aria-pressed={(entrance ?? 'none') === each}
                onClick={() => set(each === 'none' ? undefined : each)}
              >
                <span className={styles.sample} data-way={each} aria-hidden>
                  <IconOf size={16} />
                </span>
                {nameOf(each)}
              </UnstyledButton>
            )
          })}
        </div>
      </PropertyRow>
      {entrance &&
        rows.length === nodes.length &&
        rows.some(({ cells, fields }) => cells.length > 1 || fields.inTurn) && (
          <PropertyRow id={`${id}-turn`} layout="switch" label={t(styleMessages.inTurn)}>
            <Switch
              id={`${id}-turn`}
              withThumbIndicator={false}
              checked={inTurn}
              onChange={(event) => setInTurn(event.currentTarget.checked)}
            />
          </PropertyRow>
        )}
    </Section>
  )
}
