import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** What a notice says of a thing done, and its way back. */
export function undoMessage(said: string, undo: string, onUndo: () => void): ReactNode {
  return (
    <Group justify="space-between" wrap="nowrap">
      {said}
      <Button variant="light" flex="none" onClick={onUndo}>
        {undo}
      </Button>
    </Group>
  )
}
