import { call as cancelUpload } from '@client/files/calls/files/cancel-upload'
import { call as finishUpload } from '@client/files/calls/files/finish-upload'
import { call as joinParts } from '@client/files/calls/files/join-parts'
import { call as makeFolders } from '@client/files/calls/files/make-folders'
import { call as signParts } from '@client/files/calls/files/sign-parts'
import { call as startUpload } from '@client/files/calls/files/start-upload'
import { call as upload } from '@client/files/calls/files/upload'

/** Upload calls, each declared once. */
export const uploadCalls = {
  start: startUpload,
  sign: signParts,
  state: upload,
  finish: finishUpload,
  join: joinParts,
  cancel: cancelUpload,
  makeFolders,
}
