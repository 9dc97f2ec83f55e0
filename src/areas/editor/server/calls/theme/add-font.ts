import { call } from '@schemas/editor/calls/theme/add-font'
import { handle } from '@gateway/call/handle'
import { describeFont } from '@gateway/themes/describe-font'
import { finishFont } from '@gateway/themes/finish-font'

export const handler = handle(call, async (context) => describeFont(await finishFont(context, context.input.id)))
