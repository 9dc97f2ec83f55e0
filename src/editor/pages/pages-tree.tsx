import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconBookmark, IconCalendarTime, IconChevronRight, IconCopy, IconDots, IconExternalLink, IconFile, IconFileExport, IconFilePencil, IconFolder, IconLink, IconMenu2, IconPalette, IconPencil, IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { DocumentEntry } from '@schemas/entities/document'
import { sectionKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { useSavingOf } from '../state/use-saving'
import { askTransfer } from '../transfer/transfer-store'
import { MenuEntries } from '../ui/menu-entries'
import { documentAddress, sampleAddress } from './document-address'
import { usePlanned } from '../publish/planned-documents'
import { openAddress } from './open-address'
import type { PageTask } from './page-dialog'
import type { PageLine } from './page-tree'
import { usePageTasks } from './use-page-tasks'
import styles from './pages.module.css'

const words = {
  theme: { en: 'From the theme', th: 'จากธีม' },
  customised: { en: 'Customised', th: 'ปรับแต่งแล้ว' },
  section: { en: 'Saved section', th: 'ส่วนที่บันทึกไว้' },
  menu: { en: 'As the site began with it', th: 'ตามที่มีมาแต่แรก' },
  ownMenu: { en: 'Changed here', th: 'ปรับแต่งแล้ว' },
  site: { en: 'Own page', th: 'หน้าของเว็บไซต์เอง' },
  newer: { en: 'The theme’s page is newer', th: 'หน้าของธีมใหม่กว่า' },
  draft: { en: 'Not published yet', th: 'ยังไม่ได้เผยแพร่' },
  moved: { en: 'Moves from {path}', th: 'ย้ายมาจาก {path}' },
  actions: { en: 'Actions for {name}', th: 'คำสั่งสำหรับ {name}' },
  open: { en: 'Open in the builder', th: 'เปิดในเครื่องมือสร้างหน้า' },
  visit: { en: 'See it as visitors do', th: 'ดูแบบที่ผู้เยี่ยมชมเห็น' },
  copy: { en: 'New page from this one', th: 'สร้างหน้าใหม่จากหน้านี้' },
  rename: { en: 'Change the address', th: 'เปลี่ยนที่อยู่' },
  revert: { en: 'Back to the theme’s version', th: 'กลับไปใช้ฉบับของธีม' },
  revertMenu: { en: 'Back to what the site began with', th: 'กลับไปใช้เมนูเดิมของเว็บไซต์' },
  exported: { en: 'Export as a file', th: 'ส่งออกเป็นไฟล์' },
  trash: { en: 'Move to trash', th: 'ย้ายไปถังขยะ' },
  restore: { en: 'Take out of the trash', th: 'นำออกจากถังขยะ' },
  purge: { en: 'Delete for good', th: 'ลบถาวร' },
}
const stateIcons = { theme: IconPalette, customised: IconFilePencil, site: IconFile }

type Props = {
  label: string
  lines: readonly PageLine[]
  /** Key of the document that is open. */
  current: string
  title: (entry: DocumentEntry) => string
  onFold: (id: string, isFolded: boolean) => void
  /** Told which line has the focus, itself or in its menu. */
  onHold: (id: string | undefined) => void
  onTask: (task: PageTask | { kind: 'copy'; entry: DocumentEntry }) => void
}

/** Lines of documents as a tree: arrows go through it, Enter opens, the menu key shows what can be done. */
export function PagesTree({ label, lines, current, title, onFold, onHold, onTask }: Props) {
  const { payload } = useBuilder()
  const saving = useSavingOf()
  const planned = usePlanned()
  const list = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState<string>()
  const [menu, setMenu] = useState<string>()
  const reachable = lines.find(({ id }) => id === held) ?? lines.find(({ entry }) => entry?.key === current) ?? lines[0]

  const open = (entry: DocumentEntry | undefined) => entry && entry.key !== current && void openAddress(documentAddress(entry, payload.path), saving)
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
      ArrowLeft: () => (line.hasChildren && line.isOpen ? onFold(line.id, true) : go(lines.slice(0, index).findLast(({ level }) => level < line.level))),
      Home: () => go(lines[0]),
      End: () => go(lines.at(-1)),
      Enter: () => open(line.entry),
      ContextMenu: () => setMenu(line.id),
      ...(event.shiftKey ? { F10: () => setMenu(line.id) } : {}),
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
          plan={line.entry && planned(line.entry.key)[0]}
          isCurrent={line.entry?.key === current}
          isReachable={line === reachable}
          isMenuOpen={menu === line.id}
          onMenu={(isOpen) => setMenu(isOpen ? line.id : undefined)}
          onOpen={() => open(line.entry)}
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
  /** When it is published by itself, in words. */
  plan: string | undefined
  isCurrent: boolean
  isReachable: boolean
  isMenuOpen: boolean
  onMenu: (isOpen: boolean) => void
  onOpen: () => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

function Line({ line: { id, level, name, entry, hasChildren, isOpen }, title, plan, isCurrent, isReachable, isMenuOpen, onMenu, onOpen, onFold, onHold, onTask, onKeyDown }: LineProps) {
  const t = useT()
  const isSection = entry?.key.startsWith(sectionKey('')) === true
  const isMenu = entry !== undefined && menuOfKey(entry.key) !== undefined
  const StateIcon = !entry ? IconFolder : isMenu ? IconMenu2 : isSection ? IconBookmark : stateIcons[entry.state]
  const state = entry && t(isMenu ? (entry.state === 'customised' ? words.ownMenu : words.menu) : isSection ? words.section : words[entry.state])
  const draft = entry?.movedFrom ? t(words.moved, { path: entry.movedFrom }) : t(words.draft)
  return (
    <li
      role="treeitem"
      aria-level={level + 1}
      aria-selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      tabIndex={isReachable ? 0 : -1}
      data-page={id}
      className={styles.line}
      style={{ paddingInlineStart: 2 + level * 14 }}
      onClick={entry ? onOpen : () => onFold(id, isOpen)}
      onFocus={() => onHold(id)}
      onBlur={() => onHold(undefined)}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        if (!entry) return
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
      <span className={styles.state} data-state={entry?.state} title={state}>
        <StateIcon size={16} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {entry?.path !== undefined && !entry.path.startsWith('/_') && <span className={styles.path}>{[level > 0 ? `…/${name}` : entry.path, ...Object.values(ownPathsOf(entry))].join(' · ')}</span>}
        <span className={styles.unseen}>{state}</span>
      </span>
      {entry?.isThemeNewer && (
        <span className={styles.newer} title={t(words.newer)}>
          <IconPalette size={14} aria-hidden />
          <span className={styles.unseen}>{t(words.newer)}</span>
        </span>
      )}
      {plan && (
        <span className={styles.newer} title={plan}>
          <IconCalendarTime size={14} aria-hidden />
          <span className={styles.unseen}>{plan}</span>
        </span>
      )}
      {entry?.draft && (
        <span className={styles.draft} title={draft}>
          <span className={styles.unseen}>{draft}</span>
        </span>
      )}
      {entry && <LineMenu entry={entry} title={title} isCurrent={isCurrent} isReachable={isReachable} isOpen={isMenuOpen} onMenu={onMenu} onOpen={onOpen} onTask={onTask} />}
    </li>
  )
}

type MenuProps = { entry: DocumentEntry; title: string; isCurrent: boolean; isReachable: boolean; isOpen: boolean; onMenu: (isOpen: boolean) => void; onOpen: () => void; onTask: Props['onTask'] }

function LineMenu({ entry, title, isCurrent, isReachable, isOpen, onMenu, onOpen, onTask }: MenuProps) {
  const t = useT()
  const tasks = usePageTasks()
  const isPage = entry.path !== undefined
  // Nobody can take it back: an admin's. Of the theme's own there is nothing here to delete.
  const mayPurge = useBoot().session.role === 'admin' && entry.state !== 'theme'
  const isSeen = !entry.trashed && !entry.movedFrom && !(entry.state === 'site' && entry.draft)
  const seen = isPage && isSeen ? sampleAddress(entry.path ?? '', entry.sample) : undefined
  return (
    <Menu opened={isOpen} onChange={onMenu} position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon size={24} className={styles.more} aria-label={t(words.actions, { name: title })} tabIndex={isReachable ? 0 : -1} onClick={(event) => event.stopPropagation()}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      {/* A click in the menu is none on the line that it belongs to, although React sees it below it. */}
      <MenuEntries onClick={(event) => event.stopPropagation()}>
        {entry.trashed ? (
          <>
            <Menu.Item leftSection={<IconRestore size={15} />} onClick={() => void tasks.restore(entry)}>
              {t(words.restore)}
            </Menu.Item>
            {mayPurge && (
              <Menu.Item color="red" leftSection={<IconTrashX size={15} />} onClick={() => onTask({ kind: 'purge', entry })}>
                {t(words.purge)}
              </Menu.Item>
            )}
          </>
        ) : (
          <>
            {!isCurrent && (
              <Menu.Item leftSection={<IconPencil size={15} />} onClick={onOpen}>
                {t(words.open)}
              </Menu.Item>
            )}
            {seen && (
              <Menu.Item leftSection={<IconExternalLink size={15} />} component="a" href={seen} target="_blank">
                {t(words.visit)}
              </Menu.Item>
            )}
            {isPage && (
              <Menu.Item leftSection={<IconCopy size={15} />} onClick={() => onTask({ kind: 'copy', entry })}>
                {t(words.copy)}
              </Menu.Item>
            )}
            {isPage && !entry.fixed && (
              <Menu.Item leftSection={<IconLink size={15} />} onClick={() => onTask({ kind: 'rename', entry })}>
                {t(words.rename)}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconFileExport size={15} />} onClick={() => askTransfer({ kind: 'documents', keys: [entry.key] })}>
              {t(words.exported)}
            </Menu.Item>
            {entry.state === 'customised' && (
              <Menu.Item leftSection={<IconArrowBackUp size={15} />} onClick={() => onTask({ kind: 'revert', entry })}>
                {t(menuOfKey(entry.key) === undefined ? words.revert : words.revertMenu)}
              </Menu.Item>
            )}
            {!entry.fixed && (
              <Menu.Item color="red" leftSection={<IconTrash size={15} />} onClick={() => void tasks.trash(entry)}>
                {t(words.trash)}
              </Menu.Item>
            )}
          </>
        )}
      </MenuEntries>
    </Menu>
  )
}
