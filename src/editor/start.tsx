import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './ui/editor.css'
import { createRoot } from 'react-dom/client'
import type { Payload } from '@schemas/layout/render'
import { BootProvider } from '@kit/boot'
import { installGateway } from '@kit/call-gateway'
import { loadViews } from '@registry/views'
import { collectTypes } from '@runtime/collect-types'
import { readBoot } from '@runtime/read-boot'
import { OpenDocument } from './open-document'
import { askAhead } from './state/ask-document'
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
  if (!theme && !Sites) {
    askAhead(documentKey(payload))
    // A chunk that does not come leaves a notice on the canvas, not an empty builder.
    await loadViews([...collectTypes(boot), ...(payload.tree?.types ?? [])]).catch(() => {})
  }
  createRoot(root).render(
    <BootProvider boot={boot}>
      <Chrome>
        {theme ? <theme.Studio name={theme.name} path={payload.path} /> : Sites ? <Sites path={payload.path} /> : <OpenDocument documentKey={documentKey(payload)} payload={payload} />}
      </Chrome>
    </BootProvider>,
  )
  document.documentElement.dataset.ready = 'true'
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

/** `?edit=slot:header` names a part of the frame, `?edit=section:id` a section; without a name it is the page of the address, which visitors may not see yet. */
function documentKey(payload: Payload): string {
  const asked = new URLSearchParams(location.search).get('edit')
  return asked && /^(?:slot|page|section):/.test(asked) ? asked : `page:${payload.error ? payload.path : payload.pattern}`
}

start().catch((error: unknown) => {
  console.error(error)
  throw error
})
