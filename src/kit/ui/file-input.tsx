import { type ComponentProps, useId, useState } from 'react'
import { useLocale } from '../boot'
import { formatBytes } from '../format'
import { Icon } from '../icon'
import { useT } from '../t'
import button from './button.module.css'
import { useFieldControl } from './field'
import styles from './file-input.module.css'

const messages = { one: { en: 'Choose a file', th: 'เลือกไฟล์' }, more: { en: 'Choose files', th: 'เลือกไฟล์' } }

/**
 * A file picker labelled in the page's language, whereas a native one uses the browser's. Inside a `Field` it takes
 * label, hint and error from there.
 */
export function FileInput({ onChange, multiple, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useT()
  const locale = useLocale()
  const own = useId()
  const control = useFieldControl(rest)
  const [chosen, setChosen] = useState<{ name: string; size: number }[]>([])
  return (
    <div className={styles.files}>
      <input
        {...rest}
        id={own}
        {...control}
        type="file"
        multiple={multiple}
        className={styles.native}
        onChange={(event) => {
          setChosen(Array.from(event.target.files ?? [], ({ name, size }) => ({ name, size })))
          onChange?.(event)
        }}
      />
      <label
        htmlFor={control.id ?? own}
        className={button.button}
        data-look="secondary"
        data-size="m"
        aria-hidden="true"
      >
        <Icon name="paperclip" />
        <span>{t(multiple ? messages.more : messages.one)}</span>
      </label>
      {chosen.length > 0 && (
        <ul role="list" className={styles.names}>
          {chosen.map(({ name, size }, at) => (
            <li key={at}>
              {name} <span className={styles.size}>{formatBytes(size, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
