import { toSatang } from '@schemas/money/satang'
import type { SeedContext } from '@gateway/seed/demo-seed'
import { ensureMainLocation } from '../stock/locations'
import { moveStock } from '../stock/move'
import { category, commerceSetting, issuer, location, stockItem } from '../tables'
import { demoId } from './demo-id'
import type { ShopFile } from './shop-file'

/** Settings, places, ingredients and categories. */
export async function makeGround({ db, site }: SeedContext, file: ShopFile, now: Date): Promise<void> {
  await makeSettings(db, site, file)
  if (file.locations.length > 0)
    await db
      .insert(location)
      .values(file.locations.map((each, rank) => ({ siteId: site, ...each, rank })))
      .onConflictDoNothing()
  else await ensureMainLocation(db, site)
  const places = file.locations.length > 0 ? file.locations.map(({ id }) => id) : ['main']
  if (file.items.length > 0) {
    await db
      .insert(stockItem)
      .values(
        file.items.map(({ code, unit, title }) => ({
          siteId: site,
          id: demoId(site, 'item', code),
          unit,
          title,
          code,
        })),
      )
      .onConflictDoNothing()
    await moveStock(
      { tx: db, site, now },
      file.items.flatMap(({ code, stock, cost }) =>
        places.map((place) => ({
          item: demoId(site, 'item', code),
          location: place,
          delta: stock,
          reason: 'received' as const,
          cost: Math.round(stock * cost),
          ref: 'demo',
          refLine: code,
        })),
      ),
    )
  }
  // Parents first.
  for (const isTop of [true, false]) {
    const level = file.categories.filter(({ parent }) => (parent === undefined) === isTop)
    if (level.length > 0)
      await db
        .insert(category)
        .values(
          level.map(({ code, parent, title, picture }, rank) => ({
            siteId: site,
            id: demoId(site, 'category', code),
            code,
            parentId: parent === undefined ? null : demoId(site, 'category', parent),
            title,
            picture: picture ?? null,
            rank,
          })),
        )
        .onConflictDoNothing()
  }
}

async function makeSettings(db: SeedContext['db'], site: string, { settings }: ShopFile): Promise<void> {
  const { legalName, address, taxId, vatFrom } = settings.issuer
  await db
    .insert(issuer)
    .values({ siteId: site, id: 'main', legalName, address, taxId, vatFrom: vatFrom ?? null })
    .onConflictDoNothing()
  const { shipping, cashOnDelivery: cod } = settings
  await db
    .insert(commerceSetting)
    .values({
      siteId: site,
      orderPrefix: settings.orderPrefix,
      methods: settings.methods,
      receivingAccounts: settings.receiving,
      issuerId: 'main',
      shipping: shipping
        ? {
            rates: shipping.rates.map((rate) => ({ ...rate, price: toSatang(rate.price) })),
            includedGrams: shipping.includedGrams,
            perFurtherKilo: toSatang(shipping.perFurtherKilo),
            freeFrom: { dry: toSatang(shipping.freeFrom.dry), chilled: toSatang(shipping.freeFrom.chilled) },
            zones: shipping.zones,
            ...(shipping.days ? { days: shipping.days } : {}),
            ...(shipping.orderBy === undefined ? {} : { orderBy: shipping.orderBy }),
          }
        : {},
      cashOnDelivery: cod ? { ...cod, least: toSatang(cod.least), mostOrder: toSatang(cod.mostOrder) } : null,
    })
    .onConflictDoNothing()
}
