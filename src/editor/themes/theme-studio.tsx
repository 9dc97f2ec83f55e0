import { ActionIcon } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import {
  IconBrush,
  IconLayoutBoard,
  IconPalette,
  IconShape,
  IconSpacingVertical,
  IconTypography,
} from '@tabler/icons-react'
import { type ComponentType, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useBoot } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { classNames } from '@kit/class-names'
import { useT } from '@kit/t'
import shell from '../ui/builder-shell.module.css'
import { addKnownAssets } from '@kit/known-assets'
import { MediaPickerHost } from '../media/media-picker-host'
import { copyOwner, readDeviceCopy } from '../state/device-copy'
import { AwayNotice } from '../top-bar/away-notice'
import { useLeaveWarning } from '../state/use-leave-warning'
import { setUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { fetchParts, lazyPart } from '../ui/lazy-part'
import { NotOpened, OpeningNote } from '../ui/opening'
import { SidePanel } from '../ui/side-panel'
import { useOpening } from '../ui/use-opening'
import { copyKey, openTheme, resolveConflict, type ThemeConflict, type ThemeCopy } from './open-theme'
import { ColorsPanel } from './panels/colors-panel'
import { PartsPanel } from './panels/parts-panel'
import { ShapePanel } from './panels/shape-panel'
import { SpacePanel } from './panels/space-panel'
import { ThemesPanel } from './panels/themes-panel'
import { TypePanel } from './panels/type-panel'
import { Preview } from './preview'
import { setPreview, type StudioPanel, usePreview } from './preview-store'
import { StudioBar } from './studio-bar'
import styles from './studio.module.css'
import { themeCalls } from './theme-calls'
import { type OpenedTheme, StudioProvider } from './theme-context'
import { ThemeTrashNotice } from './theme-trash-notice'
import { useFamilies } from './use-families'
import { useNewestTheme } from './use-newest-theme'
import { useUndoKeys } from './use-undo-keys'
import { Hint } from '../ui/hint'

const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog')).ConflictDialog, { isOver: true })
const ShareTheme = lazyPart(async () => (await import('./share-theme')).ShareTheme)
const PublishTheme = lazyPart(async () => (await import('./publish-theme')).PublishTheme)

const messages = {
  loading: { en: 'Opening the theme…', th: 'กำลังเปิดธีม…' },
  failed: { en: 'Couldn’t open the theme', th: 'เปิดธีมนี้ไม่ได้' },
  panels: { en: 'Theme parts', th: 'ส่วนของธีม' },
  kept: {
    en: 'Your unsaved changes were kept on this device and are restored.',
    th: 'กู้คืนการแก้ไขที่ยังไม่ได้บันทึกจากเครื่องนี้แล้ว',
  },
}

const panels: {
  id: StudioPanel
  label: { en: string; th: string }
  icon: ComponentType<{ size?: number }>
  Panel: ComponentType
}[] = [
  { id: 'colors', label: { en: 'Colours', th: 'สี' }, icon: IconPalette, Panel: ColorsPanel },
  { id: 'type', label: { en: 'Type', th: 'ตัวอักษร' }, icon: IconTypography, Panel: TypePanel },
  { id: 'shape', label: { en: 'Shape', th: 'รูปทรง' }, icon: IconShape, Panel: ShapePanel },
  { id: 'space', label: { en: 'Spacing', th: 'ระยะห่าง' }, icon: IconSpacingVertical, Panel: SpacePanel },
  {
    id: 'parts',
    label: { en: 'Header, footer and pages', th: 'ส่วนหัว ส่วนท้าย และหน้า' },
    icon: IconLayoutBoard,
    Panel: PartsPanel,
  },
  { id: 'themes', label: { en: 'Themes', th: 'ธีมทั้งหมด' }, icon: IconBrush, Panel: ThemesPanel },
]

/**
 * The theme studio of `?edit=theme` and `?edit=theme:name`: loads the theme, then shows its controls next to a page
 * that uses it.
 */
export function ThemeStudio({ name, path }: { name: string | undefined; path: string }) {
  const t = useT()
  const boot = useBoot()
  const { state, again } = useOpening(name ?? '', async (signal) => {
    const opened = await callGateway(themeCalls.open, name ? { name } : {}, signal)
    addKnownAssets(opened.assets)
    return { opened, copy: (await readDeviceCopy(copyOwner(boot), copyKey(opened.name))) as ThemeCopy | undefined }
  })
  if (state.kind === 'loading') return <OpeningNote note={t(messages.loading)} />
  if (state.kind === 'failed')
    return <NotOpened title={t(messages.failed)} message={state.message} path={path} onAgain={again} />
  return <OpenStudio {...state.opened} path={path} />
}

function OpenStudio({ opened, copy, path }: { opened: OpenedTheme; copy: ThemeCopy | undefined; path: string }) {
  const t = useT()
  const boot = useBoot()
  const [conflict, setConflict] = useState<ThemeConflict>()
  const [dialog, setDialog] = useState<'publish' | 'share'>()
  const [live, setLive] = useState(opened.live)
  const panel = usePreview((state) => state.panel)
  // Created once, for the theme that was opened.
  const [{ store, saving, wasUnsaved }] = useState(() =>
    openTheme({ opened, owner: copyOwner(boot), copy, onConflict: setConflict }),
  )
  const families = useFamilies(opened.families)
  const { isTrashed, readNewest } = useNewestTheme({ opened, saving, setLive })
  const studio = useMemo(
    () => ({ opened, families, live, setLive, store, saving, readNewest, path }),
    [opened, families, live, store, saving, readNewest, path],
  )
  const begin = useEffectEvent(() => {
    setPreview({ path, isBefore: false })
    setUi({
      scheme: opened.base.scheme === 'dark' ? 'dark' : 'light',
      ...(matchMedia('(width < 640px)').matches ? { device: 'mobile' } : {}),
    })
    if (wasUnsaved) notifications.show({ message: t(messages.kept) })
  })

  useEffect(() => begin(), [])
  useEffect(() => void fetchParts(), [])
  useLeaveWarning(saving)
  useUndoKeys(store)

  const current = panels.find(({ id }) => id === panel)
  return (
    <StudioProvider value={studio}>
      <SavingContext value={saving}>
        <div className={shell.builder}>
          <StudioBar onPublish={() => setDialog('publish')} onShare={() => setDialog('share')} />
          <div className={classNames(shell.body, styles.body)}>
            <nav className={shell.rail} aria-label={t(messages.panels)}>
              {panels.map(({ id, label, icon: IconOf }) => (
                <Hint key={id} label={t(label)} position="right">
                  <ActionIcon
                    size="lg"
                    aria-label={t(label)}
                    aria-pressed={panel === id}
                    variant={panel === id ? 'light' : 'subtle'}
                    color={panel === id ? 'accent' : 'gray'}
                    onClick={() => setPreview({ panel: id })}
                  >
                    <IconOf size={19} />
                  </ActionIcon>
                </Hint>
              ))}
            </nav>
            {current && (
              <aside className={styles.panel} aria-label={t(current.label)}>
                <SidePanel head={<h2 className={styles.title}>{t(current.label)}</h2>}>
                  <current.Panel />
                </SidePanel>
              </aside>
            )}
            <Preview />
            {isTrashed && <ThemeTrashNotice name={opened.name} />}
            <AwayNotice path={path} />
          </div>
        </div>
        <MediaPickerHost />
        {dialog === 'publish' && <PublishTheme onClose={() => setDialog(undefined)} />}
        {dialog === 'share' && <ShareTheme onClose={() => setDialog(undefined)} />}
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            onChoose={(choice) => {
              resolveConflict({ store, saving }, conflict, choice)
              setConflict(undefined)
            }}
          />
        )}
      </SavingContext>
    </StudioProvider>
  )
}
