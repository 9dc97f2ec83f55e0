import { call } from '@schemas/api/files/uploads'
import { describeUpload, findOpenUploads } from '../../files/find-upload'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => ({
  uploads: (await context.tx((db) => findOpenUploads(db, context))).map((row) => describeUpload(row)),
}))
