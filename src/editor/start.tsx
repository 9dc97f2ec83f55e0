import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './ui/editor.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Boot } from '@schemas/boot'
import { documentAt } from '@schemas/layout/document-key'
import type { Payload } from '@schemas/layout/render'
import { BootProvider } from '@kit/boot'
import { installGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { collectTypes } from '@runtime/collect-types'
import { readBoot } from '@runtime/read-boot'
import { loadBlockKits } from '@registry/block-kits'
import { loadViews } from '@registry/views'
import { whenReady } from './canvas/drawn'
import { settingsPart } from './inspector/settings-part'
import { type BegunDocument, loadDocument, OpenDocument } from './open-document'
import { setIdleWatch } from './state/idle-watch'
import { openAhead } from './state/ask-document'
import { blockTypesIn } from './state/block-types'
import { copyOwner } from './state/device-copy'
import { setUi, startPanels } from './state/ui-store'
import { Chrome } from './ui/chrome'
import { forgetLostStyles } from './ui/lazy-part'
import { NotOpened } from './ui/opening'
import { installTrustedTypes } from './ui/trusted-types'

/** Latest time (ms) at which idle detection starts. */
const idleTimeoutMs = 10_000
const failed = { en: 'The builder could not be opened', th: 'เปิดเครื่องมือสร้างหน้าไม่ได้' }
/** A document that takes longer (ms) gets a loading note. */
const noteMs = 200

/** Opens the builder on the document that the gateway served for `?edit`. */
async function start(): Promise<void> {
  installTrustedTypes()
  forgetLostStyles()
  // After a reload with an overlay open, its history entry must be skipped. Otherwise this module is loaded by whatever
  // opens an overlay.
  if ((history.state as { isOverBuilder?: boolean } | null)?.isOverBuilder)
    void import('./ui/use-back-closes').then(
      ({ hearBack }) => hearBack(),
      () => {},
    )
  const { boot, payload } = await readBoot()
  installGateway(boot)
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  // On a phone or tablet, start with the width at which the page was seen.
  setUi({ locale: boot.locale, ...(innerWidth < 1024 ? { device: innerWidth < 640 ? 'mobile' : 'tablet' } : {}) })
  startPanels()
  const screen = await requestedScreen(boot, payload).catch((error: unknown) => {
    reportError(error)
    return <LoadFailed path={payload.path} />
  })
  createRoot(root).render(
    <BootProvider boot={boot}>
      <Chrome>{screen}</Chrome>
    </BootProvider>,
  )
  document.documentElement.dataset.ready = 'true'
  whenReady(
    () =>
      void import('@runtime/session/watch-idle').then(({ watchIdle }) =>
        setIdleWatch(watchIdle(boot.locale, { outlivesSession: true }).watch),
      ),
    idleTimeoutMs,
  )
}

/** The screen for `?edit`: the theme, the sites, or a document of the page. */
async function requestedScreen(boot: Boot, payload: Payload): Promise<ReactNode> {
  const theme = boot.session.role === 'admin' ? await themeStudio() : undefined
  if (theme) return <theme.Studio name={theme.name} path={payload.path} />
  const Sites = boot.site.isOperator ? await sitesScreen() : undefined
  if (Sites) return <Sites path={payload.path} />
  const editParam = new URLSearchParams(location.search).get('edit') ?? undefined
  const key = documentAt(editParam, {
    path: payload.path,
    pattern: payload.pattern,
    isMissing: payload.error !== undefined,
  })
  const coming = openPage(boot, key, payload.path)
  // A document that loads within a moment is shown without a loading note.
  const begun = await Promise.race([
    coming.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, noteMs)),
  ])
  return <OpenDocument documentKey={key} payload={payload} begun={begun} coming={coming} />
}

/** Shown when the code of a whole screen failed to load. */
function LoadFailed({ path }: { path: string }) {
  const t = useT()
  return <NotOpened title={t(failed)} path={path} />
}

/** Loads the document, and in parallel the code that renders and edits its page. */
function openPage(boot: Boot, key: string, path: string): Promise<BegunDocument> {
  void openAhead(copyOwner(boot), key)
    .then(({ content }) => Promise.all([loadViews([...blockTypesIn(content)]), loadBlockKits(blockTypesIn(content))]))
    .catch(ignoreError)
  void loadViews(collectTypes(boot)).catch(ignoreError)
  void settingsPart.preload()
  return loadDocument(boot, key, path)
}

/** Preloads while the builder renders; errors are handled by whatever uses the module. */
const ignoreError = () => {}

/** `?edit=theme` is the live theme, `?edit=theme:name` another one. */
async function themeStudio() {
  const themeMatch = /^theme(?::([a-z][a-z0-9-]*))?$/.exec(new URLSearchParams(location.search).get('edit') ?? '')
  if (!themeMatch) return undefined
  const { ThemeStudio } = await import('./themes/theme-studio')
  return { Studio: ThemeStudio, name: themeMatch[1] }
}

/** `?edit=sites`, and `?edit=sites:bakery` for one of them. */
async function sitesScreen() {
  if (!/^sites(?:$|-new$|:)/.test(new URLSearchParams(location.search).get('edit') ?? '')) return undefined
  return (await import('./sites/sites-screen')).SitesScreen
}

start().catch((error: unknown) => {
  console.error(error)
  throw error
})
