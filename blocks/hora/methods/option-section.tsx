import { lazy, Suspense, useRef } from 'react'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import { useT } from '@kit/t'
import { Skeleton } from '@kit/ui/skeleton'
import { optionNames } from '@areas/hora/ui/birth-form/messages'
import { ascendantMethodNames, planetMethodNames } from '@areas/hora/ui/tables/messages'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { messages } from './messages'
import { MethodCard } from './method-card'
import { type MethodText, methodTexts } from './method-texts'
import styles from './view.module.css'

// With the wheel, which the page does not need before it is asked for.
const Comparison = lazy(async () => ({ default: (await import('./comparison')).Comparison }))

export type Option = keyof typeof methodTexts

const names: Record<Option, Record<string, { th: string; en: string }>> = {
  planets: planetMethodNames,
  ascendant: ascendantMethodNames,
  ...optionNames,
}

type Props = {
  id: string
  option: Option
  level: 2 | 3 | 4
  numerals: Numerals
  /** The site's methods. */
  usual: StoredOptions
  /** The reader's own choice. */
  own: Partial<StoredOptions> | undefined
  /** The choice whose effect is shown. */
  compared: string | undefined
  onChoose: (next: StoredOptions, name: string) => void
  onCompare: (choice: string | undefined) => void
}

/** The choices of one option, and the effect of one of them. */
export function OptionSection({ id, option, level, numerals, usual, own, compared, onChoose, onCompare }: Props) {
  const t = useT()
  const cards = useRef<HTMLDivElement>(null)
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const cardLevel = (level + 1) as 3 | 4 | 5
  const current = { ...usual, ...own }
  const nameOf = (choice: string) => t(names[option][choice] ?? { th: choice, en: choice })
  const close = () => {
    cards.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    onCompare(undefined)
  }
  return (
    <section id={id} className={styles.option}>
      <div>
        <Heading className={styles.heading}>{t(messages.titles[option])}</Heading>
        <p className={styles.soft}>{t(messages.changes[option])}</p>
      </div>
      <div ref={cards} className={styles.cards}>
        {Object.entries<MethodText>(methodTexts[option]).map(([choice, text]) => (
          <MethodCard
            key={choice}
            name={nameOf(choice)}
            text={text}
            level={cardLevel}
            isUsual={usual[option] === choice}
            isChosen={own?.[option] === choice}
            isCurrent={current[option] === choice}
            isCompared={compared === choice}
            onChoose={() => onChoose({ ...current, [option]: choice }, nameOf(choice))}
            onCompare={() => (compared === choice ? close() : onCompare(choice))}
          />
        ))}
      </div>
      {compared !== undefined && (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <Comparison
            key={compared}
            before={{ name: nameOf(current[option]), options: showing(option, current) }}
            after={{ name: nameOf(compared), options: showing(option, { ...current, [option]: compared }) }}
            level={cardLevel}
            numerals={numerals}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The kinds of Rahu differ by modern methods only. */
const showing = (option: Option, options: StoredOptions): StoredOptions =>
  option === 'node' && options.planets === 'suriyayart' ? { ...options, planets: 'lahiri' } : options
