import { sql } from 'drizzle-orm'
import { call } from '@schemas/content/calls/post/set-addresses'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { site as siteTable } from '@gateway/db/tables'
import { forgetPages } from '../../domain/live-row'

export const handler = handle(call, async (context) => {
  const { input, site, services } = context
  await context.tx(async (db) => {
    const [row] = await db.select({ space: siteTable.space }).from(siteTable).for('update')
    const before = row?.space.blog?.addresses ?? 'category'
    if (before === input.addresses) return
    await db.update(siteTable).set({
      space: sql`jsonb_set(${siteTable.space}, '{blog}', ${JSON.stringify({ addresses: input.addresses })}::jsonb)`,
    })
    await forgetPages(db)
    await recordAudit(db, {
      site: site.id,
      person: ownPerson(context).id,
      action: 'post-addresses',
      subject: `site:${site.id}`,
      before: { addresses: before },
      after: { addresses: input.addresses },
    })
  })
  services.sites.forget()
  return { addresses: input.addresses }
})
