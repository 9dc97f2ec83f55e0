import { IconCommand, IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Payload } from '@schemas/layout/render'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import { loadAllBlockKits } from '@registry/block-kits'
import { Breadcrumb } from './breadcrumb/breadcrumb'
import styles from './ui/builder-shell.module.css'
import { Canvas } from './canvas/canvas'
import { useIsDrawn, useIsReady } from './canvas/drawn'
import { PointerOverlay } from './canvas/pointer-overlay'
import { Overlay } from './canvas/overlay'
import { SelectionTools } from './commands/selection-tools'
import { showKeys } from './state/command'
import { commands } from './commands/commands'
import { askMenu, closeMenu, useMenuAt } from './canvas/menu-store'
import { useClipboard } from './commands/use-clipboard'
import { forgetLists, useCommandKeys } from './commands/use-command-keys'
import { useSaveKey } from './commands/use-save-key'
import { ConflictHost } from './conflict/conflict-host'
import { DialogHost } from './dialog-host'
import { useStrayFiles } from './drag/dropped-files'
import { useDrag } from './drag/drag-store'
import { useInsert } from './canvas/insert-store'
import { settingsPart as SelectionSettings } from './inspector/settings-part'
import { leftPanels } from './left-panels'
import { MediaPickerHost } from './media/media-picker-host'
import { endMove, useMove } from './move/move-store'
import type { Opened } from './state/opened-document'
import { SitesLink } from './sites/sites-link'
import { BuilderProvider, useBuilder } from './state/builder'
import type { DeviceCopy } from './state/device-copy'
import { openBuilder } from './state/open-builder'
import { DocumentProvider } from './state/use-document'
import { openInspector, openLeft, setUi, useUi } from './state/ui-store'
import { useLeaveWarning } from './state/use-leave-warning'
import { SavingContext, useSavingOf } from './state/use-saving'
import { ThemeLink } from './themes/theme-link'
import { leaveTour, openTourOnce, useTour } from './tour/tour-store'
import { TopBar } from './top-bar/top-bar'
import { TransferHost } from './transfer/transfer-host'
import { Announced, announceText } from './ui/announced'
import { fetchParts, lazyPart } from './ui/lazy-part'
import { ToolButton } from './ui/tool-button'
import { hasText, startWriting } from './text-editing/writing'
import { Hint } from './ui/hint'

const AwayNotice = lazyPart(async () => (await import('./top-bar/away-notice')).AwayNotice)
const BackgroundWork = lazyPart(async () => (await import('./background-work')).BackgroundWork)
const DragHost = lazyPart(async () => (await import('./drag/drag-host')).DragHost)
const CommandMenu = lazyPart(async () => (await import('./commands/command-menu')).CommandMenu)
const CommandPalette = lazyPart(
  async () => (await Promise.all([import('./commands/command-palette'), loadAllBlockKits()]))[0].CommandPalette,
  { close: forgetLists },
)
const InsertMenu = lazyPart(
  async () => (await Promise.all([import('./insert/insert-menu'), loadAllBlockKits()]))[0].InsertMenu,
  { close: forgetLists },
)
const MoveMode = lazyPart(async () => (await import('./move/move-mode')).MoveMode, { close: endMove })
const NotesButton = lazyPart(async () => (await import('./notes/notes-button')).NotesButton)
const Marks = lazyPart(async () => (await import('./marks')).Marks)
const ThemeNotice = lazyPart(
  async () => (await Promise.all([import('./theme-page/theme-notice'), loadAllBlockKits()]))[0].ThemeNotice,
)
const Tour = lazyPart(async () => (await import('./tour/tour')).Tour, { close: leaveTour })
const TryingNote = lazyPart(async () => (await import('./breadcrumb/trying-note')).TryingNote)
const TrashNotice = lazyPart(async () => (await import('./pages/trash-notice')).TrashNotice)

/** A constant element, so that React does not render it again needlessly. */
const selectionTools = <SelectionTools />

const allActions = commands.find(({ id }) => id === 'commands')

const messages = {
  panels: { en: 'Panels', th: 'แผง' },
  inspector: { en: 'Selection settings', th: 'การตั้งค่าของส่วนที่เลือก' },
}

type Props = {
  documentKey: string
  opened: Opened
  page: FlatPage
  copy: DeviceCopy | undefined
  copyBase: FlatPage | undefined
  payload: Payload
}

/** The builder on one document: palette on the left, page in the middle, settings of the selection on the right. */
export function BuilderView({ documentKey, opened, page, copy, copyBase, payload }: Props) {
  const t = useT()
  const boot = useBoot()
  const menu = useMenuAt((state) => state.at)
  const left = useUi((state) => state.left)
  const isInspectorOpen = useUi((state) => state.isInspectorOpen)
  const isPaletteOpen = useUi((state) => state.isPaletteOpen)
  const isInserting = useInsert((state) => state.request !== undefined)
  const moving = useMove((state) => state.ids)
  const isTouring = useTour((state) => state.step !== undefined)
  const mode = useUi((state) => state.mode)
  // Created once per document: the parent passes a new key for another one.
  const { builder, saving } = useMemo(
    () => openBuilder({ documentKey, opened, page, copy, boot, payload, announce: announceText, copyBase }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one document, one builder
    [],
  )
  const context = useMemo(() => ({ builder, saving }), [builder, saving])

  const isDrawn = useIsDrawn()
  const isIdle = useIsReady(isInspectorOpen)
  const isDragWanted = useDrag((state) => state.isWanted)
  useEffect(() => {
    if (!isIdle) return
    openTourOnce(boot.site.id, boot.session.userID ?? '')
    void fetchParts()
  }, [isIdle, boot])
  const Panel = leftPanels.find(({ id }) => id === left)?.Panel

  return (
    <BuilderProvider value={builder}>
      <DocumentProvider value={builder.store}>
        <SavingContext value={context.saving}>
          <div className={styles.builder} data-mode={mode}>
            <TopBar />
            <div className={styles.body}>
              <nav className={styles.rail} data-tour="panels" aria-label={t(messages.panels)}>
                {leftPanels.map(
                  ({ id, label, icon: IconOf }) =>
                    IconOf && (
                      <Hint key={id} label={t(label)} position="right">
                        <ToolButton
                          size="l"
                          aria-label={t(label)}
                          aria-pressed={left === id}
                          onClick={() => openLeft(left === id ? null : id)}
                        >
                          <IconOf size={19} />
                        </ToolButton>
                      </Hint>
                    ),
                )}
                <ThemeLink />
                {boot.site.isOperator && <SitesLink />}
                <Hint label={`${t(allActions?.label ?? '')} ${showKeys(allActions?.keys?.[0] ?? '')}`} position="right">
                  <ToolButton
                    size="l"
                    aria-label={t(allActions?.label ?? '')}
                    aria-haspopup="dialog"
                    onClick={() => setUi({ isPaletteOpen: true })}
                  >
                    <IconCommand size={19} />
                  </ToolButton>
                </Hint>
              </nav>
              {Panel && (
                <aside className={styles.left} aria-label={t(leftPanels.find(({ id }) => id === left)?.label ?? '')}>
                  {/* Settings of the selection come before the many things that can be added. */}
                  {isIdle && <Panel />}
                </aside>
              )}
              <div className={styles.middle}>
                <Canvas>
                  {mode === 'edit' && (
                    <>
                      <PointerOverlay
                        hasText={(id, point) => hasText(builder, id, point)}
                        onWrite={(id, point) => startWriting(builder, id, point)}
                        onMenu={askMenu}
                      />
                      {isIdle && <Marks />}
                      <Overlay tools={selectionTools} />
                    </>
                  )}
                </Canvas>
                {mode === 'try' ? <TryingNote /> : <Breadcrumb>{isIdle && <NotesButton />}</Breadcrumb>}
              </div>
              {isIdle && <TrashNotice />}
              {isIdle && <ThemeNotice />}
              {isIdle && <AwayNotice path={payload.path} />}
              {isInspectorOpen && (
                <aside className={styles.right} data-tour="settings" aria-label={t(messages.inspector)}>
                  {isDrawn && <SelectionSettings />}
                </aside>
              )}
              <Hint label={t(messages.inspector)} position="left">
                <button
                  type="button"
                  className={styles.fold}
                  data-tour={isInspectorOpen ? undefined : 'settings'}
                  aria-label={t(messages.inspector)}
                  aria-expanded={isInspectorOpen}
                  onClick={() => openInspector(!isInspectorOpen)}
                >
                  {isInspectorOpen ? (
                    <IconLayoutSidebarRightCollapse size={18} />
                  ) : (
                    <IconLayoutSidebarRightExpand size={18} />
                  )}
                </button>
              </Hint>
            </div>
          </div>
          {menu && <CommandMenu at={menu} onClose={closeMenu} />}
          {isPaletteOpen && <CommandPalette />}
          {isInserting && <InsertMenu />}
          {moving && <MoveMode key={moving.join()} ids={moving} />}
          {isTouring && <Tour />}
          <ConflictHost />
          <DialogHost />
          <TransferHost />
          <MediaPickerHost />
          <Announced />
          <Keys />
          {(isIdle || isDragWanted) && <DragHost />}
          {isIdle && <BackgroundWork />}
        </SavingContext>
      </DocumentProvider>
    </BuilderProvider>
  )
}

/** Keyboard shortcuts and screen reader announcements. A separate component, so that a save re-renders nothing else. */
function Keys() {
  const builder = useBuilder()
  useCommandKeys(builder)
  useSaveKey(builder)
  useClipboard(builder)
  useStrayFiles()
  useLeaveWarning(useSavingOf())
  // Most addresses have no hash, so the code is loaded only when there is one.
  useEffect(
    () =>
      void (
        location.hash &&
        (location.hash === '#drafts'
          ? import('./pages/show-drafts').then(({ showDrafts }) => showDrafts(builder.boot))
          : import('./canvas/reveal-hash-target').then(({ revealHashTarget }) => revealHashTarget(builder)))
      ),
    [builder],
  )
  return null
}
