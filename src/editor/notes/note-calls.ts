import { callRef } from '@kit/call-gateway'

/** A separate file, so that opening a page does not load the calls of notes. */
export const noteCalls = {
  read: callRef<typeof import('@schemas/editor/calls/editor/notes').call>({ method: 'GET', path: '/api/editor/notes' }),
  site: callRef<typeof import('@schemas/editor/calls/editor/site-notes').call>({
    method: 'GET',
    path: '/api/editor/site-notes',
  }),
  people: callRef<typeof import('@schemas/editor/calls/editor/note-people').call>({
    method: 'GET',
    path: '/api/editor/note-people',
  }),
  write: callRef<typeof import('@schemas/editor/calls/editor/write-note').call>({
    method: 'POST',
    path: '/api/editor/write-note',
  }),
  set: callRef<typeof import('@schemas/editor/calls/editor/set-note').call>({
    method: 'POST',
    path: '/api/editor/set-note',
  }),
  see: callRef<typeof import('@schemas/editor/calls/editor/see-notes').call>({
    method: 'POST',
    path: '/api/editor/see-notes',
  }),
}
