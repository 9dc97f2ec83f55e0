import { call } from '@schemas/files/calls/share/log'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import { fileOperation } from '@gateway/files/file-operation'
import { handle } from '@gateway/call/handle'
import { readAccess } from '../../domain/shares/access-log'
import { findOwn } from '../../domain/shares/find-own'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const { id, cursor } = context.input
    await findOwn(fileOperation(db, context), id)
    const { rows, hasMore } = await readAccess(db, id, cursor === undefined ? undefined : decodeCursor(cursor))
    const last = rows.at(-1)?.line
    return {
      entries: rows.map(({ line, by }) => ({
        id: line.id,
        at: line.at.toISOString(),
        act: line.act,
        name: line.name,
        address: line.address,
        userAgent: line.userAgent,
        by: by ? `${by.firstname} ${by.lastname}`.trim() : null,
        times: line.times,
      })),
      next: hasMore && last ? encodeCursor({ at: last.at, id: last.id }) : null,
    }
  }),
)
