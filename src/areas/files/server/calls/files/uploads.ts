import { call } from '@schemas/files/calls/files/uploads'
import { describeUpload, findOpenUploads } from '@gateway/files/find-upload'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => ({
  uploads: (await context.tx((db) => findOpenUploads(db, context))).map((row) => describeUpload(row)),
}))
