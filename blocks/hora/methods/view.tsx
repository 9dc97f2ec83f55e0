import { useRef, useState } from 'react'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import { useLocale, useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import { thaiOptions } from '@areas/hora/ui/birth-form/birth-form'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { useOwnOptions } from '@areas/hora/ui/own-options'
import { MethodLine } from '@areas/hora/ui/method-line'
import { DifferencesTable } from '@areas/hora/ui/tables/differences-table'
import { TableScroll } from '@areas/hora/ui/tables/table-scroll'
import { messages } from './messages'
import { causes, methodTexts } from './method-texts'
import { type Option, OptionSection } from './option-section'
import type { Props } from './schema'
import styles from './view.module.css'

const options = Object.keys(methodTexts) as Option[]

/** Every choice of method as a card, and where programs differ. */
export function View({ blockId, title, intro, level, numerals: wanted, differences: isDetailed, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const { userID } = useSession()
  const own = useOwnOptions()
  const numerals = numeralsOf(wanted, locale)
  const [announcement, setAnnouncement] = useState('')
  const [compared, setCompared] = useState<{ option: Option; choice: string }>()
  const status = useRef<HTMLDivElement>(null)
  const sky = data?.sky?.ok ? data.sky.value : undefined
  const usual: StoredOptions = sky ? optionsOf(sky.method) : thaiOptions
  const Heading = `h${Math.min(level + 1, 4)}` as 'h2' | 'h3' | 'h4'
  const choose = async (next: StoredOptions | undefined, message: string) => {
    setCompared(undefined)
    try {
      await own.choose(next)
      setAnnouncement(message)
    } catch {
      setAnnouncement(t(messages.failed))
    }
  }
  const forget = () => {
    // The button goes away.
    status.current?.focus()
    void choose(undefined, t(messages.forgotten))
  }
  return (
    <div className={styles.page}>
      <SectionHeading title={title} intro={intro} level={level as 1 | 2 | 3} />
      <nav className={styles.contents} aria-label={t(messages.contents)}>
        <ul role="list">
          {options.map((option) => (
            <li key={option}>
              <a href={`#${blockId}-${option}`}>{t(messages.titles[option])}</a>
            </li>
          ))}
          {isDetailed && (
            <li>
              <a href={`#${blockId}-differ`}>{t(messages.differ)}</a>
            </li>
          )}
        </ul>
      </nav>
      <div ref={status} tabIndex={-1} className={styles.own}>
        <p>{t(userID === undefined ? messages.device : messages.account)}</p>
        {own.options && (
          <Button look="quiet" size="s" icon="restore" onClick={forget}>
            {t(messages.forget)}
          </Button>
        )}
        <output className={styles.announcement}>{announcement}</output>
      </div>
      {options.map((option) => (
        <OptionSection
          key={option}
          id={`${blockId}-${option}`}
          option={option}
          level={Math.min(level + 1, 4) as 2 | 3 | 4}
          numerals={numerals}
          usual={usual}
          own={own.options}
          compared={compared?.option === option ? compared.choice : undefined}
          onChoose={(next, name) => void choose(next, t(messages.chosen, { name }))}
          onCompare={(choice) => setCompared(choice === undefined ? undefined : { option, choice })}
        />
      ))}
      {isDetailed && (
        <section id={`${blockId}-differ`} className={styles.option}>
          <div>
            <Heading className={styles.heading}>{t(messages.differ)}</Heading>
            <p className={styles.soft}>{t(messages.differIntro)}</p>
          </div>
          <TableScroll label={t(messages.differ)}>
            <table className={styles.causes}>
              <caption className="visually-hidden">{t(messages.differ)}</caption>
              <thead>
                <tr>
                  <th scope="col">{t(messages.cause)}</th>
                  <th scope="col">{t(messages.effect)}</th>
                </tr>
              </thead>
              <tbody>
                {causes.map(({ cause, effect }) => (
                  <tr key={cause.en}>
                    <th scope="row">{t(cause)}</th>
                    <td>{t(effect)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
          {sky?.differences && (
            <div className={styles.example}>
              <p className={styles.exampleName}>{digitsOf(numerals)(t(messages.example))}</p>
              <MethodLine method={sky.method} hasAscendant={sky.ascendant !== null} />
              <DifferencesTable chart={sky} differences={sky.differences} numerals={numerals} />
            </div>
          )}
        </section>
      )}
    </div>
  )
}

const optionsOf = ({ planets, ascendant, node, ketu, dayStart, wednesday, animal, outer }: StoredOptions) => ({
  planets,
  ascendant,
  node,
  ketu,
  dayStart,
  wednesday,
  animal,
  outer,
})
