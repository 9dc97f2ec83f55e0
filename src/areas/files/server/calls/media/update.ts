import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/files/calls/media/update'
import { item } from '@gateway/db/item-tables'
import { site as sites } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { nameFields, siblingKey } from '@gateway/files/names'
import { handle } from '@gateway/call/handle'
import { cleanName, freeName } from '@gateway/media/item-names'
import { describeItem, findItem, type ItemRow } from '@gateway/media/item-rows'
import { mediaError } from '@gateway/media/messages'

export const handler = handle(call, async ({ input, tx, site, session, services, locale }) => {
  const { id, version } = input
  const changed = await tx(async (db) => {
    const before = await findItem(db, id)
    if (!before) throw mediaError('unknown', locale)
    // Only a changed name needs to be free: its own row has the current one.
    const wanted = input.name === undefined ? before.name : cleanName(input.name)
    const name =
      siblingKey(wanted) === before.siblingKey ? wanted : await freeName(db, site.id, before.parentId, wanted)
    const alt = input.alt
      ? (Object.fromEntries(
          Object.entries(input.alt)
            .map(([language, text]) => [language, text?.trim()])
            .filter(([, text]) => text),
        ) as ItemRow['alt'])
      : before.alt
    const focus = input.focus === undefined ? before.focus : input.focus
    const [row] = await db
      .update(item)
      .set({ ...nameFields(name, alt), alt, focus, version: sql`${item.version} + 1`, updatedAt: new Date() })
      .where(and(eq(item.id, id), eq(item.version, version)))
      .returning()
    if (!row) throw mediaError('stale', locale, {}, { item: describeItem(before, locale) })
    // Pages that show the picture include its description.
    if (JSON.stringify(alt) !== JSON.stringify(before.alt))
      await db
        .update(sites)
        .set({ mediaNo: sql`${sites.mediaNo} + 1` })
        .where(eq(sites.siteId, site.id))
    const auditedFields = ({ name: named, alt: altText, focus: point }: ItemRow) => ({
      name: named,
      alt: altText,
      focus: point,
    })
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'update',
      subject: `item:${id}`,
      before: auditedFields(before),
      after: auditedFields(row),
    })
    return { ...row, ownerName: before.ownerName ?? null }
  })
  services.sites.forget()
  return describeItem(changed, locale)
})
