import { type KeyboardEvent, useMemo, useState } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { nameParts } from '@schemas/name-parts'
import { useLocale } from '@kit/boot'
import { copyText } from '@kit/copy-text'
import { translate } from '@kit/t'
import type { MenuPlace } from '@kit/ui/action-menu/action-menu'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import type { PickKind } from '@kit/upload/use-file-picker'
import { chooseDestination } from './destination/choose-destination'
import { heldFiles, holdFiles } from './file-clipboard'
import { nameProblem } from './name-problem'
import { texts } from './texts'
import type { FileOperations } from './use-file-operations'
import { useFiles } from './use-files'
import type { Pane } from './use-pane'

/** Optional features that a screen adds to a folder's operations. */
export type PaneParts = {
  onDetails?: ((item: FileItem | undefined) => void) | undefined
  onSearch?: (() => void) | undefined
  onShortcuts?: (() => void) | undefined
  onShare?: ((item: FileItem) => void) | undefined
  onWatermark?: ((item: FileItem) => void) | undefined
  /** Lets the person pick files and uploads them into the open folder. */
  onUpload?: ((kind: PickKind) => void) | undefined
}
/** An open menu: for an item, the selection (undefined) or the folder (null). */
export type OpenMenu = { item: FileItem | null | undefined; place: MenuPlace }

export type Commands = ReturnType<typeof useCommands>

/** Commands of one folder, shared by keys, menus, buttons and drags. */
export function useCommands(pane: Pane, acts: FileOperations, parts: PaneParts) {
  const locale = useLocale()
  const { show } = useFiles()
  const [menu, setMenu] = useState<OpenMenu>()

  const commands = useMemo(() => {
    const here = pane.target
    const clipped = (items: readonly FileItem[]) =>
      items.length > 0 && void copyText(items.map(({ name }) => name).join('\n'))
    const chosenOr = async (item?: FileItem | null) => (item ? [item] : acts.chosenOf(pane))
    /** Selects what an operation created, unless the user moved on meanwhile. */
    const chooseMade = async (act: () => Promise<{ id: string; name: string } | undefined>) => {
      const isResting = pane.resting()
      const made = await act()
      if (made && isResting()) pane.await(made)
    }
    const firstOf = ([first]: readonly FileItem[]) => first && { id: first._id, name: first.name }
    const doing = {
      acts,
      parts,
      open: (item: FileItem, index: number) => {
        if (pane.place.isTrash) return parts.onDetails?.(item)
        if (item.type === 'folder') return pane.go(item._id, item.drive)
        return pane.view(index)
      },
      menu: (item: FileItem | null | undefined, place: MenuPlace) => setMenu({ item, place }),
      up: () => {
        const breadcrumbs = pane.state.folder?.crumbs ?? []
        const above = breadcrumbs.at(-2)
        if (pane.place.isTrash) return pane.go(pane.drive, pane.drive)
        const left = breadcrumbs.at(-1)
        if (above) pane.go(above.id, pane.drive, left)
      },
      newFolder: async () => {
        if (here) await chooseMade(() => acts.newFolder(here))
      },
      trash: async (item?: FileItem | null) => {
        const items = await chosenOr(item)
        if (items.length === 0) return
        await (pane.place.isTrash ? acts.purge(items) : acts.trash(items))
      },
      restore: async (item?: FileItem | null) => {
        const items = await chosenOr(item)
        if (items.length > 0) await acts.restore(items)
      },
      cut: async (item?: FileItem | null) => {
        const items = await chosenOr(item)
        clipped(items)
        acts.hold(items, true)
      },
      copy: async (item?: FileItem | null) => {
        const items = await chosenOr(item)
        clipped(items)
        acts.hold(items, false)
      },
      paste: async () => {
        if (here) await chooseMade(async () => firstOf(await acts.paste(here)))
      },
      duplicate: async (item?: FileItem | null) => {
        const items = await chosenOr(item)
        if (here) await chooseMade(async () => firstOf(await acts.copy(items, here, 'keep-both')))
      },
      transfer: async (isCopy: boolean, item?: FileItem | null) => {
        const items = await chosenOr(item)
        if (items.length === 0 || !acts.mayBegin()) return
        const target = await chooseDestination(show, { items, isCopy, drives: pane.drives, start: pane.place.folder })
        if (!target) return
        await (isCopy ? acts.copy(items, target) : acts.move(items, target))
      },
      dropped: (items: readonly FileItem[], target: { id: string; name: string }, isCopy: boolean) => {
        void (async () => {
          const going = items.length > 1 && pane.selection.isAll ? await acts.chosenOf(pane) : items
          if (going.length === 0) return
          await (isCopy ? acts.copy(going, target) : acts.move(going, target))
        })()
      },
      download: async (item?: FileItem | null) => {
        const folder = pane.state.folder
        const isWhole =
          item === undefined &&
          pane.selection.isAll &&
          pane.selection.ids.size === 0 &&
          pane.words.trim() === '' &&
          pane.kinds.length === 0
        // Everything in a folder is the folder itself, whatever its size.
        if (folder && folder.id !== folder.drive && (item === null || isWhole))
          return acts.download([{ _id: folder.id, name: folder.name, type: 'folder' }])
        return acts.download(await chosenOr(item))
      },
      rename: async (item: FileItem) => {
        // Not inline on touch devices, where the on-screen keyboard would hide the list and the field.
        if (!matchMedia('(pointer: coarse)').matches) return pane.rename(item._id)
        const t = (text: Parameters<typeof translate>[0], values?: Record<string, string>) =>
          translate(text, locale, values)
        for (let initial = item.name; ;) {
          const name = await promptDialog(t(texts.newName, { name: item.name }), {
            title: t(texts.rename),
            initial,
            ...(item.type === 'file' ? { selected: nameParts(initial).base.length } : {}),
            ok: t(texts.rename),
            validate: (value) => nameProblem(value, t),
          })
          // A refused name stays in the field, to be corrected.
          if (name === null || (await acts.rename(item, name))) return
          initial = name
        }
      },
      /** `isHere`: whether the user is still at this list. */
      renamed: (item: FileItem, name: string | undefined, isHere: () => boolean) => {
        pane.rename(undefined)
        if (name === undefined) return
        pane.list.patch({ ...item, name })
        const isResting = pane.resting()
        void (async () => {
          const isRenamed = await acts.rename(item, name)
          if (!isRenamed) pane.list.patch(item)
          if (!isResting()) return
          if (isRenamed) pane.await({ id: item._id, name })
          // A refused name is offered for correction, unless that would take the focus from elsewhere.
          else if (isHere()) pane.rename(item._id, name)
        })()
      },
      copyAddress: async (item: FileItem) => {
        if (!item.url) return
        const isCopied = await copyText(new URL(item.url, location.href).href)
        showToast(translate(isCopied ? texts.linkCopied : texts.linkNotCopied, locale), {
          tone: isCopied ? 'success' : 'error',
        })
      },
      emptyTrash: () => acts.emptyTrash(pane.drive),
      showInFolder: (item: FileItem) => pane.go(item.parent, item.drive, { id: item._id, name: item.name }),
    }
    /** Whether the key was handled. */
    const key = (event: KeyboardEvent, item: FileItem | undefined, index: number | undefined): boolean => {
      const mod = event.ctrlKey || event.metaKey
      const letter = event.code.replace('Key', '')
      const has = pane.selection.isAll || pane.selection.ids.size > 0
      if (mod && !event.altKey && !event.shiftKey) {
        if (letter === 'A') pane.selectAll()
        else if (letter === 'C' && has && !pane.place.isTrash) void doing.copy()
        else if (letter === 'X' && has && !pane.place.isTrash) void doing.cut()
        else if (letter === 'Z') acts.undo()
        else if (event.key === 'Backspace' && has) void doing.trash()
        else return false
        return true
      }
      if (event.altKey && !mod) {
        if (event.key === 'ArrowUp') doing.up()
        else if (letter === 'N' && here) void doing.newFolder()
        else if (event.key === 'Enter') parts.onDetails?.(item)
        else return false
        return true
      }
      if (mod || event.altKey) return false
      switch (event.key) {
        case 'Enter':
          if (item && index !== undefined) doing.open(item, index)
          return item !== undefined
        case ' ':
          if (item && index !== undefined && item.type === 'file' && !pane.place.isTrash) pane.view(index)
          return true
        case 'F2':
          if (item?.can.change && !pane.place.isTrash) void doing.rename(item)
          return true
        case 'Delete':
          if (has) void doing.trash()
          return true
        case 'Backspace':
          doing.up()
          return true
        case 'Escape':
          if (heldFiles()?.isCut) holdFiles(undefined)
          pane.clear()
          return true
        case '/':
          parts.onSearch?.()
          return true
        case '?':
          parts.onShortcuts?.()
          return true
        case 'ContextMenu':
          return false
        default:
          return false
      }
    }
    return { ...doing, key }
  }, [pane, acts, parts, locale, show])
  return { ...commands, openMenu: menu, closeMenu: () => setMenu(undefined) }
}
