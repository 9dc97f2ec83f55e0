import { heading, row } from '../fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from './gateway'

export type Person = { cookie: string; token: string }
export type Content = { views: { guest: { rows: Record<string, unknown>[] } }; [key: string]: unknown }
type Opened = {
  version: number
  content: Content
  live: Content | null
  origin: string
  themeBase?: Content
  theme?: Content
  trashedAt?: string
  updatedBy?: string
  types: object
  assets: object
}
type Entry = {
  key: string
  state: string
  draft: boolean
  trashed: boolean
  fixed: boolean
  movedFrom?: string
  former?: string[]
  isThemeNewer?: boolean
  unseen?: boolean
  access: string
  views: string[]
  title: unknown
  parkedFrom?: string
  trashedAt?: string
  stillLive?: boolean
}

/** The content with another heading at its end. */
export const adding = (content: Content, text: string, more: Record<string, unknown> = {}): Content => ({
  ...content,
  views: { ...content.views, guest: { rows: [...content.views.guest.rows, row(heading(text, more))] } },
})

/** A manager and an admin of alpha: the builder's calls, as they make them. */
export async function editing(gateway: TestGateway) {
  const [manager, admin] = [await signIn(gateway, 'manager'), await signIn(gateway, 'admin')]
  const get = (path: string, who: Partial<Person> = manager, options: { host?: string; cookie?: string } = {}) =>
    ask(gateway, path, { ...(who.token ? { token: who.token } : {}), ...options })
  const post = (call: string, body: unknown, who: Partial<Person> = manager) =>
    ask(gateway, `/api/editor/${call}`, { ...(who.token ? { token: who.token } : {}), body })
  const open = async (key: string, who?: Person) =>
    (await get(`/api/editor/document?key=${encodeURIComponent(key)}`, who)).json<Opened>()
  const save = (
    key: string,
    base: number,
    content: unknown,
    {
      who = manager,
      ...extra
    }: { who?: Person; label?: string; takesTheme?: boolean; replaces?: boolean; themeBase?: unknown } = {},
  ) => post('save', { key, base, content, ...extra }, who)
  const list = async (who?: Person) => (await get('/api/editor/pages', who)).json<{ documents: Entry[] }>().documents
  const entry = async (key: string) => (await list()).find((each) => each.key === key)
  /** Adds a heading to the draft and saves it. */
  const write = async (key: string, text: string) => {
    const { version, content } = await open(key)
    const answer = await save(key, version, adding(content, text))
    if (answer.statusCode !== 200) throw new Error(`${key} was not saved: ${answer.body}`)
    return answer.json<{ version: number }>().version
  }
  /** A guest's answer at an address. */
  const visit = (path: string) => ask(gateway, path)
  return { manager, admin, get, post, open, save, list, entry, write, visit }
}
export type Editing = Awaited<ReturnType<typeof editing>>

/** The same on a separate gateway. */
export async function openEditing(
  ...args: Parameters<typeof openGateway>
): Promise<{ gateway: TestGateway; work: Editing }> {
  const gateway = await openGateway(...args)
  return { gateway, work: await editing(gateway) }
}
