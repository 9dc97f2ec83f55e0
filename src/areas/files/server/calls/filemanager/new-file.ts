import { and, eq, or, sql } from 'drizzle-orm'
import { call } from '@schemas/files/calls/filemanager/new-file'
import { upload } from '@gateway/db/item-tables'
import { writerOf } from '@gateway/files/access'
import { answerItem } from '@gateway/files/answer'
import { ownUploads } from '@gateway/files/find-upload'
import { finishUpload } from '@gateway/files/finish-upload'
import { withConflictDetails } from '@gateway/files/name-conflict'
import { handle } from '@gateway/call/handle'
import { cleanName } from '@gateway/media/item-names'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { url, name, parent } = context.input
  // The address contains the key; a finished upload is identified by its id only.
  const [found] = await context.tx((db) =>
    db
      .select({ id: upload.id })
      .from(upload)
      .where(and(ownUploads(context), or(eq(upload.id, url), sql`position(${upload.storageKey} IN ${url}) > 0`))),
  )
  const row = await withConflictDetails(
    context,
    finishUpload(context, { id: found?.id ?? url, parts: [], conflict: 'keep-both', name: cleanName(name), parent }),
  )
  return { status: true, itemId: row.id, item: await answerItem(context, row) }
})
