import {
  IconArrowsSplit2,
  IconBoxMultiple,
  IconChevronRight,
  IconColumns,
  IconEyeOff,
  IconLayoutRows,
  IconLock,
  IconSquareDashed,
} from '@tabler/icons-react'
import { devices } from '@schemas/layout/breakpoints'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { blockEditor } from '@registry/block-kits'
import type { WhyHidden } from '@schemas/layout/shown'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { itemOf } from '../canvas/pointer-overlay'
import { dragFrom } from '../drag/drag-source'
import { useDrag } from '../drag/drag-store'
import { PersonMark } from '../presence/person-mark'
import { usePresence } from '../state/presence-store'
import { useBuilder } from '../state/builder'
import { ui } from '../state/ui-store'
import { languageNames, roleNames } from '../state/view-names'
import { VisuallyHidden } from '../ui/visually-hidden'
import { indent } from './drop-in-outline'
import type { Line } from './lines'
import { NameInput } from './name-input'
import styles from './outline.module.css'
import { askName } from './rename-store'

const messages = {
  hidden: { en: 'Hidden on some screens', th: 'ซ่อนบนบางขนาดจอ' },
  nowhere: { en: 'Hidden on every screen', th: 'ซ่อนบนทุกขนาดจอ' },
  differs: { en: 'Can differ per page', th: 'ต่างกันได้ในแต่ละหน้า' },
  held: { en: '{name} is here', th: '{name} อยู่ที่นี่' },
}

const hiddenMessages: Record<WhyHidden, LocalisedText> = {
  role: { en: 'Hidden for {role}', th: '{role}ไม่เห็นส่วนนี้' },
  language: { en: 'Hidden in {language}', th: 'ไม่แสดงในภาษา{language}' },
  early: { en: 'Not visible yet at the previewed time', th: 'ยังไม่แสดง ณ เวลาที่ดูอยู่' },
  over: { en: 'No longer visible at the previewed time', th: 'เลิกแสดงแล้ว ณ เวลาที่ดูอยู่' },
  hours: { en: 'Not visible at this day and time', th: 'ไม่อยู่ในวันและเวลาที่แสดง' },
}

/** Replaces the selection, toggles within it, or extends it through all lines in between. */
export type Choosing = 'alone' | 'adds' | 'through'

type Props = {
  line: Line
  /** Among all lines, most of which are not drawn. */
  index: number
  count: number
  /** From the tree's upper edge (px). */
  top: number
  label: string
  detail: string
  isChosen: boolean
  /** Why the previewed role does not get it. */
  unseen: WhyHidden | undefined
  /** Its name is being edited. */
  isRenamed: boolean
  /** The line that the Tab key reaches. */
  isFirst: boolean
  onChoose: (line: Line, how?: Choosing) => void
  onFold: (id: string, isFolded: boolean) => void
  onKeyDown: (event: React.KeyboardEvent) => void
  onMenu: (event: React.MouseEvent, line: Line) => void
  onNamed: (id: string) => void
}

export function Entry({
  line,
  index,
  count,
  top,
  label,
  detail,
  isChosen,
  unseen,
  isRenamed,
  isFirst,
  onChoose,
  onFold,
  onKeyDown,
  onMenu,
  onNamed,
}: Props) {
  const t = useT()
  const builder = useBuilder()
  const { id, node, area, level, isOpen, hasChildren } = line
  const holders = usePresence((state) => (area ? undefined : state.holders.get(id)))
  const isTarget = useDrag(
    ({ drop }) => drop !== undefined && !drop.list && 'cell' in drop.target && drop.target.cell === id,
  )
  const hiddenOn = area ? [] : Object.values(node.fields.visible ?? {}).filter((isVisible) => !isVisible)
  return (
    <li
      role="treeitem"
      aria-level={level + 1}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-selected={isChosen}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      tabIndex={isFirst ? 0 : -1}
      data-outline={id}
      data-index={index}
      data-kind={area ? 'area' : node.kind}
      data-empty={area && !hasChildren ? '' : undefined}
      data-target={isTarget ? '' : undefined}
      className={styles.entry}
      style={{ paddingInlineStart: 4 + level * indent, transform: `translateY(${top}px)` }}
      {...dragFrom({ take: () => (area ? undefined : itemOf(builder, [id])) })}
      onClick={(event) =>
        onChoose(
          line,
          event.shiftKey ? 'through' : event.metaKey || event.ctrlKey || ui().addsToSelection ? 'adds' : 'alone',
        )
      }
      onDoubleClick={() => !area && !node.fields.locked && askName(id)}
      onContextMenu={(event) => onMenu(event, line)}
      onKeyDown={onKeyDown}
    >
      <span
        className={styles.fold}
        data-open={isOpen ? '' : undefined}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          onFold(id, isOpen)
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {hasChildren && <IconChevronRight size={13} />}
      </span>
      <LineIcon line={line} />
      {isRenamed ? <NameInput node={node} onEnd={() => onNamed(id)} /> : <span className={styles.label}>{label}</span>}
      {detail && <span className={styles.detail}>{detail}</span>}
      {holders?.map((other) => (
        <PersonMark key={other.tab} other={other} label={t(messages.held, { name: other.name })} />
      ))}
      {(hiddenOn.length > 0 || unseen) && (
        <Mark
          text={
            unseen
              ? t(hiddenMessages[unseen], { role: t(roleNames[ui().role]), language: t(languageNames[ui().locale]) })
              : t(hiddenOn.length < devices.length ? messages.hidden : messages.nowhere)
          }
        />
      )}
      {!area && node.kind === 'block' && node.fields.differs && builder.key.startsWith('section:') && (
        <span title={t(messages.differs)}>
          <IconArrowsSplit2 size={13} aria-hidden />
          <VisuallyHidden>{t(messages.differs)}</VisuallyHidden>
        </span>
      )}
      {!area && node.fields.locked && <IconLock size={13} />}
    </li>
  )
}

/** Marks a hidden part, with the reason. */
function Mark({ text }: { text: string }) {
  return (
    <span title={text}>
      <IconEyeOff size={13} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

function LineIcon({ line: { node, area } }: { line: Line }) {
  if (area) return <IconSquareDashed size={15} />
  if (node.kind === 'row') return <IconLayoutRows size={15} />
  if (node.kind === 'cell') return <IconColumns size={15} />
  const editor = blockEditor(node.fields.type)
  return editor ? <Icon name={editor.icon} size="15px" /> : <IconBoxMultiple size={15} />
}
