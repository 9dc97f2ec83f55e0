import { sql } from 'drizzle-orm'
import { pickText } from '@schemas/layout/pick-text'
import { mayAs, type Position } from '@schemas/organisation/entities/position'
import { soldOutAt } from '@areas/commerce/server/public'
import { businessDayOf } from './business-day'
import { type BranchRow, ownBranches, readOrganisation, type Staff } from './staff'

type ShiftLine = { id: string; register: string; by: string; at: Date | string; opener: string; sales: number }

/** Where someone works, and what goes on there now. */
export async function readHome(staff: Staff) {
  const organisation = await readOrganisation(staff.tx)
  const day = businessDayOf(staff.now, { dayStart: organisation.dayStart, timeZone: staff.timeZone })
  const branches = []
  for (const { branch, position } of await ownBranches(staff))
    branches.push(await describe(staff, branch, position, day))
  const name = pickText(organisation.name, staff.locale)
  return { ...(name ? { organisation: name } : {}), branches, time: staff.now.toISOString() }
}

async function describe(staff: Staff, branch: BranchRow, position: Position, day: string) {
  const { tx, locale, actor } = staff
  const { rows: shifts } = (await tx.execute(sql`
    SELECT t.id, r.code AS register, trim(p.firstname || ' ' || p.lastname) AS by, t.opened_at AS at, t.opened_by AS opener,
      (SELECT count(*) FROM pos_sale s WHERE s.shift_id = t.id)::float8 AS sales
    FROM till_shift t JOIN register r ON r.id = t.register_id LEFT JOIN person p ON p.id = t.opened_by
    WHERE t.branch_id = ${branch.id} AND t.status = 'open' ORDER BY r.code`)) as unknown as { rows: ShiftLine[] }
  const { rows: held } = (await tx.execute(
    sql`SELECT count(*)::float8 AS n FROM pos_held WHERE branch_id = ${branch.id} AND taken_at IS NULL`,
  )) as unknown as { rows: { n: number }[] }
  const isLead = mayAs(position, 'lead')
  const soldOut = await soldOutAt(tx, branch.locationId)
  return {
    id: branch.id,
    name: pickText(branch.name, locale),
    position,
    hours: branch.hours,
    openShifts: shifts.map(({ id, register, by, at, opener, sales }) => ({
      id,
      register,
      by: by ?? '',
      at: new Date(at).toISOString(),
      isMine: opener === actor,
      sales,
    })),
    held: held[0]?.n ?? 0,
    soldOut: soldOut.map((title) => pickText(title, locale)),
    ...(isLead ? await figuresOf(staff, branch.id, day) : {}),
  }
}

async function figuresOf({ tx, now, timeZone }: Staff, branch: string, day: string) {
  const { rows } = (await tx.execute(sql`
    SELECT (SELECT count(*) FROM pos_sale WHERE branch_id = ${branch} AND business_date = ${day})::float8 AS sales,
      (SELECT coalesce(sum(total - refunded_total), 0) FROM sales_day WHERE branch_id = ${branch} AND business_date = ${day})::float8 AS total,
      (SELECT coalesce(sum(total - refunded_total), 0) FROM sales_day WHERE branch_id = ${branch} AND business_date = ${day}::date - 7
        AND hour <= extract(hour FROM ${now.toISOString()}::timestamptz AT TIME ZONE ${timeZone}))::float8 AS last_week,
      (SELECT count(*) FROM pos_exception WHERE branch_id = ${branch} AND status = 'open')::float8 AS exceptions`)) as unknown as {
    rows: { sales: number; total: number; last_week: number; exceptions: number }[]
  }
  const [row] = rows
  return {
    today: { sales: row?.sales ?? 0, total: row?.total ?? 0, lastWeek: row?.last_week ?? 0 },
    exceptions: row?.exceptions ?? 0,
  }
}
