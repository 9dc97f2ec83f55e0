import { type FileButtonProps, FileButton as LibraryFileButton } from '@mantine/core'
import { useRef } from 'react'

/** A button that asks for a file. The input forgets what was chosen: whoever is refused, mends the file and chooses it again would be met by silence. */
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
