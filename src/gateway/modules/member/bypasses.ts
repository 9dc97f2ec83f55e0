import { call } from '@schemas/api/member/bypasses'
import { openBypasses } from '../../auth/bypass'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ tx }) => ({ links: await tx((db) => openBypasses(db)) }))
