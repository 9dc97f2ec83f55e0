import { IconBrowserPlus } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { isRecord } from '@schemas/layout/json'
import { linkKind, type LinkTarget } from '@schemas/layout/link-target'
import { PropertyRow } from '../panel/property-row'
import { AddressInput } from './address-input'
import { type FieldProps, inputOf, rowOf } from './field-props'
import { Hint } from '../../ui/hint'
import { ToolButton } from '../../ui/tool-button'
import { useLinkWarning } from './link-warning'
import styles from './fields.module.css'

const messages = {
  newTab: { en: 'Open in a new tab', th: 'เปิดในแท็บใหม่' },
}

/** A link target: a page, an anchor on a page, a file, another website, an e-mail address or a phone number. */
export function LinkField({ field, bind: binding, focusRef }: FieldProps<'link'>) {
  const t = useT()
  const value = isRecord(binding.value) ? (binding.value as LinkTarget) : undefined
  const to = value?.to ?? ''
  const bind = { ...binding, warning: useLinkWarning(to) }
  const write = (next: string) => {
    if (next === '' && field.isOptional) return bind.onChange(undefined, true)
    const { external: _external, ...others } = value ?? {}
    bind.onChange({ ...others, to: next, ...(linkKind(next) === 'external' ? { external: true } : {}) }, true)
  }
  const row = rowOf(bind)
  return (
    <PropertyRow {...row}>
      <div className={styles.together}>
        <AddressInput
          key={bind.id}
          input={inputOf(bind)}
          inputRef={focusRef}
          value={to}
          hasError={Boolean(bind.error)}
          takesFiles
          onChange={write}
        />
        <Hint label={t(messages.newTab)}>
          <ToolButton
            aria-label={`${bind.label}: ${t(messages.newTab)}`}
            aria-pressed={value?.newTab === true}
            disabled={!value}
            onClick={() => {
              const { newTab, ...others } = value ?? { to }
              bind.onChange(newTab ? others : { ...others, newTab: true })
            }}
          >
            <IconBrowserPlus size={15} />
          </ToolButton>
        </Hint>
      </div>
    </PropertyRow>
  )
}

/** A page of the site, by its path alone. */
export function PathField({ field, bind: binding, focusRef }: FieldProps<'path'>) {
  const to = typeof binding.value === 'string' ? binding.value : ''
  const bind = { ...binding, warning: useLinkWarning(to) }
  const row = rowOf(bind)
  return (
    <PropertyRow {...row}>
      <AddressInput
        key={bind.id}
        input={inputOf(bind)}
        inputRef={focusRef}
        value={to}
        placeholder={typeof field.start === 'string' ? field.start : undefined}
        hasError={Boolean(bind.error)}
        onChange={(next) => bind.onChange(next === '' && field.isOptional ? undefined : next, true)}
      />
    </PropertyRow>
  )
}
