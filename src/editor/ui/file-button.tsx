import { type FileButtonProps, FileButton as LibraryFileButton } from '@mantine/core'
import { useRef } from 'react'

/**
 * A button that opens a file picker. The input is reset, so that choosing the same file again after correcting it
 * triggers a change event.
 */
export function FileButton<Multiple extends boolean = false>({
  onChange,
  ...props
}: Omit<FileButtonProps<Multiple>, 'resetRef'>) {
  const reset = useRef<() => void>(null)
  const take: FileButtonProps<Multiple>['onChange'] = (chosen) => {
    reset.current?.()
    onChange(chosen)
  }
  return <LibraryFileButton<Multiple> {...(props as FileButtonProps<Multiple>)} resetRef={reset} onChange={take} />
}
