import { call } from '@schemas/commerce/calls/billing/document-pdf'
import type { DocumentContent } from '@schemas/commerce/entities/document-content'
import { handle } from '@gateway/call/handle'
import { readObject } from '@gateway/files/read-file'
import { contentDisposition } from '@gateway/storage/content-disposition'
import { fileHeaders } from '@gateway/storage/file-headers'
import { busyError } from '@gateway/workers/busy-error'
import { WorkFailed } from '@gateway/workers/work-failed'
import { storePdf, typesetDocument } from '../../billing/document-pdf/stored-pdf'
import { findOwnDocument } from '../../billing/own-document'

const type = 'application/pdf'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const found = await tx((db) => findOwnDocument(context, db, input))
  const issued = { ...found, content: found.content as DocumentContent }
  const name = `${found.number}.pdf`
  try {
    // A document that became void after its file was stored is marked as void.
    const stored =
      found.voidReason === undefined
        ? await readObject(context, { key: await storePdf(context, found.id, issued), type }, name)
        : undefined
    return (
      stored ?? {
        type,
        body: await typesetDocument(context, issued),
        headers: { ...fileHeaders(type), 'content-disposition': contentDisposition('attachment', name) },
      }
    )
  } catch (error) {
    throw error instanceof WorkFailed && error.reason !== 'ended' ? busyError(locale) : error
  }
})
