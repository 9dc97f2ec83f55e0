import { usePage } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Approval } from './approval'
import { MyCode } from './my-code'
import { PersonCard } from './person-card'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ title, back, blockId }: Props) {
  const t = useT()
  const { code, who } = usePage()?.query ?? {}
  return (
    <section className={styles.block} aria-labelledby={`${blockId}-title`}>
      <nav className={styles.top}>
        <Link link={{ to: back }} className={styles.back}>
          <Icon name="arrow-left" />
          {t(texts.back)}
        </Link>
      </nav>
      <h1 id={`${blockId}-title`} className={styles.title}>
        {code ? t(texts.asks) : (title ?? t(texts.title))}
      </h1>
      {code ? <Approval key={code} code={code} /> : who ? <PersonCard userID={who} /> : <MyCode />}
    </section>
  )
}
