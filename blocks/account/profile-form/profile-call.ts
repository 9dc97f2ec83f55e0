import { callRef } from '@kit/call-gateway'

export const updateCall = callRef<typeof import('@schemas/account/calls/account/update-profile').call>({
  method: 'POST',
  path: '/account/update-profile',
})
export const noteMailsCall = callRef<typeof import('@schemas/account/calls/account/set-note-mails').call>({
  method: 'POST',
  path: '/account/set-note-mails',
})
export const avatarCall = callRef<typeof import('@schemas/account/calls/account/set-avatar').call>({
  method: 'POST',
  path: '/account/set-avatar',
})
