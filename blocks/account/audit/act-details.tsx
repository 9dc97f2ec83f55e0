import { formatDateTime } from '@kit/format'
import type { ListContext } from '@kit/list/list'
import { Changes } from './changes'
import { type Act, actObject, actorOf, changesOf, factsOf, noteOf } from './describe-act'
import { texts } from './texts'
import styles from './view.module.css'

/** All about one action: its facts, its note, and what it changed. */
export function ActDetails({ act, own, context }: { act: Act; own: string; context: ListContext }) {
  const { t, locale, timeZone } = context
  const object = actObject(act, locale, own)
  const note = noteOf(act)
  const facts: [string, string][] = [
    [t(texts.object), object],
    [t(texts.facts), factsOf(act, context)],
    [t(texts.note), note],
    [t(texts.by), actorOf(act, context)],
    [t(texts.at), formatDateTime(act.at, locale, { timeZone, style: 'long' })],
  ]
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <Changes list={changesOf(act, object)} />
    </div>
  )
}
