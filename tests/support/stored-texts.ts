import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { collectHandlers } from '@gateway/contracts'
import { item } from '@gateway/db/item-tables'
import { nameFields } from '@gateway/files/names'
import { cleanName } from '@gateway/media/item-names'
import { storable } from '@gateway/db/storable'
import type { Role } from '@schemas/layout/role'
import { heading, row } from '../fixtures/sites'
import { askCall, credentials } from './caller'
import { elsewhere } from './elsewhere'
import type { TestGateway } from './gateway'
import { valueAt, type FieldPath, withText } from './text-fields'

type Json = Record<string, unknown>
type Answer = { status: number; json: Json }
/** One place where people's text is stored and shown again: the call and field that take it, and where it is read. */
type StoredText = {
  call: string
  path: FieldPath
  as: Role
  /** The rest of the input, for one write. */
  input: () => Promise<Json>
  /** The stored text; `answer` is the write's, `input` what was written. */
  read: (answer: Json, input: Json) => Promise<unknown>
  /** Normalisation or refusal of a text beyond the contract. */
  normalise?: (text: string) => string
}

/** Every kind of text that a call stores for others to read. */
export async function storedTexts(gateway: TestGateway) {
  const { db } = gateway.database
  const calls = new Map([...collectHandlers().values()].map(({ call }) => [call.name, call]))
  const callOf = (name: string) => {
    const call = calls.get(name)
    if (!call) throw new Error(`There is no call ${name}.`)
    return call
  }
  const callAs = async (name: string, input: Json, role: Role): Promise<Answer> => {
    const answer = await askCall(gateway, callOf(name), input, { ...(await signedIn(role)), from: elsewhere() })
    return { status: answer.statusCode, json: answer.json<Json>() }
  }
  /** An account token is valid for five minutes. */
  const signed = new Map<Role, { at: number; who: Awaited<ReturnType<typeof credentials>> }>()
  const signedIn = async (role: Role) => {
    const known = signed.get(role)
    if (known && Date.now() - known.at < 120_000) return known.who
    const who = await credentials(gateway, { role, site: 'alpha' })
    signed.set(role, { at: Date.now(), who })
    return who
  }
  const get = async (name: string, input: Json, role: Role): Promise<Json> => {
    const { status, json } = await callAs(name, input, role)
    if (status !== 200)
      throw new Error(`${name} answered ${status}: ${JSON.stringify(json)} ${JSON.stringify(gateway.log.at(-1))}`)
    return json
  }
  const listed = <T>(value: unknown) => value as T[]

  const siteKey = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  const people = (await db.execute(
    sql`SELECT id, role FROM person WHERE site_id = 'alpha' AND email LIKE '%@alpha.example'`,
  )) as unknown as { rows: { id: string; role: string }[] }
  const idOf = (role: string) => people.rows.find((each) => each.role === role)?.id ?? ''
  const picture = randomUUID()
  await db.insert(item).values({
    siteId: 'alpha',
    id: picture,
    kind: 'file',
    drive: 'media',
    fileKind: 'text',
    ...nameFields('a.txt'),
    mime: 'text/plain',
    size: 1,
    checksum: '0',
    storageKey: 'alpha/kept',
    mode: 'public',
  })
  await get('theme/create', { name: 'kept', title: 'Kept', from: 'default' }, 'admin')
  const folder = async () =>
    String((await get('filemanager/new-folder', { name: randomUUID(), parent: 'organisation' }, 'admin')).folderID)
  const named = await folder()
  const sharedFolder = await folder()
  // Two different releases, so that either can be rolled back to.
  const made = await callAs(
    'editor/create',
    {
      path: '/kept',
      title: 'Kept',
      content: { format: 1, path: '/kept', title: 'Kept', views: { guest: { rows: [row(heading('Kept'))] } } },
    },
    'admin',
  )
  if (made.status !== 200) throw new Error(`The page could not be made: ${JSON.stringify(made.json)}`)
  await get('editor/publish', { keys: ['page:/kept'] }, 'admin')
  const releases = async () =>
    listed<{ no: number; note: string }>((await get('editor/releases', {}, 'admin')).releases)
  const [newest, before] = await releases()

  const profile = async () => (await get('account/profile', {}, 'user')).profile as Json
  const ofProfile = async () => {
    const { version } = await profile()
    return {
      version,
      firstname: 'A',
      lastname: 'B',
      phone: '',
      locale: 'en',
      timeZone: null,
      address: { line: '1', province: '10', amphure: '1001', tambon: '100101', postcode: '10200' },
    }
  }
  const media = async () => (await get('media/item', { id: picture }, 'admin')).item as Json
  const gamma = () => get('site/open', { id: 'gamma' }, 'admin')
  const ofGamma = async () => {
    const { version, locales, timeZone, spaceId, clusterId } = await gamma()
    return { id: 'gamma', version, name: { th: 'ก', en: 'G' }, tagline: {}, locales, timeZone, spaceId, clusterId }
  }

  const increased = async () =>
    String(
      (await get('wallet/increase', { person: idOf('user'), amount: 1, reason: 'To be reversed' }, 'admin'))
        .transaction,
    )
  /** An input of a change that takes 1 out, which is paid in first. */
  const funded = async (input: Json) => increased().then(() => ({ ...input, amount: 1 }))
  const newestReason = async () =>
    listed<{ reason: string }>(
      (await get('account/wallet', { key: siteKey, mode: 'get', limit: 1 }, 'user')).transactions,
    )[0]?.reason
  /** The content of a mail until it is sent. */
  const letter = async (id: string, field: string) =>
    ((await db.execute(sql`SELECT subject, plain FROM mail WHERE id = ${id}`)) as unknown as { rows: Json[] })
      .rows[0]?.[field]
  const ofPage = async () => {
    const { version, content } = await get('editor/open', { key: 'page:/kept' }, 'manager')
    return { key: 'page:/kept', base: version, content }
  }

  const fields: StoredText[] = [
    ...['firstname', 'lastname', 'address.line'].map((field): StoredText => ({
      call: 'account/update-profile',
      path: field.split('.'),
      as: 'user',
      input: ofProfile,
      read: async () => valueAt(await profile(), field.split('.')),
    })),
    {
      call: 'message/send',
      path: ['body'],
      as: 'user',
      input: () => Promise.resolve({ to: idOf('manager'), id: randomUUID() }),
      read: async ({ thread }) =>
        listed<{ body: string }>((await get('message/thread', { id: thread, limit: 1 }, 'manager')).messages).at(-1)
          ?.body,
    },
    {
      call: 'wallet/increase',
      path: ['reason'],
      as: 'admin',
      input: () => Promise.resolve({ person: idOf('user'), amount: 1 }),
      read: newestReason,
    },
    {
      call: 'wallet/adjust',
      path: ['reason'],
      as: 'admin',
      input: () => Promise.resolve({ person: idOf('user'), amount: 2 }),
      read: newestReason,
    },
    {
      call: 'wallet/decrease',
      path: ['reason'],
      as: 'admin',
      input: () => funded({ person: idOf('user') }),
      read: newestReason,
    },
    {
      call: 'wallet/reverse',
      path: ['reason'],
      as: 'admin',
      input: async () => ({ transaction: await increased() }),
      read: newestReason,
    },
    {
      call: 'account/wallet',
      path: ['reason'],
      as: 'user',
      input: () => funded({ key: siteKey, mode: 'decrease' }),
      read: newestReason,
    },
    ...['subject', 'plain'].map((field): StoredText => ({
      call: 'email/send',
      path: [field],
      as: 'manager',
      input: () => Promise.resolve({ to: 'somebody@example.com', subject: 'S', plain: 'P' }),
      read: ({ id }) => letter(String(id), field),
    })),
    {
      call: 'member/make-bypass',
      path: ['reason'],
      as: 'admin',
      input: () => Promise.resolve({ id: idOf('user') }),
      read: async ({ link }) =>
        listed<{ id: string; reason: string }>((await get('member/bypasses', {}, 'admin')).links).find(
          ({ id }) => id === (link as { id: string }).id,
        )?.reason,
    },
    {
      call: 'member/invite',
      path: ['firstname'],
      as: 'admin',
      input: () => Promise.resolve({ email: `${randomUUID()}@alpha.example`, lastname: '', role: 'user' }),
      read: async (_answer, { email }) =>
        listed<{ firstname: string }>((await get('member/list', { q: email }, 'admin')).members)[0]?.firstname,
    },
    {
      call: 'site/add-member',
      path: ['firstname'],
      as: 'admin',
      input: () => Promise.resolve({ id: 'gamma', email: `${randomUUID()}@gamma.example`, lastname: '', role: 'user' }),
      read: async (_answer, { email }) =>
        listed<{ firstname: string }>((await get('site/members', { id: 'gamma', q: email }, 'admin')).members)[0]
          ?.firstname,
    },
    {
      call: 'editor/save',
      path: ['label'],
      as: 'manager',
      input: ofPage,
      read: async () =>
        listed<{ label?: string }>((await get('editor/versions', { key: 'page:/kept' }, 'manager')).versions)[0]?.label,
    },
    {
      call: 'editor/create-section',
      path: ['title'],
      as: 'manager',
      input: () => Promise.resolve({ rows: [row(heading('A section'))] }),
      read: async ({ key }) =>
        listed<{ key: string; title: string }>((await get('editor/sections', {}, 'manager')).sections).find(
          (each) => each.key === key,
        )?.title,
    },
    {
      call: 'editor/rollback',
      path: ['note'],
      as: 'admin',
      // The live release cannot be rolled back to: alternates between the two.
      input: async () => ({
        no: ((await releases())[0]?.no ?? 0) % 2 === (newest?.no ?? 0) % 2 ? before?.no : newest?.no,
      }),
      read: async ({ release }) => (await releases()).find(({ no }) => no === release)?.note,
    },
    {
      call: 'theme/save',
      path: ['title'],
      as: 'admin',
      input: async () => ({
        name: 'kept',
        base: (await get('theme/open', { name: 'kept' }, 'admin')).version,
        overrides: {},
        slots: {},
      }),
      read: async () => (await get('theme/open', { name: 'kept' }, 'admin')).title,
    },
    {
      call: 'filemanager/new-folder',
      path: ['name'],
      as: 'admin',
      input: async () => ({ parent: await folder() }),
      read: async ({ folderID }) => valueAt(await get('files/item', { id: folderID }, 'admin'), ['item', 'name']),
      normalise: (text) => cleanName(text, 'folder'),
    },
    {
      call: 'filemanager/rename',
      path: ['newName'],
      as: 'admin',
      input: () => Promise.resolve({ itemId: named }),
      read: async () => valueAt(await get('files/item', { id: named }, 'admin'), ['item', 'name']),
      normalise: (text) => cleanName(text, 'folder'),
    },
    {
      call: 'filemanager/share',
      path: ['label'],
      as: 'admin',
      input: () => Promise.resolve({ itemId: sharedFolder, isShare: true }),
      read: async () => ((await get('share/of-item', { itemId: sharedFolder }, 'admin')).share as Json).label,
    },
    {
      call: 'media/update',
      path: ['name'],
      as: 'admin',
      input: async () => ({ id: picture, version: (await media()).version }),
      read: async () => (await media()).name,
      normalise: (text) => cleanName(text),
    },
    {
      call: 'media/update',
      path: ['alt', 'th'],
      as: 'admin',
      input: async () => ({ id: picture, version: (await media()).version }),
      read: async () => valueAt((await media()).alt, ['th']),
      normalise: (text) => text.trim(),
    },
    {
      call: 'site/update',
      path: ['name', 'en'],
      as: 'admin',
      input: ofGamma,
      read: async () => valueAt((await gamma()).name, ['en']),
    },
    {
      call: 'site/update',
      path: ['tagline', 'th'],
      as: 'admin',
      input: ofGamma,
      read: async () => valueAt((await gamma()).tagline, ['th']),
    },
  ]

  /** From any write: whether a text is accepted does not depend on the rest. */
  const samples = new Map<StoredText, Json>()
  for (const place of fields) samples.set(place, await place.input())
  return fields.map((place) => ({
    name: `${place.call} ${place.path.join('.')}`,
    /** The text as the contract accepts it; undefined where it is refused. White space alone is no text. */
    taken: (text: string): string | undefined => {
      const parsed = callOf(place.call).input.safeParse(storable(withText(samples.get(place), place.path, text)))
      const value = parsed.success ? valueAt(parsed.data, place.path) : undefined
      return typeof value === 'string' && value !== '' ? (place.normalise?.(value) ?? value) || undefined : undefined
    },
    /** Writes the text and reads it where people do. */
    through: async (text: string): Promise<{ status: number; back?: unknown }> => {
      const input = withText(await place.input(), place.path, text) as Json
      const { status, json } = await callAs(place.call, input, place.as)
      return status === 200 ? { status, back: await place.read(json, input) } : { status }
    },
  }))
}
