import { and, eq, isNull } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/shop/manage-product-shelf'
import { recordAudit } from '@gateway/audit/audit'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { lockCategories } from '../../catalogue/catalogue-locks'
import { readProductInputs } from '../../catalogue/read-product-inputs'
import { saveProducts } from '../../catalogue/save-products'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'
import { category, product } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, site, session } = context
  refuseImpersonator(context)
  return tx(async (db) => {
    await lockCategories(shopOf(context, db), 'place')
    await db.select({ id: product.id }).from(product).where(eq(product.id, input.product)).for('update')
    const [of] = await readProductInputs(db, [input.product])
    if (!of) throw shopError('unknownProduct', locale)
    const [shelf] = await db
      .select({ id: category.id })
      .from(category)
      .where(and(eq(category.id, input.categoryId), isNull(category.deletedAt)))
    if (!shelf) throw shopError('unknownCategory', locale)
    const before = of.categories ?? []
    if (before.includes(shelf.id) === input.isIn) return { isChanged: false }
    const categories = input.isIn ? [...before, shelf.id] : before.filter((id) => id !== shelf.id)
    await saveProducts(shopOf(context, db), [{ ...of, categories }])
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'product-save',
      subject: `product:${of.id}`,
      after: { categories: categories.length },
    })
    return { isChanged: true }
  })
})
