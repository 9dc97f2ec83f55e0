export { call as updateCall } from '@client/account/calls/account/update-profile'
export { call as noteMailsCall } from '@client/account/calls/account/set-note-mails'
export { call as avatarCall } from '@client/account/calls/account/set-avatar'
