import { useT } from '@kit/t'
import { ActionButton, ActionLink } from './action-button'
import styles from './opening.module.css'
import { Waiting } from './waiting'

const words = {
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  back: { en: 'Back to the page', th: 'กลับไปที่หน้าเว็บ' },
}

/** A screen of the builder whose content is on its way. */
export function OpeningNote({ said }: { said: string }) {
  return (
    <div className={styles.screen} role="status">
      <Waiting size={22} />
      <p>{said}</p>
    </div>
  )
}

/** A screen of the builder whose content did not come: why, once more, or back. */
export function NotOpened({ title, message, path, onAgain }: { title: string; message: string; path: string; onAgain: () => void }) {
  const t = useT()
  return (
    <div className={styles.screen} role="alert">
      <h1>{title}</h1>
      <p>{message}</p>
      <ActionButton onClick={onAgain}>{t(words.again)}</ActionButton>
      <ActionLink look="default" href={path}>
        {t(words.back)}
      </ActionLink>
    </div>
  )
}
