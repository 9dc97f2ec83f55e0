import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/learning/calls/certificate/pdf'
import { showCode } from '@schemas/learning/rules/certificate-code'
import { handle } from '@gateway/call/handle'
import { siteOrigin } from '@gateway/mail/site-origin'
import { answerPdf } from '@gateway/pdf/keep-pdf'
import { certificatePdf } from '../../certificate-tables'
import { printCertificate } from '../../domain/certificate/pdf/print-certificate'
import { byCode, showCertificates } from '../../domain/certificate/show'
import { lessonError } from '../../domain/messages'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const { input, site, locale, services, origin } = context
  const found = await asReader(context, async (reader) => {
    const row = await byCode(reader, input.code)
    const [shown] = row ? await showCertificates(reader, [row]) : []
    return row && shown && { id: row.id, shown }
  })
  if (!found) throw lessonError('unknownCertificate', locale)
  const { id, shown } = found
  const where = and(eq(certificatePdf.certificateId, id), eq(certificatePdf.locale, locale))
  return answerPdf(context, {
    typesetting: printCertificate(shown, {
      locale,
      timeZone: site.space.timeZone,
      address: `${siteOrigin(services.settings, site, origin)}/lesson/certification/public/${shown.code}`,
    }),
    name: `${showCode(shown.code)}.pdf`,
    keep:
      shown.status === 'valid'
        ? {
            folder: `certificates/${id}`,
            find: async (db) =>
              (await db.select({ key: certificatePdf.storageKey }).from(certificatePdf).where(where))[0]?.key,
            note: (db, { key, sha256 }) =>
              db
                .insert(certificatePdf)
                .values({ siteId: site.id, certificateId: id, locale, storageKey: key, sha256 })
                .onConflictDoNothing(),
          }
        : undefined,
  })
})
