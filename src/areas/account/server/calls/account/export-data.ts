import { Readable } from 'node:stream'
import { call } from '@schemas/account/calls/account/export-data'
import { ownPerson } from '@gateway/auth/own-person'
import { personalData } from '@gateway/auth/personal-data'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { jsonPieces } from '@gateway/json/json-pieces'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const { id } = ownPerson(context)
  const { tx, site } = context
  const data = await tx(async (db) => {
    const parts: Record<string, unknown> = {}
    for (const [name, { read }] of Object.entries(personalData)) parts[name] = await read(db, id)
    await recordAudit(db, { site: site.id, person: id, action: 'export-data', subject: `person:${id}` })
    return parts
  })
  const day = new Date().toISOString().slice(0, 10)
  return {
    type: 'application/json; charset=utf-8',
    body: Readable.from(jsonPieces({ site: site.id, madeAt: new Date().toISOString(), ...data }, 2), {
      objectMode: false,
    }),
    headers: { 'content-disposition': `attachment; filename="my-data-${day}.json"` },
  }
})
