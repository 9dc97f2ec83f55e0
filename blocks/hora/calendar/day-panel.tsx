import { reukNames } from '@schemas/hora/rules/tables/reuk-names'
import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Badge } from '@kit/ui/badge'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { dayCall } from '@areas/hora/ui/calls'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { clockOf } from '@areas/hora/ui/tables/day-facts'
import { bodyMark, bodyNames, type Numerals } from '@areas/hora/ui/texts/bodies'
import { lunarText } from '@areas/hora/ui/texts/lunar-text'
import { reukGroup } from '@areas/hora/ui/texts/terms'
import { messages } from './messages'
import styles from './view.module.css'

/** A day opened: the rules that hold with their sources, the Moon's ฤกษ์ with their times, and the yams. */
export function DayPanel({ date, numerals, onClose }: { date: string; numerals: Numerals; onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const { data: day, error, refetch } = useCall(dayCall, { date, era: 'ce' })
  return (
    <Modal title={digits(formatDate(date, locale, { style: 'full' }))} onClose={onClose}>
      <ListState isLoading={!day} error={error?.message} onRetry={() => void refetch()}>
        {() =>
          day && (
            <div className={styles.panel}>
              <p className={styles.panelLunar}>
                {day.lunar && lunarText(day.lunar, locale, numerals)}
                {day.lunar?.wanphra && <Badge tone="accent">{t(messages.wanphra)}</Badge>}
              </p>
              {day.sunrise && day.sunset && (
                <p className={styles.soft}>
                  {t(messages.sun, {
                    rise: digits(clockOf(day.sunrise)),
                    set: digits(clockOf(day.sunset)),
                    place: day.place.label,
                  })}
                </p>
              )}
              {day.rules.length === 0 && <p className={styles.soft}>{t(messages.noRules)}</p>}
              <ul className={styles.panelRules} role="list">
                {day.rules.map(({ key, kind, name, source }) => (
                  <li key={key}>
                    <Badge tone={kind === 'good' ? 'success' : kind === 'avoid' ? 'danger' : 'neutral'} size="s">
                      {name}
                    </Badge>
                    <span className={styles.soft}>{t(messages.source, { source })}</span>
                  </li>
                ))}
              </ul>
              <div>
                <h3 className={styles.panelTitle}>{t(messages.reuks)}</h3>
                <ul className={styles.lines} role="list">
                  {day.reuks.map(({ reuk, from }) => (
                    <li key={from}>
                      <span>
                        {digits(reuk)} {reukNames[reuk - 1]?.[locale]} ({reukGroup(reuk)[locale]})
                      </span>
                      <span>
                        {t(from === day.yams[0]?.from ? messages.reukAtStart : messages.reukFrom, {
                          time: digits(clockOf(from)),
                        })}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
              <div>
                <h3 className={styles.panelTitle}>{t(messages.yams)}</h3>
                <div className={styles.halves}>
                  {(['day', 'night'] as const).map((part) => (
                    <div key={part}>
                      <p className={styles.soft}>{t(part === 'day' ? messages.yamDay : messages.yamNight)}</p>
                      <ol className={styles.lines} role="list">
                        {day.yams
                          .filter((yam) => yam.part === part)
                          .map(({ from, to, lord }) => (
                            <li key={from}>
                              <span>
                                {digits(clockOf(from))}–{digits(clockOf(to))}
                              </span>
                              <span>
                                <span className={styles.mark} aria-hidden>
                                  {bodyMark(lord, numerals)}
                                </span>{' '}
                                {bodyNames[lord][locale]}
                              </span>
                            </li>
                          ))}
                      </ol>
                    </div>
                  ))}
                </div>
              </div>
              <p className={styles.soft}>{t(messages.noGuarantee)}</p>
            </div>
          )
        }
      </ListState>
    </Modal>
  )
}
