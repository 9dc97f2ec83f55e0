import { call } from '@schemas/hora/calls/hora/convert'
import { handle } from '@gateway/call/handle'
import { convert } from '../../answers/conversion'
import { readValue } from '../../requests/read-value'
import { withRefusals } from '../../requests/refusal'

const at = { 'no-such-date': 'value', 'unsupported-date': 'value', 'be-2483': 'value' }

export const handler = handle(call, ({ input: { from, value }, locale }) =>
  Promise.resolve(withRefusals({ locale, at }, () => convert(readValue(from, value), locale))),
)
