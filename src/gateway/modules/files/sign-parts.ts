import { call } from '@schemas/api/files/sign-parts'
import { signParts } from '../../files/sign-parts'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => ({ parts: await signParts(context, context.input) }))
