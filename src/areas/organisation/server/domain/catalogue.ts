import { listTillCategories, listTillGoods } from '@areas/commerce/server/public'
import { pickText } from '@schemas/layout/pick-text'
import { readGroups } from './option-groups'
import { branchOf, type Staff } from './staff'

type Wanted = { branch: string; since?: string | undefined; after?: string | undefined; limit: number }

/** What a branch sells, in the caller's language. Categories and options come with the first page. */
export async function readCatalogue(staff: Staff, { branch: id, since, after, limit }: Wanted) {
  const { tx, locale, now } = staff
  const { branch } = await branchOf(staff, id)
  const page = await listTillGoods(tx, {
    since: since === undefined ? undefined : new Date(since),
    after,
    limit,
    location: branch.locationId,
  })
  const isFirst = after === undefined
  const categories = isFirst ? await listTillCategories(tx) : []
  const groups = isFirst ? await readGroups(staff) : []
  return {
    items: page.items.map(({ title, options, barcode, sale, saleFrom, saleTo, picture, left, ...rest }) => ({
      ...rest,
      title: pickText(title, locale),
      option: options.map(({ text }) => pickText(text, locale)).join(' · '),
      ...(barcode === null ? {} : { barcode }),
      ...(sale === null ? {} : { sale }),
      ...(saleFrom ? { saleFrom: saleFrom.toISOString() } : {}),
      ...(saleTo ? { saleTo: saleTo.toISOString() } : {}),
      ...(picture === undefined ? {} : { picture: { asset: picture } }),
      ...(left === undefined ? {} : { left }),
    })),
    gone: page.gone,
    ...(page.next === undefined ? {} : { next: page.next }),
    categories: categories.map((each) => ({
      id: each.id,
      title: pickText(each.title, locale),
      count: page.items.filter(({ categories: of }) => of.includes(each.id)).length,
    })),
    groups: groups.map(({ id: group, title, min, max, options, categories: of }) => ({
      id: group,
      title: pickText(title, locale),
      min,
      max,
      options: options.map(({ code, title: name, price }) => ({ code, title: pickText(name, locale), price })),
      categories: of,
    })),
    time: now.toISOString(),
  }
}
