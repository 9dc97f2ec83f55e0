import { Modal, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import { useBackCloses } from '../ui/use-back-closes'
import { useFocusBack } from '../ui/use-focus-back'
import { AltTextsDialog } from './alt-texts-dialog'
import styles from './media.module.css'
import type { PickRequest } from './pick-image'
import { PickerBody } from './picker-body'
import { PickerDetails } from './picker-details'
import { PickerFooter } from './picker-footer'
import { PickerTools } from './picker-tools'
import { refuseUnread } from './upload-queue'
import { usePicker } from './use-picker'

const messages = {
  title: { image: { en: 'Choose a picture', th: 'เลือกรูปภาพ' }, file: { en: 'Choose a file', th: 'เลือกไฟล์' } },
  titleMany: { image: { en: 'Choose pictures', th: 'เลือกรูปภาพ' }, file: { en: 'Choose files', th: 'เลือกไฟล์' } },
  drop: { en: 'Drop files here', th: 'วางไฟล์ที่นี่' },
  close: { en: 'Close', th: 'ปิด' },
}

type Props = {
  request: PickRequest
  /** Closes the picker; the request is resolved by then. */ onClose: () => void
}

/** Dialog to choose, upload and describe a picture or file. */
export function MediaPicker({ request, onClose }: Props) {
  const t = useT()
  useFocusBack()
  const isNarrow = useMediaQuery('(max-width: 700px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [isFilling, setFilling] = useState(false)
  const { list, picked, panes, announced, send, press, choose, answer, cancel } = usePicker(request, isNarrow, onClose)
  const { isOver, handlers } = useIncomingFiles(({ files, unread }) => {
    send(files.map(({ file }) => file))
    refuseUnread(unread)
  })
  useBackCloses(cancel)
  const { browse, isAtDetails } = panes
  const titles = picked.several ? messages.titleMany : messages.title
  return (
    <Modal.Root
      opened
      centered
      lockScroll={false}
      closeOnEscape={!isFilling}
      onClose={cancel}
      size="min(1080px, 94vw)"
      fullScreen={isNarrow}
      padding={0}
      classNames={{ content: styles.dialog ?? '', header: styles.header ?? '', body: styles.body ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content {...handlers}>
        {/* A header outside a section counts as a second banner of the page. */}
        <Modal.Header px="md" py="xs" role="none">
          <Modal.Title fw={600}>{t(titles[request.kind])}</Modal.Title>
          <Modal.CloseButton aria-label={t(messages.close)} />
        </Modal.Header>
        <Modal.Body data-looking={isAtDetails}>
          <div ref={browse} className={styles.browse}>
            <PickerTools {...{ request, list, isNarrow }} onFiles={send} onFillIn={() => setFilling(true)} />
            <PickerBody kind={request.kind} {...{ list, picked }} onPress={press} onUse={answer} />
          </div>
          <PickerDetails {...{ list, picked, panes }} onChoose={choose} />
        </Modal.Body>
        <PickerFooter
          request={request}
          several={picked.several}
          canUse={picked.usable.length > 0}
          onUse={() => answer(picked.usable)}
          onCancel={cancel}
        />
        {isFilling && <AltTextsDialog onClose={() => setFilling(false)} />}
        {isOver && (
          <div className={styles.over} aria-hidden>
            <IconPhotoUp size={42} stroke={1.25} />
            {t(messages.drop)}
          </div>
        )}
        <VisuallyHidden role="status" aria-live="polite">
          {announced}
        </VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  )
}
