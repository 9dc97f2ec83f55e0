import { ActionIcon, Button, Center, Loader, Stack, Text, Title, Tooltip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconBrush, IconLayoutBoard, IconPalette, IconShape, IconSpacingVertical, IconTypography } from '@tabler/icons-react'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useBoot } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { classNames } from '@kit/class-names'
import { useT } from '@kit/t'
import shell from '../builder-view.module.css'
import { readDeviceCopy } from '../state/device-copy'
import { setUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { SidePanel } from '../ui/side-panel'
import { ConflictDialog } from './conflict-dialog'
import { copyKey, openTheme, resolveConflict, type ThemeConflict, type ThemeCopy } from './open-theme'
import { ColorsPanel } from './panels/colors-panel'
import { PartsPanel } from './panels/parts-panel'
import { ShapePanel } from './panels/shape-panel'
import { SpacePanel } from './panels/space-panel'
import { ThemesPanel } from './panels/themes-panel'
import { TypePanel } from './panels/type-panel'
import { Preview } from './preview'
import { setPreview, type StudioPanel, usePreview } from './preview-store'
import { PublishTheme } from './publish-theme'
import { StudioBar } from './studio-bar'
import styles from './studio.module.css'
import { themeCalls } from './theme-calls'
import { type OpenedTheme, StudioProvider } from './theme-context'

const words = {
  loading: { en: 'Opening the theme…', th: 'กำลังเปิดธีม…' },
  failed: { en: 'The theme could not be opened', th: 'เปิดธีมนี้ไม่ได้' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  back: { en: 'Back to the page', th: 'กลับไปที่หน้าเว็บ' },
  panels: { en: 'Parts of the theme', th: 'ส่วนของธีม' },
  kept: { en: 'Your unsaved changes were kept on this device and are back.', th: 'การแก้ไขที่ยังไม่ได้บันทึกถูกเก็บไว้ในเครื่องนี้และกลับมาแล้ว' },
}

const panels: { id: StudioPanel; label: { en: string; th: string }; icon: ComponentType<{ size?: number }>; Panel: ComponentType }[] = [
  { id: 'colors', label: { en: 'Colours', th: 'สี' }, icon: IconPalette, Panel: ColorsPanel },
  { id: 'type', label: { en: 'Type', th: 'ตัวอักษร' }, icon: IconTypography, Panel: TypePanel },
  { id: 'shape', label: { en: 'Shape', th: 'รูปทรง' }, icon: IconShape, Panel: ShapePanel },
  { id: 'space', label: { en: 'Space', th: 'ระยะห่าง' }, icon: IconSpacingVertical, Panel: SpacePanel },
  { id: 'parts', label: { en: 'Header, footer and pages', th: 'ส่วนหัว ส่วนท้าย และหน้า' }, icon: IconLayoutBoard, Panel: PartsPanel },
  { id: 'themes', label: { en: 'Themes', th: 'ธีมทั้งหมด' }, icon: IconBrush, Panel: ThemesPanel },
]

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'open'; opened: OpenedTheme; copy: ThemeCopy | undefined }

/** The theme studio of `?edit=theme` and `?edit=theme:name`: fetches the theme, and then shows its controls beside a page in it. */
export function ThemeStudio({ name, path }: { name: string | undefined; path: string }) {
  const t = useT()
  const boot = useBoot()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ kind: 'loading' })

  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      try {
        const opened = await callGateway(themeCalls.open, name ? { name } : {}, abort.signal)
        const copy = (await readDeviceCopy(boot.site.id, copyKey(opened.name))) as ThemeCopy | undefined
        setState({ kind: 'open', opened, copy })
      } catch (error) {
        if (!abort.signal.aborted) setState({ kind: 'failed', message: error instanceof GatewayError ? error.message : String(error) })
      }
    }
    void load()
    return () => abort.abort()
  }, [name, boot, attempt])

  if (state.kind === 'open') return <OpenStudio opened={state.opened} copy={state.copy} path={path} />
  if (state.kind === 'loading') {
    return (
      <Center h="100%" role="status">
        <Stack align="center" gap="sm">
          <Loader size="sm" />
          <Text>{t(words.loading)}</Text>
        </Stack>
      </Center>
    )
  }
  return (
    <Center h="100%" role="alert">
      <Stack align="center" gap="sm" maw={420} ta="center">
        <Title order={1} size="h4">
          {t(words.failed)}
        </Title>
        <Text>{state.message}</Text>
        <Button
          onClick={() => {
            setState({ kind: 'loading' })
            setAttempt(attempt + 1)
          }}
        >
          {t(words.again)}
        </Button>
        <Button variant="subtle" component="a" href={path}>
          {t(words.back)}
        </Button>
      </Stack>
    </Center>
  )
}

function OpenStudio({ opened, copy, path }: { opened: OpenedTheme; copy: ThemeCopy | undefined; path: string }) {
  const t = useT()
  const boot = useBoot()
  const [conflict, setConflict] = useState<ThemeConflict>()
  const [isPublishing, setPublishing] = useState(false)
  const [live, setLive] = useState(opened.live)
  const panel = usePreview((state) => state.panel)
  // Made once for the theme that was opened.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- one theme, one store
  const { store, saving, wasKept } = useMemo(() => openTheme({ opened, site: boot.site.id, copy, onConflict: setConflict }), [])
  const studio = useMemo(() => ({ opened, live, setLive, store, saving, path }), [opened, live, store, saving, path])

  useEffect(() => {
    setPreview({ path, isBefore: false })
    setUi({ scheme: opened.base.scheme === 'dark' ? 'dark' : 'light', ...(matchMedia('(width < 640px)').matches ? { device: 'mobile' } : {}) })
    if (wasKept) notifications.show({ message: t(words.kept) })
    // Families show in the controls too.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(opened.families.map(({ css }) => css).join(''))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const ask = (event: BeforeUnloadEvent) => {
      if (!saving.isSafe) event.preventDefault()
    }
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.target as Element | null)?.closest?.('input, textarea, [contenteditable]')) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) store.redo()
      else store.undo()
    }
    addEventListener('beforeunload', ask)
    addEventListener('keydown', keys)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('keydown', keys)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the theme that was opened
  }, [])

  const current = panels.find(({ id }) => id === panel)
  return (
    <StudioProvider value={studio}>
      <SavingContext value={saving}>
        <div className={shell.builder}>
          <StudioBar onPublish={() => setPublishing(true)} />
          <div className={classNames(shell.body, styles.body)}>
            <nav className={shell.rail} aria-label={t(words.panels)}>
              {panels.map(({ id, label, icon: IconOf }) => (
                <Tooltip key={id} label={t(label)} position="right">
                  <ActionIcon size="lg" aria-label={t(label)} aria-pressed={panel === id} variant={panel === id ? 'light' : 'subtle'} color={panel === id ? 'accent' : 'gray'} onClick={() => setPreview({ panel: id })}>
                    <IconOf size={19} />
                  </ActionIcon>
                </Tooltip>
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
          </div>
        </div>
        {isPublishing && <PublishTheme onClose={() => setPublishing(false)} />}
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
