import { call as shiftsCall } from '@client/organisation/calls/cluster/shifts'
import { useLocale, useSpace } from '@kit/boot'
import { formatBaht, formatDate, formatTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { useCall } from '@kit/use-call'
import { CallState } from '../desk/call-state'
import styles from './branch.module.css'
import { branchTexts as texts } from './branch-texts'

/** The latest shifts with what they sold, and whether the count matched. */
export function ShiftsPart({ branch }: { branch: string }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { data, error, refetch } = useCall(shiftsCall, { branch })
  const difference = (satang: number) => {
    if (satang === 0) return <Badge tone="success">{t(texts.matches)}</Badge>
    const amount = formatBaht(Math.abs(satang), locale)
    return <Badge tone="warning">{t(satang > 0 ? texts.over : texts.short, { amount })}</Badge>
  }
  return (
    <CallState data={data} error={error} onRetry={() => void refetch()}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.soft}>{t(texts.noShifts)}</p>
        ) : (
          <ul role="list" className={styles.rows}>
            {items.map((shift) => (
              <li key={shift.id}>
                <span>
                  <b>{formatDate(shift.businessDate, locale, { style: 'short' })}</b> {shift.register} ·{' '}
                  {shift.openedBy}
                  <small>
                    {formatTime(shift.openedAt, locale, { timeZone })}
                    {shift.closedAt && `–${formatTime(shift.closedAt, locale, { timeZone })}`} ·{' '}
                    {t(texts.sales, { n: shift.sales })} · {formatBaht(shift.total, locale)}
                  </small>
                </span>
                {shift.status === 'open' ? (
                  <Badge tone="info">{t(texts.openShift)}</Badge>
                ) : (
                  shift.difference !== undefined && difference(shift.difference)
                )}
              </li>
            ))}
          </ul>
        )
      }
    </CallState>
  )
}
