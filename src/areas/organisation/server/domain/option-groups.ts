import { asc } from 'drizzle-orm'
import type { TillLine } from '@areas/commerce/server/public'
import { toSatang } from '@schemas/money/satang'
import type { SaleLine } from '@schemas/organisation/entities/sale'
import { optionGroup } from '../tables'
import type { Staff } from './staff'

export const readGroups = ({ tx }: Pick<Staff, 'tx'>) =>
  tx.select().from(optionGroup).orderBy(asc(optionGroup.rank), asc(optionGroup.id))

/** The lines of a sale with their options as they are stored; one that is gone keeps its code and price. */
export async function extrasOf(staff: Pick<Staff, 'tx'>, lines: readonly SaleLine[]): Promise<TillLine[]> {
  const groups = lines.some(({ options }) => options.length > 0) ? await readGroups(staff) : []
  const find = (group: string, code: string) =>
    groups.find(({ id }) => id === group)?.options.find((option) => option.code === code)
  return lines.map(({ id, variant, quantity, regular, charged, options, note }) => ({
    id,
    variant,
    quantity,
    regular: toSatang(regular),
    charged: toSatang(charged),
    note,
    extras: options.map(({ group, code, price }) => {
      const known = find(group, code)
      return { code, price, title: known?.title ?? { en: code }, stock: known?.stock ?? [] }
    }),
  }))
}
