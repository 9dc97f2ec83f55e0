import { eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { site } from '@gateway/db/tables'
import type { CommerceSettings } from '../orders/settings'
import { issuer } from '../tables'

export type Issuer = typeof issuer.$inferSelect

/** Who issues a site's documents: as its settings say, else one that bears its name and is not registered for VAT. */
export async function ensureIssuer(tx: Db, siteId: string, settings: CommerceSettings): Promise<Issuer> {
  const id = settings.issuerId ?? 'main'
  const [row] = await tx.select().from(issuer).where(eq(issuer.id, id))
  if (row) return row
  const [own] = await tx.select({ name: site.name }).from(site).where(eq(site.siteId, siteId))
  const name = own?.name ?? siteId
  const legalName = typeof name === 'string' ? { th: name, en: name } : name
  await tx
    .insert(issuer)
    .values({ siteId, id, legalName, address: { th: '', en: '' } })
    .onConflictDoNothing()
  const [made] = await tx.select().from(issuer).where(eq(issuer.id, id))
  if (!made) throw new Error('The issuer was not made.')
  return made
}

export const isVatRegistered = ({ vatFrom }: Pick<Issuer, 'vatFrom'>, day: string): boolean =>
  vatFrom !== null && vatFrom <= day
