import { createTheme } from '@mantine/core'
import styles from './inspector.module.css'

const input = { defaultProps: { size: 'xs', variant: 'filled', classNames: { input: styles.input } } }

/** Small, unobtrusive controls: a panel of 312 px contains many of them. */
export const inspectorTheme = createTheme({
  components: {
    TextInput: input,
    Textarea: input,
    NumberInput: input,
    Autocomplete: input,
    Select: { defaultProps: { ...input.defaultProps, checkIconPosition: 'right', withCheckIcon: true } },
    SegmentedControl: {
      defaultProps: { size: 'xs', radius: 'sm', classNames: { root: styles.segments, label: styles.segment } },
    },
    Switch: { defaultProps: { size: 'xs' } },
    Button: { defaultProps: { size: 'xs', radius: 'sm' } },
    Menu: { defaultProps: { withinPortal: true, shadow: 'md' } },
  },
})
