import { useMemo, useRef, useState } from 'react'
import type { Drive, FileItem } from '@schemas/files/entities/file-item'
import { useT } from '@kit/t'
import { Modal } from '@kit/ui/modal/modal'
import { springEvent } from '../drag/item-drag'
import { DetailsPanel } from '../details/details-panel'
import { useInnerWidth } from '../listing/use-size'
import { FilePane, usePaneSearch } from '../manager/file-pane'
import styles from '../manager/manager.module.css'
import { PaneUploads, usePaneUploads } from '../manager/pane-uploads'
import { useItemDialogs } from '../manager/use-item-dialogs'
import { Sidebar } from '../manager/sidebar'
import { newEntries } from '../menu/menu-entries'
import { ShortcutsDialog } from '../shortcuts-dialog'
import { MenuButton, Tool } from '../toolbar/menu-button'
import { texts } from '../texts'
import { useFileOperations } from '../use-file-operations'
import { type PaneParts, useCommands } from '../use-commands'
import { type Pane, type Place, usePane } from '../use-pane'

/** Width of the component (px) from which both panes are side by side; below it they are tabs. */
const sideBySideMinPx = 760
type Props = {
  drives: readonly Drive[]
  screen: string
  parameters: readonly [string | undefined, string | undefined]
  label: string
}

/** Two folders at once, to move and copy between them. Requires a `FilesProvider`. */
export function FilePanes({ drives, screen, parameters, label }: Props) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const width = useInnerWidth(root)
  const isSideBySide = width === 0 || width >= sideBySideMinPx
  const [active, setActive] = useState<0 | 1>(0)
  const acts = useFileOperations()
  const left = usePane({
    screen: `${screen}-left`,
    side: t(texts.panes.left),
    drives,
    view: { look: 'list', columns: ['size'] },
    ...(parameters[0] ? { parameter: parameters[0] } : {}),
  })
  const right = usePane({
    screen: `${screen}-right`,
    side: t(texts.panes.right),
    drives: [...drives.slice(1), ...drives.slice(0, 1)],
    view: { look: 'list', columns: ['size'] },
    ...(parameters[1] ? { parameter: parameters[1] } : {}),
  })
  const [from, to] = active === 0 ? [left, right] : [right, left]
  const isSame = from.place.folder === to.place.folder && !from.place.isTrash
  const canPlace =
    !isSame && !from.place.isTrash && to.target !== undefined && (from.selection.isAll || from.selection.ids.size > 0)
  const transfer = async (isCopy: boolean) => {
    const items = await acts.chosenOf(from)
    if (!to.target || items.length === 0) return
    if (isCopy) await acts.copy(items, to.target)
    else await acts.move(items, to.target)
  }
  const arrow = active === 0 ? 'arrow-right' : 'arrow-left'
  const name = (pane: Pane) => (pane.place.isTrash ? t(texts.trash) : pane.name)
  return (
    <div ref={root} className={styles.panes} role="group" aria-label={label} data-tabs={isSideBySide ? undefined : ''}>
      {!isSideBySide && (
        <div role="tablist" aria-label={label} className={styles.tabs}>
          {([left, right] as const).map((pane, at) => (
            <button
              key={at}
              ref={(tab) => onSpring(tab, () => setActive(at as 0 | 1))}
              type="button"
              role="tab"
              aria-selected={active === at}
              className={styles.tab}
              data-drop={pane.target?.id}
              data-drop-name={name(pane)}
              onClick={() => setActive(at as 0 | 1)}
            >
              {name(pane)}
            </button>
          ))}
        </div>
      )}
      {(isSideBySide || active === 0) && (
        <Side
          pane={left}
          acts={acts}
          isActive={active === 0}
          onActive={() => setActive(0)}
          label={t(texts.panes.left)}
        />
      )}
      <div className={styles.between} role="toolbar" aria-label={t(texts.more)}>
        <Tool label={t(texts.panes.copyOver)} icon="copy" disabled={!canPlace} onClick={() => void transfer(true)} />
        <Tool label={t(texts.panes.moveOver)} icon={arrow} disabled={!canPlace} onClick={() => void transfer(false)} />
        <Tool
          label={t(texts.panes.swap)}
          icon="arrows-exchange"
          onClick={() => {
            const [a, b] = [left.place, right.place]
            put(left, b)
            // One action is one history entry.
            put(right, a, true)
          }}
        />
      </div>
      {(isSideBySide || active === 1) && (
        <Side
          pane={right}
          acts={acts}
          isActive={active === 1}
          onActive={() => setActive(1)}
          label={t(texts.panes.right)}
        />
      )}
    </div>
  )
}

const put = (pane: Pane, { folder, drive, isTrash }: Place, isSameStep = false) =>
  isTrash ? pane.openTrash(drive, isSameStep) : pane.go(folder, drive, undefined, isSameStep)

/** Hovering over a tab with dragged files activates it. */
function onSpring(tab: HTMLElement | null, act: () => void): () => void {
  tab?.addEventListener(springEvent, act)
  return () => tab?.removeEventListener(springEvent, act)
}

function Side({
  pane,
  acts,
  isActive,
  onActive,
  label,
}: {
  pane: Pane
  acts: ReturnType<typeof useFileOperations>
  isActive: boolean
  onActive: () => void
  label: string
}) {
  const t = useT()
  const search = usePaneSearch()
  const uploads = usePaneUploads(pane)
  const dialogs = useItemDialogs()
  const [details, setDetails] = useState<{ item: FileItem | undefined }>()
  const [hasPlaces, setPlaces] = useState(false)
  const [hasKeys, setKeys] = useState(false)
  const { open: openSearch } = search
  const parts = useMemo<PaneParts>(
    () => ({
      onDetails: (item) => setDetails({ item }),
      onSearch: openSearch,
      onShortcuts: () => setKeys(true),
      onUpload: uploads.pick,
      ...dialogs,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what opens stays the same
    [uploads.pick, dialogs],
  )
  const commands = useCommands(pane, acts, parts)
  return (
    <div
      className={styles.side}
      role="group"
      aria-label={label}
      data-active={isActive ? '' : undefined}
      onPointerDownCapture={onActive}
      onFocusCapture={onActive}
      {...uploads.zone}
    >
      <PaneUploads uploads={uploads} isActive={isActive} onPaste={() => void commands.paste()}>
        <FilePane
          pane={pane}
          commands={commands}
          isSmall
          searchField={search.field}
          isSearching={search.isSearching}
          setSearching={search.setSearching}
          before={<Tool label={t(texts.openPlace)} icon="menu-2" onClick={() => setPlaces(true)} />}
          after={<MenuButton label={t(texts.newMenu)} icon="plus" acts={() => newEntries({ pane, commands, t })} />}
        />
      </PaneUploads>
      {details && (
        <Modal title={t(texts.details)} place="side" onClose={() => setDetails(undefined)}>
          <DetailsPanel pane={pane} commands={commands} item={details.item} />
        </Modal>
      )}
      {hasPlaces && (
        <Modal title={t(texts.places)} place="start" onClose={() => setPlaces(false)}>
          <Sidebar
            pane={pane}
            commands={commands}
            drives={pane.drives}
            onWent={() => setPlaces(false)}
            hasNew={false}
          />
        </Modal>
      )}
      {hasKeys && <ShortcutsDialog onClose={() => setKeys(false)} />}
    </div>
  )
}
