import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type Drive, drives as allDrives, type FileItem } from '@schemas/entities/file-item'
import { useLocale } from '../boot'
import { translate } from '../t'
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
/** A name that is being written; what of it is written already, for the field that goes on with it. */
export type Renaming = { id: string; written?: { name: string; from: number; to: number } }
/** A file that is looked at and where it stands; the file is undefined until it has been read. */
type Viewing = { index: number; item: FileItem | undefined }

/** An item that is to come; by its name it is found in parts that nobody has looked at. */
type Awaited = { id: string; name?: string; isSought?: boolean }

export type PaneStart = {
  /** Names the screen on the device: its view is remembered by it. */
  screen: string
  drives: readonly Drive[]
  view?: Partial<ViewSettings>
  /** Which of several it is, in words: their paths and searches are told apart by it. */
  side?: string
  /** The name under which the page's address keeps the folder; without one it does not. */
  parameter?: string
}

export type Pane = ReturnType<typeof usePane>

/** One folder on the screen: where it is, how it is shown, what of it is chosen. */
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
  /** What is to be chosen as soon as it is there: a new folder, what was pasted. Sought once, where it is in none of the known parts. */
  const awaited = useRef<Awaited>(undefined)
  /** How often somebody chose, and scrolled: an answer that comes later must take nothing of it back. */
  const moves = useRef({ choices: 0, scrolls: 0 })
  /** How far each folder was scrolled when it was left (px), and of which list: by Back one comes to the same place of it. */
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
  // Items that come into sight are the list's affair; the whole screen follows them only where it shows some of them.
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
  // The file that has come is the one that is looked at from now on, wherever it goes.
  if (viewing?.item && viewed && viewed.item?._id !== viewing.item._id) setViewed(viewing)
  const newest = useRef(list)
  useLayoutEffect(() => {
    newest.current = list
  }, [list])

  /** Somebody chooses. Gives whether it still stands when what it asked for has come: nobody chose anything since, went elsewhere or, where that counts, scrolled. */
  const choosing = useCallback(() => {
    awaited.current = undefined
    const choice = (moves.current.choices += 1)
    const { scrolls } = moves.current
    return (hasToRest = false) =>
      newest.current === list && moves.current.choices === choice && !(hasToRest && moves.current.scrolls !== scrolls)
  }, [list])
  /** Whether nobody chose or scrolled since. */
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
        // What others took away is nobody's choice any more.
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
        // By touch something chosen is a way of choosing more: the new thing is only gone to.
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
  /** The chosen items that are known; all of them unless everything is chosen. */
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
    /** What is on the screen, in words. */
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
    /** Begins to write a name anew, or goes on with what was written of it. */
    rename: (id: string | undefined, written?: string) =>
      setRenaming(
        id === undefined
          ? undefined
          : { id, ...(written === undefined ? {} : { written: { name: written, from: 0, to: written.length } }) },
      ),
    viewing,
    /** Looks at what stands there; undefined looks away. */
    view: (index: number | undefined) => setViewed(index === undefined ? undefined : { index, item: list.at(index) }),
    choosing,
    resting,
    /** Somebody scrolls: nothing that is yet to come brings them elsewhere. */
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
    /** Chooses an item as soon as it is there, wherever in the list. */
    await: (item: Awaited | undefined) => {
      awaited.current = item && { ...item }
    },
    chosenCount: countChosen(selection, state.total ?? 0),
    /** Every chosen item, read where nobody has seen it yet. */
    readChosen: async (): Promise<FileItem[]> =>
      selection.isAll ? (await list.readAll()).filter((item) => isChosen(selection, item._id)) : knownChosen,
    /** Into which new things go; undefined where nothing can be added. */
    target: !place.isTrash && state.folder?.can.add ? { id: state.folder.id, name: state.folder.name } : undefined,
  }
}

/** Roots have no name but the one that each language gives them. */
function withRootsNamed(state: FolderState, nameOf: (drive: Drive) => string): FolderState {
  if (!state.folder) return state
  const named = <Named extends { id: string; name: string }>(each: Named): Named => {
    const drive = allDrives.find((root) => root === each.id)
    return drive ? { ...each, name: nameOf(drive) } : each
  }
  return { ...state, folder: { ...named(state.folder), crumbs: state.folder.crumbs.map(named) } }
}

/** Where a file that is looked at stands by now. One that is in none of the known places stays as it was: nobody is shown another in its stead. */
function standing(list: FolderList, { total = 0 }: FolderState, { index, item }: Viewing): Viewing {
  const at = item ? list.indexOf(item._id) : -1
  if (item)
    return at < 0 ? { index: Math.max(0, Math.min(index, total - 1)), item } : { index: at, item: list.at(at) ?? item }
  const there = Math.max(0, Math.min(index, total - 1))
  return { index: there, item: list.at(there) }
}

/** So many of everything are looked at, for what depends on what is chosen; acts read all. */
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
