import { useT } from '@kit/t'
import { ActionMenu } from '@kit/ui/action-menu/action-menu'
import { useFileClipboard } from '../file-clipboard'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import type { Pane } from '../use-pane'
import { menuEntries } from './menu-entries'

/** The open context menu of an item, the selection or the folder. */
export function FileMenu({ pane, commands }: { pane: Pane; commands: Commands }) {
  const t = useT()
  const clipboard = useFileClipboard()
  const open = commands.openMenu
  if (!open) return null
  const acts = menuEntries({ pane, commands, item: open.item, clipboard, t })
  const count = pane.selection.isAll ? (pane.state.total ?? 0) - pane.selection.ids.size : pane.selection.ids.size
  const head = open.item
    ? open.item.name
    : open.item === null
      ? pane.name
      : count === 1
        ? (pane.knownChosen[0]?.name ?? '')
        : t(texts.chosen, { count })
  return (
    <ActionMenu
      key={`${open.place.x} ${open.place.y}`}
      label={t(texts.moreFor, { name: head })}
      head={head}
      acts={acts}
      place={open.place}
      onClose={commands.closeMenu}
    />
  )
}
