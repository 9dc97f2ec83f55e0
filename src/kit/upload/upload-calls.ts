import { callRef } from '../call-gateway'

/** Upload calls, each declared once. */
export const uploadCalls = {
  start: callRef<typeof import('@schemas/api/files/start-upload').call>({
    method: 'POST',
    path: '/api/files/start-upload',
  }),
  sign: callRef<typeof import('@schemas/api/files/sign-parts').call>({ method: 'POST', path: '/api/files/sign-parts' }),
  state: callRef<typeof import('@schemas/api/files/upload').call>({ method: 'GET', path: '/api/files/upload/{id}' }),
  finish: callRef<typeof import('@schemas/api/files/finish-upload').call>({
    method: 'POST',
    path: '/api/files/finish-upload',
  }),
  join: callRef<typeof import('@schemas/api/files/join-parts').call>({ method: 'POST', path: '/api/files/join-parts' }),
  cancel: callRef<typeof import('@schemas/api/files/cancel-upload').call>({
    method: 'POST',
    path: '/api/files/cancel-upload',
  }),
  makeFolders: callRef<typeof import('@schemas/api/files/make-folders').call>({
    method: 'POST',
    path: '/api/files/make-folders',
  }),
}
