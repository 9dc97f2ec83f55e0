import { NumberInput } from '@mantine/core'
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeVertical,
  IconArrowsVertical,
  IconArrowsHorizontal,
  IconLayoutDistributeHorizontal,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { setField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import type { Origin } from '../panel/origin-mark'
import { PropertyRow } from '../panel/property-row'
import { clampStep } from '../style/box-step'
import { OptionButtons } from '../style/option-buttons'
import { StyleRow } from '../style/style-row'
import { styleOptions as options, styleMessages as words } from '../style/style-messages'
import type { StyleAccess } from '../style/use-style'
import { changeLabel } from '../labels/change-label'

const vertical = {
  start: IconLayoutAlignTop,
  center: IconLayoutAlignMiddle,
  end: IconLayoutAlignBottom,
  stretch: IconArrowsVertical,
  between: IconLayoutDistributeHorizontal,
}
const horizontal = {
  start: IconLayoutAlignLeft,
  center: IconLayoutAlignCenter,
  end: IconLayoutAlignRight,
  stretch: IconArrowsHorizontal,
  between: IconLayoutDistributeVertical,
}

type Props = {
  style: StyleAccess
  /** A row's own gap in steps, used on desktop unless its style sets one. */
  rowGap?: number | undefined
  inheritedGap?: number | undefined
}

/** The gap and alignment of a row's or column's content. */
export function ArrangementFields({ style, rowGap, inheritedGap }: Props): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const isRow = style.kind === 'row'
  const [id = ''] = style.ids
  const styled = style.own(['gap'])
  const own = styled ?? rowGap
  // A row's gap has its own field; a gap stored in the style continues to be edited there.
  const isRowField = isRow && style.level === 'base' && styled === undefined
  const setGap = (gap: number | undefined) =>
    isRowField
      ? builder.edit(changeLabel(words.gap), (edit) => setField(edit, id, ['gap'], gap), `${id}:gap`)
      : style.set(['gap'], gap, words.gap)
  const inherited =
    style.inherited(['gap']) ??
    (inheritedGap === undefined || style.level === 'base' ? undefined : { value: inheritedGap, from: 'base' as const })
  const origin: Origin =
    own === undefined
      ? { from: inherited?.from ?? 'none' }
      : { from: 'own', level: style.level, onReset: () => setGap(undefined) }
  const across = isRow ? vertical : horizontal
  const along = isRow ? horizontal : vertical

  return (
    <>
      <PropertyRow id="style-gap" label={t(words.gap)} origin={origin}>
        <NumberInput
          id="style-gap"
          min={0}
          max={384}
          step={4}
          suffix=" px"
          value={typeof own === 'number' ? own * 4 : ''}
          placeholder={typeof inherited?.value === 'number' ? `${inherited.value * 4} px` : '–'}
          onChange={(value) => setGap(typeof value === 'number' ? clampStep(value / 4) : undefined)}
        />
      </PropertyRow>
      <StyleRow style={style} path={['align']} what={isRow ? words.alignRow : words.align} isGroup>
        {(label) => (
          <OptionButtons
            labelledBy={`${label}-label`}
            options={(['start', 'center', 'end', 'stretch'] as const).map((value) => ({
              value,
              label: t(options.align[value]),
              icon: iconOf(across[value]),
            }))}
            value={text(style.own(['align']))}
            inherited={text(style.inherited(['align'])?.value)}
            onChange={(value) => style.set(['align'], value, words.align)}
          />
        )}
      </StyleRow>
      <StyleRow style={style} path={['justify']} what={isRow ? words.justifyRow : words.justify} isGroup>
        {(label) => (
          <OptionButtons
            labelledBy={`${label}-label`}
            options={(['start', 'center', 'end', 'between'] as const).map((value) => ({
              value,
              label: t(options.justify[value]),
              icon: iconOf(along[value]),
            }))}
            value={text(style.own(['justify']))}
            inherited={text(style.inherited(['justify'])?.value)}
            onChange={(value) => style.set(['justify'], value, words.justify)}
          />
        )}
      </StyleRow>
    </>
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function iconOf(IconOf: typeof IconLayoutAlignTop): ReactNode {
  return <IconOf size={16} />
}
