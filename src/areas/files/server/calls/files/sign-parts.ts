import { call } from '@schemas/files/calls/files/sign-parts'
import { signParts } from '@gateway/files/sign-parts'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => ({ parts: await signParts(context, context.input) }))
