import { useT } from '@kit/t'
import { classNames } from '@kit/class-names'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import surface from '@kit/ui/surface.module.css'
import { KindBadge } from '@areas/hora/ui/kind-badge'
import type { MethodText } from './method-texts'
import { messages } from './messages'
import styles from './view.module.css'

type Props = {
  name: string
  text: MethodText
  level: 3 | 4 | 5
  isUsual: boolean
  isChosen: boolean
  /** Charts are computed by it now. */
  isCurrent: boolean
  isCompared: boolean
  onChoose: () => void
  onCompare: () => void
}

/** One choice of method: what it is, whose, how it is computed and how far it is from its reference. */
export function MethodCard(props: Props) {
  const { name, text, level, isUsual, isChosen, isCurrent, isCompared, onChoose, onCompare } = props
  const t = useT()
  const Heading = `h${level}` as 'h3' | 'h4' | 'h5'
  const { kind, what, since, formula, residual } = text
  return (
    <article className={classNames(surface.surface, styles.card)} data-chosen={isChosen || undefined}>
      <div className={styles.cardHead}>
        <Heading className={styles.name}>{name}</Heading>
        <KindBadge kind={kind} />
        {isChosen ? (
          <Badge tone="success" size="s" icon="check">
            {t(messages.used)}
          </Badge>
        ) : (
          isUsual && <Badge size="s">{t(messages.usual)}</Badge>
        )}
      </div>
      <p>{t(what)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t(messages.since)}</dt>
          <dd>{t(since)}</dd>
        </div>
        <div>
          <dt>{t(messages.formula)}</dt>
          <dd className={styles.formula}>{t(formula)}</dd>
        </div>
        {residual && (
          <div>
            <dt>{t(messages.residual)}</dt>
            <dd>{t(residual)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.act}>
        {/* Stays enabled when chosen, because a disabled button loses the focus. */}
        <Button look="secondary" size="s" icon={isChosen ? 'check' : undefined} onClick={onChoose}>
          {t(isChosen ? messages.used : messages.use)}
          <span className="visually-hidden">: {name}</span>
        </Button>
        {!isCurrent && (
          <Button look="quiet" size="s" aria-expanded={isCompared} onClick={onCompare}>
            {t(messages.compare)}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </div>
    </article>
  )
}
