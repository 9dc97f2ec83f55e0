import { type ReactNode, useState } from 'react'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import styles from './desk.module.css'
import { deskTexts } from './desk-texts'

type Props = {
  title: string
  isReady: boolean
  onSave: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A short form in a dialog: it closes once it is stored, and otherwise says why not. */
export function FormModal({ title, isReady, onSave, onClose, children }: Props) {
  const t = useT()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await onSave()
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
      setBusy(false)
    }
  }
  return (
    <Modal
      title={title}
      onClose={onClose}
      foot={
        <Button disabled={!isReady || isBusy} onClick={() => void save()}>
          {t(deskTexts.save)}
        </Button>
      }
    >
      <div className={styles.form}>
        {children}
        {problem && <p role="alert">{problem}</p>}
      </div>
    </Modal>
  )
}
