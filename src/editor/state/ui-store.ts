import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { RowParent } from '@schemas/layout/flat/flat'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'

export type Device = 'mobile' | 'tablet' | 'laptop' | 'desktop' | 'free'

/** Canvas widths per device (px). Laptop and desktop lie on either side of the 1280 px boundary. */
export const deviceWidths: Record<Exclude<Device, 'free'>, number> = {
  mobile: 390,
  tablet: 820,
  laptop: 1100,
  desktop: 1440,
}

/** A named slot of a block that holds rows. */
export type Area = Extract<RowParent, { block: string }>

export type LeftPanel = 'add' | 'outline' | 'pages' | 'find' | 'history' | 'notes' | 'problems'

/** A block of a linked section that may differ per page. */
export type Part = { link: string; block: string }

/** View state of the editor; none of it is part of the document. */
export type UiState = {
  /** Selected nodes; the inspector shows the last one. */
  selection: readonly string[]
  /** A block's area, selected as an insertion target; no node is selected then, so that none is changed by mistake. */
  area: Area | undefined
  /** The part selected in a linked section. */
  part: Part | undefined
  /**
   * Each press toggles a part in the selection: for touch, which has no Shift. Ends when the selection becomes empty.
   */
  addsToSelection: boolean
  device: Device
  /** Width of the free device (px). */
  freeWidth: number
  zoom: number | 'fit'
  scheme: 'light' | 'dark'
  /** The language shown on the canvas and edited. */
  locale: Locale
  /** The previewed role. */
  role: Role
  /** The moment at which dated visibility is previewed (ISO 8601); now when undefined. */
  moment: string | undefined
  /** In `try` the blocks act as they do for visitors. */
  mode: 'edit' | 'try'
  left: LeftPanel | null
  /** What the history panel shows: the open document's versions or the site's releases. */
  historyOf: 'page' | 'site'
  isInspectorOpen: boolean
  /** The command palette. */
  isPaletteOpen: boolean
  /** The open dialog. */
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
    | 'restore-page'
    | 'revert-page'
    | 'save-section'
    | 'share'
    | 'table'
    | 'theme-owners'
    | 'wrap'
    | null
  /** The block whose text is being edited: the canvas leaves pointer and keys to it. */
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

/** Several values at once; rerenders only when one of them changes. */
export const useUiOf = <Key extends keyof UiState>(...keys: Key[]): Pick<UiState, Key> =>
  useUi(useShallow((state) => Object.fromEntries(keys.map((key) => [key, state[key]])) as Pick<UiState, Key>))

export const setUi = useUi.setState
export const ui = useUi.getState

/** Selects nodes; `add` toggles them in the selection. */
export function select(ids: readonly string[], add = false): void {
  setUi((state) => {
    const { selection } = state
    // Pressing the selection again keeps the same list: a new one would redraw its settings.
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

/** Selects a block's area. */
export const selectArea = (area: Area): void => setUi({ selection: [], area })

// Any other selection clears the area; an empty selection ends multiple selection.
useUi.subscribe(({ selection, area, part, addsToSelection, mode }, before) => {
  if (part && selection.join() !== part.link) setUi({ part: undefined })
  if (area && selection !== before.selection && area === before.area) setUi({ area: undefined })
  if (addsToSelection && selection.length === 0 && before.selection.length > 0) setUi({ addsToSelection: false })
  // Adding or selecting a part returns to editing.
  if (mode === 'try' && selection !== before.selection && selection.length > 0) setUi({ mode: 'edit' })
})

/** Below this width (px) panels cover the canvas, one at a time. */
const narrow = '(width < 1024px)'
/**
 * Below this width (px) panels cover the page, or two of them leave it less than half of the width: the block palette
 * then opens on request.
 */
const tight = '(width < 1180px)'

/** Panels open when the builder starts. */
export function startPanels(): void {
  if (matchMedia(tight).matches) setUi({ left: null })
  if (matchMedia(narrow).matches) setUi({ isInspectorOpen: false })
}

// Panels that cover the page, or half of it on a phone, would be in the way while it is tried out.
useUi.subscribe(({ mode }, before) => {
  if (mode === 'try' && before.mode !== 'try' && matchMedia(narrow).matches)
    setUi({ left: null, isInspectorOpen: false })
})

/** Opens a panel on the left; null closes it. */
export function openLeft(left: LeftPanel | null): void {
  setUi({ left, ...(left && matchMedia(narrow).matches ? { isInspectorOpen: false } : {}) })
}

/** Opens or closes the settings of the selection. */
export function openInspector(isInspectorOpen: boolean): void {
  setUi({ isInspectorOpen, ...(isInspectorOpen && matchMedia(narrow).matches ? { left: null } : {}) })
}
