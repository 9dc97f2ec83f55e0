import { useRef, useState } from 'react'
import type { SharedChart } from '@schemas/hora/entities/chart-share'
import type { DataResult } from '@schemas/block'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { momentLines } from '@areas/hora/ui/moment-text'
import { Wheel } from '@areas/hora/ui/wheel/wheel'
import { ChartHead } from './chart-head'
import { ChartPanels } from './chart-panels'
import { birthLine } from './charts/birth-line'
import { messages } from './messages'
import { NumeralSwitch } from './numeral-switch'
import { ChartActions } from './output/chart-actions'
import type { Props } from './schema'
import styles from './view.module.css'

/** A shared chart, to read only. Unknown, expired and revoked codes look alike. */
export function SharedView({ found, ...props }: Props & { found: DataResult<SharedChart> }) {
  const t = useT()
  return (
    <>
      {/* The address holds the code: it is in no index, and goes to no other site. */}
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {found.ok ? (
        <Shared chart={found.value} {...props} />
      ) : (
        <EmptyState
          icon="link"
          title={t(messages.sharedGone)}
          action={
            <ButtonLink link={{ to: '/hora' }} icon="planet">
              {t(messages.own)}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}

function Shared({ chart, blockId, numerals: wanted, tabs }: Props & { chart: SharedChart }) {
  const t = useT()
  const locale = useLocale()
  const figure = useRef<HTMLDivElement>(null)
  const [numerals, setNumerals] = useState(numeralsOf(wanted, locale))
  const name = chart.label ?? t(messages.shared)
  const line = chart.birth ? birthLine(chart.birth, chart.place?.label, locale) : undefined
  return (
    <div className={styles.shared}>
      <section className={styles.stage} aria-labelledby={`${blockId}-name`} ref={figure}>
        <ChartHead
          id={`${blockId}-name`}
          name={name}
          line={line}
          note={chart.shows ? undefined : t(messages.sharedHidden)}
          chart={chart}
        />
        <Wheel
          chart={chart}
          name={[name, line].filter(Boolean).join(', ')}
          numerals={numerals}
          className={styles.wheel}
          centre={chart.birth ? momentLines(chart.birth.utc, chart.birth.zone, locale, numerals) : []}
        >
          <NumeralSwitch numerals={numerals} onChange={setNumerals} />
        </Wheel>
        <div className={styles.acts}>
          <ChartActions
            chart={chart}
            heading={[name, line ?? ''].filter(Boolean)}
            numerals={numerals}
            wheel={() => figure.current?.querySelector<SVGSVGElement>('svg[data-shape]') ?? null}
          />
          <ButtonLink link={{ to: '/hora' }} size="s" icon="planet">
            {t(messages.own)}
          </ButtonLink>
        </div>
      </section>
      <section className={styles.panels}>
        <ChartPanels id={`${blockId}-tab`} chart={chart} numerals={numerals} tabs={tabs} />
      </section>
    </div>
  )
}
