import { callRef } from '../call-gateway'

/** Upload calls, each declared once. */
export const uploadCalls = {
  start: callRef<typeof import('@schemas/files/calls/files/start-upload').call>({
    method: 'POST',
    path: '/api/files/start-upload',
  }),
  sign: callRef<typeof import('@schemas/files/calls/files/sign-parts').call>({
    method: 'POST',
    path: '/api/files/sign-parts',
  }),
  state: callRef<typeof import('@schemas/files/calls/files/upload').call>({
    method: 'GET',
    path: '/api/files/upload/{id}',
  }),
  finish: callRef<typeof import('@schemas/files/calls/files/finish-upload').call>({
    method: 'POST',
    path: '/api/files/finish-upload',
  }),
  join: callRef<typeof import('@schemas/files/calls/files/join-parts').call>({
    method: 'POST',
    path: '/api/files/join-parts',
  }),
  cancel: callRef<typeof import('@schemas/files/calls/files/cancel-upload').call>({
    method: 'POST',
    path: '/api/files/cancel-upload',
  }),
  makeFolders: callRef<typeof import('@schemas/files/calls/files/make-folders').call>({
    method: 'POST',
    path: '/api/files/make-folders',
  }),
}
