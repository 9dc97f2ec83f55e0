import { ActionIcon, ColorPicker, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '@kit/t'
import { colorScales, colorToCss, colorTokens } from '@schemas/layout/color'
import { colorNames } from '@schemas/layout/color-names'
import { useUi } from '../../state/ui-store'
import { colorName, scaleLabels } from '../labels/color-labels'
import styles from './color-control.module.css'
import { useThemeColor } from './theme-color'
import { Hint } from '../../ui/hint'
import { usePickerLabels } from '../../ui/picker-labels'
import { adjacentInGrid } from '../../ui/adjacent-in-grid'
import { readColor } from '../../ui/read-color'
import { useControlFocus } from '../../ui/use-control-focus'

const messages = {
  none: { en: 'None', th: 'ไม่มี' },
  clear: { en: 'Clear {what}', th: 'ล้าง{what}' },
  theme: { en: 'Theme colours', th: 'สีของธีม' },
  scales: { en: 'Shades', th: 'ระดับความเข้มของสี' },
  own: { en: 'Custom colour', th: 'สีที่กำหนดเอง' },
  hex: { en: 'Hex colour', th: 'รหัสสี' },
  invalid: { en: 'A hex colour looks like #2f6bff.', th: 'รหัสสีต้องเป็นแบบ #2f6bff' },
}

type Props = {
  id: string
  label: string
  value: unknown
  /** The inherited colour, shown greyed when none is chosen. */
  inherited?: unknown
  isClearable?: boolean
  describedBy?: string | undefined
  isInvalid?: boolean
  onChange: (value: string | undefined, isTyping?: boolean) => void
  onLeave?: (() => void) | undefined
}

/**
 * A colour: theme colours first, because they follow light and dark mode and theme changes; any other by its hex code.
 */
export function ColorControl({
  id,
  label,
  value,
  inherited,
  isClearable = false,
  describedBy,
  isInvalid = false,
  onChange,
  onLeave,
}: Props) {
  const t = useT()
  const cssOf = useThemeColor()
  const scheme = useUi((state) => state.scheme)
  const [isOpen, setOpen] = useState(false)
  const { control, takeFocus } = useControlFocus(undefined)
  const written = typeof value === 'string' ? value : undefined
  const shown = written ?? (typeof inherited === 'string' ? inherited : undefined)
  const choose = (color: string) => {
    onChange(color)
    setOpen(false)
  }
  return (
    <div className={styles.control}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        onClose={onLeave}
        position="left-start"
        trapFocus
        returnFocus
        shadow="md"
        width={252}
        // ARIA roles are set by hand: Mantine would use the id that the label refers to.
        withRoles={false}
      >
        <Popover.Target>
          <UnstyledButton
            id={id}
            ref={control}
            className={styles.button}
            aria-describedby={describedBy}
            aria-labelledby={`${id}-label ${id}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-invalid={isInvalid || undefined}
            data-empty={written === undefined || undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Swatch css={cssOf(shown)} scheme={scheme} />
            <span className={styles.name}>{shown === undefined ? t(messages.none) : t(colorName(shown))}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={label} className={styles.dropdown}>
          <Swatches value={written} cssOf={cssOf} scheme={scheme} onChoose={choose} />
          <OwnColor label={label} value={written} css={cssOf(shown)} onChange={onChange} />
        </Popover.Dropdown>
      </Popover>
      {isClearable && written !== undefined && (
        <ActionIcon
          size="sm"
          aria-label={t(messages.clear, { what: label })}
          onClick={() => (takeFocus(), onChange(undefined))}
        >
          <IconX size={13} />
        </ActionIcon>
      )}
    </div>
  )
}

type Scheme = 'light' | 'dark'

function Swatch({ css, scheme }: { css: string | undefined; scheme: Scheme }) {
  return <span className={styles.swatch} style={{ colorScheme: scheme, ...(css ? { '--swatch': css } : {}) }} />
}

/** The theme's colours: a single tab stop at the chosen one, with arrow key navigation. */
function Swatches({
  value,
  cssOf,
  scheme,
  onChoose,
}: {
  value: string | undefined
  cssOf: ReturnType<typeof useThemeColor>
  scheme: Scheme
  onChoose: (value: string) => void
}) {
  const t = useT()
  const tokens = ['transparent', ...colorTokens]
  const scales = colorScales.map((scale) => ({
    scale,
    steps: Array.from({ length: 10 }, (_, index) => `${scale}.${index + 1}`),
  }))
  const stop = [...tokens, ...scales.flatMap(({ steps }) => steps)].find((each) => each === value) ?? tokens[0]
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const to = adjacentInGrid(
      [...event.currentTarget.querySelectorAll('button')],
      event.target as HTMLElement,
      event.key,
    )
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  const drawn = (color: string) => (
    <Choice
      key={color}
      name={t(
        color === 'transparent' || color.includes('.')
          ? colorName(color)
          : colorNames[color as keyof typeof colorNames],
      )}
      isChosen={color === value}
      isStop={color === stop}
      css={cssOf(color)}
      scheme={scheme}
      onChoose={() => onChoose(color)}
    />
  )
  return (
    <div role="presentation" onKeyDown={press}>
      <p className={styles.title}>{t(messages.theme)}</p>
      <div className={styles.tokens} role="group" aria-label={t(messages.theme)}>
        {tokens.map(drawn)}
      </div>
      <p className={styles.title}>{t(messages.scales)}</p>
      {scales.map(({ scale, steps }) => (
        <div key={scale} className={styles.scale} role="group" aria-label={t(scaleLabels[scale])}>
          {steps.map(drawn)}
        </div>
      ))}
    </div>
  )
}

function Choice({
  name,
  isChosen,
  isStop,
  css,
  scheme,
  onChoose,
}: {
  name: string
  isChosen: boolean
  isStop: boolean
  css: string | undefined
  scheme: Scheme
  onChoose: () => void
}) {
  return (
    <Hint label={name}>
      <UnstyledButton
        className={styles.choice}
        tabIndex={isStop ? 0 : -1}
        data-autofocus={isStop || undefined}
        aria-label={name}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <Swatch css={css} scheme={scheme} />
      </UnstyledButton>
    </Hint>
  )
}

/** Any colour, picked or by its code. An incomplete code stays in the field. */
function OwnColor({
  label,
  value,
  css,
  onChange,
}: {
  label: string
  value: string | undefined
  css: string | undefined
  onChange: Props['onChange']
}) {
  const t = useT()
  const hex = value?.startsWith('#') ? value : undefined
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? hex ?? ''
  const isWrong = draft !== undefined && draft !== '' && colorToCss(completed(draft)) === undefined
  const labels = usePickerLabels(label)
  const write = (written: string) => {
    const text = readColor(written) ?? written
    setDraft(text)
    const color = completed(text)
    if (colorToCss(color) !== undefined) onChange(color, true)
  }
  return (
    <>
      <p className={styles.title}>{t(messages.own)}</p>
      <ColorPicker
        size="xs"
        fullWidth
        format="hexa"
        {...labels}
        value={hex ?? (css?.startsWith('#') ? css : '#888888')}
        onChange={(color) => {
          setDraft(undefined)
          onChange(color.toLowerCase().replace(/^(#.{6})ff$/, '$1'), true)
        }}
      />
      <TextInput
        mt={8}
        aria-label={t(messages.hex)}
        placeholder="#2f6bff"
        spellCheck={false}
        value={shown}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => !isWrong && setDraft(undefined)}
        error={isWrong && t(messages.invalid)}
      />
    </>
  )
}

const completed = (text: string) => (text.startsWith('#') ? text.trim() : `#${text.trim()}`)
