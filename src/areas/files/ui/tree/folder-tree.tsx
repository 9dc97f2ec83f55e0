import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Drive, FileItem } from '@schemas/files/entities/file-item'
import { structureError, structureFailed } from '@schemas/errors'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { springEvent } from '../drag/item-drag'
import { FileFace } from '@kit/file-face/file-face'
import { faceOf } from '@kit/file-face/kind-of'
import { wasLost } from '../lost-answer'
import { texts } from '../texts'
import { useFileAnswer, useFiles } from '../use-files'
import styles from './folder-tree.module.css'

/** Key of the "more" row after a folder's subfolders. */
const moreOf = (folder: string) => `more of ${folder}`
const nothing: { items: readonly FileItem[]; total: number } = { items: [], total: 0 }
/** Subfolders loaded at a time. */
const maxFolders = 500
export type TreeFolder = { id: string; name: string; drive: Drive }
type Props = {
  drives: readonly Drive[]
  /** The open folder; its ancestors are expanded. */
  current: string
  trail: readonly string[]
  onOpen: (folder: TreeFolder) => void
  /** Why a folder cannot be chosen; it is then disabled. */
  refused?: (folder: TreeFolder & { canAdd: boolean }) => string | undefined
  label: string
  /** Whether items can be dropped on it. */
  isTarget?: boolean
}

export const driveIcons: Record<Drive, IconName> = { mine: 'user', organisation: 'building', media: 'photo' }

/** The folder tree; each folder loads when expanded. Arrow keys work as in any tree. */
export function FolderTree({ drives, current, trail, onOpen, refused, label, isTarget = true }: Props) {
  const t = useT()
  const tree = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...drives.slice(0, 1), ...trail]))
  const [focused, setFocused] = useState<string>(current)
  const trailKey = trail.join(' ')
  const [seen, setSeen] = useState({ trailKey, current })
  if (seen.trailKey !== trailKey || seen.current !== current) {
    setSeen({ trailKey, current })
    setOpen(new Set([...open, ...trail.slice(0, -1)]))
    setFocused(current)
  }
  const toggle = useCallback(
    (id: string, isOpen?: boolean) =>
      setOpen((before) => {
        const next = new Set(before)
        if (isOpen ?? !before.has(id)) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  useEffect(() => {
    const list = tree.current
    const spring = (event: Event) => toggle((event as CustomEvent<string>).detail, true)
    list?.addEventListener(springEvent, spring)
    return () => list?.removeEventListener(springEvent, spring)
  }, [toggle])

  const lineOf = useCallback(
    (id: string) => tree.current?.querySelector<HTMLElement>(`[data-folder="${CSS.escape(id)}"]`),
    [],
  )
  /** Moves to the rendered row of a folder, if the focus is in the tree. */
  const goTo = useCallback(
    (id: string) => {
      setFocused(id)
      const { activeElement } = document
      // The response may arrive after the focus moved elsewhere.
      if (!activeElement || activeElement === document.body || tree.current?.contains(activeElement))
        lineOf(id)?.focus()
    },
    [lineOf],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const lines = Array.from(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])
    const at = lines.findIndex((line) => line === document.activeElement)
    const line = lines[at]
    const id = line?.dataset.folder
    if (!line || !id) return
    const go = (to: HTMLElement | null | undefined) => {
      if (to?.dataset.folder) goTo(to.dataset.folder)
    }
    const expanded = line.getAttribute('aria-expanded')
    switch (event.key) {
      case 'ArrowDown':
        go(lines[at + 1])
        break
      case 'ArrowUp':
        go(lines[at - 1])
        break
      case 'Home':
        go(lines[0])
        break
      case 'End':
        go(lines.at(-1))
        break
      case 'ArrowRight':
        if (expanded === 'false') toggle(id, true)
        else if (expanded === 'true') go(lines[at + 1])
        break
      case 'ArrowLeft':
        if (expanded === 'true') toggle(id, false)
        else go(line.closest('li')?.parentElement?.closest('li')?.querySelector<HTMLElement>('[role="treeitem"]'))
        break
      case 'Enter':
      case ' ':
        line.click()
        break
      default:
        return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  // One tab stop: the row last visited, or the first when that one is collapsed or removed.
  const followLines = useCallback((notify: () => void) => {
    const observer = new MutationObserver(notify)
    if (tree.current) observer.observe(tree.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  const isDrawn = useSyncExternalStore(
    followLines,
    () => lineOf(focused) != null,
    () => false,
  )
  const stop = isDrawn ? focused : (drives[0] ?? '')
  return (
    <ul ref={tree} role="tree" aria-label={label} className={styles.tree} onKeyDown={onKeyDown}>
      {drives.map((drive) => (
        <Branch
          key={drive}
          folder={{ id: drive, name: t(texts.drives[drive]), drive }}
          icon={driveIcons[drive]}
          level={1}
          open={open}
          toggle={toggle}
          current={current}
          stop={stop}
          onOpen={onOpen}
          onCome={goTo}
          refused={refused}
          isTarget={isTarget}
          hasFolders
          isWithin={false}
        />
      ))}
    </ul>
  )
}

type BranchProps = Pick<Props, 'current' | 'onOpen' | 'refused' | 'isTarget'> & {
  folder: TreeFolder
  icon?: IconName
  level: number
  open: ReadonlySet<string>
  toggle: (id: string, isOpen?: boolean) => void
  stop: string
  /** Called with the first of the additional folders that were requested. */ onCome: (folder: string) => void
  hasFolders: boolean
  isWithin: boolean
}

function Branch({
  folder,
  icon,
  level,
  open,
  toggle,
  current,
  stop,
  onOpen,
  onCome,
  refused,
  isTarget,
  hasFolders,
  isWithin,
}: BranchProps) {
  const t = useT()
  const { client } = useFiles()
  const group = useId()
  const isOpen = open.has(folder.id)
  const ask = (from: number) =>
    client.list(
      { parent: folder.id, isTrash: false, sort: 'name', direction: 'up', kinds: ['folder'], searchText: '' },
      from,
      maxFolders,
    )
  /** Number of pages shown; all are reloaded whenever files change. */
  const [parts, setParts] = useState(1)
  const inside = useFileAnswer(isOpen ? folder.id : undefined, async () => {
    const answers = await Promise.all(Array.from({ length: parts }, (_, part) => ask(part * maxFolders)))
    // Removes duplicates: concurrent changes may put a folder into two pages.
    const folders = new Map(answers.flatMap(({ items }) => items.map((item): [string, FileItem] => [item._id, item])))
    return { folder: answers[0]?.folder, total: answers[0]?.total ?? 0, items: [...folders.values()] }
  })
  const { items, total } = inside.value ?? nothing
  const left = Math.max(0, total - items.length)
  /** Number of rows when more were requested: the focus is on the row that is replaced. */
  const requestedRow = useRef<number>(undefined)
  const readMore = () => {
    requestedRow.current = items.length
    setParts(Math.floor(items.length / maxFolders) + 1)
    inside.again()
  }
  useLayoutEffect(() => {
    const first = requestedRow.current === undefined ? undefined : items[requestedRow.current]
    if (!first) return
    requestedRow.current = undefined
    onCome(first._id)
  }, [items, onCome])
  const isMoreLost = inside.error !== undefined && inside.value !== undefined && left > 0
  useEffect(() => {
    if (inside.error !== undefined) requestedRow.current = undefined
  }, [inside.error])
  const isKnownEmpty = inside.value?.items.length === 0
  const reason = isWithin
    ? t(texts.destination.notInside)
    : refused?.({ ...folder, canAdd: inside.value?.folder?.can.add ?? true })
  const canUnfold = hasFolders && !isKnownEmpty && !(reason && isWithin)
  const isCurrent = folder.id === current
  const closes = reason === t(texts.destination.notInside)
  return (
    <li role="none">
      {/* Only the row is the tree item, so that its accessible name excludes the descendants; the tree handles its keys. */}
      <div
        role="treeitem"
        aria-level={level}
        aria-expanded={canUnfold ? isOpen : undefined}
        aria-selected={isCurrent}
        aria-disabled={reason ? true : undefined}
        aria-label={reason ? `${folder.name}, ${reason}` : folder.name}
        aria-owns={isOpen && !closes && inside.value?.items.length ? group : undefined}
        tabIndex={folder.id === stop ? 0 : -1}
        data-folder={folder.id}
        className={styles.line}
        style={{ paddingInlineStart: `${(level - 1) * 1}rem` }}
        data-drop={isTarget ? folder.id : undefined}
        data-drop-name={folder.name}
        title={reason ?? folder.name}
        onClick={() => {
          if (!reason) onOpen(folder)
          else if (canUnfold && !closes) toggle(folder.id)
        }}
        onDoubleClick={() => canUnfold && toggle(folder.id)}
      >
        <span
          role="presentation"
          className={styles.fold}
          data-open={isOpen ? '' : undefined}
          onClick={(event) => {
            event.stopPropagation()
            if (canUnfold) toggle(folder.id)
          }}
        >
          {canUnfold && <Icon name="chevron-right" size="1rem" />}
        </span>
        {icon ? (
          <Icon name={icon} className={styles.icon ?? ''} />
        ) : (
          <span className={styles.face}>
            <FileFace item={faceOf(folder.name, 'folder')} />
          </span>
        )}
        <span className={styles.name}>{folder.name}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </div>
      {isOpen &&
        !closes &&
        (inside.error !== undefined && !inside.value ? (
          <p className={styles.failed}>
            {t(wasLost(inside.error) ? structureError : structureFailed)}{' '}
            <button type="button" className={styles.again} onClick={inside.again}>
              {t(texts.again)}
            </button>
          </p>
        ) : (
          inside.value &&
          inside.value.items.length > 0 && (
            <ul id={group} role="group" className={styles.children}>
              {items.map((item) => (
                <Branch
                  key={item._id}
                  folder={{ id: item._id, name: item.name, drive: item.drive }}
                  level={level + 1}
                  open={open}
                  toggle={toggle}
                  current={current}
                  stop={stop}
                  onOpen={onOpen}
                  onCome={onCome}
                  refused={refused}
                  isTarget={isTarget}
                  hasFolders={item.items !== 0}
                  isWithin={isWithin || closes}
                />
              ))}
              {left > 0 && (
                <li role="none">
                  <div
                    role="treeitem"
                    aria-level={level + 1}
                    aria-selected={false}
                    tabIndex={stop === moreOf(folder.id) ? 0 : -1}
                    data-folder={moreOf(folder.id)}
                    className={styles.line}
                    style={{ paddingInlineStart: `${level}rem` }}
                    onClick={readMore}
                  >
                    <span className={styles.more}>{t(texts.moreFolders, { count: left })}</span>
                    {isMoreLost && (
                      <span className={styles.reason} role="status">
                        {t(wasLost(inside.error) ? structureError : structureFailed)}
                      </span>
                    )}
                  </div>
                </li>
              )}
            </ul>
          )
        ))}
    </li>
  )
}
