import {
  type CSSProperties,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { listFailed } from '@schemas/errors'
import { useLocale, useSession } from '@kit/boot'
import { useFileClipboard } from '../file-clipboard'
import { addToChosen, chooseOnly, toggleChosen } from '../selection'
import type { Commands } from '../use-commands'
import type { Pane } from '../use-pane'
import { geometryOf, rowHeight, rowsOf } from './geometry'
import { ColumnHeads, columnTracks } from './column-heads'
import type { Shared } from './list-row'
import { Rows } from './rows'
import { scrollToRow } from './use-drawn-rows'
import { isMod, useListingPointer } from './use-listing-pointer'
import { useListingKeys } from './use-listing-keys'
import { useInnerWidth } from './use-size'
import styles from './listing.module.css'

type Props = {
  pane: Pane
  commands: Commands
  label: string
  /** Identifies the folder, whose scroll position is restored on return. */ placeKey: string
}

/** A folder's items, rendered only while visible. Mouse, touch and keyboard are handled once for all of them. */
export function Listing({ pane, commands, label, placeKey }: Props) {
  const locale = useLocale()
  const { timeZone } = useSession()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const width = useInnerWidth(scroller)
  const clipboard = useFileClipboard()
  const { list, state, selection, settings, place, active, anchor, setActive } = pane
  const total = state.total ?? 0
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const showsPath = pane.words.trim() !== '' && !place.isTrash
  const geometry = useMemo(
    () => geometryOf(settings.look, width || 900, isTouch || showsPath),
    [settings.look, width, isTouch, showsPath],
  )
  const isNarrow = width > 0 && width < 560
  const isList = settings.look === 'list'
  const columns = useMemo(() => (isList && !isNarrow ? settings.columns : []), [isList, isNarrow, settings.columns])
  // Any response may change item positions.
  useSyncExternalStore(list.subscribe, list.version, list.version)

  const height = rowHeight(geometry)
  const scrollTo = useCallback(
    (index: number) =>
      scrollToRow(scroller.current, {
        row: Math.floor(index / geometry.columns),
        height: rowHeight(geometry),
        above: geometry.top + geometry.pad,
        covered: geometry.top,
      }),
    [geometry],
  )
  const { positions } = pane
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const of = JSON.stringify(list.query)
    const left = positions.get(placeKey)
    element.scrollTop = left?.of === of ? left.top : 0
    return () => {
      positions.set(placeKey, { of, top: element.scrollTop })
    }
  }, [placeKey, list, positions])

  const activeId = active?.id
  // When the active item is gone, the item in its position becomes active.
  const activeIndex =
    active === undefined
      ? undefined
      : activeId !== undefined && list.indexOf(activeId) >= 0
        ? list.indexOf(activeId)
        : Math.min(active.index, total - 1)
  const goTo = useCallback(
    (index: number) => {
      setActive({ index, id: list.at(index)?._id })
      scrollTo(index)
    },
    [setActive, list, scrollTo],
  )
  // Scrolls newly created items into view.
  useEffect(() => {
    if (activeIndex !== undefined && active?.id !== undefined) scrollTo(activeIndex)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only where another item becomes the active one
  }, [active?.id])

  const range = (from: number, to: number, also: boolean) => {
    const [low, high] = from < to ? [from, to] : [to, from]
    const choose = (items: readonly FileItem[]) => {
      const ids = items.map(({ _id }) => _id)
      pane.setSelection((before) => (also ? addToChosen(before, ids) : chooseOnly(ids)))
    }
    const isCurrent = pane.choosing()
    const known: FileItem[] = []
    for (let index = low; index <= high; index += 1) {
      const item = list.at(index)
      if (!item) {
        void commands.acts
          .reading(high - low, () => list.between(low, high, isCurrent))
          .then(
            (items) => isCurrent() && choose(items),
            (error: unknown) => isCurrent() && commands.acts.failed(listFailed, error),
          )
        return
      }
      known.push(item)
    }
    choose(known)
  }
  const chooseAt = (index: number, event: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) => {
    const item = list.at(index)
    goTo(index)
    if (event.shiftKey) return range(anchor, index, isMod(event))
    pane.setAnchor(index)
    if (!item) return
    pane.setSelection(isMod(event) ? toggleChosen(selection, item._id) : chooseOnly([item._id]))
  }

  const hand = useListingPointer({
    pane,
    commands,
    scroller,
    geometry,
    total,
    idOf: (index) => `${id}-${index}`,
    activeIndex,
    goTo,
    range,
    chooseAt,
  })
  const onKeyDown = useListingKeys({
    pane,
    commands,
    geometry,
    total,
    activeIndex,
    goTo,
    range,
    chooseAt,
    rowsInSight: () => ((scroller.current?.clientHeight ?? 400) - geometry.top) / height,
  })
  const newest = useRef(commands)
  useLayoutEffect(() => {
    newest.current = commands
  })
  // Referentially stable: a new callback would render every row again.
  const onRename = useCallback((item: FileItem, name: string | undefined, isElsewhere: boolean) => {
    newest.current.renamed(
      item,
      name,
      () => document.activeElement === document.body || scroller.current?.contains(document.activeElement) === true,
    )
    if (!isElsewhere) scroller.current?.focus({ preventScroll: true })
  }, [])
  const cut = useMemo(() => new Set(clipboard?.isCut ? clipboard.items.map(({ _id }) => _id) : []), [clipboard])
  const shared = useMemo<Shared>(
    () => ({
      idPrefix: `${id}-`,
      columns,
      isNarrow: isNarrow || (isList && settings.columns.length === 0),
      isTrash: place.isTrash,
      showsPath,
      searchText: pane.words,
      locale,
      timeZone,
      onRename,
    }),
    [id, columns, isNarrow, isList, settings.columns, place.isTrash, showsPath, pane.words, locale, timeZone, onRename],
  )
  const isChoosing = selection.isAll || selection.ids.size > 0
  const style = {
    '--columns': columnTracks(columns),
    '--row': `${geometry.itemHeight}px`,
    '--gap': `${geometry.gap}px`,
    '--pad': `${geometry.pad}px`,
    '--count': geometry.columns,
  } as CSSProperties

  return (
    // One tab stop; the active item is referenced by id while it is rendered (by `Rows`).
    <div
      ref={scroller}
      className={styles.scroller}
      style={style}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={isList ? total + 1 : rowsOf(geometry, total)}
      aria-colcount={isList ? columns.length + 3 : geometry.columns}
      data-scroller=""
      data-keys=""
      data-listing=""
      data-choosing={isChoosing ? '' : undefined}
      {...hand.handlers}
      onKeyDown={onKeyDown}
      onWheel={pane.scrolled}
      onTouchMove={pane.scrolled}
    >
      {geometry.top > 0 && <ColumnHeads pane={pane} columns={columns} />}
      <Rows
        list={list}
        total={total}
        geometry={geometry}
        selection={selection}
        activeIndex={activeIndex}
        cut={cut}
        renaming={pane.renaming}
        shared={shared}
      >
        {hand.lasso && (
          <div
            className={styles.lasso}
            style={{
              left: hand.lasso.left,
              top: hand.lasso.top - geometry.top,
              width: hand.lasso.right - hand.lasso.left,
              height: hand.lasso.bottom - hand.lasso.top,
            }}
          />
        )}
      </Rows>
    </div>
  )
}
