import { useId } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '../../icon'
import { type Scheme, schemes, setScheme, useScheme } from '../../scheme'
import { useT } from '../../t'
import styles from './scheme-choice.module.css'

const messages = {
  label: { en: 'Colour scheme', th: 'โหมดสี' },
  light: { en: 'Light', th: 'สว่าง' },
  dark: { en: 'Dark', th: 'มืด' },
  auto: { en: 'Auto', th: 'อัตโนมัติ' },
  next: { en: 'Colour scheme: {now}. Switch to {next}.', th: 'โหมดสี: {now} กดเพื่อเปลี่ยนเป็น{next}' },
}
const icons: Record<Scheme, IconName> = { light: 'sun', dark: 'moon', auto: 'brightness' }

type Props = { look?: 'icon' | 'segments' | 'labels' }

/** Light, dark, or the device's setting. Needs scripts, so it is hidden without them. */
export function SchemeChoice({ look: variant = 'segments' }: Props) {
  return variant === 'icon' ? <SchemeButton /> : <SchemeSegments labels={variant === 'labels'} />
}

function SchemeButton() {
  const t = useT()
  const scheme = useScheme() ?? 'auto'
  const next = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] as Scheme
  const label = t(messages.next, { now: t(messages[scheme]), next: t(messages[next]) })
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={t(messages.label)}
      onClick={() => setScheme(next)}
    >
      <Icon name={icons[scheme]} />
    </button>
  )
}

function SchemeSegments({ labels }: { labels: boolean }) {
  const t = useT()
  const name = useId()
  const scheme = useScheme()
  return (
    <fieldset className={styles.segments} data-labels={labels || undefined}>
      <legend className="visually-hidden">{t(messages.label)}</legend>
      {schemes.map((each) => (
        <label key={each} className={styles.segment} title={labels ? undefined : t(messages[each])}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={scheme === each}
            onChange={() => setScheme(each)}
            className={styles.input}
          />
          <Icon name={icons[each]} size="1.125rem" />
          <span className={labels ? undefined : 'visually-hidden'}>{t(messages[each])}</span>
        </label>
      ))}
    </fieldset>
  )
}
