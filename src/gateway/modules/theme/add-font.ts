import { call } from '@schemas/api/theme/add-font'
import { handle } from '../../http/handle'
import { describeFont } from '../../themes/describe-font'
import { finishFont } from '../../themes/finish-font'

export const handler = handle(call, async (context) => describeFont(await finishFont(context, context.input.id)))
