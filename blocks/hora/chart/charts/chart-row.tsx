import { useState } from 'react'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { useLocale } from '@kit/boot'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { listCall, restoreCall, trashCall } from '@areas/hora/ui/calls'
import { birthLine } from './birth-line'
import styles from './charts.module.css'
import { EditChart } from './edit-chart'
import { chartsMessages as texts } from './messages'

type Props = { chart: SavedChart; onOpen: (chart: SavedChart) => void; onTag: (tag: string) => void }

/** One chart of the list. */
export function ChartRow({ chart, onOpen, onTag }: Props) {
  const t = useT()
  const locale = useLocale()
  const [isEdited, setEdited] = useState(false)
  const name = chart.label
  const fail = (error: Error) => showToast(error.message, { tone: 'error' })
  const trash = useCallMutation(trashCall, {
    refresh: [listCall],
    done: () => showToast(t(texts.removed, { name }), { tone: 'success' }),
  })
  const restore = useCallMutation(restoreCall, {
    refresh: [listCall],
    done: () => showToast(t(texts.restored, { name }), { tone: 'success' }),
  })
  const isBusy = trash.isPending || restore.isPending
  if (isEdited)
    return (
      <li className={styles.row}>
        <EditChart chart={chart} onClose={() => setEdited(false)} />
      </li>
    )
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.open}
        disabled={chart.trashedAt !== null}
        aria-label={t(texts.open, { name })}
        onClick={() => onOpen(chart)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.soft}>{birthLine(chart.birth, chart.place.label, locale)}</span>
        {chart.note && <span className={styles.note}>{chart.note}</span>}
      </button>
      <div className={styles.tools}>
        {chart.tags.map((tag) => (
          <button key={tag} type="button" className={styles.tag} onClick={() => onTag(tag)}>
            {tag}
          </button>
        ))}
        {chart.activeShares > 0 && (
          <span className={styles.soft}>
            <Icon name="link" size="1em" /> {t(texts.shared, { count: chart.activeShares })}
          </span>
        )}
        <span className={styles.acts}>
          {chart.trashedAt === null ? (
            <>
              <Button
                look="quiet"
                size="s"
                icon="edit"
                aria-label={t(texts.editOf, { name })}
                onClick={() => setEdited(true)}
              >
                {t(texts.edit)}
              </Button>
              <button
                type="button"
                className={styles.iconButton}
                disabled={isBusy}
                aria-label={t(texts.removeOf, { name })}
                title={t(texts.remove)}
                onClick={() => trash.mutate({ id: chart.id }, { onError: fail })}
              >
                <Icon name="trash" />
              </button>
            </>
          ) : (
            <Button
              look="secondary"
              size="s"
              icon="restore"
              disabled={isBusy}
              onClick={() => restore.mutate({ id: chart.id }, { onError: fail })}
            >
              {t(texts.restore)}
            </Button>
          )}
        </span>
      </div>
    </li>
  )
}
