import { listMovesAt, listStockAt, moveStock } from '@areas/commerce/server/public'
import { maxPieces } from '@schemas/commerce/entities/stock-delta'
import { pickText } from '@schemas/layout/pick-text'
import { mayAs } from '@schemas/organisation/entities/position'
import { nameOf } from './describe-shift'
import { clusterError } from './messages'
import { branchOf, ownBranches, type Staff } from './staff'

type Page = { branch: string; q?: string | undefined; after?: string | undefined; limit: number }

/** What a branch has. What it is worth is for managers. */
export async function listLevels(staff: Staff, { branch: id, q, after, limit }: Page) {
  const { tx, locale } = staff
  const { branch, position } = await branchOf(staff, id)
  const rows = await listStockAt(tx, { location: branch.locationId, q, after, limit: limit + 1 })
  const seesValue = mayAs(position, 'manager')
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    branch: { id: branch.id, name: pickText(branch.name, locale) },
    branches: (await ownBranches(staff))
      .filter((own) => mayAs(own.position, 'stock'))
      .map(({ branch: of }) => ({ id: of.id, name: pickText(of.name, locale) })),
    items: rows.slice(0, limit).map(({ title, code, par, value, ...rest }) => ({
      ...rest,
      title: pickText(title, locale),
      ...(code === null ? {} : { code }),
      ...(par === null ? {} : { par }),
      ...(seesValue ? { value } : {}),
    })),
    ...(last ? { next: last.id } : {}),
  }
}

export async function listMoves(
  staff: Staff,
  { branch: id, item, limit }: { branch: string; item: string; limit: number },
) {
  const { branch } = await branchOf(staff, id)
  const rows = await listMovesAt(staff.tx, { location: branch.locationId, item, limit })
  const names = new Map<string, string>()
  for (const { actorId } of rows)
    if (actorId !== null && !names.has(actorId)) names.set(actorId, await nameOf(staff.tx, actorId))
  return {
    items: rows.map((row) => ({
      no: row.no,
      delta: row.delta,
      reason: row.reason,
      note: row.note,
      at: row.occurredAt.toISOString(),
      by: names.get(row.actorId ?? '') ?? '',
      after: row.onHandAfter - row.oversoldAfter,
    })),
  }
}

type Move = {
  branch: string
  item: string
  delta: number
  reason: 'received' | 'waste' | 'damaged' | 'lost' | 'sample' | 'internal_use' | 'recount'
  cost?: number | undefined
  note: string
}

/** Receives an item, or takes it out with a reason; never more than is free there. */
export async function moveAtBranch(staff: Staff, { branch: id, item, delta, reason, cost, note }: Move) {
  const { tx, locale } = staff
  const { branch } = await branchOf(staff, id)
  const [known] = await listStockAt(tx, { location: branch.locationId, limit: 1, item })
  if (!known) throw clusterError('unknownItem', locale)
  if (known.unit === 'piece' && Math.abs(delta) > maxPieces)
    throw clusterError('manyPieces', locale, { field: 'delta' })
  const moved = await moveStock(staff, [
    {
      item,
      location: branch.locationId,
      delta,
      reason,
      note,
      ...(cost !== undefined && delta > 0 ? { cost } : {}),
    },
  ])
  if (!moved.ok) throw clusterError('fewer', locale, { values: { n: String(moved.short[0]?.left ?? 0) } })
  const [after] = await listStockAt(tx, { location: branch.locationId, limit: 1, item })
  return { onHand: after?.onHand ?? 0 }
}
