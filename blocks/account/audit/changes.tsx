import { useLocale, useSpace } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import type { Difference } from './differences'
import { fieldLabel, partLabel, valueLabel } from './field-labels'
import { texts } from './texts'
import styles from './view.module.css'

/** Maximum number of values shown; an evening of work changes hundreds. */
const maxShown = 40

/** Format of a stored moment (ISO 8601, UTC). */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** What an action changed, with the previous values. */
export function Changes({ list }: { list: readonly Difference[] }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const format = (value: string, path: readonly string[], instead?: string) =>
    moment.test(value) ? formatDateTime(value, locale, { timeZone }) : valueLabel(value, path, locale, instead)
  if (list.length === 0) return null
  return (
    <section className={styles.changes}>
      <h3>{t(list.length === 1 ? texts.oneChange : texts.changes, { count: list.length })}</h3>
      <dl>
        {list.slice(0, maxShown).map(({ part, path, before, after }) => (
          <div key={`${part} ${path.join('.')} ${before} ${after}`}>
            <dt>{[partLabel(part, locale), fieldLabel(path, locale)].filter(Boolean).join(' · ')}</dt>
            <dd>
              {before ? <del>{format(before, path)}</del> : <span>{t(texts.empty)}</span>}
              <span aria-hidden="true"> → </span>
              {after ? <ins>{format(after, path, before)}</ins> : <span>{t(texts.empty)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {list.length > maxShown && <p>{t(texts.moreChanges, { count: list.length - maxShown })}</p>}
    </section>
  )
}
