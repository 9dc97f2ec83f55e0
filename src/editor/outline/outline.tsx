import { ActionIcon } from '@mantine/core'
import { IconFold, IconFoldDown } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { blockDefinition } from '@registry/block-kits'
import { areaName } from '../document/areas'
import { viewOf } from '../document/view-of'
import { revealArea, revealNode } from '../canvas/reveal-node'
import { askMenu } from '../canvas/menu-store'
import { extendSelection } from '../commands/move-selection'
import { whyUnseen } from '../document/is-unseen'
import { nodeName } from '../document/name-node'
import { ancestors } from '../document/rules'
import { addDropSurface } from '../drag/drag-source'
import { useDrag } from '../drag/drag-store'
import { useBuilder } from '../state/builder'
import { useDocument } from '../state/use-document'
import { select, selectArea, ui, useUi } from '../state/ui-store'
import { dropOnLine, lineHeight } from './drop-in-outline'
import { type Choosing, Entry } from './entry'
import { areaId, foldable, type Line, lineOf, linesOf, rangeTo, textIn } from './lines'
import { Hint } from '../ui/hint'
import { SearchField } from '../ui/search-field'
import styles from './outline.module.css'
import { useRename } from './rename-store'

const messages = {
  tree: { en: 'Parts of the page', th: 'ส่วนต่าง ๆ ของหน้า' },
  search: { en: 'Search the page', th: 'ค้นหาในหน้า' },
  foldAll: { en: 'Collapse all', th: 'ยุบทั้งหมด' },
  openAll: { en: 'Expand all', th: 'ขยายทั้งหมด' },
  empty: { en: 'The page is empty. Add a block to get started.', th: 'หน้านี้ยังว่าง เพิ่มบล็อกเพื่อเริ่มต้น' },
  none: { en: 'Nothing with that name on this page.', th: 'ไม่มีส่วนชื่อนี้ในหน้า' },
  emptyArea: { en: 'empty', th: 'ว่าง' },
}

/** The page as a tree: to find, select and move parts that are hard to reach on the canvas. */
export function Outline() {
  const t = useT()
  const builder = useBuilder()
  const { store } = builder
  const role = useUi((state) => state.role)
  const locale = useUi((state) => state.locale)
  const moment = useUi((state) => state.moment)
  const [opened] = useState(() => Date.now())
  const now = moment === undefined ? opened : Date.parse(moment)
  const selection = useUi((state) => state.selection)
  const area = useUi((state) => state.area)
  const renamed = useRename((state) => state.id)
  const revision = useDocument((each) => each.revision)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [query, setQuery] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)

  const lines = useMemo(() => {
    const needle = query.trim().toLowerCase()
    const all = linesOf(
      store.page,
      store.page.views[viewOf(store.page.views, role)] ?? [],
      needle ? new Set<string>() : folded,
      locale,
    )
    return needle ? all.filter(({ text }) => text.toLowerCase().includes(needle)) : all
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page's map changes in place; its revision tells
  }, [store, revision, role, locale, folded, query])

  const chosen = new Set(selection.map((id) => lineOf(store.page, id)))
  const last = area ? areaId(area) : [...chosen].at(-1)
  const shown = useVirtualizer({
    count: lines.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => lineHeight,
    overscan: 12,
  })
  const openTo = (id: string) => {
    const node = store.get(id)
    if (!node) return
    const above = new Set(ancestors({ node: (each) => store.get(each) ?? node }, id))
    setFolded((before) => new Set([...before].filter((each) => !above.has(each.split(':')[0] ?? ''))))
  }
  const scrollTo = useEffectEvent((id: string) => {
    const index = lines.findIndex((line) => line.id === id)
    if (index >= 0) shown.scrollToIndex(index)
  })
  // A part selected on the canvas is revealed here, whatever it is folded away in.
  const find = useEffectEvent((id: string) => {
    if (folded.size > 0 && query === '' && lines.every((line) => line.id !== id)) openTo(id)
    requestAnimationFrame(() => scrollTo(id))
  })
  useEffect(() => {
    if (last) find(last)
  }, [last])
  // A part to be renamed must be visible: opens everything around it and clears a search that hides it.
  const uncover = useEffectEvent((id: string) => {
    if (!store.get(id)) return
    setQuery('')
    openTo(id)
    requestAnimationFrame(() => scrollTo(id))
  })
  useEffect(() => {
    if (renamed !== undefined) uncover(renamed)
  }, [renamed])

  const dropAt = useEffectEvent((x: number, y: number, kind: Parameters<typeof dropOnLine>[4]) => {
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-outline]')
    if (!under || !list.current?.contains(under)) return undefined
    const { top, height } = under.getBoundingClientRect()
    return dropOnLine(store.page, lines, Number(under.dataset.index), (y - top) / height, kind)
  })
  useEffect(
    () =>
      addDropSurface(
        ({ x, y }, { kind }) => dropAt(x, y, kind),
        () => viewport.current,
      ),
    [],
  )

  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })

  const foldAll = () =>
    setFolded(
      folded.size > 0 ? new Set() : foldable(store.page, store.page.views[viewOf(store.page.views, role)] ?? []),
    )

  const choose = (line: Line, how: Choosing = 'alone') => {
    if (line.area) {
      selectArea(line.area)
      return revealArea(store, line.area)
    }
    if (how === 'through') select(rangeTo(lines, selection, line))
    else select([line.id], how === 'adds')
    revealNode(line.id)
  }

  const focusLine = (id: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(id)}"]`)?.focus())

  const press = (event: React.KeyboardEvent, index: number) => {
    isByKey.current = true
    const line = lines[index]
    const go = (to: Line | undefined) => {
      if (!to) return
      choose(to)
      shown.scrollToIndex(lines.indexOf(to))
      focusLine(to.id)
    }
    if (!line) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(lines[index + 1]),
      ArrowUp: () => go(lines[index - 1]),
      ArrowRight: () => (line.hasChildren && !line.isOpen ? fold(line.id, false) : go(lines[index + 1])),
      ArrowLeft: () =>
        line.hasChildren && line.isOpen
          ? fold(line.id, true)
          : go(lines.slice(0, index).findLast(({ level }) => level < line.level)),
      Home: () => go(lines[0]),
      End: () => go(lines.at(-1)),
      Enter: () => choose(line, event.shiftKey ? 'adds' : 'alone'),
      ' ': () => choose(line, event.shiftKey ? 'adds' : 'alone'),
    }
    // With several selected, the last one has the focus and is the anchor of the next press.
    const extend = (by: 1 | -1) => {
      if (!selection.includes(line.id)) return choose(line)
      extendSelection({ builder, ui: ui() }, by)
      const to = ui().selection.at(-1)
      if (to !== undefined) focusLine(to)
    }
    const withShift: Record<string, () => void> = { ArrowDown: () => extend(1), ArrowUp: () => extend(-1) }
    const act =
      event.altKey || event.ctrlKey || event.metaKey
        ? undefined
        : (event.shiftKey && !line.area && withShift[event.key]) || keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  /** From the search field, Arrow Down moves to the results, and Enter to the first one. */
  const leaveSearch = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      return setQuery('')
    }
    const first = lines[0]
    if (!first || (event.key !== 'ArrowDown' && (event.key !== 'Enter' || query === ''))) return
    event.preventDefault()
    isByKey.current = true
    choose(first)
    shown.scrollToIndex(0)
    focusLine(first.id)
  }

  const openMenu = (event: React.MouseEvent, line: Line) => {
    event.preventDefault()
    if (useDrag.getState().item) return
    if (line.area ? area !== line.area : !ui().selection.includes(line.id)) choose(line)
    // A context menu opened by key has no pointer position.
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    askMenu(isByKey.current ? { x: left + 24, y: bottom } : { x: event.clientX, y: event.clientY })
  }

  return (
    <div className={styles.outline}>
      <div className={styles.head}>
        <SearchField
          className={styles.search ?? ''}
          label={t(messages.search)}
          value={query}
          onSearch={setQuery}
          onKeyDown={leaveSearch}
        />
        <Hint label={t(folded.size > 0 ? messages.openAll : messages.foldAll)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            disabled={query !== ''}
            aria-label={t(folded.size > 0 ? messages.openAll : messages.foldAll)}
            onClick={foldAll}
          >
            {folded.size > 0 ? <IconFoldDown size={17} /> : <IconFold size={17} />}
          </ActionIcon>
        </Hint>
      </div>
      {lines.length === 0 && <p className={styles.none}>{t(query ? messages.none : messages.empty)}</p>}
      <div className={styles.list} ref={viewport}>
        <ul
          ref={list}
          role="tree"
          data-page-tree=""
          aria-label={t(messages.tree)}
          aria-multiselectable
          style={{ height: shown.getTotalSize() }}
          onPointerDown={() => void (isByKey.current = false)}
        >
          {shown.getVirtualItems().map(({ index, start }) => {
            const line = lines[index]
            if (!line) return null
            const { id, node } = line
            const label = line.area && node.kind === 'block' ? t(areaName(node, line.area.slot)) : t(nodeName(node))
            const detail = line.area
              ? line.hasChildren
                ? ''
                : t(messages.emptyArea)
              : textIn(store.page, node, locale)
            return (
              <Entry
                key={id}
                line={line}
                index={index}
                count={lines.length}
                top={start}
                label={label}
                detail={detail}
                isChosen={line.area ? id === last : chosen.has(id)}
                unseen={
                  line.area
                    ? undefined
                    : whyUnseen(
                        node,
                        { role, locale, now, timeZone: builder.boot.space.timeZone },
                        { definition: blockDefinition },
                      )
                }
                isRenamed={!line.area && id === renamed}
                isFirst={last && lines.some((each) => each.id === last) ? id === last : index === 0}
                onChoose={choose}
                onFold={fold}
                onKeyDown={(event) => press(event, index)}
                onMenu={openMenu}
                onNamed={focusLine}
              />
            )
          })}
        </ul>
        <DropMark list={list} />
      </div>
    </div>
  )
}

/** The drop line of the outline; a separate component, because it follows the pointer. */
function DropMark({ list }: { list: React.RefObject<HTMLUListElement | null> }) {
  const drop = useDrag((state) => (state.drop?.list ? state.drop : undefined))
  const mark = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!drop || !mark.current || !list.current) return
    mark.current.style.transform = `translateY(${list.current.offsetTop + drop.line.top}px)`
    mark.current.style.insetInlineStart = `${list.current.offsetLeft + drop.line.left}px`
  }, [drop, list])
  return drop ? <div ref={mark} className={styles.mark} data-drop-mark /> : null
}
