import { callRef } from '@kit/call-gateway'

export const threadsCall = callRef<typeof import('@schemas/api/message/threads').call>({
  method: 'GET',
  path: '/api/message/threads',
})
export const threadCall = callRef<typeof import('@schemas/api/message/thread').call>({
  method: 'GET',
  path: '/api/message/thread',
})
export const peopleCall = callRef<typeof import('@schemas/api/message/people').call>({
  method: 'GET',
  path: '/api/message/people',
})
export const sendCall = callRef<typeof import('@schemas/api/message/send').call>({
  method: 'POST',
  path: '/api/message/send',
})
export const readCall = callRef<typeof import('@schemas/api/message/read').call>({
  method: 'POST',
  path: '/api/message/read',
})
