import { randomUUID } from 'node:crypto'
import { and, sql } from 'drizzle-orm'
import { item } from '../db/item-tables'
import { adoptStrays } from '../media/stray-objects'
import { type FileRow, findItems, findPlaceToFill, type Place, placeKey } from './access'
import { type FileOperation, fileOperation, type FileContext } from './file-operation'
import { type Converted, convertAll, forgetConverted } from './convert-items'
import { rowsInOrder } from './describe'
import { objectsOfPrepared, preparedFields, type Target } from './file-objects'
import { recordEvents } from './history'
import { type Conflict, type MoveResult, resolveName, turnFor, type MoveInput } from './move-items'
import { nameFields } from './names'
import { recordStaffAct } from './staff-acts'
import { active, ancestorsOf, depthBelow, maxDepth, topsOf, treeOf } from './tree'
import { checkSpace } from './usage'
import { fileError } from './messages'

/** Maximum files copied per call: each is copied in the store while the caller waits. */
const limit = 1000

/**
 * Copies items with their content into a folder or root. The copy is what existed at the start; objects are copied
 * before the transaction that writes the rows. Throws CallError.
 */
export async function copyItems(context: FileContext, input: MoveInput): Promise<MoveResult> {
  const { tx, services, site } = context
  const plan = await tx((db) => planCopy(fileOperation(db, context), input))
  const converted = await convertAll(
    context,
    plan.files.map((row) => ({ row, target: plan.target })),
  )
  try {
    const { result, unused } = await tx((db) => writeCopies(fileOperation(db, context), input, plan, converted))
    if (unused.size > 0) await forgetConverted(services, site.id, unused)
    return result
  } catch (error) {
    await forgetConverted(services, site.id, converted)
    throw error
  }
}

type Plan = {
  target: Target
  /** The chosen items in order, without those inside another chosen one. */ tops: FileRow[]
  tree: FileRow[]
  files: FileRow[]
}

async function planCopy(act: FileOperation, { ids, to, conflict, choices = {} }: MoveInput): Promise<Plan> {
  const { db, settings, locale, person } = act
  const chosen = await findItems(act, ids)
  const place = await findPlaceToFill(act, to)
  if (chosen.some((row) => row.trashedAt)) throw fileError('unknown', locale)
  const rows = await topsOf(db, chosen)
  await refuseInto(act, rows, place)
  // Items skipped because of their name need no objects; the writing transaction checks again.
  const going = rows.filter((row) => row.place === placeKey(place) || (choices[row.id] ?? conflict) !== 'skip')
  const tree = await db
    .select()
    .from(item)
    .where(
      and(
        sql`${item.id} IN ${treeOf(
          going.map((row) => row.id),
          active,
        )}`,
        sql`${item.trashedAt} IS NULL`,
      ),
    )
    .limit(limit + 1)
  if (tree.length > limit) throw fileError('tooMany', locale)
  const files = tree.filter((row) => row.kind === 'file')
  await checkSpace(
    db,
    settings,
    place,
    files.reduce((sum, row) => sum + (row.size ?? 0), 0),
    locale,
    person,
  )
  return {
    tops: going,
    tree,
    files,
    target: {
      drive: place.drive,
      ownerId: place.ownerId ?? person ?? null,
      mode: place.drive === 'media' ? 'public' : 'private',
    },
  }
}

async function refuseInto({ db, locale }: FileOperation, rows: readonly FileRow[], place: Place): Promise<void> {
  const above = await ancestorsOf(db, place.parentId)
  if (above.some(({ id }) => rows.some((row) => row.id === id))) throw fileError('intoItself', locale)
  const folders = rows.filter((row) => row.kind === 'folder').map((row) => row.id)
  if (folders.length > 0 && above.length + 1 + (await depthBelow(db, folders)) > maxDepth)
    throw fileError('tooDeep', locale)
}

async function writeCopies(
  act: FileOperation,
  { ids, to, conflict, choices = {} }: MoveInput,
  plan: Plan,
  converted: Converted,
): Promise<{ result: MoveResult; unused: Converted }> {
  const { db, settings, locale, person } = act
  const place = await turnFor(act, ids, to)
  await checkSpace(
    db,
    settings,
    place,
    plan.files.reduce((sum, row) => sum + (row.size ?? 0), 0),
    locale,
    person,
  )
  const unused: Converted = new Map(converted)
  const conflicts: Conflict[] = []
  const made: string[] = []
  const copiedNames: string[] = []
  const byParent = new Map<string | null, FileRow[]>()
  for (const row of plan.tree) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row])
  for (const row of plan.tops) {
    const { id } = row
    // A copy next to its original always gets a new name.
    const {
      name,
      with: taken,
      replaced,
    } = await resolveName(
      act,
      place,
      { id: '', name: row.name },
      row.place === placeKey(place) ? 'keep-both' : (choices[id] ?? conflict),
    )
    if (name === undefined) {
      if (taken) conflicts.push({ id, name: row.name, with: taken })
      continue
    }
    if (replaced) copiedNames.push(replaced)
    const copied = await writeCopy(act, { row, name, parentId: place.parentId, plan, byParent, converted: unused })
    await recordStaffAct(act, { id: copied, drive: plan.target.drive }, 'file-copy', {
      before: { name: row.name },
      after: { name },
    })
    made.push(copied)
  }
  return { result: { rows: await rowsInOrder(db, made), conflicts, replaced: copiedNames }, unused }
}

type Copying = {
  row: FileRow
  name: string
  parentId: string | null
  plan: Plan
  byParent: Map<string | null, FileRow[]>
  converted: Converted
}

/** Writes the rows of an item and its content. Files whose objects were used are removed from `converted`. */
async function writeCopy(
  act: FileOperation,
  { row, name, parentId, plan, byParent, converted }: Copying,
): Promise<string> {
  const { db, site, person, locale } = act
  const { target } = plan
  const id = randomUUID()
  const base = {
    siteId: site,
    id,
    drive: target.drive,
    ownerId: target.ownerId,
    parentId,
    kind: row.kind,
    fileKind: row.fileKind,
    mode: target.mode,
    alt: row.alt,
    ...nameFields(name, row.alt),
  }
  const prepared = converted.get(row.id)?.prepared
  if (row.kind === 'file') {
    // Two items of one call may share a file; its objects exist once.
    if (!prepared || !(await adoptStrays(db, objectsOfPrepared(prepared)))) throw fileError('gone', locale)
    converted.delete(row.id)
    await db.insert(item).values({ ...base, focus: row.focus, ...preparedFields(prepared) })
  } else {
    await db.insert(item).values({ ...base, size: 0 })
    for (const child of byParent.get(row.id) ?? [])
      await writeCopy(act, { row: child, name: child.name, parentId: id, plan, byParent, converted })
  }
  await recordEvents(db, [{ site, item: id, act: 'copy', person, was: row.name }])
  return id
}
