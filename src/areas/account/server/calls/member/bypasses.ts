import { call } from '@schemas/account/calls/member/bypasses'
import { openBypasses } from '@gateway/auth/bypass'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ tx }) => ({ links: await tx((db) => openBypasses(db)) }))
