import { sql } from 'drizzle-orm'
import { collectHandlers } from '@gateway/contracts'
import { withSite } from '@gateway/db/scope'
import { refusalWords } from '@gateway/http/refusals'
import type { AnyCall } from '@schemas/call'
import { hasRole } from '@schemas/layout/role'
import { askCall, credentials } from '@tests/support/caller'
import { elsewhere } from '@tests/support/elsewhere'
import type { TestGateway } from '@tests/support/gateway'
import { inputFields, textFields, withText } from '@tests/support/text-fields'
import { alsoAskedWith, askedLast, besides, forRole, makesRows, rowsOfTheirOwn } from './asked-with'
import { wayTo } from './named'
import { breachesOfPages, callers, roleOnAlpha } from './pages'
import type { Ids } from './make-rows'

const isFull = process.env.TEST_FULL === '1'
const refusals = [refusalWords.signIn, refusalWords.forbidden].flatMap((words) => Object.values(words))

/** Asks alpha every call as everyone, every page and every table; tells each answer that crosses a line. `ids` by kind; `isAsked` tells which calls, by their place. */
export async function findBreaches(
  gateway: TestGateway,
  ids: Record<string, Ids>,
  only?: string,
  isAsked: (at: number) => boolean = () => true,
): Promise<string[]> {
  const breaches: string[] = []
  const calls = [...collectHandlers().values()].map(({ call }) => call)
  const ofShare = calls.filter((call, at) => (only ? call.name === only : isAsked(at)))
  const asked = [
    ...ofShare.filter(({ name }) => !askedLast.has(name)),
    ...ofShare.filter(({ name }) => askedLast.has(name)),
  ]
  for (const call of asked) breaches.push(...(await breachesOfCall(gateway, call, ids)))
  for (const call of asked) breaches.push(...(await breachesOfFields(gateway, call, ids)))
  if (!only) breaches.push(...(await breachesOfPages(gateway)), ...(await breachesOfTables(gateway)))
  return breaches
}

/** Lists that name new things by words and nothing that there is: what is made differs by its id each time. */
const wordLists = new Set(['files/make-folders paths.0', 'share/make-folders paths.0'])

/** Every table with rows of another site shows alpha's role none of them. One where the other site has no row proves nothing, and is told. */
export async function breachesOfTables({ database }: Pick<TestGateway, 'database'>, only?: string): Promise<string[]> {
  const rowsOf = <T>(found: unknown) => (found as { rows: T[] }).rows
  const breaches: string[] = []
  for (const table of only === undefined ? await guardedTables(database) : [only]) {
    const count = sql.raw(`SELECT count(*)::int AS count FROM "${table}" WHERE site_id <> 'alpha'`)
    const [all] = rowsOf<{ count: number }>(await database.db.execute(count))
    if (!all?.count) breaches.push(`${table}: another site has no row in it; tests/isolation/rows.ts makes none`)
    const [seen] = rowsOf<{ count: number }>(await withSite(database, 'alpha', (tx) => tx.execute(count)))
    if (seen?.count) breaches.push(`${table}: alpha sees ${seen.count} rows of another site`)
  }
  return breaches
}

/** The tables that a policy keeps apart by site. */
export async function guardedTables({ db }: TestGateway['database']): Promise<string[]> {
  const found = (await db.execute(
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relrowsecurity AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  )) as unknown as { rows: { name: string }[] }
  return found.rows.map(({ name }) => name)
}

/**
 * What reads, and what takes a batch: another site's id in any field that names no row by itself (a filter, a search, a cursor, one of a list)
 * answers as an id of nobody. The lowest role that may ask is enough, since the site is what counts.
 */
async function breachesOfFields(gateway: TestGateway, call: AnyCall, ids: Record<string, Ids>): Promise<string[]> {
  const breaches: string[] = []
  // Admins of the operator's site ask of other sites by right.
  if (call.operator) return breaches
  const declared = new Set(Object.keys(call.resources ?? {}).map((field) => wayTo(field).join('.')))
  const fields = textFields(call).filter(
    (way) =>
      !declared.has(way.join('.')) &&
      (call.method === 'GET' || way.includes('0')) &&
      !wordLists.has(`${call.name} ${way.join('.')}`),
  )
  const example = call.examples.find((each) => each.as === call.access) ?? call.examples[0]
  const who = fields.length > 0 ? await credentials(gateway, { role: call.access, site: 'alpha' }) : {}
  // A number of one or two digits means something in every field that takes numbers, and nobody's row.
  // What is told by right is found by right.
  const kinds = Object.entries(ids).filter(([, { foreign, toldBy }]) => foreign.length > 2 && toldBy !== 'all')
  // The next kinds for each field, so that all of them come to many; all to all is for `test:full`.
  const perField = isFull ? kinds.length : 2
  for (const [at, way] of fields.entries())
    for (const [kind, { foreign }] of kinds.filter(
      (_, index) => (index - call.name.length - at * perField + 100 * kinds.length) % kinds.length < perField,
    )) {
      const answerTo = async (id: string) => {
        const answer = await askCall(gateway, call, withText(example?.input, way, id) as Record<string, unknown>, {
          ...who,
          from: elsewhere(),
        })
        return { status: answer.statusCode, body: plainBody(answer.body, id) }
      }
      const [theirs, nobodys] = [await answerTo(foreign), await answerTo(almost(foreign))]
      if (theirs.status !== nobodys.status || theirs.body !== nobodys.body)
        breaches.push(
          `${call.name}: ${way.join('.')} of another site (${kind}) answers ${theirs.status}, one of nobody ${nobodys.status}`,
        )
    }
  return breaches
}

/** As everyone: once for each field that names a row, or once at all. */
async function breachesOfCall(gateway: TestGateway, call: AnyCall, ids: Record<string, Ids>): Promise<string[]> {
  const fields = Object.entries(call.resources ?? {})
  if (fields.length === 0) return breachesOfField(gateway, call, ids)
  const breaches: string[] = []
  for (const [field, of] of fields) {
    const title = `${call.name} ${field}`
    for (const kind of [rowsOfTheirOwn[title] ?? rowsOfTheirOwn[call.name] ?? of, ...(alsoAskedWith[title] ?? [])]) {
      const known = ids[kind]
      breaches.push(
        ...(known
          ? await breachesOfField(gateway, call, ids, { field, known })
          : [`${title}: tests/isolation/rows.ts makes no rows of "${kind}"`]),
      )
    }
  }
  return breaches
}

async function breachesOfField(
  gateway: TestGateway,
  call: AnyCall,
  ids: Record<string, Ids>,
  named?: { field: string; known: Ids },
): Promise<string[]> {
  const { field = '', known } = named ?? {}
  const title = named ? `${call.name} ${field}` : call.name
  const takes = new Set(inputFields(call).map(({ way }) => way[0]))
  const beside = Object.fromEntries(Object.entries(known?.beside ?? {}).filter(([name]) => takes.has(name)))
  const isBatch = field.endsWith('[]')
  const breaches: string[] = []
  let isFound = false
  for (const caller of callers) {
    const who = `${title} as ${caller.role} of ${caller.site}`
    const answerTo = async (...values: string[]) => {
      const given = {
        ...(call.examples[0]?.input as object),
        ...(values.length > 0 ? { ...(besides[title] ?? besides[call.name])?.(ids), ...beside } : {}),
      }
      const input =
        values.length === 0
          ? given
          : withText(given, isBatch ? wayTo(field).slice(0, -1) : wayTo(field), isBatch ? values : values[0])
      // A session each time: some calls end the one that they are called with.
      const answer = await askCall(gateway, call, input as Record<string, unknown>, {
        ...(await credentials(gateway, caller)),
        from: elsewhere(),
      })
      return { status: answer.statusCode, body: makesRows.has(title) ? '' : plainBody(answer.body, values.at(-1)) }
    }
    const may = hasRole(roleOnAlpha(caller), forRole[title] ?? call.access)
    if (known && isBatch && (may || isFull)) {
      // Own ones with a foreign one among them: before the own alone, which has to be there still.
      const [foreign, unknown] = [await answerTo(known.own, known.foreign), await answerTo(known.own, known.unknown)]
      if (foreign.status !== unknown.status || foreign.body !== unknown.body)
        breaches.push(`${who}: a foreign id among own ones answers ${foreign.status}, an unknown one ${unknown.status}`)
    }
    const own = await answerTo(...(known ? [known.own] : []))
    const isRefused = refusals.some((words) => own.body.includes(words))
    if (may && isRefused) breaches.push(`${who}: refused with ${own.status}`)
    if (!may && ((!isRefused && !makesRows.has(title)) || own.status !== (roleOnAlpha(caller) === 'guest' ? 401 : 403)))
      breaches.push(`${who}: answered ${own.status}`)
    // Lists hold rows of their site alone.
    const seen = Object.values(ids)
      .filter(
        ({ foreign, toldBy }) =>
          foreign.length > 7 && toldBy !== 'all' && !toldBy?.includes(call.name) && own.body.includes(foreign),
      )
      .map(({ foreign }) => foreign)
    if (seen.length > 0) breaches.push(`${who}: shows ${seen.join(', ')} of another site`)
    if (own.status >= 500) breaches.push(`${who}: failed with ${own.status}`)
    // Who was refused before any id was looked at is refused whatever it is: that each is says `test:full`.
    if (!known || (isRefused && !isFull)) continue
    const [foreign, unknown] = [await answerTo(known.foreign), await answerTo(known.unknown)]
    if (foreign.status !== unknown.status || foreign.body !== unknown.body)
      breaches.push(`${who}: a foreign id answers ${foreign.status}, an unknown one ${unknown.status}`)
    isFound ||= may && (own.status !== unknown.status || own.body !== unknown.body)
    if (known.others === undefined) continue
    const others = await answerTo(known.others)
    if (others.status !== unknown.status || others.body !== unknown.body)
      breaches.push(`${who}: an id of somebody else here answers ${others.status}, an unknown one ${unknown.status}`)
  }
  // Where nobody finds the own row, that nobody finds a foreign one proves nothing.
  if (known && !isFound)
    breaches.push(
      `${title}: nobody finds its own row; tests/isolation/asked-with.ts may have to say what the call needs beside the id`,
    )
  return breaches
}

/** An id of nobody that looks like this one: a field may take ids that begin with a letter alone. */
const almost = (id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')

/** The answer without what differs anyway: its number and the id that was asked for. */
export function plainBody(body: string, id: string | undefined): string {
  const same = body.replace(/"requestId":"[^"]*"/, '')
  return id === undefined ? same : same.replaceAll(id, '{id}')
}
