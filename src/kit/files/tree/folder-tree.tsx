import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Drive, FileItem } from '@schemas/entities/file-item'
import { structureError, structureFailed } from '@schemas/errors'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '../../icon'
import { useT } from '../../t'
import { springEvent } from '../drag/item-drag'
import { FileFace } from '../../file-face/file-face'
import { faceOf } from '../../file-face/kind-of'
import { wasLost } from '../lost-answer'
import { texts } from '../texts'
import { useFileAnswer, useFiles } from '../use-files'
import styles from './folder-tree.module.css'

/** Folders of one folder that are read at a time. */
const most = 500
export type TreeFolder = { id: string; name: string; drive: Drive }
type Props = {
  drives: readonly Drive[]
  /** The folder that is open, and those above it, which are unfolded to it. */
  current: string
  trail: readonly string[]
  onOpen: (folder: TreeFolder) => void
  /** Why a folder cannot be chosen, in words; it is greyed. */
  refused?: (folder: TreeFolder & { canAdd: boolean }) => string | undefined
  label: string
  /** Whether things can be dropped on it. */
  isTarget?: boolean
}

export const driveIcons: Record<Drive, IconName> = { mine: 'user', organisation: 'building', media: 'photo' }

/** The folders as a tree: each is read when it is unfolded. Arrow keys go through it as in every tree. */
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

  const onKeyDown = (event: KeyboardEvent) => {
    const lines = Array.from(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])
    const at = lines.findIndex((line) => line === document.activeElement)
    const line = lines[at]
    const id = line?.dataset.folder
    if (!line || !id) return
    const go = (to: HTMLElement | null | undefined) => {
      if (!to?.dataset.folder) return
      setFocused(to.dataset.folder)
      to.focus()
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
  // One stop for Tab: the line that was last gone to, or the first where that one is folded away.
  const isInSight = focused !== current || (trail.includes(current) ? trail.slice(0, -1).every((id) => open.has(id)) : drives.some((drive) => drive === current))
  const stop = isInSight ? focused : (drives[0] ?? '')
  return (
    <ul ref={tree} role="tree" aria-label={label} className={styles.tree} onKeyDown={onKeyDown}>
      {drives.map((drive) => (
        <Branch key={drive} folder={{ id: drive, name: t(texts.drives[drive]), drive }} icon={driveIcons[drive]} level={1} open={open} toggle={toggle} current={current} stop={stop} onOpen={onOpen} refused={refused} isTarget={isTarget} hasFolders isWithin={false} />
      ))}
    </ul>
  )
}

type BranchProps = Pick<Props, 'current' | 'onOpen' | 'refused' | 'isTarget'> & { folder: TreeFolder; icon?: IconName; level: number; open: ReadonlySet<string>; toggle: (id: string, isOpen?: boolean) => void; stop: string; hasFolders: boolean; isWithin: boolean }

function Branch({ folder, icon, level, open, toggle, current, stop, onOpen, refused, isTarget, hasFolders, isWithin }: BranchProps) {
  const t = useT()
  const { client } = useFiles()
  const group = useId()
  const isOpen = open.has(folder.id)
  const ask = (from: number) => client.list({ parent: folder.id, isTrash: false, sort: 'name', direction: 'up', kinds: ['folder'], words: '' }, from, most)
  const inside = useFileAnswer(isOpen ? folder.id : undefined, () => ask(0))
  const [beyond, setBeyond] = useState<{ of: unknown; items: FileItem[] }>({ of: undefined, items: [] })
  // What was read behind the first goes when that is read anew.
  const items = [...(inside.value?.items ?? []), ...(beyond.of === inside.value ? beyond.items : [])]
  const left = Math.max(0, (inside.value?.total ?? 0) - items.length)
  const readMore = async () => {
    const next = await ask(items.length)
    setBeyond({ of: inside.value, items: [...(beyond.of === inside.value ? beyond.items : []), ...next.items] })
  }
  const isKnownEmpty = inside.value?.items.length === 0
  const reason = isWithin ? t(texts.destination.notInside) : refused?.({ ...folder, canAdd: inside.value?.folder.can.add ?? true })
  const canUnfold = hasFolders && !isKnownEmpty && !(reason && isWithin)
  const isCurrent = folder.id === current
  const closes = reason === t(texts.destination.notInside)
  return (
    <li role="none">
      {/* The line alone is the item, so that what is spoken of it is not all that it holds; the tree takes its keys. */}
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
        {icon ? <Icon name={icon} className={styles.icon ?? ''} /> : <span className={styles.face}><FileFace item={faceOf(folder.name, 'folder')} /></span>}
        <span className={styles.name}>{folder.name}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </div>
      {isOpen && !closes && (inside.error !== undefined && !inside.value ? (
        <p className={styles.failed}>
          {t(wasLost(inside.error) ? structureError : structureFailed)} <button type="button" className={styles.again} onClick={inside.again}>{t(texts.again)}</button>
        </p>
      ) : (
        inside.value && inside.value.items.length > 0 && (
          <ul id={group} role="group" className={styles.children}>
            {items.map((item) => (
              <Branch key={item._id} folder={{ id: item._id, name: item.name, drive: item.drive }} level={level + 1} open={open} toggle={toggle} current={current} stop={stop} onOpen={onOpen} refused={refused} isTarget={isTarget} hasFolders={item.items !== 0} isWithin={isWithin || closes} />
            ))}
            {left > 0 && (
              <li role="none">
                <div role="treeitem" aria-level={level + 1} aria-selected={false} tabIndex={-1} data-folder={`more of ${folder.id}`} className={styles.line} style={{ paddingInlineStart: `${level}rem` }} onClick={() => void readMore().catch(() => inside.again())}>
                  <span className={styles.more}>{t(texts.moreFolders, { count: left })}</span>
                </div>
              </li>
            )}
          </ul>
        )
      ))}
    </li>
  )
}
