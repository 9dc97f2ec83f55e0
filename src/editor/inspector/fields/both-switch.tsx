import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { setBothLanguages, useBothLanguages } from '../both-languages'
import { Hint } from '../../ui/hint'
import styles from './fields.module.css'

const messages = { both: { en: 'Show all text in both languages', th: 'แสดงทุกข้อความทั้งสองภาษา' } }

/** Shows every text in all of the site's languages, one below the other, here and while editing on the page. */
export function BothSwitch() {
  const t = useT()
  const { locales } = useSpace()
  const isBoth = useBothLanguages((state) => state.isBoth)
  if (locales.length < 2) return null
  return (
    <Hint label={t(messages.both)}>
      <button
        type="button"
        className={styles.language}
        aria-pressed={isBoth}
        aria-label={`TH + EN: ${t(messages.both)}`}
        onClick={() => setBothLanguages(!isBoth)}
      >
        TH + EN
      </button>
    </Hint>
  )
}
