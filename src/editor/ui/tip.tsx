import { Tooltip, type TooltipProps } from '@mantine/core'

/** The words of a hint, beside what they explain. */
export function Tip(props: Pick<TooltipProps, 'label' | 'position' | 'multiline' | 'maw' | 'target'>) {
  return <Tooltip {...props} opened hideDetached />
}
