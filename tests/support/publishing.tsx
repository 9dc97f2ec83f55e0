import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { PublishDialog } from '@editor/publish/publish-dialog'
import { type Builder, BuilderProvider } from '@editor/state/builder'
import type { Saving } from '@editor/state/saving'
import { SavingContext } from '@editor/state/use-saving'
import { Chrome } from '@editor/ui/chrome'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { themeFields } from '@schemas/layout/theme'

type Entry = Partial<DocumentEntry> & { key: string }
type PublishRequest = {
  keys: string[]
  seen: Record<string, { version: number }>
  theme?: { name: string; version: number }
  at?: string
}

export const pageEntry = (path: string, draft = true, more: Partial<DocumentEntry> = {}): Entry => ({
  key: `page:${path}`,
  path,
  title: `Page ${path}`,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft,
  trashed: false,
  fixed: false,
  ...more,
})
export const themeToPublish = themeFields.parse({
  format: 1,
  name: 'feast',
  title: 'Feast',
  picks: { brand: '#3c4f69', accent: '#b8663f', neutral: '#5f6772' },
  fonts: { body: { family: 'Noto Sans Thai' } },
  radii: { s: '0', m: '8px', l: '1rem', button: '0', image: '0' },
})

const newSite = () => ({
  documents: [pageEntry('/')] as readonly Entry[],
  sections: [] as { key: string; draftUses: string[] }[],
  /** Drafts by key. */
  contents: {} as Record<string, unknown>,
  /** The sections cannot be read now. */
  hasNoSections: false,
  plans: [] as unknown[],
  /** The theme as the gateway has it, and whether it is readable. */
  saved: { version: 1, overrides: {} as object },
  isReadable: true,
  /** The gateway's message about the time. */
  timeProblem: undefined as string | undefined,
  /** The session has ended. */
  isSignedOut: false,
  outcome: [{ key: 'page:/', kind: 'changed' }] as { key: string; kind: string; from?: string }[],
  /** Runs before the gateway accepts a publish. */
  meanwhile: () => {},
  /** New keys of moved pages, by their old keys. */
  moves: {} as Record<string, string>,
  /** The publish requests received. */
  asked: [] as PublishRequest[],
})

const conflict = (message: string, more: object = {}) =>
  Response.json({ error: { code: 'conflict', message, ...more } }, { status: 409 })

/** A fake gateway that publishes, as far as the dialog needs it, and the dialog with it. */
export function publishing() {
  const site = newSite()
  let root: ReturnType<typeof createRoot>

  const publish = (request: PublishRequest): Response => {
    site.asked.push(request)
    if (site.isSignedOut)
      return Response.json({ error: { code: 'unauthorised', message: 'Please sign in first.' } }, { status: 401 })
    if (site.timeProblem) return conflict(site.timeProblem, { fields: { at: site.timeProblem } })
    site.meanwhile()
    const versions = new Map(site.documents.map(({ key, version = 0 }) => [key, version]))
    const newer = Object.entries(request.seen).filter(
      ([key, { version }]) => site.moves[key] !== undefined || versions.get(key) !== version,
    )
    if (newer.length > 0)
      return conflict('Someone else changed this while you were editing.', {
        details: {
          newer: newer.map(([key]) => ({ key, by: 'Ada', ...(site.moves[key] ? { movedTo: site.moves[key] } : {}) })),
        },
      })
    if (request.theme && request.theme.version !== site.saved.version)
      return conflict('Someone else changed this theme while you were editing.')
    return Response.json({ keys: site.outcome.map(({ key }) => key), release: 4, documents: site.outcome })
  }
  const answer = (url: string, body: unknown): Response => {
    const { documents, sections, plans, saved } = site
    if (url.includes('/editor/pages')) return Response.json({ documents })
    if (url.includes('/editor/sections') && site.hasNoSections)
      return Response.json({ error: { code: 'internal', message: 'This did not work.' } }, { status: 500 })
    if (url.includes('/editor/sections'))
      return Response.json({
        sections: sections.map((each) => ({
          id: each.key.slice(8),
          title: '',
          version: 1,
          content: {},
          uses: each.draftUses,
          ...each,
        })),
        assets: {},
      })
    if (url.includes('/editor/document'))
      return Response.json({
        version: 1,
        content: site.contents[new URL(url, location.origin).searchParams.get('key') ?? ''] ?? {},
      })
    if (url.includes('/theme/document')) {
      if (!site.isReadable)
        return Response.json({ error: { code: 'not_found', message: 'Theme not found.' } }, { status: 404 })
      return Response.json({
        name: 'feast',
        title: 'Feast',
        kind: 'site',
        pack: 'default',
        parent: 'default',
        ...saved,
        base: themeToPublish,
        slots: {},
        baseSlots: {},
        live: { name: 'default', theme: themeToPublish, slots: {} },
        families: [],
        assets: {},
        packs: [],
      })
    }
    if (url.includes('/editor/publish')) return publish(JSON.parse(body as string) as PublishRequest)
    if (url.includes('/editor/scheduled')) return Response.json({ publications: plans })
    return Response.json({
      themes: [{ name: 'feast', title: 'Feast', version: saved.version, isLive: false, differs: true }],
      releases: [],
      scheduled: [],
    })
  }

  return {
    /** Resets everything for the next test. */
    begin: () => {
      Object.assign(site, newSite())
      sessionStorage.clear()
      vi.spyOn(window, 'fetch').mockImplementation(async (request, options) =>
        answer(String(request instanceof Request ? request.url : request), options?.body),
      )
    },
    end: () => {
      root.unmount()
      document.body.replaceChildren()
      queryClient().clear()
      vi.restoreAllMocks()
    },
    /** The dialog over the open page `/`, on a site with these published pages. */
    open: (paths: readonly string[] = [], role = 'manager', flush = () => Promise.resolve(true)) => {
      const boot = {
        locale: 'en',
        site: { id: 'test' },
        space: { locales: ['en'], timeZone: 'Asia/Bangkok' },
        session: { role, userID: 'ada' },
        routes: paths.map((path) => ({ path })),
        assets: {},
      } as unknown as Boot
      const builder = { key: 'page:/', boot, payload: { path: '/' } } as unknown as Builder
      function Opened() {
        const [isOpen, setOpen] = useState(true)
        return isOpen ? (
          <PublishDialog onClose={() => setOpen(false)} />
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            To publish
          </button>
        )
      }
      root = createRoot(document.body.appendChild(document.createElement('div')))
      root.render(
        <BootProvider boot={boot}>
          <Chrome>
            <BuilderProvider value={builder}>
              <SavingContext value={{ flush, version: 0 } as unknown as Saving}>
                <Opened />
              </SavingContext>
            </BuilderProvider>
          </Chrome>
        </BootProvider>,
      )
    },
    site,
  }
}
