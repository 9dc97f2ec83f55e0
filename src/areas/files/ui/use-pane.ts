import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type Drive, drives as allDrives, type FileItem } from '@schemas/files/entities/file-item'
import { useLocale } from '@kit/boot'
import { translate } from '@kit/t'
import { onFilesChanged, onFilesGone } from './file-changes'
import { FolderList, type FolderState } from './folder-list'
import {
  chooseOnly,
  countChosen,
  everything,
  isChosen,
  noSelection,
  onlyThere,
  type Selection,
  withoutGone,
} from './selection'
import { texts } from './texts'
import { usePlace } from './use-place'
import { useFiles } from './use-files'
import { useViewSettings, type ViewSettings } from './view-settings'

export type Place = { /** A folder's id or a root's name. */ folder: string; drive: Drive; isTrash: boolean }
export const placeKey = ({ folder, isTrash }: Pick<Place, 'folder' | 'isTrash'>): string =>
  isTrash ? `trash of ${folder}` : folder
export type Active = { index: number; id: string | undefined }
/** A rename in progress; `written` holds the text typed so far, for the field that continues it. */
export type Renaming = { id: string; written?: { name: string; from: number; to: number } }
/** The previewed file and its index; the file is undefined until loaded. */
type Viewing = { index: number; item: FileItem | undefined }

/** An item expected to appear; its name lets it be found in windows not yet loaded. */
type Awaited = { id: string; name?: string; isSought?: boolean }

export type PaneStart = {
  /** Name of the screen, under which its view settings are stored on the device. */
  screen: string
  drives: readonly Drive[]
  view?: Partial<ViewSettings>
  /** Label that tells several panes apart, for their paths and searches. */
  side?: string
  /** Address parameter of the folder; without one it is not stored there. */
  parameter?: string
}

export type Pane = ReturnType<typeof usePane>

/** State of one folder view: location, view settings and selection. */
export function usePane({ screen, drives, view = {}, side, parameter }: PaneStart) {
  const { client } = useFiles()
  const [settings, change] = useViewSettings(screen, view)
  const [place, setPlace] = usePlace(parameter, drives)
  const [searchText, setSearchText] = useState('')
  const [kinds, setKinds] = useState<readonly string[]>([])
  const [selection, setChosen] = useState<Selection>(noSelection)
  const [active, setActive] = useState<Active>()
  const [anchor, setAnchor] = useState(0)
  const [renaming, setRenaming] = useState<Renaming>()
  const [viewed, setViewed] = useState<Viewing>()
  /**
   * The item to select as soon as it appears: a new folder, pasted items. Searched for once when it is in no loaded
   * window.
   */
  const awaited = useRef<Awaited>(undefined)
  /** Counters of selections and scrolls, so that a late response does not override newer ones. */
  const moves = useRef({ choices: 0, scrolls: 0 })
  /** Scroll position of each folder when it was left (px), and of which list; Back restores it. */
  const [positions] = useState(() => new Map<string, { of: string; top: number }>())

  const { sort, direction } = settings
  const kindKey = kinds.join(',')
  const list = useMemo(
    () =>
      new FolderList(client, {
        parent: place.isTrash ? place.drive : place.folder,
        isTrash: place.isTrash,
        sort: place.isTrash ? 'changed' : sort,
        direction: place.isTrash ? 'down' : direction,
        kinds: kindKey ? kindKey.split(',') : [],
        searchText: searchText.trim(),
      }),
    [client, place, sort, direction, kindKey, searchText],
  )
  const listState = useSyncExternalStore<FolderState>(list.subscribe, list.state, list.state)
  const locale = useLocale()
  const state = useMemo(
    () => withRootsNamed(listState, (drive) => translate(texts.drives[drive], locale)),
    [listState, locale],
  )
  // Newly loaded items concern only the list; the whole screen re-renders only when it shows some of them.
  const isFollowed = selection.isAll || selection.ids.size > 0 || viewed !== undefined
  const known = useSyncExternalStore(
    list.subscribe,
    () => (isFollowed ? list.version() : 0),
    () => 0,
  )
  useEffect(() => {
    list.ensure(0, 0)
    const end = onFilesChanged(list.reload)
    const online = () => list.reload()
    addEventListener('online', online)
    return () => {
      end()
      removeEventListener('online', online)
      list.close()
    }
  }, [list])

  const [shown, setShown] = useState(list)
  if (shown !== list) {
    setShown(list)
    setChosen(noSelection)
    setActive(undefined)
    setRenaming(undefined)
    setAnchor(0)
    setViewed(undefined)
  }
  const viewing = useMemo(
    () => viewed && standing(list, state, viewed),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `known` says that items stand elsewhere by now
    [list, state, viewed, known],
  )
  // The loaded file is followed from now on, wherever it moves.
  if (viewing?.item && viewed && viewed.item?._id !== viewing.item._id) setViewed(viewing)
  const newest = useRef(list)
  useLayoutEffect(() => {
    newest.current = list
  }, [list])

  /**
   * Marks a selection. Returns a check for late responses: whether there was no newer selection, navigation or, where
   * relevant, scrolling.
   */
  const choosing = useCallback(() => {
    awaited.current = undefined
    const choice = (moves.current.choices += 1)
    const { scrolls } = moves.current
    return (hasToRest = false) =>
      newest.current === list && moves.current.choices === choice && !(hasToRest && moves.current.scrolls !== scrolls)
  }, [list])
  /** Whether there was no selection or scrolling since. */
  const resting = useCallback(() => {
    const { choices, scrolls } = moves.current
    return () => newest.current === list && moves.current.choices === choices && moves.current.scrolls === scrolls
  }, [list])
  const setSelection = useCallback(
    (next: Selection | ((before: Selection) => Selection)) => {
      choosing()
      setChosen(next)
    },
    [choosing],
  )
  useEffect(
    () =>
      onFilesGone((ids) =>
        setChosen((before) =>
          withoutGone(
            before,
            ids.filter((id) => before.ids.has(id) || list.indexOf(id) >= 0),
          ),
        ),
      ),
    [list],
  )

  const drive: Drive = state.folder?.drive ?? place.drive
  useEffect(
    () =>
      list.subscribe(() => {
        // Items removed by others leave the selection.
        if (list.isWhole()) setChosen((before) => onlyThere(before, (id) => list.indexOf(id) >= 0))
        const wanted = awaited.current
        if (wanted === undefined) return
        const { id, name } = wanted
        const index = list.indexOf(id)
        if (index < 0) {
          if (name === undefined || wanted.isSought || list.query.isTrash || list.state().total === undefined) return
          wanted.isSought = true
          return void list.locate(name)
        }
        awaited.current = undefined
        // On touch, a selection starts selection mode: the new item is only scrolled to.
        if (!matchMedia('(pointer: coarse)').matches) setChosen(chooseOnly([id]))
        setActive({ index, id })
        setAnchor(index)
      }),
    [list],
  )

  const go = useCallback(
    (folder: string, inDrive?: Drive, then?: Awaited, isSameStep = false) => {
      setSearchText('')
      awaited.current = then
      const next = { folder, drive: inDrive ?? allDrives.find((each) => each === folder) ?? drive, isTrash: false }
      if (then === undefined) positions.delete(placeKey(next))
      setPlace(next, isSameStep)
    },
    [setPlace, drive, positions],
  )
  const openTrash = useCallback(
    (of: Drive, isSameStep = false) => {
      setSearchText('')
      setKinds([])
      setPlace({ folder: of, drive: of, isTrash: true }, isSameStep)
    },
    [setPlace],
  )
  /** Selected items that are known; all of them unless everything is selected. */
  const knownChosen = useMemo(
    () => knownIn(list, state, selection),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `known` says that other items are known by now
    [list, state, selection, known],
  )

  return {
    side,
    drives,
    place,
    drive,
    /** Title of the current view. */
    name: place.isTrash
      ? translate(texts.trashOf, locale, { name: translate(texts.drives[drive], locale) })
      : (state.folder?.name ?? translate(texts.drives[drive], locale)),
    settings,
    change,
    words: searchText,
    setWords: setSearchText,
    kinds,
    setKinds,
    list,
    state,
    selection,
    setSelection,
    active,
    setActive,
    anchor,
    setAnchor,
    renaming,
    /** Starts a rename, or continues one with the text typed so far. */
    rename: (id: string | undefined, written?: string) =>
      setRenaming(
        id === undefined
          ? undefined
          : { id, ...(written === undefined ? {} : { written: { name: written, from: 0, to: written.length } }) },
      ),
    viewing,
    /** Previews the item at an index; undefined closes the preview. */
    view: (index: number | undefined) => setViewed(index === undefined ? undefined : { index, item: list.at(index) }),
    choosing,
    resting,
    /** Scrolling cancels any pending scroll to an item. */
    scrolled: () => {
      moves.current.scrolls += 1
      awaited.current = undefined
    },
    positions,
    knownChosen,
    go,
    openTrash,
    selectAll: () => setSelection(everything),
    clear: () => setSelection(noSelection),
    /** Selects an item as soon as it appears in the list. */
    await: (item: Awaited | undefined) => {
      awaited.current = item && { ...item }
    },
    chosenCount: countChosen(selection, state.total ?? 0),
    /** All selected items, loading unknown ones. */
    readChosen: async (): Promise<FileItem[]> =>
      selection.isAll ? (await list.readAll()).filter((item) => isChosen(selection, item._id)) : knownChosen,
    /** Folder for new items; undefined where nothing can be added. */
    target: !place.isTrash && state.folder?.can.add ? { id: state.folder.id, name: state.folder.name } : undefined,
  }
}

/** Roots are named by each language only. */
function withRootsNamed(state: FolderState, nameOf: (drive: Drive) => string): FolderState {
  if (!state.folder) return state
  const named = <Named extends { id: string; name: string }>(each: Named): Named => {
    const drive = allDrives.find((root) => root === each.id)
    return drive ? { ...each, name: nameOf(drive) } : each
  }
  return { ...state, folder: { ...named(state.folder), crumbs: state.folder.crumbs.map(named) } }
}

/**
 * Current index of the previewed file. A file in no loaded window keeps its index, so that no other file is shown in
 * its place.
 */
function standing(list: FolderList, { total = 0 }: FolderState, { index, item }: Viewing): Viewing {
  const at = item ? list.indexOf(item._id) : -1
  if (item)
    return at < 0 ? { index: Math.max(0, Math.min(index, total - 1)), item } : { index: at, item: list.at(at) ?? item }
  const there = Math.max(0, Math.min(index, total - 1))
  return { index: there, item: list.at(there) }
}

/** Limit of items considered when everything is selected, for what depends on the selection; operations read all. */
const maxKnown = 1000

function knownIn(list: FolderList, { total = 0 }: FolderState, selection: Selection): FileItem[] {
  if (!selection.isAll) return [...selection.ids].flatMap((id) => list.byId(id) ?? [])
  const found: FileItem[] = []
  for (let index = 0; index < Math.min(total, maxKnown); index += 1) {
    const item = list.at(index)
    if (item && isChosen(selection, item._id)) found.push(item)
  }
  return found
}
