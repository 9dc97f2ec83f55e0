import { call } from '@schemas/api/account/ways'
import { handle } from '../../http/handle'

export const handler = handle(call, ({ services }) => Promise.resolve({ line: services.line !== undefined }))
