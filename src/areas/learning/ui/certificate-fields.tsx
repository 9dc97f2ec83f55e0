import type { ShownCertificate } from '@schemas/learning/entities/certificate'
import { showCode } from '@schemas/learning/rules/certificate-code'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate, formatDuration, formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import styles from './certificate-fields.module.css'
import { certificateTexts as texts } from '@schemas/learning/certificate-texts'

/** Every field that a certificate prints, as text: what differs on a copy is not from here. */
export function CertificateFields({ certificate }: { certificate: ShownCertificate }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { name, title, minutes, score, issuedAt, expiresAt, code, issuer, heading, statement, signatures } = certificate
  const date = (moment: string) => formatDate(moment, locale, { style: 'long', timeZone })
  const rows: [label: { en: string; th: string }, value: string][] = [
    [texts.name, name],
    [texts.lesson, title],
    ...(minutes > 0 ? [[texts.length, formatDuration(minutes * 60, locale)] as [typeof texts.length, string]] : []),
    ...(score === undefined
      ? []
      : [[texts.score, `${formatNumber(Math.round(score / 100), locale)} %`] as [typeof texts.score, string]]),
    [texts.issued, date(issuedAt)],
    ...(expiresAt ? [[texts.expires, date(expiresAt)] as [typeof texts.expires, string]] : []),
    [texts.issuer, issuer],
    [texts.heading, heading],
    [texts.statement, statement],
    ...signatures.map((each): [typeof texts.signed, string] => [
      texts.signed,
      [each.name, each.role].filter(Boolean).join(', '),
    ]),
    [texts.code, showCode(code)],
  ]
  return (
    <dl className={styles.fields}>
      {rows.map(([label, value]) => (
        <div key={`${label.en} ${value}`}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
