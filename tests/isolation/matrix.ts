import { sql } from 'drizzle-orm'
import { collectHandlers } from '@gateway/contracts'
import { withSite } from '@gateway/db/scope'
import { refusalMessages } from '@gateway/call/refusals'
import type { AnyCall } from '@schemas/call'
import { hasRole } from '@schemas/layout/role'
import { askCall, credentials } from '@tests/support/caller'
import { elsewhere } from '@tests/support/elsewhere'
import type { TestGateway } from '@tests/support/gateway'
import { inputFields, textFields, withText } from '@tests/support/text-fields'
import { calledLast, extraInputs, extraResources, makesRows, nameLists, ownRows, requiredRole } from './areas'
import { pathTo } from './named'
import { violationsOfPages, callers, roleOnAlpha } from './pages'
import type { Ids } from './make-rows'

const isFull = process.env.TEST_FULL === '1'
const refusals = [refusalMessages.signIn, refusalMessages.forbidden].flatMap((message) => Object.values(message))

/**
 * Sends alpha every call as everyone, opens every page and checks every table; reports each answer that crosses a
 * boundary. `ids` by kind; `isIncluded` selects calls by index.
 */
export async function findViolations(
  gateway: TestGateway,
  ids: Record<string, Ids>,
  only?: string,
  isIncluded: (at: number) => boolean = () => true,
): Promise<string[]> {
  const violations: string[] = []
  const calls = [...collectHandlers().values()].map(({ call }) => call)
  const ofShare = calls.filter((call, at) => (only ? call.name === only : isIncluded(at)))
  const ordered = [
    ...ofShare.filter(({ name }) => !calledLast.includes(name)),
    ...ofShare.filter(({ name }) => calledLast.includes(name)),
  ]
  for (const call of ordered) violations.push(...(await violationsOfCall(gateway, call, ids)))
  for (const call of ordered) violations.push(...(await violationsOfFields(gateway, call, ids)))
  if (!only) violations.push(...(await violationsOfPages(gateway)), ...(await violationsOfTables(gateway)))
  return violations
}

/**
 * Alpha's role sees no row of another site in any table. A table without rows of the other site proves nothing, and is
 * reported.
 */
export async function violationsOfTables(
  { database }: Pick<TestGateway, 'database'>,
  only?: string,
): Promise<string[]> {
  const rowsOf = <T>(found: unknown) => (found as { rows: T[] }).rows
  const violations: string[] = []
  for (const table of only === undefined ? await guardedTables(database) : [only]) {
    const count = sql.raw(`SELECT count(*)::int AS count FROM "${table}" WHERE site_id <> 'alpha'`)
    const [all] = rowsOf<{ count: number }>(await database.db.execute(count))
    if (!all?.count)
      violations.push(`${table}: another site has no row in it: its area's tests/<area>/isolation.ts makes none`)
    const [seen] = rowsOf<{ count: number }>(await withSite(database, 'alpha', (tx) => tx.execute(count)))
    if (seen?.count) violations.push(`${table}: alpha sees ${seen.count} rows of another site`)
  }
  return violations
}

/** The tables with a site policy. */
export async function guardedTables({ db }: TestGateway['database']): Promise<string[]> {
  const found = (await db.execute(
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relrowsecurity AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  )) as unknown as { rows: { name: string }[] }
  return found.rows.map(({ name }) => name)
}

/**
 * Reads and batch calls: another site's id in any field that names no row (a filter, a search, a cursor, one of a list)
 * answers like an unknown id. The lowest permitted role is sufficient, since the site matters.
 */
async function violationsOfFields(gateway: TestGateway, call: AnyCall, ids: Record<string, Ids>): Promise<string[]> {
  const violations: string[] = []
  // Admins of the operator's site may query other sites.
  if (call.operator) return violations
  const declared = new Set(Object.keys(call.resources ?? {}).map((field) => pathTo(field).join('.')))
  const fields = textFields(call).filter(
    (path) =>
      !declared.has(path.join('.')) &&
      (call.method === 'GET' || path.includes('0')) &&
      !nameLists.includes(`${call.name} ${path.join('.')}`),
  )
  const example = call.examples.find((each) => each.as === call.access) ?? call.examples[0]
  const who = fields.length > 0 ? await credentials(gateway, { role: call.access, site: 'alpha' }) : {}
  // A number of one or two digits is meaningful in every numeric field, and identifies no row.
  // What is public by design is found by design.
  const kinds = Object.entries(ids).filter(([, { foreign, shownBy }]) => foreign.length > 2 && shownBy !== 'all')
  // The next kinds for each field, so that all fields together cover many; the full product only in `test:full`.
  const perField = isFull ? kinds.length : 2
  for (const [at, path] of fields.entries())
    for (const [kind, { foreign }] of kinds.filter(
      (_, index) => (index - call.name.length - at * perField + 100 * kinds.length) % kinds.length < perField,
    )) {
      const answerTo = async (id: string) => {
        const answer = await askCall(gateway, call, withText(example?.input, path, id) as Record<string, unknown>, {
          ...who,
          from: elsewhere(),
        })
        return { status: answer.statusCode, body: plainBody(answer.body, id) }
      }
      const [foreignAnswer, unknownAnswer] = [await answerTo(foreign), await answerTo(almost(foreign))]
      if (foreignAnswer.status !== unknownAnswer.status || foreignAnswer.body !== unknownAnswer.body)
        violations.push(
          `${call.name}: ${path.join('.')} of another site (${kind}) answers ${foreignAnswer.status}, one of nobody ${unknownAnswer.status}`,
        )
    }
  return violations
}

/** As everyone: once for each field that names a row, or once in all. */
async function violationsOfCall(gateway: TestGateway, call: AnyCall, ids: Record<string, Ids>): Promise<string[]> {
  const fields = Object.entries(call.resources ?? {})
  if (fields.length === 0) return violationsOfField(gateway, call, ids)
  const violations: string[] = []
  for (const [field, of] of fields) {
    const title = `${call.name} ${field}`
    for (const kind of [ownRows[title] ?? ownRows[call.name] ?? of, ...(extraResources[title] ?? [])]) {
      const known = ids[kind]
      violations.push(
        ...(known
          ? await violationsOfField(gateway, call, ids, { field, known })
          : [`${title}: no tests/<area>/isolation.ts makes rows of "${kind}"`]),
      )
    }
  }
  return violations
}

async function violationsOfField(
  gateway: TestGateway,
  call: AnyCall,
  ids: Record<string, Ids>,
  named?: { field: string; known: Ids },
): Promise<string[]> {
  const { field = '', known } = named ?? {}
  const title = named ? `${call.name} ${field}` : call.name
  const takes = new Set(inputFields(call).map(({ path }) => path[0]))
  const extras = Object.fromEntries(Object.entries(known?.extras ?? {}).filter(([name]) => takes.has(name)))
  const isBatch = field.endsWith('[]')
  const violations: string[] = []
  let isFound = false
  for (const caller of callers) {
    const who = `${title} as ${caller.role} of ${caller.site}`
    const answerTo = async (...values: string[]) => {
      const base = {
        ...(call.examples[0]?.input as object),
        ...(values.length > 0 ? { ...(extraInputs[title] ?? extraInputs[call.name])?.(ids), ...extras } : {}),
      }
      const input =
        values.length === 0
          ? base
          : withText(base, isBatch ? pathTo(field).slice(0, -1) : pathTo(field), isBatch ? values : values[0])
      // A new session each time: some calls end the one they are called with.
      const answer = await askCall(gateway, call, input as Record<string, unknown>, {
        ...(await credentials(gateway, caller)),
        from: elsewhere(),
      })
      return { status: answer.statusCode, body: makesRows.includes(title) ? '' : plainBody(answer.body, values.at(-1)) }
    }
    const may = hasRole(roleOnAlpha(caller), requiredRole[title] ?? call.access)
    if (known && isBatch && (may || isFull)) {
      // A foreign id among own ones: before the own one alone, which must still exist.
      const [foreign, unknown] = [await answerTo(known.own, known.foreign), await answerTo(known.own, known.unknown)]
      if (foreign.status !== unknown.status || foreign.body !== unknown.body)
        violations.push(
          `${who}: a foreign id among own ones answers ${foreign.status}, an unknown one ${unknown.status}`,
        )
    }
    const own = await answerTo(...(known ? [known.own] : []))
    const isRefused = refusals.some((message) => own.body.includes(message))
    if (may && isRefused) violations.push(`${who}: refused with ${own.status}`)
    if (
      !may &&
      ((!isRefused && !makesRows.includes(title)) || own.status !== (roleOnAlpha(caller) === 'guest' ? 401 : 403))
    )
      violations.push(`${who}: answered ${own.status}`)
    // Lists hold only rows of their site.
    const seen = Object.values(ids)
      .filter(
        ({ foreign, shownBy }) =>
          foreign.length > 7 && shownBy !== 'all' && !shownBy?.includes(call.name) && own.body.includes(foreign),
      )
      .map(({ foreign }) => foreign)
    if (seen.length > 0) violations.push(`${who}: shows ${seen.join(', ')} of another site`)
    if (own.status >= 500) violations.push(`${who}: failed with ${own.status}`)
    // A call refused before any id was looked at is refused for every id: `test:full` checks each.
    if (!known || (isRefused && !isFull)) continue
    const [foreign, unknown] = [await answerTo(known.foreign), await answerTo(known.unknown)]
    if (foreign.status !== unknown.status || foreign.body !== unknown.body)
      violations.push(`${who}: a foreign id answers ${foreign.status}, an unknown one ${unknown.status}`)
    isFound ||= may && (own.status !== unknown.status || own.body !== unknown.body)
    if (known.others === undefined) continue
    const others = await answerTo(known.others)
    if (others.status !== unknown.status || others.body !== unknown.body)
      violations.push(`${who}: an id of someone else here answers ${others.status}, an unknown one ${unknown.status}`)
  }
  // Where no one finds the own row, not finding a foreign one proves nothing.
  if (known && !isFound)
    violations.push(
      `${title}: nobody finds its own row; its area's tests/<area>/isolation.ts may have to say what the call needs beside the id (extraInputs)`,
    )
  return violations
}

/** An unknown id that looks like this one: a field may accept only ids that begin with a letter. */
const almost = (id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')

/** The answer without its variable parts: its request id and the id in the input. */
export function plainBody(body: string, id: string | undefined): string {
  const same = body.replace(/"requestId":"[^"]*"/, '')
  return id === undefined ? same : same.replaceAll(id, '{id}')
}
