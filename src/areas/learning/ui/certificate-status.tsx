import type { CertificateStatus as Status } from '@schemas/learning/entities/certificate-status'
import type { IconName } from '@schemas/layout/icon-names'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { certificateTexts } from '@schemas/learning/certificate-texts'

const faces: Record<Status, { tone: 'success' | 'warning' | 'danger' | 'neutral'; icon: IconName }> = {
  valid: { tone: 'success', icon: 'shield-check' },
  expired: { tone: 'warning', icon: 'clock' },
  revoked: { tone: 'danger', icon: 'alert-triangle' },
  reissued: { tone: 'neutral', icon: 'refresh' },
}

/** By a message, an icon and a colour. */
export function CertificateStatus({ status }: { status: Status }) {
  const t = useT()
  const { tone, icon } = faces[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(certificateTexts.statuses[status])}
    </Badge>
  )
}
