import { NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { columnCounts, columnSpans } from '@schemas/layout/columns'
import type { FlatCell, FlatRow } from '@schemas/layout/flat/flat'
import { setField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import { useNode, useNodes } from '../../state/use-document'
import type { Origin } from '../panel/origin-mark'
import { PropertyRow } from '../panel/property-row'
import { Section } from '../panel/section'
import { styleMessages } from '../style/style-messages'
import { useStyle } from '../style/use-style'
import { changeLabel } from '../labels/change-label'
import { ArrangementFields } from './arrangement-fields'
import { ColumnOrder } from './column-order'

const messages = {
  layout: { en: 'Width in the row', th: 'ความกว้างในแถว' },
  help: { en: 'Of {count} columns at this width.', th: 'จากทั้งหมด {count} คอลัมน์ที่ความกว้างนี้' },
  whole: { en: 'The row has one column at this width.', th: 'แถวนี้มีคอลัมน์เดียวที่ความกว้างนี้' },
}
const none: readonly string[] = []

/** A column's width in its row, and the arrangement of its content. */
export function CellPanel({ node }: { node: FlatCell }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const row = useNode(node.parent.row) as FlatRow | undefined
  const cells = useNodes(row?.cells ?? none) as readonly FlatCell[]
  const style = useStyle([node.fields.id])
  if (!style || !row) return null
  const { level } = style
  const { id, colspan } = node.fields
  const counts = columnCounts(
    row.fields,
    cells.map((cell) => cell.fields),
  )
  const count = counts[level === 'base' ? 'desktop' : level]
  const shown = columnSpans(node.fields, counts)[level]
  const own = level === 'base' ? colspan : style.own(['colspan'])
  const set = (span: number | undefined) =>
    level === 'base'
      ? builder.edit(
          changeLabel(styleMessages.colspan),
          (edit) => setField(edit, id, ['colspan'], span),
          `${id}:colspan`,
        )
      : style.set(['colspan'], span, styleMessages.colspan)
  const wider = level === 'mobile' && style.inherited(['colspan'])?.from === 'tablet' ? 'tablet' : 'base'
  const origin: Origin =
    own !== undefined
      ? { from: 'own', level, onReset: () => set(undefined) }
      : { from: level === 'base' ? 'none' : wider }
  return (
    <>
      <Section name="cell-layout" title={t(messages.layout)}>
        <PropertyRow
          id="cell-span"
          label={t(styleMessages.colspan)}
          help={count === 1 ? t(messages.whole) : t(messages.help, { count })}
          origin={origin}
        >
          <NumberInput
            id="cell-span"
            aria-describedby="cell-span-help"
            min={1}
            max={12}
            allowDecimal={false}
            clampBehavior="strict"
            value={typeof own === 'number' ? own : ''}
            placeholder={String(shown)}
            onChange={(value) => set(typeof value === 'number' ? value : undefined)}
          />
        </PropertyRow>
        {cells.length > 1 && <ColumnOrder cell={id} />}
      </Section>
      <Section name="cell-arrangement" title={t(styleMessages.arrangement)}>
        <ArrangementFields style={style} />
      </Section>
    </>
  )
}
