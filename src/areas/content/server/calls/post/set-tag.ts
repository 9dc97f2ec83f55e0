import { sql } from 'drizzle-orm'
import { call } from '@schemas/content/calls/post/set-tag'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { site as siteTable } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { forgetPages } from '../../domain/live-row'
import { postMessages } from '../../domain/messages'
import { isTag } from '../../domain/tags'

export const handler = handle(call, async (context) => {
  const { input, site, locale, services } = context
  const { tag } = input
  await context.tx(async (db) => {
    if (!(await isTag(db, tag))) throw new CallError('not_found', postMessages.noTag[locale])
    const name = Object.fromEntries(Object.entries(input.name).filter(([, text]) => text))
    const [row] = await db.select({ space: siteTable.space }).from(siteTable).for('update')
    const { [tag]: before, ...others } = row?.space.topics ?? {}
    const topics = { ...others, ...(Object.keys(name).length > 0 ? { [tag]: name } : {}) }
    await db.update(siteTable).set({
      space: sql`jsonb_set(${siteTable.space}, '{topics}', ${JSON.stringify(topics)}::jsonb)`,
    })
    await forgetPages(db)
    await recordAudit(db, {
      site: site.id,
      person: ownPerson(context).id,
      action: 'post-tag',
      subject: `post-tag:${tag}`,
      before: { name: before ?? null },
      after: { name },
    })
  })
  services.sites.forget()
  return { tag }
})
