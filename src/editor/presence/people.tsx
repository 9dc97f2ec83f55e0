import { useT } from '@kit/t'
import { lazyPart } from '../ui/lazy-part'
import { useMenu } from '../ui/use-menu'
import { PersonMark } from './person-mark'
import { type Other, usePresence } from '../state/presence-store'
import styles from './presence.module.css'

const PeopleMenu = lazyPart(async () => (await import('./people-menu')).PeopleMenu)

const messages = {
  here: { en: 'On this page too', th: 'อยู่ในหน้านี้ด้วย' },
  you: { en: '{name} (you, in another tab)', th: '{name} (คุณ ในแท็บอื่น)' },
}
/** Most circles in the bar; the list behind them has everyone. */
const maxShown = 3

/** Who else has the document open; each circle jumps to the part they have selected. */
export function People() {
  const t = useT()
  const others = usePresence((state) => state.others)
  const { at, close, target } = useMenu('end')
  const [first] = others
  if (!first) return null
  const nameOf = ({ name, isYou }: Other) => (isYou ? t(messages.you, { name }) : name)
  return (
    <>
      <button
        type="button"
        {...target}
        className={styles.people}
        aria-label={`${t(messages.here)}: ${others.map(nameOf).join(', ')}`}
        title={others.map(nameOf).join(', ')}
      >
        {others.slice(0, maxShown).map((other) => (
          <PersonMark key={other.tab} other={other} />
        ))}
        {others.length > maxShown && <span className={styles.rest} data-count={`+${others.length - maxShown}`} />}
        {others.length === 1 && <span className={styles.name}>{first.name}</span>}
      </button>
      {at && (
        <PeopleMenu
          at={at}
          label={t(messages.here)}
          people={others.map((other) => ({ other, name: nameOf(other) }))}
          onClose={close}
        />
      )}
    </>
  )
}
