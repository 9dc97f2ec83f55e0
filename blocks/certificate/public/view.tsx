import { CertificatePdf } from '@areas/learning/ui/certificate-pdf'
import { CertificateFields } from '@areas/learning/ui/certificate-fields'
import { CertificateSheet } from '@areas/learning/ui/certificate-sheet'
import { CertificateStatus } from '@areas/learning/ui/certificate-status'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { publicCertificatePath } from '@areas/learning/ui/lesson-paths'
import { useCertificateAddress } from '@areas/learning/ui/use-certificate-address'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ data }: Props) {
  const t = useT()
  const outcome = data?.found
  const certificate = outcome?.ok ? outcome.value.certificate : undefined
  const address = useCertificateAddress(certificate?.code ?? '')
  const again = (
    <ButtonLink look="secondary" link={{ to: '/certification/find' }}>
      {t(texts.again)}
    </ButtonLink>
  )
  if (!certificate)
    return (
      <EmptyState
        icon="search"
        title={outcome?.ok === false ? outcome.error.message : t(lessonTexts.failed)}
        action={again}
      >
        {outcome?.ok === false && outcome.error.status === 404 ? t(texts.missing) : undefined}
      </EmptyState>
    )
  const { status, reason, replacedBy } = certificate
  return (
    <div className={styles.public}>
      <header className={styles.head}>
        <CertificateStatus status={status} />
        <h1 className={styles.title}>{t(texts.title)}</h1>
        <p className={styles.verdict} data-status={status}>
          {t(texts[status])}
        </p>
        {reason && <p>{t(texts.reason, { reason })}</p>}
        {replacedBy && (
          <p>
            <Link link={{ to: publicCertificatePath(replacedBy) }}>{t(texts.next)}</Link>
          </p>
        )}
      </header>
      <CertificateSheet certificate={certificate} address={address} />
      <p className={styles.soft}>{t(texts.compare)}</p>
      <CertificateFields certificate={certificate} />
      <div className={styles.ways}>
        <CertificatePdf code={certificate.code} />
        {again}
      </div>
    </div>
  )
}
