import { call as pdfCall } from '@client/learning/calls/certificate/pdf'
import { downloadFile } from '@kit/download-file'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { showToast } from '@kit/ui/overlay/toasts'
import { lessonTexts } from './lesson-texts'

const text = { en: 'Download PDF', th: 'ดาวน์โหลด PDF' }

/** Downloads a certificate as the gateway typesets it. */
export function CertificatePdf({ code }: { code: string }) {
  const t = useT()
  return (
    <ActionButton
      look="secondary"
      icon="file-download"
      onAction={() => downloadFile(pdfCall, { code })}
      onError={(problem) =>
        showToast(problem instanceof Error ? problem.message : t(lessonTexts.failed), { tone: 'error' })
      }
    >
      {t(text)}
    </ActionButton>
  )
}
