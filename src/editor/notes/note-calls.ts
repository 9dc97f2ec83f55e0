import { callRef } from '@kit/call-gateway'

/** A separate file, so that opening a page does not load the calls of notes. */
export const noteCalls = {
  read: callRef<typeof import('@schemas/api/editor/notes').call>({ method: 'GET', path: '/api/editor/notes' }),
  site: callRef<typeof import('@schemas/api/editor/site-notes').call>({
    method: 'GET',
    path: '/api/editor/site-notes',
  }),
  people: callRef<typeof import('@schemas/api/editor/note-people').call>({
    method: 'GET',
    path: '/api/editor/note-people',
  }),
  write: callRef<typeof import('@schemas/api/editor/write-note').call>({
    method: 'POST',
    path: '/api/editor/write-note',
  }),
  set: callRef<typeof import('@schemas/api/editor/set-note').call>({ method: 'POST', path: '/api/editor/set-note' }),
  see: callRef<typeof import('@schemas/api/editor/see-notes').call>({ method: 'POST', path: '/api/editor/see-notes' }),
}
