import { useState } from 'react'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import { useLocale, useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import { thaiOptions } from '@areas/hora/ui/birth-form/birth-form'
import { optionNames } from '@areas/hora/ui/birth-form/messages'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { useOwnOptions } from '@areas/hora/ui/own-options'
import { ascendantMethodNames, planetMethodNames } from '@areas/hora/ui/tables/messages'
import { MethodLine } from '@areas/hora/ui/method-line'
import { DifferencesTable } from '@areas/hora/ui/tables/differences-table'
import { TableScroll } from '@areas/hora/ui/tables/table-scroll'
import { messages } from './messages'
import { MethodCard } from './method-card'
import { causes, type MethodText, methodTexts } from './method-texts'
import type { Props } from './schema'
import styles from './view.module.css'

type Option = keyof typeof methodTexts

const options = Object.keys(methodTexts) as Option[]
const names: Record<Option, Record<string, { th: string; en: string }>> = {
  planets: planetMethodNames,
  ascendant: ascendantMethodNames,
  ...optionNames,
}

/** Every choice of method as a card, and where programs differ. */
export function View({ blockId, title, intro, level, numerals: wanted, differences: isDetailed, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const { userID } = useSession()
  const own = useOwnOptions()
  const [announcement, setAnnouncement] = useState('')
  const sky = data?.sky?.ok ? data.sky.value : undefined
  const usual: StoredOptions = sky ? optionsOf(sky.method) : thaiOptions
  const Heading = `h${Math.min(level + 1, 4)}` as 'h2' | 'h3' | 'h4'
  const choose = async (next: StoredOptions | undefined, message: string) => {
    try {
      await own.choose(next)
      setAnnouncement(message)
    } catch {
      setAnnouncement(t(messages.failed))
    }
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
      <div className={styles.own}>
        <p>{t(userID === undefined ? messages.device : messages.account)}</p>
        {own.options && (
          <Button look="quiet" size="s" icon="restore" onClick={() => void choose(undefined, '')}>
            {t(messages.forget)}
          </Button>
        )}
        <output className={styles.announcement}>{announcement}</output>
      </div>
      {options.map((option) => (
        <section key={option} id={`${blockId}-${option}`} className={styles.option}>
          <div>
            <Heading className={styles.heading}>{t(messages.titles[option])}</Heading>
            <p className={styles.soft}>{t(messages.changes[option])}</p>
          </div>
          <div className={styles.cards}>
            {Object.entries<MethodText>(methodTexts[option]).map(([choice, text]) => {
              const name = t(names[option][choice] ?? { th: choice, en: choice })
              return (
                <MethodCard
                  key={choice}
                  name={name}
                  text={text}
                  level={Math.min(level + 2, 5) as 3 | 4 | 5}
                  isUsual={usual[option] === choice}
                  isChosen={own.options?.[option] === choice}
                  onChoose={() =>
                    void choose({ ...usual, ...own.options, [option]: choice }, t(messages.chosen, { name }))
                  }
                />
              )
            })}
          </div>
        </section>
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
              <p className={styles.exampleName}>{t(messages.example)}</p>
              <MethodLine method={sky.method} hasAscendant={sky.ascendant !== null} />
              <DifferencesTable chart={sky} differences={sky.differences} numerals={numeralsOf(wanted, locale)} />
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
