import { call as cancelUpload } from '@client/files/calls/share/cancel-upload'
import { call as finishUpload } from '@client/files/calls/share/finish-upload'
import { call as makeFolders } from '@client/files/calls/share/make-folders'
import { call as signParts } from '@client/files/calls/share/sign-parts'
import { call as startUpload } from '@client/files/calls/share/start-upload'
import { call as upload } from '@client/files/calls/share/upload'
import { callGateway } from '../call-gateway'
import { visitOf } from '../share-visit'
import type { UploadedItem, UploadChannel } from './upload-channel'

const calls = {
  start: startUpload,
  sign: signParts,
  state: upload,
  finish: finishUpload,
  cancel: cancelUpload,
  makeFolders,
}

function byLink(code: string): { code: string; visit?: string } {
  const visit = visitOf(code)
  return { code, ...(visit ? { visit } : {}) }
}

export const makeFoldersByLink = (code: string, folder: string, paths: string[]): Promise<unknown> =>
  callGateway(calls.makeFolders, { ...byLink(code), folder, paths })

/**
 * A visitor's upload into a shared folder. The visit is read for every call, because it may have been renewed
 * meanwhile.
 */
export function linkChannel(code: string): UploadChannel<UploadedItem> {
  const by = () => byLink(code)
  return {
    start: ({ named, name, size, type, parent, folders }, signal) =>
      callGateway(
        calls.start,
        { ...by(), ...(named === undefined ? {} : { named }), folder: parent, folders, name, size, type },
        signal,
      ),
    sign: async (id, numbers, signal) => (await callGateway(calls.sign, { ...by(), id, numbers }, signal)).parts,
    state: (id, signal) => callGateway(calls.state, { ...by(), id }, signal),
    finish: ({ id, parts }, signal) => callGateway(calls.finish, { ...by(), id, parts }, signal),
    cancel: (id) => callGateway(calls.cancel, { ...by(), id }),
  }
}
