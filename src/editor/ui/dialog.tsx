import { Modal, type ModalRootProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { useBackCloses } from './use-back-closes'
import { useFocusBack } from './use-focus-back'
import styles from './dialog.module.css'

const close = { en: 'Close', th: 'ปิด' }

type Props = Pick<ModalRootProps, 'size' | 'fullScreen' | 'closeOnClickOutside' | 'closeOnEscape'> & {
  title: ReactNode
  onClose: () => void
  /** Shown beside the title. */ tools?: ReactNode
  children: ReactNode
}

/** A dialog of the builder. The library's own has a `header` element that screen readers mistake for the page's. */
export function Dialog({ title, onClose, tools, children, ...size }: Props) {
  const t = useT()
  useFocusBack()
  useBackCloses(onClose)
  return (
    <Modal.Root opened onClose={onClose} centered lockScroll={false} {...size}>
      <Modal.Overlay />
      <Modal.Content className={size.fullScreen ? styles.full : undefined}>
        <div className={styles.head}>
          <Modal.Title fz="md" fw={600} lh={1.4}>
            {title}
          </Modal.Title>
          {tools}
          <Modal.CloseButton aria-label={t(close)} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
