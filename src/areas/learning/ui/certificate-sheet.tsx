import type { ShownCertificate } from '@schemas/learning/entities/certificate'
import { showCode } from '@schemas/learning/rules/certificate-code'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate, formatDuration, formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { QrCode } from '@kit/ui/qr/qr-code'
import styles from './certificate-sheet.module.css'
import { certificateTexts as texts } from '@schemas/learning/certificate-texts'

type Props = {
  certificate: ShownCertificate
  /** The address of its public page, with the host. */
  address: string
}

/** A certificate as it is printed. Its parts have fixed places and names wrap, so that nothing overlaps. */
export function CertificateSheet({ certificate, address }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { template, colour, issuer, heading, statement, name, title, minutes, score, signatures } = certificate
  const date = (moment: string) => formatDate(moment, locale, { style: 'long', timeZone })
  const facts = [
    ...(minutes > 0 ? [`${t(texts.length)} ${formatDuration(minutes * 60, locale)}`] : []),
    ...(score === undefined ? [] : [`${t(texts.score)} ${formatNumber(Math.round(score / 100), locale)} %`]),
  ]
  return (
    <div className={styles.frame}>
      <article className={styles.sheet} data-template={template} style={{ '--ink': colour } as never}>
        <p className={styles.issuer}>{issuer}</p>
        <p className={styles.heading}>{heading}</p>
        <p className={styles.name} data-long={name.length > 40 ? '' : undefined}>
          {name}
        </p>
        <p className={styles.statement}>{statement}</p>
        <p className={styles.title}>{title}</p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <div className={styles.foot}>
          <div className={styles.signatures}>
            {signatures.map((each) => (
              <p key={each.name} className={styles.signature}>
                <span>{each.name}</span>
                {each.role && <span>{each.role}</span>}
              </p>
            ))}
            <p className={styles.signature}>
              <span>{date(certificate.issuedAt)}</span>
              <span>
                {certificate.expiresAt ? `${t(texts.expires)} ${date(certificate.expiresAt)}` : t(texts.issued)}
              </span>
            </p>
          </div>
          <QrCode text={address} label={t(texts.scanToVerify)} className={styles.qr} />
        </div>
        <p className={styles.code}>
          {showCode(certificate.code)} · {t(texts.verifyAt, { address: address.replace(/^https?:\/\//, '') })}
        </p>
      </article>
    </div>
  )
}
