import { IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { nodeName } from '../document/name-node'
import type { Match } from '../document/texts/find-matches'
import { jumpToProblem } from '../problems/jump-to-problem'
import { useBuilder } from '../state/builder'
import { setUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'
import { Hint } from '../ui/hint'
import { Excerpt } from './excerpt'
import styles from './find.module.css'

const messages = {
  page: { en: 'The page itself', th: 'ตัวหน้าเอง' },
  replace: { en: 'Replace only here', th: 'แทนที่เฉพาะตรงนี้' },
  takeOut: { en: 'Delete only here', th: 'ลบเฉพาะตรงนี้' },
  more: { en: 'Show {count} more', th: 'แสดงอีก {count} รายการ' },
}

/** Matches shown per step. */
const atOnce = 100

/** Matches in the open document, each with buttons to jump to it and to replace it. */
export function FoundHere({
  matches,
  hasReplacement,
  onReplace,
}: {
  matches: readonly Match[]
  /** The replacement text is not empty. */ hasReplacement: boolean
  onReplace: (match: Match) => void
}) {
  const t = useT()
  const builder = useBuilder()
  const [limit, setLimit] = useState(atOnce)
  const jump = (match: Match) => {
    // The canvas shows the match in its own language only.
    if (match.locale) setUi({ locale: match.locale })
    jumpToProblem(builder, match)
  }
  const act = t(hasReplacement ? messages.replace : messages.takeOut)
  return (
    <>
      <ul className={styles.list}>
        {matches.slice(0, limit).map((match, index) => {
          const place = match.node === undefined ? t(messages.page) : t(nodeName(builder.store.get(match.node)))
          return (
            <li key={`${match.node} ${match.path.join('.')} ${match.nth}`} className={styles.entry}>
              <button type="button" className={styles.jump} onClick={() => jump(match)}>
                <strong>{match.locale ? `${place} · ${match.locale.toUpperCase()}` : place}</strong>
                <Excerpt match={match} />
              </button>
              <Hint label={act}>
                <button
                  type="button"
                  data-replaces
                  className={styles.replace}
                  aria-label={`${act} (${index + 1})`}
                  onClick={() => onReplace(match)}
                >
                  <IconReplace size={15} aria-hidden />
                </button>
              </Hint>
            </li>
          )
        })}
      </ul>
      {matches.length > limit && (
        <ActionButton variant="default" onClick={() => setLimit(limit + atOnce)}>
          {t(messages.more, { count: Math.min(atOnce, matches.length - limit) })}
        </ActionButton>
      )}
    </>
  )
}
