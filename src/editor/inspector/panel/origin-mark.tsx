import { useT } from '@kit/t'
import type { Level } from '../../state/level'
import { levelNames } from '../level'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Hint } from '../../ui/hint'
import styles from './panel.module.css'

/**
 * Origin of a value: set for this width, inherited from a wider one, changed from the block's default (at any width),
 * or not set.
 */
export type Origin = { from: 'own'; level?: Level; onReset: () => void } | { from: Level } | { from: 'none' }

const messages = {
  own: { en: 'Set here for {level}. Press to reset.', th: 'ตั้งไว้สำหรับ{level} กดเพื่อคืนค่า' },
  changed: { en: 'Differs from the default. Press to reset.', th: 'ต่างจากค่าเริ่มต้น กดเพื่อคืนค่า' },
  inherited: { en: 'Follows {level}', th: 'ตามค่าของ{level}' },
  reset: { en: 'Reset {what}', th: 'คืนค่าเริ่มต้นของ{what}' },
}

/** In a row with several controls the one with that label, else the first. */
function adjacentControl(mark: Element, label: string): HTMLElement | null | undefined {
  const row = mark.closest('[data-layout]')
  return (
    row?.querySelector<HTMLElement>(`input[aria-label=${JSON.stringify(label)}]`) ??
    row?.querySelector<HTMLElement>('[data-control] :is(input, textarea, button, [tabindex="0"]):not(:disabled)')
  )
}

/** A dot that shows a value's origin; filled when it is set here, and then a button that resets it. */
export function OriginMark({ origin, label }: { origin: Origin; label: string }) {
  const t = useT()
  if (origin.from === 'none') return null
  if (origin.from === 'own') {
    const hint = origin.level ? t(messages.own, { level: t(levelNames[origin.level]) }) : t(messages.changed)
    return (
      <Hint label={hint}>
        <button
          type="button"
          className={styles.origin}
          data-origin="own"
          aria-label={`${t(messages.reset, { what: label })}. ${hint}`}
          onClick={(event) => {
            // The button disappears with the value, so for keyboard users focus moves to the control.
            if (event.detail === 0) adjacentControl(event.currentTarget, label)?.focus({ preventScroll: true })
            origin.onReset()
          }}
        />
      </Hint>
    )
  }
  const hint = t(messages.inherited, { level: t(levelNames[origin.from]) })
  return (
    <Hint label={hint}>
      <span className={styles.origin} data-origin="inherited">
        <VisuallyHidden>{hint}</VisuallyHidden>
      </span>
    </Hint>
  )
}
