import { usePlaced } from '../canvas/placed'
import { tintOf } from './initials'
import { type Other, usePresence } from '../state/presence-store'
import styles from './presence.module.css'

/** Outlines on the canvas around parts that others have selected, with their names. */
export function HeldByOthers() {
  const holders = usePresence((state) => state.holders)
  return [...holders].map(([id, others]) => <Held key={id} id={id} others={others} />)
}

function Held({ id, others }: { id: string; others: readonly Other[] }) {
  const { node, element } = usePlaced(id)
  if (!node) return null
  return (
    <div ref={element} className={styles.held} data-tint={tintOf(others[0]?.tab ?? '')} data-held={id}>
      <span className={styles.holder}>{others.map(({ name }) => name).join(', ')}</span>
    </div>
  )
}
