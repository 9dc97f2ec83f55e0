import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './ui/editor.css'
import { createRoot } from 'react-dom/client'
import { documentAt } from '@schemas/layout/document-key'
import { BootProvider } from '@kit/boot'
import { installGateway } from '@kit/call-gateway'
import { readBoot } from '@runtime/read-boot'
import { OpenDocument } from './open-document'
import { setIdleWatch } from './state/idle-watch'
import { openAhead } from './state/ask-document'
import { setUi, startPanels } from './state/ui-store'
import { Chrome } from './ui/chrome'
import { installTrustedTypes } from './ui/trusted-types'

/** Opens the builder on the document that the gateway made for `?edit`. */
async function start(): Promise<void> {
  installTrustedTypes()
  const { boot, payload } = await readBoot()
  installGateway(boot)
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  // On a phone the page is seen as phones show it, with no panel over it.
  setUi({ locale: boot.locale, ...(innerWidth < 640 ? { device: 'mobile', left: null, isInspectorOpen: false } : {}) })
  startPanels()
  const theme = boot.session.role === 'admin' ? await themeStudio() : undefined
  const Sites = boot.site.isOperator ? await sitesScreen() : undefined
  const asked = new URLSearchParams(location.search).get('edit') ?? undefined
  const key = documentAt(asked, { path: payload.path, pattern: payload.pattern, isMissing: payload.error !== undefined })
  if (!theme && !Sites) openAhead(key)
  createRoot(root).render(
    <BootProvider boot={boot}>
      <Chrome>
        {theme ? <theme.Studio name={theme.name} path={payload.path} /> : Sites ? <Sites path={payload.path} /> : <OpenDocument documentKey={key} payload={payload} />}
      </Chrome>
    </BootProvider>,
  )
  document.documentElement.dataset.ready = 'true'
  void import('@runtime/session/watch-idle').then(({ watchIdle }) => setIdleWatch(watchIdle(boot.locale).watch))
}

/** `?edit=theme` is the theme that visitors see, `?edit=theme:name` another one. */
async function themeStudio() {
  const asked = /^theme(?::([a-z][a-z0-9-]*))?$/.exec(new URLSearchParams(location.search).get('edit') ?? '')
  if (!asked) return undefined
  const { ThemeStudio } = await import('./themes/theme-studio')
  return { Studio: ThemeStudio, name: asked[1] }
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
