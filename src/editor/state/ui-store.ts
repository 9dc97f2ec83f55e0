import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { RowParent } from '@schemas/layout/flat/flat'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'

export type Device = 'mobile' | 'tablet' | 'laptop' | 'desktop' | 'free'

/** Widths in px that the canvas shows a page at. Laptop and desktop stand on both sides of the 1280 px at which they part. */
export const deviceWidths: Record<Exclude<Device, 'free'>, number> = {
  mobile: 390,
  tablet: 820,
  laptop: 1100,
  desktop: 1440,
}

/** A named place in a block that rows stand in. */
export type Area = Extract<RowParent, { block: string }>

export type LeftPanel = 'add' | 'outline' | 'pages' | 'find' | 'history' | 'notes' | 'problems'

/** A block of the section that a chosen block links, in whose place the page may say something of its own. */
export type Part = { link: string; block: string }

/** What the person looks at and with what: nothing of it is part of the document. */
export type UiState = {
  /** Chosen nodes; the last one is the one that the inspector shows. */
  selection: readonly string[]
  /** A block's area, chosen as a place to put things into; no node is chosen then, so that nothing can be done to one by mistake. */
  area: Area | undefined
  /** What is written in of the linked section that is chosen. */
  part: Part | undefined
  /** Each press adds to what is chosen, or takes out: for fingers, which have no Shift. Until nothing is chosen any more. */
  addsToSelection: boolean
  device: Device
  /** Width of the free device (px). */
  freeWidth: number
  zoom: number | 'fit'
  scheme: 'light' | 'dark'
  /** The language that the canvas shows and texts are written in. */
  locale: Locale
  /** Who the page is seen as. */
  role: Role
  /** The moment that dated visibility is seen at (ISO 8601); now when undefined. */
  moment: string | undefined
  /** In `try` the blocks act as they do for visitors. */
  mode: 'edit' | 'try'
  left: LeftPanel | null
  /** Whose history its panel shows: the open document's versions or the site's releases. */
  historyOf: 'page' | 'site'
  isInspectorOpen: boolean
  /** The list of all actions, searched by typing. */
  isPaletteOpen: boolean
  /** What is asked over the whole builder. */
  dialog:
    | 'alt-texts'
    | 'become'
    | 'block-uses'
    | 'close-page'
    | 'compare'
    | 'contact'
    | 'copy-page'
    | 'form-notice'
    | 'keys'
    | 'new-page'
    | 'open-page'
    | 'patterns'
    | 'publish'
    | 'publish-later'
    | 'redirects'
    | 'rename-page'
    | 'revert-page'
    | 'save-section'
    | 'share'
    | 'table'
    | 'wrap'
    | null
  /** The block whose words are being written on the canvas: the canvas leaves its pointer and keys to it. */
  writing: string | null
}

export const useUi = create<UiState>(() => ({
  selection: [],
  area: undefined,
  part: undefined,
  addsToSelection: false,
  device: 'desktop',
  freeWidth: 1024,
  zoom: 'fit',
  scheme: 'light',
  locale: 'th',
  role: 'guest',
  moment: undefined,
  mode: 'edit',
  left: 'add',
  historyOf: 'page',
  isInspectorOpen: true,
  isPaletteOpen: false,
  dialog: null,
  writing: null,
}))

/** Several of them at once: drawn anew when one of these is another, not with every choice on the page. */
export const useUiOf = <Key extends keyof UiState>(...keys: Key[]): Pick<UiState, Key> =>
  useUi(useShallow((state) => Object.fromEntries(keys.map((key) => [key, state[key]])) as Pick<UiState, Key>))

export const setUi = useUi.setState
export const ui = useUi.getState

/** Chooses nodes; `add` adds to what is chosen, or takes out what was. */
export function select(ids: readonly string[], add = false): void {
  setUi((state) => {
    const { selection } = state
    // Pressed again, what is chosen stays chosen: another list of the same would draw its settings anew.
    if (!add)
      return !state.area &&
        !state.part &&
        ids.length === selection.length &&
        ids.every((id, at) => id === selection[at])
        ? state
        : { selection: ids, part: undefined }
    const dropped = new Set(ids.filter((id) => selection.includes(id)))
    return { selection: [...selection.filter((id) => !dropped.has(id)), ...ids.filter((id) => !dropped.has(id))] }
  })
}

/** Chooses a block's area. */
export const selectArea = (area: Area): void => setUi({ selection: [], area })

// Whatever chooses something else, or nothing, lets go of the area; nothing chosen ends the choosing of several.
useUi.subscribe(({ selection, area, part, addsToSelection, mode }, before) => {
  if (part && selection.join() !== part.link) setUi({ part: undefined })
  if (area && selection !== before.selection && area === before.area) setUi({ area: undefined })
  if (addsToSelection && selection.length === 0 && before.selection.length > 0) setUi({ addsToSelection: false })
  // Who adds a part, or chooses one, is editing again.
  if (mode === 'try' && selection !== before.selection && selection.length > 0) setUi({ mode: 'edit' })
})

/** Below this width (px) panels lie over the canvas: one at a time. */
const narrow = '(width < 1024px)'
/** Below this one they cover the page, or two of them leave it less than half of the width: the blocks to add come when they are asked for. */
const tight = '(width < 1180px)'

/** Which panels stand open when the builder starts. */
export function startPanels(): void {
  if (matchMedia(tight).matches) setUi({ left: null })
  if (matchMedia(narrow).matches) setUi({ isInspectorOpen: false })
}

// Panels that lie over the page, or leave it half of a phone, would lie over what is tried.
useUi.subscribe(({ mode }, before) => {
  if (mode === 'try' && before.mode !== 'try' && matchMedia(narrow).matches)
    setUi({ left: null, isInspectorOpen: false })
})

/** Opens a panel on the left, or with null closes it. */
export function openLeft(left: LeftPanel | null): void {
  setUi({ left, ...(left && matchMedia(narrow).matches ? { isInspectorOpen: false } : {}) })
}

/** Opens or closes the settings of the selection. */
export function openInspector(isInspectorOpen: boolean): void {
  setUi({ isInspectorOpen, ...(isInspectorOpen && matchMedia(narrow).matches ? { left: null } : {}) })
}
