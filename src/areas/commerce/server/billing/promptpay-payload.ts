import { generate } from 'promptparse'
import { isPromptPayAmount, parsePromptPayId } from '@schemas/commerce/promptpay'

const types = { phone: 'MSISDN', tax: 'NATID', ewallet: 'EWALLETID' } as const

/**
 * What the QR of a payment says. The library takes any text as an id and any number as an amount: both are checked
 * before. Undefined for an id or an amount that no bank would take.
 */
export function promptPayPayload(id: string, satang: number): string | undefined {
  const to = parsePromptPayId(id)
  if (!to || !isPromptPayAmount(satang)) return undefined
  return generate.anyId({ type: types[to.kind], target: to.digits, amount: satang / 100 })
}
