import { callGateway, callRef } from '../call-gateway'
import { visitOf } from '../share-visit'
import type { UploadedItem, UploadChannel } from './upload-channel'

const calls = {
  start: callRef<typeof import('@schemas/files/calls/share/start-upload').call>({
    method: 'POST',
    path: '/api/share/start-upload',
  }),
  sign: callRef<typeof import('@schemas/files/calls/share/sign-parts').call>({
    method: 'POST',
    path: '/api/share/sign-parts',
  }),
  state: callRef<typeof import('@schemas/files/calls/share/upload').call>({
    method: 'GET',
    path: '/api/share/{code}/upload/{id}',
  }),
  finish: callRef<typeof import('@schemas/files/calls/share/finish-upload').call>({
    method: 'POST',
    path: '/api/share/finish-upload',
  }),
  cancel: callRef<typeof import('@schemas/files/calls/share/cancel-upload').call>({
    method: 'POST',
    path: '/api/share/cancel-upload',
  }),
  makeFolders: callRef<typeof import('@schemas/files/calls/share/make-folders').call>({
    method: 'POST',
    path: '/api/share/make-folders',
  }),
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
