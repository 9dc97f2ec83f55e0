import { Tooltip, type TooltipProps } from '@mantine/core'

/** The text of a hint, positioned at its control. */
export function Tip(props: Pick<TooltipProps, 'label' | 'position' | 'multiline' | 'maw' | 'target'>) {
  return <Tooltip {...props} opened hideDetached />
}
