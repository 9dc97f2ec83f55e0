import type { FileItem } from '@schemas/files/entities/file-item'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { hasCamera } from '@kit/upload/use-file-picker'
import type { MenuAct } from '@kit/ui/action-menu/action-menu'
import type { FileClipboard } from '../file-clipboard'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import type { Pane } from '../use-pane'

type MenuOptions = {
  pane: Pane
  commands: Commands
  /** An item, the selection (undefined) or the folder itself (null). */ item: FileItem | null | undefined
  clipboard: FileClipboard | undefined
  t: (text: LocalisedText, values?: Record<string, string | number>) => string
}

/** Menu entries in order. Actions the person lacks permission for are left out. */
export function menuEntries({ pane, commands, item, clipboard, t }: MenuOptions): MenuAct[] {
  const items = item ? [item] : item === null ? [] : pane.knownChosen
  if (item === null || items.length === 0) return ofFolder({ pane, commands, item, clipboard, t })
  const [only] = items.length === 1 && !(item === undefined && pane.selection.isAll) ? items : []
  const mayChange = items.every(({ can }) => can.change)
  if (pane.place.isTrash)
    return [
      ...(mayChange
        ? [{ id: 'restore', label: t(texts.restore), icon: 'restore', act: () => void commands.restore(item) } as const]
        : []),
      ...(only && commands.parts.onDetails
        ? [
            {
              id: 'details',
              label: t(texts.details),
              icon: 'info-circle',
              keys: 'Alt+Enter',
              act: () => commands.parts.onDetails?.(only),
            } as const,
          ]
        : []),
      ...(mayChange
        ? [
            {
              id: 'purge',
              label: t(texts.purge),
              icon: 'trash-x',
              keys: 'Del',
              isDanger: true,
              begins: true,
              act: () => void commands.trash(item),
            } as const,
          ]
        : []),
    ]
  const index = only ? pane.list.indexOf(only._id) : -1
  const { onShare, onWatermark, onDetails } = commands.parts
  const entries: (MenuAct | false | undefined)[] = [
    only?.type === 'folder' && {
      id: 'open',
      label: t(texts.open),
      icon: 'folder-open',
      keys: 'Enter',
      act: () => pane.go(only._id, only.drive),
    },
    only?.type === 'file' &&
      index >= 0 && { id: 'preview', label: t(texts.preview), icon: 'eye', keys: 'Space', act: () => pane.view(index) },
    only &&
      pane.words.trim() !== '' && {
        id: 'show',
        label: t(texts.showInFolder),
        icon: 'folder-symlink',
        act: () => commands.showInFolder(only),
      },
    {
      id: 'download',
      label: t(only?.type === 'file' ? texts.download : texts.downloadZip),
      icon: 'download',
      act: () => void commands.download(item),
    },
    only &&
      onShare &&
      only.can.share && { id: 'share', label: t(texts.share), icon: 'share', act: () => onShare(only) },
    only?.url != null && {
      id: 'address',
      label: t(texts.copyLink),
      icon: 'link',
      act: () => void commands.copyAddress(only),
    },
    only?.can.change && {
      id: 'rename',
      label: t(texts.rename),
      icon: 'cursor-text',
      keys: 'F2',
      begins: true,
      act: () => void commands.rename(only),
    },
    mayChange && {
      id: 'move',
      label: t(texts.moveTo),
      icon: 'folder-symlink',
      act: () => void commands.transfer(false, item),
    },
    { id: 'copy-to', label: t(texts.copyTo), icon: 'copy', act: () => void commands.transfer(true, item) },
    pane.target && {
      id: 'duplicate',
      label: t(texts.duplicate),
      icon: 'square-check',
      act: () => void commands.duplicate(item),
    },
    only?.kind === 'picture' &&
      onWatermark &&
      only.can.change && {
        id: 'watermark',
        label: t(texts.watermark),
        icon: 'copyright',
        act: () => onWatermark(only),
      },
    mayChange && {
      id: 'cut',
      label: t(texts.cut),
      icon: 'cut',
      keys: 'Ctrl+X',
      begins: true,
      act: () => void commands.cut(item),
    },
    { id: 'copy', label: t(texts.copy), icon: 'clipboard', keys: 'Ctrl+C', act: () => void commands.copy(item) },
    clipboard &&
      pane.target && {
        id: 'paste',
        label: t(texts.paste),
        icon: 'clipboard-list',
        keys: 'Ctrl+V',
        act: () => void commands.paste(),
      },
    only &&
      onDetails && {
        id: 'details',
        label: t(texts.details),
        icon: 'info-circle',
        keys: 'Alt+Enter',
        begins: true,
        act: () => onDetails(only),
      },
    mayChange && {
      id: 'delete',
      label: t(texts.delete),
      icon: 'trash',
      keys: 'Del',
      isDanger: true,
      begins: true,
      act: () => void commands.trash(item),
    },
  ]
  return entries.filter((entry) => entry !== false && entry !== undefined)
}

function ofFolder({ pane, commands, clipboard, t }: MenuOptions): MenuAct[] {
  const { onUpload, onShortcuts } = commands.parts
  if (pane.place.isTrash)
    return [
      {
        id: 'empty',
        label: t(texts.emptyTheTrash),
        icon: 'trash-x',
        isDanger: true,
        isDisabled: !pane.state.total,
        act: () => void commands.emptyTrash(),
      },
    ]
  const entries: (MenuAct | false | undefined)[] = [
    ...newEntries({ pane, commands, t }),
    pane.target && {
      id: 'paste',
      label: clipboard ? t(texts.pasteHere, { count: clipboard.items.length }) : t(texts.paste),
      icon: 'clipboard-list',
      keys: 'Ctrl+V',
      isDisabled: !clipboard,
      begins: onUpload !== undefined,
      act: () => void commands.paste(),
    },
    pane.state.folder &&
      pane.state.folder.id !== pane.drive && {
        id: 'download',
        label: t(texts.downloadFolder),
        icon: 'download',
        isDisabled: !pane.state.total,
        act: () => void commands.download(null),
      },
    {
      id: 'all',
      label: t(texts.selectAll),
      icon: 'square-check',
      keys: 'Ctrl+A',
      isDisabled: !pane.state.total,
      act: pane.selectAll,
    },
    { id: 'refresh', label: t(texts.refresh), icon: 'refresh', begins: true, act: pane.list.reload },
    onShortcuts && { id: 'keys', label: t(texts.shortcuts), icon: 'keyboard', keys: '?', act: onShortcuts },
  ]
  return entries.filter((entry) => entry !== false && entry !== undefined)
}

/** Entries that add something to the open folder. */
export function newEntries({ pane, commands, t }: Pick<MenuOptions, 'pane' | 'commands' | 't'>): MenuAct[] {
  const { onUpload } = commands.parts
  const isDisabled = pane.target === undefined
  return [
    {
      id: 'new-folder',
      label: t(texts.newFolder),
      icon: 'folder-plus',
      keys: 'Alt+N',
      isDisabled,
      act: () => void commands.newFolder(),
    },
    ...(onUpload
      ? [
          {
            id: 'upload',
            label: t(texts.uploadFiles),
            icon: 'file-upload',
            isDisabled,
            begins: true,
            act: () => onUpload('files'),
          } as const,
          {
            id: 'upload-folder',
            label: t(texts.uploadFolder),
            icon: 'folder-up',
            isDisabled,
            act: () => onUpload('folder'),
          } as const,
          ...(hasCamera()
            ? [
                {
                  id: 'camera',
                  label: t(texts.takePicture),
                  icon: 'camera',
                  isDisabled,
                  act: () => onUpload('camera'),
                } as const,
                {
                  id: 'film',
                  label: t(texts.takeFilm),
                  icon: 'video',
                  isDisabled,
                  act: () => onUpload('film'),
                } as const,
              ]
            : []),
        ]
      : []),
  ]
}
