import { callRef } from '@kit/call-gateway'

export const threadsCall = callRef<typeof import('@schemas/messages/calls/message/threads').call>({
  method: 'GET',
  path: '/api/message/threads',
})
export const threadCall = callRef<typeof import('@schemas/messages/calls/message/thread').call>({
  method: 'GET',
  path: '/api/message/thread',
})
export const peopleCall = callRef<typeof import('@schemas/messages/calls/message/people').call>({
  method: 'GET',
  path: '/api/message/people',
})
export const sendCall = callRef<typeof import('@schemas/messages/calls/message/send').call>({
  method: 'POST',
  path: '/api/message/send',
})
export const readCall = callRef<typeof import('@schemas/messages/calls/message/read').call>({
  method: 'POST',
  path: '/api/message/read',
})
