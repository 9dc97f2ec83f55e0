import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { texts } from './texts'
import styles from './view.module.css'

const waitSeconds = 5

/** The next part begins in five seconds, unless someone says otherwise. */
export function NextPart({ title, onGo }: { title: string; onGo: () => void }) {
  const t = useT()
  const [left, setLeft] = useState<number | undefined>(waitSeconds)
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (left === undefined) return
    const timer = setTimeout(() => (left <= 1 ? go() : setLeft(left - 1)), 1000)
    return () => clearTimeout(timer)
  }, [left])
  if (left === undefined) return null
  return (
    <div className={styles.nextPart} role="status">
      <p>
        {t(texts.nextIn, { title })} <span aria-hidden>{left}</span>
      </p>
      <div className={styles.ways}>
        <Button look="primary" onClick={onGo}>
          {t(texts.now)}
        </Button>
        <Button look="secondary" onClick={() => setLeft(undefined)}>
          {t(texts.stay)}
        </Button>
      </div>
    </div>
  )
}
