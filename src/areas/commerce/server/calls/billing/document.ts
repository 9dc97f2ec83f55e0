import { call } from '@schemas/commerce/calls/billing/document'
import { handle } from '@gateway/call/handle'
import { findOwnDocument } from '../../billing/own-document'

export const handler = handle(call, async (context) => {
  const found = await context.tx((db) => findOwnDocument(context, db, context.input))
  const { id, kind, number, issuedOn, content, voidReason, buyerTaxId } = found
  return {
    id,
    kind,
    number,
    issuedOn,
    isVoid: voidReason !== undefined,
    ...(voidReason === undefined ? {} : { voidReason }),
    content,
    ...(buyerTaxId === undefined ? {} : { buyerTaxId }),
  }
})
