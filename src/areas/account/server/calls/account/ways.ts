import { call } from '@schemas/account/calls/account/ways'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, ({ services }) => Promise.resolve({ line: services.line !== undefined }))
