import { secondaryCommands } from './secondary-commands'
import type { Command } from './command'
import { commands } from './commands'
import { viewCommands } from './view-commands'

/** Every action of the builder: what has neither a key nor a button of its own comes where all are listed. */
export const allCommands: readonly Command[] = [
  ...commands.flatMap((command) => [command, ...(secondaryCommands[command.id] ?? [])]),
  ...viewCommands,
]
