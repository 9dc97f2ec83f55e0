import {
  IconBookmark,
  IconCalendarTime,
  IconChevronRight,
  IconFile,
  IconFilePencil,
  IconFolder,
  IconLock,
  IconMenu2,
  IconMessage,
  IconPalette,
  IconSquare,
  IconSquareCheckFilled,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { sectionKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { useSavingOf } from '../state/use-saving'
import { usePlanned } from '../publish/planned-documents'
import { LineMenu } from './line-menu'
import { useOpenMark } from './open-mark'
import { openPlace } from './open-place'
import type { PageTask } from './page-dialog'
import type { PageLine } from './page-tree'
import styles from './pages.module.css'

const messages = {
  theme: { en: 'From the theme', th: 'จากธีม' },
  customised: { en: 'Customised', th: 'ปรับแต่งแล้ว' },
  section: { en: 'Saved section', th: 'ส่วนที่บันทึกไว้' },
  menu: { en: 'Original menu', th: 'ตามที่มีมาแต่แรก' },
  ownMenu: { en: 'Customised', th: 'ปรับแต่งแล้ว' },
  site: { en: 'Custom page', th: 'หน้าของเว็บไซต์เอง' },
  newer: { en: 'The theme has a newer version', th: 'ธีมมีหน้านี้เวอร์ชันใหม่กว่า' },
  draft: { en: 'Not published yet', th: 'ยังไม่ได้เผยแพร่' },
  password: { en: 'Password protected', th: 'มีรหัสผ่าน' },
  notes: { en: 'Open notes: {count}', th: 'โน้ตค้างอยู่ {count} รายการ' },
  moved: { en: 'Moves from {path}', th: 'ย้ายมาจาก {path}' },
}
const addressIn = ({ parkedFrom, path }: DocumentEntry, level: number, name: string) =>
  parkedFrom ?? (level > 0 ? `…/${name}` : path)
const stateIcons = { theme: IconPalette, customised: IconFilePencil, site: IconFile }

type Props = {
  label: string
  lines: readonly PageLine[]
  /** Key of the open document. */ current: string
  title: (entry: DocumentEntry) => string
  /** Detail next to the address. */
  detail?: ((entry: DocumentEntry) => string | undefined) | undefined
  onFold: (id: string, isFolded: boolean) => void
  /** Called with the line that has focus, directly or in its menu. */
  onHold: (id: string | undefined) => void
  onTask: (task: PageTask | { kind: 'copy'; entry: DocumentEntry }) => void
  /** Keys of the selected documents while selecting: a press then selects and opens nothing. */
  chosen: ReadonlySet<string> | undefined
  onChoose: (keys: readonly string[], isChosen: boolean) => void
}

/** Documents as a tree: arrows navigate, Enter opens, the menu key shows the actions. */
export function PagesTree({ label, lines, current, title, detail, onFold, onHold, onTask, chosen, onChoose }: Props) {
  const { payload } = useBuilder()
  const saving = useSavingOf()
  const planned = usePlanned()
  const openMark = useOpenMark()
  const list = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState<string>()
  const [menu, setMenu] = useState<string>()
  const reachable = lines.find(({ id }) => id === held) ?? lines.find(({ entry }) => entry?.key === current) ?? lines[0]

  const open = (entry: DocumentEntry | undefined) =>
    entry && entry.key !== current && openPlace(entry, { here: payload.path, saving, goesOn: { left: 'pages' } })
  const began = useRef<string>(undefined) // the last line selected, from which Shift extends the range
  const choose = (index: number, goesOn: boolean) => {
    const entry = lines[index]?.entry
    if (!entry) return
    const from = goesOn ? lines.findIndex(({ id }) => id === began.current) : -1
    const passed = from < 0 ? [lines[index]] : lines.slice(Math.min(from, index), Math.max(from, index) + 1)
    began.current = lines[index]?.id
    onChoose(
      passed.flatMap((line) => line?.entry?.key ?? []),
      from >= 0 || !chosen?.has(entry.key),
    )
  }
  const press = (event: React.KeyboardEvent, index: number) => {
    const line = lines[index]
    if (!line || event.target !== event.currentTarget) return
    const go = (to: PageLine | undefined) => {
      if (!to) return
      setHeld(to.id)
      list.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(to.id)}"]`)?.focus()
    }
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(lines[index + 1]),
      ArrowUp: () => go(lines[index - 1]),
      ArrowRight: () => (line.hasChildren && !line.isOpen ? onFold(line.id, false) : go(lines[index + 1])),
      ArrowLeft: () =>
        line.hasChildren && line.isOpen
          ? onFold(line.id, true)
          : go(lines.slice(0, index).findLast(({ level }) => level < line.level)),
      Home: () => go(lines[0]),
      End: () => go(lines.at(-1)),
      Enter: () => (chosen ? choose(index, event.shiftKey) : open(line.entry)),
      ...(chosen ? { ' ': () => choose(index, event.shiftKey) } : {}),
      ContextMenu: () => chosen || setMenu(line.id),
      ...(event.shiftKey ? { F10: () => chosen || setMenu(line.id) } : {}),
    }
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <ul ref={list} role="tree" aria-label={label} className={styles.tree}>
      {lines.map((line, index) => (
        <Line
          key={line.id}
          line={line}
          title={line.entry ? title(line.entry) : line.name}
          detail={line.entry && detail?.(line.entry)}
          open={line.entry && !line.entry.trashed ? openMark(line.entry) : undefined}
          plan={line.entry && planned(line.entry.key)[0]}
          isCurrent={line.entry?.key === current}
          isChosen={chosen && line.entry && chosen.has(line.entry.key)}
          isReachable={line === reachable}
          isMenuOpen={menu === line.id}
          onMenu={(isOpen) => setMenu(isOpen ? line.id : undefined)}
          onOpen={() => open(line.entry)}
          onChoose={(goesOn) => choose(index, goesOn)}
          onFold={onFold}
          onHold={onHold}
          onTask={onTask}
          onKeyDown={(event) => press(event, index)}
        />
      ))}
    </ul>
  )
}

type LineProps = Pick<Props, 'onFold' | 'onHold' | 'onTask'> & {
  line: PageLine
  title: string
  detail: string | undefined
  /** Mark for a page that is offline, or online for a limited time. */
  open: ReturnType<ReturnType<typeof useOpenMark>>
  /** When it is scheduled for publication, as text. */
  plan: string | undefined
  isCurrent: boolean
  /** Undefined while nothing is being selected, or if this line cannot be selected. */
  isChosen: boolean | undefined
  isReachable: boolean
  isMenuOpen: boolean
  onMenu: (isOpen: boolean) => void
  onOpen: () => void
  onChoose: (goesOn: boolean) => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

function Line({
  line: { id, level, name, entry, hasChildren, isOpen },
  title,
  detail,
  open,
  plan,
  isCurrent,
  isChosen,
  isReachable,
  isMenuOpen,
  onMenu,
  onOpen,
  onChoose,
  onFold,
  onHold,
  onTask,
  onKeyDown,
}: LineProps) {
  const t = useT()
  const isSection = entry?.key.startsWith(sectionKey('')) === true
  const isMenu = entry !== undefined && menuOfKey(entry.key) !== undefined
  const StateIcon = !entry ? IconFolder : isMenu ? IconMenu2 : isSection ? IconBookmark : stateIcons[entry.state]
  const state =
    entry &&
    t(
      isMenu
        ? entry.state === 'customised'
          ? messages.ownMenu
          : messages.menu
        : isSection
          ? messages.section
          : messages[entry.state],
    )
  const draft = entry?.movedFrom ? t(messages.moved, { path: entry.movedFrom }) : t(messages.draft)
  return (
    <li
      role="treeitem"
      aria-level={level + 1}
      aria-selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      aria-checked={isChosen}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      tabIndex={isReachable ? 0 : -1}
      data-page={id}
      className={styles.line}
      style={{ paddingInlineStart: 2 + level * 14 }}
      onClick={
        !entry ? () => onFold(id, isOpen) : isChosen === undefined ? onOpen : (event) => onChoose(event.shiftKey)
      }
      onFocus={() => onHold(id)}
      onBlur={() => onHold(undefined)}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        if (!entry || isChosen !== undefined) return
        event.preventDefault()
        onMenu(true)
      }}
    >
      <span
        className={styles.fold}
        data-open={isOpen ? '' : undefined}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          onFold(id, isOpen)
        }}
      >
        {hasChildren && <IconChevronRight size={13} />}
      </span>
      {isChosen === undefined ? (
        <span className={styles.state} data-state={entry?.state} title={state}>
          <StateIcon size={16} />
        </span>
      ) : (
        <span className={styles.tick} data-on={isChosen ? '' : undefined} aria-hidden>
          {isChosen ? <IconSquareCheckFilled size={18} /> : <IconSquare size={18} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {entry?.path !== undefined && !entry.path.startsWith('/_') && (
          <span className={styles.path}>
            {[addressIn(entry, level, name), ...Object.values(ownPathsOf(entry))].join(' · ')}
          </span>
        )}
        {detail && <span className={styles.path}>{detail}</span>}
        <span className={styles.unseen}>{state}</span>
      </span>
      {open && (
        <span className={styles.open} data-closed={open.isClosed ? '' : undefined} title={open.full}>
          {open.short}
        </span>
      )}
      {entry?.hasPassword && (
        <span className={styles.asks} title={t(messages.password)}>
          <IconLock size={14} aria-hidden />
          <span className={styles.unseen}>{t(messages.password)}</span>
        </span>
      )}
      {entry?.isThemeNewer && (
        <span className={styles.newer} title={t(messages.newer)}>
          <IconPalette size={14} aria-hidden />
          <span className={styles.unseen}>{t(messages.newer)}</span>
        </span>
      )}
      {plan && (
        <span className={styles.newer} title={plan}>
          <IconCalendarTime size={14} aria-hidden />
          <span className={styles.unseen}>{plan}</span>
        </span>
      )}
      {entry?.notes !== undefined && (
        <span className={styles.notes} title={t(messages.notes, { count: entry.notes })}>
          <IconMessage size={14} aria-hidden />
          <span className={styles.unseen}>{t(messages.notes, { count: entry.notes })}</span>
        </span>
      )}
      {entry?.draft && (
        <span className={styles.draft} title={draft}>
          <span className={styles.unseen}>{draft}</span>
        </span>
      )}
      {entry && isChosen === undefined && (
        <LineMenu
          entry={entry}
          title={title}
          isCurrent={isCurrent}
          isReachable={isReachable}
          isOpen={isMenuOpen}
          onMenu={onMenu}
          onOpen={onOpen}
          onTask={onTask}
        />
      )}
    </li>
  )
}
