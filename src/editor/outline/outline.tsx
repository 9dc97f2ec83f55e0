import { CloseButton, TextInput } from '@mantine/core'
import { IconBoxMultiple, IconChevronRight, IconColumns, IconEyeOff, IconLayoutRows, IconLock, IconSearch } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import { childrenOf } from '@schemas/layout/flat/flat'
import { pickText } from '@schemas/layout/text'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { blockEditor } from '@registry/block-kits'
import { itemOf } from '../canvas/glass'
import { revealNode } from '../canvas/reveal-node'
import type { Drop, Point } from '../canvas/hit'
import { viewOf } from '../canvas/page-on-canvas'
import { nodeName } from '../document/name-node'
import { Edit } from '../document/edit'
import { addDropSurface, dragFrom } from '../drag/drag-source'
import type { DragItem } from '../drag/drag-store'
import { useDrag } from '../drag/drag-store'
import { PersonMark } from '../presence/person-mark'
import { usePresence } from '../presence/presence-store'
import { useBuilder } from '../state/builder'
import { useDocument } from '../state/use-document'
import { select, useUi } from '../state/ui-store'
import styles from './outline.module.css'

const words = {
  tree: { en: 'Parts of the page', th: 'ส่วนต่าง ๆ ของหน้า' },
  search: { en: 'Search the page', th: 'ค้นหาในหน้า' },
  clear: { en: 'Clear the search', th: 'ล้างคำค้น' },
  empty: { en: 'The page is empty. Add a block to begin.', th: 'หน้านี้ยังว่าง เพิ่มบล็อกเพื่อเริ่มต้น' },
  held: { en: '{name} is here', th: '{name} อยู่ที่นี่' },
  none: { en: 'Nothing of that name on this page.', th: 'ไม่มีส่วนชื่อนี้ในหน้า' },
}

/** Height of a line (px), as the style sheet has it. */
const lineHeight = 28

type Line = { id: string; node: FlatNode; level: number; isOpen: boolean; hasChildren: boolean; text: string }

/** The page as a tree: to find, choose and move what is hard to reach on the canvas. */
export function Outline() {
  const t = useT()
  const builder = useBuilder()
  const { store } = builder
  const role = useUi((state) => state.role)
  const locale = useUi((state) => state.locale)
  const selection = useUi((state) => state.selection)
  const revision = useDocument((each) => each.revision)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [query, setQuery] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const viewport = useRef<HTMLDivElement>(null)

  const lines = useMemo(() => {
    const needle = query.trim().toLowerCase()
    const all = linesOf(store.page, store.page.views[viewOf(store.page.views, role)] ?? [], needle ? new Set<string>() : folded, (node) => `${pickText(nodeName(node), locale)} ${excerpt(node, locale)}`)
    return needle ? all.filter(({ text }) => text.toLowerCase().includes(needle)) : all
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page's map changes in place; its revision tells
  }, [store, revision, role, locale, folded, query])

  const last = selection.at(-1)
  const shown = useVirtualizer({ count: lines.length, getScrollElement: () => viewport.current, estimateSize: () => lineHeight, overscan: 12 })
  const scrollTo = useEffectEvent((id: string) => {
    const index = lines.findIndex((line) => line.id === id)
    if (index >= 0) shown.scrollToIndex(index)
  })
  useEffect(() => {
    if (last) scrollTo(last)
  }, [last])

  useEffect(() => addDropSurface((point, item) => dropInOutline(builder.store.page, list.current, point, item)), [builder])

  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })

  const choose = (id: string, adds = false) => {
    select([id], adds)
    revealNode(id)
  }

  const press = (event: React.KeyboardEvent, index: number) => {
    const line = lines[index]
    const go = (to: Line | undefined) => {
      if (!to) return
      choose(to.id)
      shown.scrollToIndex(lines.indexOf(to))
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(to.id)}"]`)?.focus())
    }
    if (!line) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(lines[index + 1]),
      ArrowUp: () => go(lines[index - 1]),
      ArrowRight: () => (line.hasChildren && !line.isOpen ? fold(line.id, false) : go(lines[index + 1])),
      ArrowLeft: () => (line.hasChildren && line.isOpen ? fold(line.id, true) : go(lines.slice(0, index).findLast(({ level }) => level < line.level))),
      Home: () => go(lines[0]),
      End: () => go(lines.at(-1)),
      Enter: () => choose(line.id, event.shiftKey),
      ' ': () => choose(line.id, event.shiftKey),
    }
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <div className={styles.outline}>
      <TextInput
        size="xs"
        className={styles.search}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        placeholder={t(words.search)}
        aria-label={t(words.search)}
        leftSection={<IconSearch size={15} />}
        rightSection={query && <CloseButton size="xs" aria-label={t(words.clear)} onClick={() => setQuery('')} />}
      />
      {lines.length === 0 && <p className={styles.none}>{t(query ? words.none : words.empty)}</p>}
      <div className={styles.list} ref={viewport}>
        <ul ref={list} role="tree" data-page-tree="" aria-label={t(words.tree)} aria-multiselectable style={{ height: shown.getTotalSize() }}>
          {shown.getVirtualItems().map(({ index, start }) => {
            const line = lines[index]
            if (!line) return null
            return (
              <Entry key={line.id} line={line} top={start} place={index + 1} count={lines.length} label={t(nodeName(line.node))} detail={wordsIn(store.page, line.node, locale)} isChosen={selection.includes(line.id)} isFirst={last && lines.some(({ id }) => id === last) ? line.id === last : index === 0} onChoose={choose} onFold={fold} onKeyDown={(event) => press(event, index)} />
            )
          })}
        </ul>
      </div>
    </div>
  )
}

type EntryProps = {
  line: Line
  /** From the tree's upper edge (px). */
  top: number
  /** Counted among all lines, most of which are not drawn. */
  place: number
  count: number
  label: string
  detail: string
  isChosen: boolean
  /** The one that the Tab key reaches. */
  isFirst: boolean
  onChoose: (id: string, adds?: boolean) => void
  onFold: (id: string, isFolded: boolean) => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

function Entry({ line, top, place, count, label, detail, isChosen, isFirst, onChoose, onFold, onKeyDown }: EntryProps) {
  const t = useT()
  const builder = useBuilder()
  const { id, node, level, isOpen, hasChildren } = line
  const holders = usePresence((state) => state.holders.get(id))
  const drop = useDrag((state) => state.drop)
  const isTarget = drop !== undefined && 'cell' in drop.target && drop.target.cell === id
  const editor = node.kind === 'block' ? blockEditor(node.fields.type) : undefined
  const isHidden = node.fields.visible && Object.values(node.fields.visible).includes(false)
  return (
    <li
      role="treeitem"
      aria-level={level + 1}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isChosen}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      tabIndex={isFirst ? 0 : -1}
      data-outline={id}
      data-kind={node.kind}
      data-target={isTarget ? '' : undefined}
      className={styles.entry}
      style={{ paddingInlineStart: 4 + level * 12, transform: `translateY(${top}px)` }}
      {...dragFrom({ take: () => itemOf(builder, [id]) })}
      onClick={(event) => onChoose(id, event.shiftKey || event.metaKey || event.ctrlKey)}
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
      >
        {hasChildren && <IconChevronRight size={13} />}
      </span>
      {node.kind === 'row' ? <IconLayoutRows size={15} /> : node.kind === 'cell' ? <IconColumns size={15} /> : editor ? <Icon name={editor.icon} size="15px" /> : <IconBoxMultiple size={15} />}
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
      {holders?.map((other) => (
        <PersonMark key={other.tab} other={other} label={t(words.held, { name: other.name })} />
      ))}
      {isHidden && <IconEyeOff size={13} />}
      {node.fields.locked && <IconLock size={13} />}
    </li>
  )
}

function linesOf(page: FlatPage, ids: readonly string[], folded: ReadonlySet<string>, textOf: (node: FlatNode) => string, level = 0): Line[] {
  return ids.flatMap((id) => {
    const node = page.nodes.get(id)
    if (!node) return []
    const children = childrenOf(node)
    const isOpen = !folded.has(id)
    // One column alone says nothing that its row does not.
    const skipsCell = node.kind === 'row' && node.cells.length === 1
    const below = skipsCell ? childrenOf(page.nodes.get(node.cells[0] as string) ?? node) : children
    return [{ id, node, level, isOpen, hasChildren: below.length > 0, text: textOf(node) }, ...(isOpen ? linesOf(page, below, folded, textOf, level + 1) : [])]
  })
}

/** The first words of a block, to tell one heading from another. */
function excerpt(node: FlatNode, locale: 'th' | 'en'): string {
  if (node.kind !== 'block') return ''
  for (const value of Object.values(node.fields.props ?? {})) {
    const text = typeof value === 'string' ? value : value !== null && typeof value === 'object' && ('th' in value || 'en' in value) ? pickText(value as { th?: string; en?: string }, locale) : ''
    if (typeof text === 'string' && /\s|[ก-๙]/.test(text)) return text.slice(0, 60)
  }
  return ''
}

/** The first words of a part, whatever in it says them: a page has many rows of one name. */
function wordsIn(page: FlatPage, node: FlatNode, locale: 'th' | 'en'): string {
  const own = node.kind === 'block' ? excerpt(node, locale) : ''
  if (own || node.fields.name) return own
  for (const id of childrenOf(node)) {
    const child = page.nodes.get(id)
    const found = child && wordsIn(page, child, locale)
    if (found) return found
  }
  return ''
}

/** A line of the tree as a place: its upper and lower edge stand for before and after it, its middle for inside. */
function dropInOutline(page: FlatPage, list: HTMLElement | null, { x, y }: Point, item: DragItem): Drop | undefined {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-outline]')
  const id = under?.dataset.outline
  const node = id === undefined ? undefined : page.nodes.get(id)
  if (!under || !list?.contains(under) || !node || id === undefined) return undefined
  const { top, bottom } = under.getBoundingClientRect()
  const isAfter = y > (top + bottom) / 2
  const line = { left: 0, right: 0, top: 0, bottom: 0, isUpright: false }
  const index = new Edit(page).list(node.parent).indexOf(id) + (isAfter ? 1 : 0)
  if (item.kind === 'row') {
    let above: FlatNode | undefined = node
    while (above && above.kind !== 'row') above = page.nodes.get('row' in above.parent ? above.parent.row : 'cell' in above.parent ? above.parent.cell : '')
    return above ? { target: { rows: above.parent, index: new Edit(page).list(above.parent).indexOf(above.fields.id) + (isAfter ? 1 : 0) }, line } : undefined
  }
  if (node.kind === 'row') {
    const [cell] = node.cells
    return item.kind === 'cell' || cell === undefined ? { target: { row: id, index: node.cells.length }, line } : { target: { cell, index: 0 }, line }
  }
  if (node.kind === 'cell') return item.kind === 'cell' ? { target: { row: node.parent.row, index }, line } : { target: { cell: id, index: node.blocks.length }, line }
  return item.kind === 'block' ? { target: { cell: node.parent.cell, index }, line } : undefined
}
