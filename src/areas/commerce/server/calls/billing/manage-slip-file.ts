import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/manage-slip-file'
import { handle } from '@gateway/call/handle'
import { item } from '@gateway/db/item-tables'
import { readFile } from '@gateway/files/read-file'
import { shopError } from '../../messages'
import { paymentSlip } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const [row] = await tx((db) =>
    db
      .select({ item })
      .from(paymentSlip)
      .innerJoin(item, and(eq(item.siteId, paymentSlip.siteId), eq(item.id, paymentSlip.fileId)))
      .where(eq(paymentSlip.id, input.slip)),
  )
  if (!row) throw shopError('unknownSlip', locale)
  const file = await readFile(context, row.item, { isPublic: false }, { inline: true })
  if (!file) throw shopError('slipFileGone', locale)
  return file
})
