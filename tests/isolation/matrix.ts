import { collectHandlers } from '@gateway/contracts'
import { refusalWords } from '@gateway/http/refusals'
import type { AnyCall } from '@schemas/call'
import { fillPath, pathParams } from '@schemas/layout/path'
import { hasRole, type Role, roles } from '@schemas/layout/role'
import { askCall, type Caller, credentials } from '@tests/support/caller'
import { ask, type TestGateway } from '@tests/support/gateway'
import { textFields, withText } from '@tests/support/text-fields'
import { besides, type Ids, rowsOfTheirOwn } from './rows'

const callers: Caller[] = ['alpha', 'beta'].flatMap((site) => roles.filter((role) => role !== 'guest' || site === 'alpha').map((role) => ({ role, site })))
/** Who a caller is on alpha: another site's account is nobody there. */
const roleOnAlpha = ({ role, site }: Caller): Role => (site === 'alpha' ? role : 'guest')
const refusals = [refusalWords.signIn, refusalWords.forbidden].flatMap((words) => Object.values(words))

/** Asks alpha every call as everyone, and every page too; tells each answer that crosses a line. `ids` by `resource.of`; `share` is a part of the calls: this one of every so many. */
export async function findBreaches(gateway: TestGateway, ids: Record<string, Ids>, only?: string, share = { at: 0, of: 1 }): Promise<string[]> {
  const breaches: string[] = []
  const calls = [...collectHandlers().values()].map(({ call }) => call)
  const asked = calls.filter((call, at) => (only ? call.name === only : at % share.of === share.at))
  for (const call of asked) breaches.push(...(await breachesOfCall(gateway, call, ids)))
  for (const call of asked) breaches.push(...(await breachesOfFields(gateway, call, ids)))
  if (!only) breaches.push(...(await breachesOfPages(gateway)))
  return breaches
}

/** Lists that name new things by words and nothing that there is: what is made differs by its id each time. */
const wordLists = new Set(['files/make-folders paths.0', 'share/make-folders paths.0'])

/**
 * What reads, and what takes a batch: another site's id in any other field (a filter, a search, a cursor, one of a list) answers as an id of
 * nobody. The lowest role that may ask is enough, since the site is what counts.
 */
async function breachesOfFields(gateway: TestGateway, call: AnyCall, ids: Record<string, Ids>): Promise<string[]> {
  const breaches: string[] = []
  // Admins of the operator's site ask of other sites by right.
  if (call.operator) return breaches
  const fields = textFields(call).filter((way) => way[0] !== call.resource?.input && (call.method === 'GET' || way.includes('0')) && !wordLists.has(`${call.name} ${way.join('.')}`))
  const example = call.examples.find((each) => each.as === call.access) ?? call.examples[0]
  const who = fields.length > 0 ? await credentials(gateway, { role: call.access, site: 'alpha' }) : {}
  // A number of one or two digits means something in every field that takes numbers, and nobody's row.
  const kinds = Object.entries(ids).filter(([, { foreign }]) => foreign.length > 2)
  // The next kinds for each field, so that all of them come to many; all to all is for `test:full`.
  const perField = process.env.TEST_FULL === '1' ? kinds.length : 2
  for (const [at, way] of fields.entries())
    for (const [kind, { foreign }] of kinds.filter((_, index) => (index - call.name.length - at * perField + 100 * kinds.length) % kinds.length < perField)) {
      const answerTo = async (id: string) => {
        const answer = await askCall(gateway, call, withText(example?.input, way, id) as Record<string, unknown>, who)
        return { status: answer.statusCode, body: plainBody(answer.body, id) }
      }
      const [theirs, nobodys] = [await answerTo(foreign), await answerTo(almost(foreign))]
      if (theirs.status !== nobodys.status || theirs.body !== nobodys.body) breaches.push(`${call.name}: ${way.join('.')} of another site (${kind}) answers ${theirs.status}, one of nobody ${nobodys.status}`)
    }
  return breaches
}

async function breachesOfCall(gateway: TestGateway, call: AnyCall, ids: Record<string, Ids>): Promise<string[]> {
  const { resource } = call
  const kind = resource && (rowsOfTheirOwn[call.name] ?? resource.of)
  const known = kind === undefined ? undefined : ids[kind]
  if (resource && !known) return [`${call.name}: tests/isolation/rows.ts makes no rows of "${kind ?? ''}"`]
  const isBatch = resource && textFields(call).some(([name, next]) => name === resource.input && next === '0')
  const breaches: string[] = []
  let isFound = false
  for (const caller of callers) {
    const who = `${call.name} as ${caller.role} of ${caller.site}`
    const answerTo = async (id?: string) => {
      const input = { ...(call.examples[0]?.input as object), ...(resource && id !== undefined ? { ...besides[call.name]?.(), [resource.input]: isBatch ? [id] : id } : {}) }
      // A session each time: some calls end the one that they are called with.
      const answer = await askCall(gateway, call, input, await credentials(gateway, caller))
      return { status: answer.statusCode, body: plainBody(answer.body, id) }
    }
    const may = hasRole(roleOnAlpha(caller), call.access)
    const own = await answerTo(known?.own)
    const isRefused = refusals.some((words) => own.body.includes(words))
    if (may && isRefused) breaches.push(`${who}: refused with ${own.status}`)
    if (!may && (!isRefused || own.status !== (roleOnAlpha(caller) === 'guest' ? 401 : 403))) breaches.push(`${who}: answered ${own.status}`)
    // Lists hold rows of their site alone.
    const seen = Object.values(ids).map(({ foreign }) => foreign).filter((id) => id.length > 7 && own.body.includes(id))
    if (seen.length > 0) breaches.push(`${who}: shows ${seen.join(', ')} of another site`)
    if (own.status >= 500) breaches.push(`${who}: failed with ${own.status}`)
    if (!known) continue
    const [foreign, unknown] = [await answerTo(known.foreign), await answerTo(known.unknown)]
    if (foreign.status !== unknown.status || foreign.body !== unknown.body) breaches.push(`${who}: a foreign id answers ${foreign.status}, an unknown one ${unknown.status}`)
    isFound ||= may && own.status !== unknown.status
    if (known.others === undefined) continue
    const others = await answerTo(known.others)
    if (others.status !== unknown.status || others.body !== unknown.body) breaches.push(`${who}: an id of somebody else here answers ${others.status}, an unknown one ${unknown.status}`)
  }
  // Where nobody finds the own row, that nobody finds a foreign one proves nothing.
  if (known && !isFound) breaches.push(`${call.name}: nobody finds its own row; tests/isolation/rows.ts may have to say what the call needs beside the id`)
  return breaches
}

async function breachesOfPages(gateway: TestGateway): Promise<string[]> {
  const breaches: string[] = []
  const site = await gateway.services.sites.byId('alpha')
  if (!site) return ['alpha is missing']
  const pages = gateway.services.pages.of(site)
  for (const pattern of pages.patterns) {
    const page = pages.page(pattern)
    const address = page && (pathParams(pattern).length === 0 ? pattern : page.sample && fillPath(pattern, page.sample))
    if (!page || !address) continue
    for (const caller of callers) {
      const role = roleOnAlpha(caller)
      const { cookie } = await credentials(gateway, caller)
      const { statusCode } = await ask(gateway, address, cookie ? { cookie } : {})
      const expected = hasRole(role, page.access) ? 200 : role === 'guest' ? 302 : 403
      if (statusCode !== expected) breaches.push(`${address} as ${caller.role} of ${caller.site}: answered ${statusCode}, not ${expected}`)
    }
  }
  return breaches
}

/** An id of nobody that looks like this one: a field may take ids that begin with a letter alone. */
const almost = (id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')

/** The answer without what differs anyway: its number and the id that was asked for. */
function plainBody(body: string, id: string | undefined): string {
  const same = body.replace(/"requestId":"[^"]*"/, '')
  return id === undefined ? same : same.replaceAll(id, '{id}')
}
