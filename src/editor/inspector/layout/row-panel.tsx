import { NumberInput, UnstyledButton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { columnCounts } from '@schemas/layout/columns'
import type { FlatCell, FlatRow } from '@schemas/layout/flat/flat'
import { limits } from '@schemas/layout/limits'
import { setField } from '../../document/operations/set-field'
import { setRowLayout } from '../../document/operations/set-row-layout'
import { rowLayouts } from '../../document/row-layouts'
import { useBuilder } from '../../state/builder'
import { useNodes } from '../../state/use-document'
import type { Origin } from '../panel/origin-mark'
import { PropertyRow } from '../panel/property-row'
import { Section } from '../panel/section'
import { OptionButtons } from '../style/option-buttons'
import { styleOptions, styleMessages } from '../style/style-messages'
import { useStyle } from '../style/use-style'
import { changeLabel } from '../labels/change-label'
import { layoutName } from '../labels/layout-name'
import { ArrangementFields } from './arrangement-fields'
import { ColumnOrder } from './column-order'
import { LayoutDrawing } from './layout-drawing'
import { Hint } from '../../ui/hint'
import styles from './layout.module.css'

const messages = {
  layout: { en: 'Layout', th: 'เลย์เอาต์ของแถว' },
  presets: { en: 'Columns of the row', th: 'คอลัมน์ของแถว' },
  refused: { en: 'Not available here: {reason}', th: 'เลือกไม่ได้: {reason}' },
  refusedSome: {
    en: 'Crossed-out layouts are not available. {reason}',
    th: 'เลย์เอาต์ที่ขีดฆ่าไว้เลือกไม่ได้ {reason}',
  },
  width: { en: 'Content width', th: 'ความกว้างเนื้อหา' },
  columns: { en: 'Columns per line', th: 'คอลัมน์ต่อบรรทัด' },
  columnsHelp: { en: 'Extra columns wrap to the next line.', th: 'คอลัมน์ที่เกินจะขึ้นบรรทัดใหม่' },
}

/** A row's division, width and column alignment. */
export function RowPanel({ node }: { node: FlatRow }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const cells = useNodes(node.cells) as readonly FlatCell[]
  const style = useStyle([node.fields.id])
  if (!style || cells.some((cell) => !cell)) return null
  const { level } = style
  const { id, columns = {}, width } = node.fields
  const spans = cells.map((cell) => cell.fields.colspan ?? cell.fields.style?.base?.colspan ?? 1)
  const counts = columnCounts(
    node.fields,
    cells.map((cell) => cell.fields),
  )
  const key = level === 'base' ? 'desktop' : level
  // A column count in the style takes precedence.
  const isInStyle = style.own(['columns']) !== undefined
  const ownCount = isInStyle ? Number(style.own(['columns'])) : columns[key]
  const setCount = (count: number | undefined) =>
    isInStyle
      ? style.set(['columns'], count, messages.columns)
      : builder.edit(
          changeLabel(messages.columns),
          (edit) => setField(edit, id, ['columns', key], count),
          `${id}:columns.${key}`,
        )
  const countOrigin: Origin =
    ownCount === undefined ? { from: 'none' } : { from: 'own', level, onReset: () => setCount(undefined) }

  const refusals = new Map(
    rowLayouts.map((preset) => [preset, builder.store.refusal((edit) => setRowLayout(edit, id, preset))]),
  )
  const reasons = [...new Set([...refusals.values()].flatMap((refused) => (refused ? [t(refused)] : [])))]

  return (
    <>
      <Section name="row-layout" title={t(messages.layout)}>
        <div className={styles.presets} role="group" aria-label={t(messages.presets)}>
          {rowLayouts.map((preset) => {
            const label = t(layoutName(preset))
            const refused = refusals.get(preset)
            return (
              <Hint
                key={preset.join('-')}
                label={refused ? `${label} · ${t(messages.refused, { reason: t(refused) })}` : label}
                multiline
                maw={260}
              >
                <UnstyledButton
                  className={styles.preset}
                  aria-label={label}
                  aria-pressed={preset.join() === spans.join()}
                  aria-disabled={refused ? true : undefined}
                  aria-describedby={refused ? `${id}-refused` : undefined}
                  onClick={() => builder.edit(changeLabel(messages.layout), (edit) => setRowLayout(edit, id, preset))}
                >
                  <LayoutDrawing spans={preset} />
                </UnstyledButton>
              </Hint>
            )
          })}
        </div>
        {reasons.length > 0 && (
          <p id={`${id}-refused`} className={styles.refused}>
            <IconLock size={13} aria-hidden />
            {t(messages.refusedSome, { reason: reasons.join(' ') })}
          </p>
        )}
        <PropertyRow id="row-columns" label={t(messages.columns)} help={t(messages.columnsHelp)} origin={countOrigin}>
          <NumberInput
            id="row-columns"
            aria-describedby="row-columns-help"
            min={1}
            max={limits.columns}
            allowDecimal={false}
            clampBehavior="strict"
            value={ownCount ?? ''}
            placeholder={String(counts[key])}
            onChange={(value) => setCount(typeof value === 'number' ? value : undefined)}
          />
        </PropertyRow>
        {cells.length > 1 && <ColumnOrder cell={node.cells.at(-1) ?? ''} isOfRow />}
        <PropertyRow id="row-width" label={t(messages.width)} layout="stacked" isGroup>
          <OptionButtons
            labelledBy="row-width-label"
            options={(['text', 'content', 'wide', 'full'] as const).map((value) => ({
              value,
              label: t(styleOptions.width[value]),
            }))}
            value={width}
            inherited="content"
            onChange={(value) =>
              builder.edit(changeLabel(messages.width), (edit) => setField(edit, id, ['width'], value))
            }
          />
        </PropertyRow>
      </Section>
      <Section name="row-arrangement" title={t(styleMessages.arrangement)}>
        <ArrangementFields
          style={style}
          rowGap={level === 'base' ? node.fields.gap : undefined}
          inheritedGap={node.fields.gap}
        />
      </Section>
    </>
  )
}
