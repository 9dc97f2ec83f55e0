import { useState } from 'react'
import { paperTexts } from '@schemas/commerce/document/paper-texts'
import type { DocumentContent } from '@schemas/commerce/entities/document-content'
import { call as documentCall } from '@client/commerce/calls/billing/document'
import { call as pdfCall } from '@client/commerce/calls/billing/document-pdf'
import { downloadFile } from '@kit/download-file'
import { PrintFrame } from '@kit/print/print-frame'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { showToast } from '@kit/ui/overlay/toasts'
import { useCall } from '@kit/use-call'
import { DocumentPaper } from './document-paper'
import { documentTexts as texts } from './document-texts'

type Props = { document: string; token: string | undefined; onClose: () => void }

/** A document to read and to print on A4. What it says was frozen when it was made. */
export function DocumentSheet({ document, token, onClose }: Props) {
  const t = useT()
  const input = { document, ...(token ? { token } : {}) }
  const { data, error, refetch } = useCall(documentCall, input)
  const [isPrinting, setPrinting] = useState(false)
  const paper = data && <DocumentPaper {...data} content={data.content as DocumentContent} />
  return (
    <Modal
      title={data ? t(paperTexts.kinds[data.kind]) : t(texts.documents)}
      onClose={onClose}
      foot={
        data && (
          <>
            <ActionButton
              look="secondary"
              icon="file-download"
              onAction={() => downloadFile(pdfCall, input)}
              onError={(problem) =>
                showToast(problem instanceof Error ? problem.message : t(texts.failed), { tone: 'error' })
              }
            >
              {t(texts.pdf)}
            </ActionButton>
            <Button icon="printer" onClick={() => setPrinting(true)}>
              {t(texts.print)}
            </Button>
          </>
        )
      }
    >
      <ListState
        isLoading={!data && !error}
        error={error?.message}
        failed={t(texts.failed)}
        onRetry={() => void refetch()}
      >
        {() => paper}
      </ListState>
      {isPrinting && (
        <PrintFrame paper="a4" onDone={() => setPrinting(false)}>
          {paper}
        </PrintFrame>
      )}
    </Modal>
  )
}
