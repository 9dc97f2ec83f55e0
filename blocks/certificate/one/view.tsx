import { useState } from 'react'
import { call as listCall } from '@client/learning/calls/certificate/set-listed'
import type { ShownCertificate } from '@schemas/learning/entities/certificate'
import { CertificatePdf } from '@areas/learning/ui/certificate-pdf'
import { CertificateSheet } from '@areas/learning/ui/certificate-sheet'
import { CertificateStatus } from '@areas/learning/ui/certificate-status'
import { certificatesPath, publicCertificatePath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { useCertificateAddress } from '@areas/learning/ui/use-certificate-address'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { PrintFrame } from '@kit/print/print-frame'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { CopyButton } from '@kit/ui/copy-button'
import { showToast } from '@kit/ui/overlay/toasts'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ data }: Props) {
  const t = useT()
  const outcome = data?.opened
  if (!outcome?.ok) return <LoadProblem message={outcome ? outcome.error.message : t(lessonTexts.failed)} />
  const { certificate, own } = outcome.value
  return <One key={certificate.code} certificate={certificate} isOwn={own} />
}

function One({ certificate, isOwn }: { certificate: ShownCertificate; isOwn: boolean }) {
  const t = useT()
  const { code, lesson, status, title } = certificate
  const address = useCertificateAddress(code)
  const [isPrinting, setPrinting] = useState(false)
  const [isListed, setListed] = useState(certificate.listed)
  const list = async (listed: boolean) => {
    setListed(listed)
    try {
      await callGateway(listCall, { code, listed })
    } catch (error) {
      setListed(!listed)
      showToast(error instanceof GatewayError ? error.message : t(lessonTexts.failed), { tone: 'error' })
    }
  }
  const encoded = encodeURIComponent(address)
  return (
    <div className={styles.one}>
      <p>
        <Link link={{ to: certificatesPath(lesson) }}>{t(texts.all)}</Link>
      </p>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <CertificateStatus status={status} />
      </header>
      <CertificateSheet certificate={certificate} address={address} />
      <div className={styles.ways}>
        <Button look="primary" icon="printer" onClick={() => setPrinting(true)}>
          {t(texts.print)}
        </Button>
        <CertificatePdf code={code} />
        <ButtonLink look="secondary" icon="world" link={{ to: publicCertificatePath(code) }}>
          {t(texts.public)}
        </ButtonLink>
      </div>
      <div role="group" aria-label={t(texts.share)} className={styles.ways}>
        <CopyButton text={address} label={t(texts.copy)} />
        <ButtonLink
          look="secondary"
          icon="brand-line"
          link={{ to: `https://social-plugins.line.me/lineit/share?url=${encoded}`, external: true, newTab: true }}
        >
          {t(texts.line)}
        </ButtonLink>
        <ButtonLink
          look="secondary"
          icon="share"
          link={{ to: `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`, external: true, newTab: true }}
        >
          {t(texts.linkedin)}
        </ButtonLink>
      </div>
      {isOwn && (
        <Checkbox
          label={t(texts.listed)}
          hint={t(texts.listedHint)}
          checked={isListed}
          onChange={({ currentTarget: { checked } }) => void list(checked)}
        />
      )}
      {isOwn && (
        <p>
          <Link link={{ to: '/user/message' }}>{t(texts.correct)}</Link>
        </p>
      )}
      {isPrinting && (
        <PrintFrame paper="a4" onDone={() => setPrinting(false)}>
          <CertificateSheet certificate={certificate} address={address} />
        </PrintFrame>
      )}
    </div>
  )
}
