import { renderSVG } from 'uqr'
import type { ShownCertificate } from '@schemas/learning/entities/certificate'
import { certificateTexts as texts } from '@schemas/learning/certificate-texts'
import { showCode } from '@schemas/learning/rules/certificate-code'
import type { Locale } from '@schemas/layout/locale'
import { dayIn } from '@schemas/zoned-parts'
import type { Typesetting } from '@gateway/pdf/typeset.job'
import { formatDay } from '@gateway/text/local-date'
import template from './certificate.typ?raw'

type Circumstances = { locale: Locale; timeZone: string; address: string }

/** What is printed is what the public page shows, field by field. */
export function printCertificate(shown: ShownCertificate, { locale, timeZone, address }: Circumstances): Typesetting {
  const { code, status, name, minutes, score, signatures, issuedAt, expiresAt } = shown
  const date = (moment: string) => formatDay(dayIn(new Date(moment).getTime(), timeZone), locale)
  const facts = [
    ...(minutes > 0 ? [`${texts.length[locale]} ${hours(minutes, locale)}`] : []),
    ...(score === undefined ? [] : [`${texts.score[locale]} ${Math.round(score / 100)} %`]),
  ]
  return {
    template,
    data: {
      lang: locale,
      template: shown.template,
      colour: shown.colour,
      issuer: shown.issuer,
      heading: shown.heading,
      name,
      long: Array.from(new Intl.Segmenter(locale).segment(name)).length > 40,
      statement: shown.statement,
      title: shown.title,
      facts: facts.join(' · '),
      signatures: [
        ...signatures,
        {
          name: date(issuedAt),
          role: expiresAt ? `${texts.expires[locale]} ${date(expiresAt)}` : texts.issued[locale],
        },
      ],
      qr: renderSVG(address, { ecc: 'M', border: 2 }),
      code: showCode(code),
      verify: texts.verifyAt[locale].replace('{address}', address.replace(/^https?:\/\//, '')),
      ...(status === 'valid' ? {} : { banner: texts.statuses[status][locale] }),
    },
  }
}

function hours(minutes: number, locale: Locale): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts =
    locale === 'th'
      ? [...(whole > 0 ? [`${whole} ชม.`] : []), ...(rest > 0 ? [`${rest} นาที`] : [])]
      : [...(whole > 0 ? [`${whole} hr`] : []), ...(rest > 0 ? [`${rest} min`] : [])]
  return parts.join(' ')
}
