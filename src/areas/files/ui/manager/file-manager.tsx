import { useEffect, useMemo, useRef, useState } from 'react'
import type { Drive, FileItem } from '@schemas/files/entities/file-item'
import { hasRole } from '@schemas/layout/role'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { Modal } from '@kit/ui/modal/modal'
import { DetailsPanel } from '../details/details-panel'
import { useInnerWidth } from '../listing/use-size'
import { newEntries } from '../menu/menu-entries'
import { ShortcutsDialog } from '../shortcuts-dialog'
import { MenuButton, Tool } from '../toolbar/menu-button'
import { texts } from '../texts'
import { useFileOperations } from '../use-file-operations'
import { type PaneParts, useCommands } from '../use-commands'
import { type PaneStart, usePane } from '../use-pane'
import { FilePane, usePaneSearch } from './file-pane'
import styles from './manager.module.css'
import { PaneUploads, usePaneUploads } from './pane-uploads'
import { useItemDialogs } from './use-item-dialogs'
import { Sidebar } from './sidebar'

/** Breakpoints of the manager's own width (px), not the screen's, because it may be in a column. */
const smallBelow = 640
const sidebarFrom = 860
const panelFrom = 1080

type Props = {
  drives: readonly Drive[]
  screen: string
  view?: PaneStart['view']
  parameter?: string | undefined
  label: string
}

/** A complete file manager: sidebar, folder and details. Requires a `FilesProvider`. */
export function FileManager({ drives, screen, view, parameter, label }: Props) {
  const t = useT()
  const { role } = useSession()
  const root = useRef<HTMLDivElement>(null)
  const width = useInnerWidth(root)
  const isSmall = width > 0 && width < smallBelow
  const hasSidebar = width >= sidebarFrom
  const hasPanel = width >= panelFrom
  const pane = usePane({ screen, drives, ...(view ? { view } : {}), ...(parameter ? { parameter } : {}) })
  const acts = useFileOperations()
  const search = usePaneSearch()
  const uploads = usePaneUploads(pane)
  const dialogs = useItemDialogs()
  const [openItem, setOpenItem] = useState<FileItem>()
  const [isSheet, setSheet] = useState(false)
  const [hasPlaces, setPlaces] = useState(false)
  const [hasKeys, setKeys] = useState(false)
  const { change, settings } = pane
  useEffect(() => setOpenItem(undefined), [pane.selection, pane.list])
  const { open: openSearch } = search
  const parts = useMemo<PaneParts>(
    () => ({
      onDetails: (item) => {
        setOpenItem(item)
        if (hasPanel) change({ hasDetails: true })
        else setSheet(true)
      },
      onSearch: openSearch,
      onShortcuts: () => setKeys(true),
      onUpload: uploads.pick,
      ...dialogs,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what opens stays the same
    [hasPanel, uploads.pick, dialogs],
  )
  const commands = useCommands(pane, acts, parts)
  return (
    <div
      ref={root}
      className={styles.manager}
      role="group"
      aria-label={label}
      data-sidebar={hasSidebar ? '' : undefined}
      data-panel={hasPanel && settings.hasDetails ? '' : undefined}
      data-small={isSmall ? '' : undefined}
      {...uploads.zone}
    >
      {hasSidebar && <Sidebar pane={pane} commands={commands} drives={drives} />}
      <PaneUploads uploads={uploads} onPaste={() => void commands.paste()}>
        <FilePane
          pane={pane}
          commands={commands}
          isSmall={isSmall}
          searchField={search.field}
          isSearching={search.isSearching}
          setSearching={search.setSearching}
          before={
            !hasSidebar && (
              <>
                <Tool label={t(texts.openPlace)} icon="menu-2" onClick={() => setPlaces(true)} />
                {(pane.state.folder?.crumbs.length ?? 0) > 1 && isSmall && (
                  <Tool
                    label={t(texts.up, { name: pane.state.folder?.crumbs.at(-2)?.name ?? '' })}
                    icon="arrow-left"
                    onClick={commands.up}
                  />
                )}
              </>
            )
          }
          after={
            <>
              {!isSmall && (
                <Tool
                  label={t(texts.details)}
                  icon="layout-sidebar-right"
                  isOn={hasPanel ? settings.hasDetails : undefined}
                  onClick={() => (hasPanel ? change({ hasDetails: !settings.hasDetails }) : setSheet(true))}
                />
              )}
              {!isSmall && !hasSidebar && (
                <MenuButton
                  label={t(texts.newMenu)}
                  icon="plus"
                  className={styles.newSmall}
                  acts={() => newEntries({ pane, commands, t })}
                >
                  {t(texts.newMenu)}
                </MenuButton>
              )}
            </>
          }
        />
        {isSmall && pane.target && !(pane.selection.isAll || pane.selection.ids.size > 0) && (
          // Managers have the builder's button in that corner.
          <div className={styles.floatRoom} data-lifted={hasRole(role, 'manager') ? '' : undefined}>
            <MenuButton
              label={t(texts.newMenu)}
              icon="plus"
              className={styles.float}
              acts={() => newEntries({ pane, commands, t })}
            />
          </div>
        )}
      </PaneUploads>
      {hasPanel && settings.hasDetails && (
        <aside className={styles.panel} aria-label={t(texts.details)}>
          <DetailsPanel pane={pane} commands={commands} item={openItem} />
        </aside>
      )}
      {isSheet && (
        <Modal title={t(texts.details)} place="side" onClose={() => setSheet(false)}>
          <DetailsPanel pane={pane} commands={commands} item={openItem} />
        </Modal>
      )}
      {hasPlaces && (
        <Modal title={t(texts.places)} place="start" onClose={() => setPlaces(false)}>
          <Sidebar pane={pane} commands={commands} drives={drives} onWent={() => setPlaces(false)} hasNew={false} />
        </Modal>
      )}
      {hasKeys && <ShortcutsDialog onClose={() => setKeys(false)} />}
    </div>
  )
}
