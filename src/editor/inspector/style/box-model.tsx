import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconBoxMargin, IconLink, IconLinkOff, IconSeparatorVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { OriginMark } from '../panel/origin-mark'
import { PropertyRow } from '../panel/property-row'
import { BoxStep } from './box-step'
import styles from './style.module.css'
import { styleMessages as words } from './style-messages'
import type { StyleAccess } from './use-style'
import { Hint } from '../../ui/hint'

type Ring = 'margin' | 'padding'
type Box = 'out' | 'in'
const sides = ['top', 'right', 'bottom', 'left'] as const
type Side = (typeof sides)[number]
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

type Together = 'each' | 'pairs' | 'all'
const next: Record<Together, Together> = { each: 'pairs', pairs: 'all', all: 'each' }
const icons = { each: IconLinkOff, pairs: IconSeparatorVertical, all: IconLink }

/** A box diagram of margin and padding, with a number on each side. */
export function BoxModel({ style }: { style: StyleAccess }) {
  const t = useT()
  const [box, setBox] = useState<Box>('out')
  const [together, setTogether] = useState<Together>('each')
  const [focused, setFocused] = useState<{ ring: Ring; side: Side }>()
  const [note, setNote] = useState<HTMLElement | null>(null)
  const IconOf = icons[together]

  const write = (ring: Ring, side: Side, value: number | 'auto' | undefined, isOpposite: boolean) => {
    const changed: readonly Side[] =
      together === 'all' ? sides : together === 'pairs' || isOpposite ? [side, opposite[side]] : [side]
    style.setEach(
      changed.map((each) => [ring, box, each]),
      value,
      words[ring],
    )
  }
  const steps = (ring: Ring) =>
    sides.map((side) => (
      <div key={side} className={styles.side} data-side={side}>
        <BoxStep
          // Remounts, so that a pending input stays with the width and box it was typed for.
          key={`${style.level} ${box}`}
          label={`${t(words[ring])} ${t(words[side])}`}
          value={style.own([ring, box, side])}
          inherited={style.inherited([ring, box, side])?.value}
          hasAuto={ring === 'margin'}
          note={note}
          onFocus={() => setFocused({ ring, side })}
          onChange={(value, isOpposite) => write(ring, side, value, isOpposite)}
        />
      </div>
    ))
  const hasValues = (which: Box) =>
    (['margin', 'padding'] as const).some((ring) => style.own([ring, which]) !== undefined)

  return (
    <PropertyRow
      id="style-spacing"
      label={t(words.box)}
      layout="stacked"
      isGroup
      trailing={
        <Hint label={t(words[together])}>
          <ActionIcon
            size={22}
            aria-label={`${t(words.together)}: ${t(words[together])}`}
            onClick={() => setTogether(next[together])}
          >
            <IconOf size={14} />
          </ActionIcon>
        </Hint>
      }
    >
      <SegmentedControl
        fullWidth
        mb={8}
        aria-label={t(words.box)}
        value={box}
        onChange={(value) => setBox(value === 'in' ? 'in' : 'out')}
        data={[
          { value: 'out', label: <BoxName name={t(words.outer)} hasValues={hasValues('out')} /> },
          { value: 'in', label: <BoxName name={t(words.inner)} hasValues={hasValues('in')} /> },
        ]}
      />
      <div className={styles.ring} data-ring="margin" role="group" aria-label={t(words.margin)}>
        <span className={styles.ringName} aria-hidden>
          {t(words.margin)}
        </span>
        {steps('margin')}
        <div className={styles.ring} data-ring="padding" role="group" aria-label={t(words.padding)}>
          <span className={styles.ringName} aria-hidden>
            {t(words.padding)}
          </span>
          {steps('padding')}
          <div className={styles.core}>
            <IconBoxMargin size={16} aria-hidden />
          </div>
        </div>
      </div>
      <div ref={setNote} className={styles.boxErrors} />
      <div className={styles.boxNote}>
        {focused ? (
          <>
            {t(words[focused.ring])} {t(words[focused.side])}
            <OriginMark
              origin={style.origin([focused.ring, box, focused.side], words[focused.ring])}
              label={`${t(words[focused.ring])} ${t(words[focused.side])}`}
            />
          </>
        ) : (
          t(words.boxHint)
        )}
      </div>
    </PropertyRow>
  )
}

function BoxName({ name, hasValues }: { name: string; hasValues: boolean }) {
  return (
    <span className={styles.boxName} data-set={hasValues || undefined}>
      {name}
    </span>
  )
}
