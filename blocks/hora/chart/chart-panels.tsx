import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { SharedChart } from '@schemas/hora/entities/chart-share'
import { useT } from '@kit/t'
import { DayFacts } from '@areas/hora/ui/tables/day-facts'
import { DifferencesTable } from '@areas/hora/ui/tables/differences-table'
import { PositionsTable } from '@areas/hora/ui/tables/positions-table'
import { ThaksaGrid } from '@areas/hora/ui/tables/thaksa-grid'
import { Tabs } from '@areas/hora/ui/tabs'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { messages } from './messages'
import type { ChartTab } from './schema'

type Chart = (ChartOutput | SharedChart) & Pick<ChartOutput, 'differences'>
type Props = { id: string; chart: Chart; numerals: Numerals; tabs: readonly ChartTab[] }

/** What a chart says, in tabs; those without content for this chart are left out. */
export function ChartPanels({ id, chart, numerals, tabs }: Props) {
  const t = useT()
  const contents = {
    positions: <PositionsTable chart={chart} numerals={numerals} />,
    day: chart.day && <DayFacts day={chart.day} numerals={numerals} />,
    thaksa: chart.thaksa && <ThaksaGrid thaksa={chart.thaksa} numerals={numerals} />,
    differences: chart.differences && (
      <DifferencesTable chart={chart} differences={chart.differences} numerals={numerals} />
    ),
  }
  return (
    <Tabs
      id={id}
      label={t(messages.tabs)}
      tabs={tabs.flatMap((key) => (contents[key] ? [{ key, label: t(messages[key]), content: contents[key] }] : []))}
    />
  )
}
